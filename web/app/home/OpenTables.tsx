// Public tables with a free seat, and running ones that may be watched.
import type { TableSummary } from "#protocol/tables.ts";
import { gameNamed } from "../catalogue.ts";
import { connection } from "../client/socket.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { useStore } from "../store.ts";
import { useTables } from "./my-games.ts";
import { paceText } from "./pace-text.ts";

export function OpenTables() {
  const t = useWords();
  const { lobby } = useTables();
  const isConnected = useStore(connection) === "connected";
  const shown = lobby.filter(({ stage, spectators }) => stage === "open" || (stage === "running" && spectators));
  return (
    <section aria-labelledby="open-tables" className="open-tables">
      <h2 id="open-tables">{t("home.open")}</h2>
      {shown.length === 0 ? (
        <p className="soft">{isConnected ? t("home.openEmpty") : t("home.openOffline")}</p>
      ) : (
        <ul className="plain-list open-list">
          {shown.map(table => (
            <TableLine key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TableLine({ table }: { readonly table: TableSummary }) {
  const t = useWords();
  const language = useLanguage();
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  const name = gameNamed(table.game)?.texts[language].name ?? table.game;
  return (
    <li className="card open-line">
      <div>
        <strong>{table.title || name}</strong>
        <span className="soft small">
          {[table.title ? name : "", table.owner.name, paceText(t, table.pace)].filter(Boolean).join(" · ")}
        </span>
      </div>
      {table.stage === "open" && <span className="tag">{t("home.seatsFree", { count: free })}</span>}
      <Link to={`/table/${table.id}`} className={free > 0 ? "hk-button hk-button-main" : "hk-button"}>
        {table.stage === "open" && free > 0 ? t("home.join") : t("home.watch")}
      </Link>
    </li>
  );
}
