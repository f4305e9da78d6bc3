// Every finished game, each with its replay.
import { gameNamed } from "../catalogue.ts";
import { botName } from "../client/start-local.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { dateFormat } from "../times.ts";
import { type Finished, useFinished } from "./finished.ts";

export function History() {
  const t = useWords();
  const { games, more } = useFinished(seat => botName(t, seat));
  return (
    <section className="card card-pad stack" aria-label={t("me.history")}>
      <h2>{t("me.history")}</h2>
      {games.length === 0 && <p className="soft">{t("me.historyEmpty")}</p>}
      <ul className="plain-list">
        {games.map(game => (
          <FinishedLine key={game.id} game={game} />
        ))}
      </ul>
      {more && (
        <button type="button" className="hk-button" onClick={more}>
          {t("me.more")}
        </button>
      )}
    </section>
  );
}

function FinishedLine({ game }: { readonly game: Finished }) {
  const t = useWords();
  const language = useLanguage();
  const day = dateFormat(language, { dateStyle: "medium" }).format(game.at);
  const winners = game.result?.winners ?? [];
  const [mine] = game.mine;
  const place = mine === undefined ? null : game.result?.places[mine];
  return (
    <li className="history-line">
      <div>
        <strong>{gameNamed(game.game)?.texts[language].name ?? game.game}</strong>
        <span className="soft small">
          {day}
          {game.isLocal && ` · ${t("me.onDevice")}`}
        </span>
        <span className="small">
          {game.names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <span key={seat} className={winners.includes(seat) ? "history-winner" : undefined}>
              {name}
              {seat < game.names.length - 1 && ", "}
            </span>
          ))}
        </span>
      </div>
      {place != null && <span className={place === 1 ? "tag tag-turn" : "tag"}>{t("me.placeN", { n: place })}</span>}
      <Link to={game.href} className="hk-button">
        {t("me.watch")}
      </Link>
    </li>
  );
}
