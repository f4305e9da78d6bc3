// My games, on the server and on this device, as one list: those that wait for me first.
import { useEffect, useState } from "react";
import type { LobbyFilter, TableSummary } from "#protocol/tables.ts";
import { localTables } from "../client/local-tables.ts";
import { person } from "../client/person.ts";
import { rules } from "../client/rules.ts";
import { ask, connection, holdSocket } from "../client/socket.ts";
import type { LocalInfo } from "../local/messages.ts";
import { useStore } from "../store.ts";

/** A game in a list, wherever it runs. */
export interface ListedGame {
  readonly id: string;
  readonly href: string;
  readonly game: string;
  readonly title: string;
  readonly players: readonly string[];
  readonly isMyTurn: boolean;
  /** What the table wants of me. */
  readonly asked: "turn" | "vote" | "invitation" | null;
  /** When the time of those it waits for runs out, mine first; null without a clock. */
  readonly deadline: number | null;
  /** Names the table waits for. */
  readonly waitingFor: readonly string[];
  readonly stage: "open" | "running" | "over";
  readonly isLocal: boolean;
  readonly isLesson: boolean;
  readonly updated: number;
}

/** A table on this device as a list shows it. */
export function localGame(info: LocalInfo): ListedGame {
  const people = info.seats.flatMap((seat, i) => (seat.kind === "person" ? [i] : []));
  return {
    id: info.id,
    href: info.lesson ? `/learn/${info.game}/lesson/${info.id}` : `/local/${info.id}`,
    game: info.game,
    title: "",
    players: info.seats.map(({ name }) => name),
    isMyTurn: info.open.some(seat => people.includes(seat)),
    asked: info.open.some(seat => people.includes(seat)) ? "turn" : null,
    deadline: null,
    waitingFor: info.open.map(seat => info.seats[seat]?.name ?? ""),
    stage: info.result ? "over" : "running",
    isLocal: true,
    isLesson: info.lesson !== null,
    updated: info.updated,
  };
}

/** What a table wants of a person. */
export function askedOf({ seats, waitingFor, voters }: TableSummary, me: string | null): ListedGame["asked"] {
  if (me === null) return null;
  const isTurn = waitingFor.some(seat => seats[seat]?.person?.id === me && !seats[seat]?.standIn);
  if (isTurn) return "turn";
  if (voters.includes(me)) return "vote";
  return seats.some(({ invitee }) => invitee?.id === me) ? "invitation" : null;
}

function deadlineOf({ clock }: TableSummary, mine: readonly number[]): number | null {
  if (!clock || clock.running.length === 0) return null;
  const own = clock.running.filter(seat => mine.includes(seat));
  const left = (own.length > 0 ? own : clock.running).map(seat => clock.left[seat] ?? 0);
  return clock.now + Math.min(...left);
}

/** A table on the server as a list shows it. */
export function sharedGame(table: TableSummary, me: string | null, botCalled: (seat: number) => string): ListedGame {
  const nameOf = (seat: number) => {
    const at = table.seats[seat];
    return at?.name || (at?.level ? botCalled(seat) : "");
  };
  const mine = table.seats.filter(({ person: who, standIn }) => who && who.id === me && !standIn);
  const asked = askedOf(table, me);
  return {
    id: table.id,
    href: `/table/${table.id}`,
    game: table.game,
    title: table.title,
    players: table.seats.map(({ seat }) => nameOf(seat)).filter(name => name !== ""),
    isMyTurn: asked === "turn",
    asked,
    deadline: deadlineOf(
      table,
      mine.map(({ seat }) => seat),
    ),
    waitingFor: table.waitingFor.map(nameOf),
    stage: table.stage === "open" ? "open" : table.stage === "running" ? "running" : "over",
    isLocal: false,
    isLesson: false,
    updated: table.updated,
  };
}

/** Running games: those that wait for me first, the most urgent of them before; then the latest. */
export function inOrder(games: readonly ListedGame[]): ListedGame[] {
  const urgency = ({ asked, deadline }: ListedGame) => (asked ? (deadline ?? Number.MAX_SAFE_INTEGER) : Infinity);
  return [...games].sort((a, b) => Math.sign(urgency(a) - urgency(b)) || b.updated - a.updated);
}

type Lists = readonly ("lobby" | "mine")[];
const onlyMine: Lists = ["mine"];

interface Watch {
  readonly lists: Lists;
  readonly filter: LobbyFilter;
}

/** What the screens of this page look at together: the connection follows one wish. */
const watches = new Map<symbol, Watch>();

function tellWish(): void {
  const all = [...watches.values()];
  const me = person.get()?.id ?? null;
  const lists = [...new Set(all.flatMap(({ lists: wanted }) => wanted))].filter(list => me !== null || list !== "mine");
  const filter = all.find(({ lists: wanted }) => wanted.includes("lobby"))?.filter ?? {};
  ask({ type: "watch", lists, filter }).catch(() => null);
}

/** The lists of tables the server keeps, as they change. */
export function useTables(
  lists: Lists = onlyMine,
  filter: LobbyFilter = noFilter,
): {
  readonly mine: readonly TableSummary[];
  readonly lobby: readonly TableSummary[];
  /** How many tables of the lobby fit; not all of them are sent. */
  readonly total: number;
} {
  const [mine, setMine] = useState<readonly TableSummary[]>([]);
  const [lobby, setLobby] = useState<{ tables: readonly TableSummary[]; total: number }>({ tables: [], total: 0 });
  const me = useStore(person)?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other lists
  useEffect(() => {
    const key = Symbol("watch");
    watches.set(key, { lists, filter });
    const release = holdSocket(message => {
      if (message.type === "welcome") tellWish();
      if (message.type !== "tables" || !lists.includes(message.list)) return;
      if (message.list === "mine") setMine(message.tables);
      else setLobby(message);
    });
    if (connection.get() === "connected") tellWish();
    return () => {
      watches.delete(key);
      tellWish();
      release();
    };
  }, [me, lists, filter]);
  return { mine: me ? mine : [], lobby: lobby.tables, total: lobby.total };
}

const noFilter: LobbyFilter = {};

/** The tables on this device. */
export function useLocalTables(): { readonly tables: readonly LocalInfo[]; remove(id: string): Promise<void> } {
  const [tables, setTables] = useState<readonly LocalInfo[]>([]);
  useEffect(() => {
    let isCurrent = true;
    localTables().then(
      list => isCurrent && setTables(list),
      () => null,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return {
    tables,
    remove: async id => {
      await rules.remove(id);
      setTables(now => now.filter(table => table.id !== id));
    },
  };
}
