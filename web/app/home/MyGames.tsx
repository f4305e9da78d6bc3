// My running games, wherever they run: whose turn it is comes first.
import { useState } from "react";
import { gameNamed, games } from "../catalogue.ts";
import { person } from "../client/person.ts";
import { botName } from "../client/start-local.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { Dialog } from "../shell/Dialog.tsx";
import { useStore } from "../store.ts";
import { inOrder, type ListedGame, localGame, sharedGame, useLocalTables, useTables } from "./my-games.ts";

/** More than this many are folded away. */
const SHOWN = 5;

export function MyGames() {
  const t = useWords();
  const me = useStore(person)?.id ?? null;
  const { mine } = useTables();
  const { tables, remove } = useLocalTables();
  const [removing, setRemoving] = useState<string | null>(null);
  const all = [...mine.map(table => sharedGame(table, me, seat => botName(t, seat))), ...tables.map(localGame)];
  const running = inOrder(all.filter(({ stage }) => stage !== "over"));
  return (
    <section className="card my-games" aria-labelledby="my-games">
      <h2 id="my-games">{t("home.mine")}</h2>
      {running.length === 0 && <Beginnings />}
      <ul className="plain-list">
        {running.slice(0, SHOWN).map(game => (
          <GameLine key={game.id} game={game} onRemove={game.isLocal ? () => setRemoving(game.id) : null} />
        ))}
      </ul>
      {(running.length > SHOWN || all.length > running.length) && (
        <Link to="/me/history" className="small">
          {t("home.seeAll")}
        </Link>
      )}
      {removing && (
        <Dialog title={t("home.removeAsk")} onClose={() => setRemoving(null)}>
          <p>{t("home.removeHelp")}</p>
          <div className="row">
            <button
              type="button"
              className="hk-button hk-button-bad"
              onClick={() => {
                void remove(removing);
                setRemoving(null);
              }}
            >
              {t("home.remove")}
            </button>
            <button type="button" className="hk-button" onClick={() => setRemoving(null)}>
              {t("shell.cancel")}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** For those who have no game yet: three ways to begin. */
function Beginnings() {
  const t = useWords();
  const id = games[0]?.id;
  return (
    <>
      <p className="soft">{t("home.mineEmpty")}</p>
      {id && (
        <ol className="plain-list beginnings">
          {(["lesson", "device", "online"] as const).map(way => (
            <li key={way}>
              <Link to={way === "lesson" ? `/learn/${id}/lesson` : `/new/${id}?where=${way}`}>
                <strong>{t(`home.begin.${way}`)}</strong>
                <span className="soft small">{t(`home.begin.${way}About`)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function GameLine({ game, onRemove }: { readonly game: ListedGame; readonly onRemove: (() => void) | null }) {
  const t = useWords();
  const language = useLanguage();
  const name = game.title || gameNamed(game.game)?.texts[language].name || game.game;
  const status = game.isMyTurn
    ? t("home.yourTurn")
    : game.stage === "open"
      ? t("home.gathering")
      : t("home.waitingFor", { names: game.waitingFor.join(", ") });
  return (
    <li className="game-line">
      <Link to={game.href}>
        <strong>{name}</strong>
        <span className="soft small game-line-players">{game.players.join(", ")}</span>
        <span className="row small">
          <span className={game.isMyTurn ? "tag tag-turn" : "tag"}>{status}</span>
          {game.isLocal && (
            <span className="game-line-where">{game.isLesson ? t("home.lesson") : t("home.onDevice")}</span>
          )}
        </span>
      </Link>
      {onRemove && (
        <button type="button" className="icon-button" aria-label={`${t("home.remove")}: ${name}`} onClick={onRemove}>
          <span aria-hidden="true">×</span>
        </button>
      )}
    </li>
  );
}
