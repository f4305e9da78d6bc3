// My running games, wherever they run: whose turn it is comes first.
import { useEffect, useState } from "react";
import { clockText } from "#web/kit/Clock.tsx";
import { agoText, useNow } from "../ago.ts";
import { gameNamed, games } from "../catalogue.ts";
import { person } from "../client/person.ts";
import { clockShift } from "../client/socket.ts";
import { botName } from "../client/start-local.ts";
import { useLanguage, useWords, type Words } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { Dialog } from "../shell/Dialog.tsx";
import { useStore } from "../store.ts";
import { askedOf, inOrder, type ListedGame, localGame, sharedGame, useLocalTables, useTables } from "./my-games.ts";

export function MyGames() {
  const t = useWords();
  const me = useStore(person)?.id ?? null;
  const { mine } = useTables();
  const { tables, remove } = useLocalTables();
  const [removing, setRemoving] = useState<string | null>(null);
  const all = [...mine.map(table => sharedGame(table, me, seat => botName(t, seat))), ...tables.map(localGame)];
  const running = inOrder(all.filter(({ stage }) => stage !== "over"));
  useWaitingTitle(mine.filter(table => askedOf(table, me) !== null).length);
  return (
    <section className="card my-games" aria-labelledby="my-games">
      <h2 id="my-games">{t("home.mine")}</h2>
      {running.length === 0 && <Beginnings />}
      <ul className="plain-list">
        {running.map(game => (
          <GameLine key={game.id} game={game} onRemove={game.isLocal ? () => setRemoving(game.id) : null} />
        ))}
      </ul>
      {me && (
        <Link to="/me/history" className="small">
          {t("mine.finished")}
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

function statusOf(t: Words, { asked, stage, waitingFor }: ListedGame): string {
  if (asked === "turn") return t("home.yourTurn");
  if (asked === "vote") return t("mine.vote");
  if (asked === "invitation") return t("mine.invited");
  return stage === "open" ? t("home.gathering") : t("home.waitingFor", { names: waitingFor.join(", ") });
}

/** The tab says how many games wait. */
function useWaitingTitle(count: number): void {
  useEffect(() => {
    document.title = count > 0 ? `(${count}) Hetman` : "Hetman";
    return () => {
      document.title = "Hetman";
    };
  }, [count]);
}

function GameLine({ game, onRemove }: { readonly game: ListedGame; readonly onRemove: (() => void) | null }) {
  const t = useWords();
  const language = useLanguage();
  const name = game.title || gameNamed(game.game)?.texts[language].name || game.game;
  const now = useNow() + clockShift.get();
  const facts = [
    game.deadline !== null && t("mine.left", { time: clockText(Math.max(0, game.deadline - now)) }),
    game.stage === "running" && t("mine.moved", { ago: agoText(language, now - game.updated) }),
  ];
  return (
    <li className="game-line">
      <Link to={game.href}>
        <strong>{name}</strong>
        <span className="soft small game-line-players">{game.players.join(", ")}</span>
        <span className="row small">
          <span className={game.asked ? "tag tag-turn" : "tag"}>{statusOf(t, game)}</span>
          <span className="soft">{facts.filter(Boolean).join(" · ")}</span>
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
