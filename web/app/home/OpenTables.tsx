// Public tables with a free seat, and running ones that may be watched: searched, filtered, the first of many.
import type { TableSummary } from "#protocol/tables.ts";
import { agoText, useNow } from "../ago.ts";
import { gameNamed } from "../catalogue.ts";
import { person } from "../client/person.ts";
import { clockShift, connection } from "../client/socket.ts";
import { useLanguage, useWords, type Words } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { useStore } from "../store.ts";
import { LobbyFilters, useLobbyFilter } from "./LobbyFilters.tsx";
import { useTables } from "./my-games.ts";
import { paceText } from "./pace-text.ts";

export function OpenTables() {
  const t = useWords();
  const [filter, setFilter] = useLobbyFilter();
  const me = useStore(person);
  const { lobby, total } = useTables(lobbyOnly, filter);
  const isConnected = useStore(connection) === "connected";
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <section aria-labelledby="open-tables" className="open-tables">
      <h2 id="open-tables">{t("home.open")}</h2>
      <LobbyFilters filter={filter} isPerson={Boolean(me)} onChange={setFilter} />
      {lobby.length === 0 ? (
        <p className="soft">
          {isConnected ? t(isFiltered ? "lobby.nothing" : "home.openEmpty") : t("home.openOffline")}
        </p>
      ) : (
        <>
          <ul className="plain-list open-list">
            {lobby.map(table => (
              <TableLine key={table.id} table={table} />
            ))}
          </ul>
          {total > lobby.length && <p className="soft">{t("lobby.more", { shown: lobby.length, total })}</p>}
        </>
      )}
    </section>
  );
}

const lobbyOnly = ["lobby"] as const;

/** What a table is like, in few words. */
function factsOf(t: Words, table: TableSummary, name: string): string[] {
  return [
    table.title ? name : "",
    paceText(t, table.pace),
    table.language === "any" ? "" : t(`lobby.speaks.${table.language}`),
    table.level === "any" ? "" : t(`lobby.for.${table.level}`),
    table.finishPercent === 0 ? "" : t("finish.wanted", { percent: table.finishPercent }),
  ].filter(Boolean);
}

/** A table as a line of a list. */
export function TableLine({ table }: { readonly table: TableSummary }) {
  const t = useWords();
  const language = useLanguage();
  const now = useNow() + clockShift.get();
  const isOver = table.stage === "finished" || table.stage === "ended";
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  const game = gameNamed(table.game)?.texts[language];
  const name = game?.name ?? table.game;
  const names = table.seats.flatMap(seat => (seat.kind === "person" ? [seat.name] : []));
  const chosen = Object.entries(table.options).flatMap(([id, value]) => {
    const usual = gameNamed(table.game)?.options.find(spec => spec.id === id)?.default;
    const text = game?.options[id];
    return text && value !== usual ? [`${text.name}: ${text.values[value] ?? value}`] : [];
  });
  return (
    <li className="card open-line">
      <div>
        <strong>{table.title || name}</strong>
        <span className="small">{names.length > 0 ? names.join(", ") : table.owner.name}</span>
        <span className="soft small">{[...factsOf(t, table, name), ...chosen].join(" · ")}</span>
        <span className="soft small">{t("lobby.since", { ago: agoText(language, now - table.created) })}</span>
      </div>
      {table.stage === "open" && (
        <span className="tag">
          {t("home.seatsFree", { count: free })} / {table.seats.length}
        </span>
      )}
      {table.seats.some(({ seeks }) => seeks !== null) && <span className="tag">{t("lobby.substitute")}</span>}
      <Link to={`/table/${table.id}`} className={free > 0 ? "hk-button hk-button-main" : "hk-button"}>
        {table.stage === "open" && free > 0
          ? t("home.join")
          : t(table.stage === "open" || isOver ? "lobby.look" : "home.watch")}
      </Link>
    </li>
  );
}
