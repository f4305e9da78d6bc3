// A game as a picture with what a box says on its side.
import { useState } from "react";
import { pictureOf, type ShelfGame } from "../art/shelf.ts";
import type { CatalogueGame } from "../catalogue.ts";
import { soloPlan, startLocal } from "../client/start-local.ts";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { problemFrom } from "../problem.ts";
import { notify } from "../shell/notices.ts";

/** Players, length and weight in one line. */
export function BoxFacts({ game }: { readonly game: ShelfGame }) {
  const t = useWords();
  const [from, to] = game.players;
  const [least, most] = game.minutes;
  return (
    <ul className="plain-list box-facts">
      <li>{t("home.players", { from, to })}</li>
      <li>{t("home.minutes", { from: least, to: most })}</li>
      <li>
        <span className="weight" role="img" aria-label={t("home.weight", { value: game.weight })}>
          {[1, 2, 3, 4, 5].map(n => (
            <i key={n} data-on={n <= game.weight || undefined} />
          ))}
        </span>
        {t(`weight.${game.weight}`)}
      </li>
    </ul>
  );
}

/** Starts a game against bots at one click. */
export function PlayBots({ game, isMain = true }: { readonly game: CatalogueGame; readonly isMain?: boolean }) {
  const t = useWords();
  const [isBusy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      await startLocal(soloPlan(game, t));
    } catch (error) {
      notify({ problem: problemFrom(error) });
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={isMain ? "hk-button hk-button-main hk-button-big" : "hk-button hk-button-main"}
      disabled={isBusy}
      onClick={() => void play()}
    >
      {t("home.playBots")}
    </button>
  );
}

/** The game the page opens with. */
export function FeaturedGame({ game }: { readonly game: ShelfGame }) {
  const t = useWords();
  return (
    <article className="card featured">
      <img src={pictureOf(game.id)} alt="" width={960} height={600} />
      <div className="featured-text">
        <h2>{game.name}</h2>
        <p className="featured-tagline">{game.tagline}</p>
        <BoxFacts game={game} />
        <div className="row">
          <PlayBots game={game.game} />
          <Link to={`/new/${game.id}`} className="hk-button">
            {t("home.newTable")}
          </Link>
          <Link to={`/learn/${game.id}`} className="hk-button">
            {t("home.learn")}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** A game on the shelf below. */
export function ShelfCard({ game }: { readonly game: ShelfGame }) {
  const t = useWords();
  return (
    <article className="card shelf-card">
      <div className="shelf-picture">
        <img src={pictureOf(game.id)} alt="" width={960} height={600} loading="lazy" />
      </div>
      <div className="shelf-text">
        <h3>{game.name}</h3>
        <p className="soft small">{game.tagline}</p>
        <BoxFacts game={game} />
        <div className="row">
          <PlayBots game={game.game} isMain={false} />
          <Link to={`/new/${game.id}`} className="hk-button">
            {t("home.newTable")}
          </Link>
        </div>
      </div>
    </article>
  );
}
