// A table on the server: first people gather, then it is played, then its end is shown.
import { useEffect, useState } from "react";
import type { ScreenProps } from "../App.tsx";
import { type OnlineClient, openOnline } from "../client/online-client.ts";
import { connection } from "../client/socket.ts";
import { botName } from "../client/start-local.ts";
import { useGame } from "../games.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Problem } from "../problem.ts";
import { usePlace } from "../router.ts";
import { Loading } from "../shell/Loading.tsx";
import { ProblemPage } from "../shell/ProblemPage.tsx";
import { useStore } from "../store.ts";
import { TakeSeat } from "./Absence.tsx";
import { Gathering } from "./Gathering.tsx";
import { isLost, LostTable } from "./LostTable.tsx";
import { TableRoom } from "./TableRoom.tsx";
import { useOnlineExtras } from "./use-online-extras.tsx";

function useOnlineClient(id: string, key: string | null): OnlineClient | null {
  const t = useWords();
  const [client, setClient] = useState<OnlineClient | null>(null);
  useEffect(() => {
    const opened = openOnline(id, { key, botName: seat => botName(t, seat) });
    setClient(opened);
    return opened.close;
  }, [id, key, t]);
  return client;
}

export default function OnlineTable({ rest }: ScreenProps) {
  const { query } = usePlace();
  const client = useOnlineClient(rest[0] ?? "", query.get("key"));
  return client ? <OpenedTable key={rest[0]} client={client} /> : <Loading />;
}

function OpenedTable({ client }: { readonly client: OnlineClient }) {
  const language = useLanguage();
  const { id: table, game: id, failure, shared, standing, handTo } = useStore(client.state);
  const link = useStore(connection);
  const game = useGame(shared?.info.stage === "open" ? null : id, language);
  if (failure && isLost(failure)) return <LostTable id={table} problem={failure} />;
  if (failure)
    return (
      <ProblemPage problem={failure}>
        {/* Who may not watch may still play on for somebody. */}
        {shared && failure.code === "no-spectators" && <TakeSeat client={client} shared={shared} />}
      </ProblemPage>
    );
  if (!shared) return link === "lost" ? <ProblemPage problem={new Problem("server-gone")} /> : <Loading />;
  if (shared.info.stage === "open") return <Gathering client={client} shared={shared} />;
  if (!game || (!standing && handTo === null)) return <Loading />;
  return <PlayedTable client={client} game={game} />;
}

function PlayedTable(props: { readonly client: OnlineClient; readonly game: NonNullable<ReturnType<typeof useGame>> }) {
  const extras = useOnlineExtras(props.client, props.game);
  return <TableRoom client={props.client} game={props.game} extras={extras} />;
}
