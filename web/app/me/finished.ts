// Finished games of this person: those on the server, page by page, and those on this device.
import { useEffect, useState } from "react";
import type { Options, Result } from "#kernel/game.ts";
import type { TableSummary } from "#protocol/tables.ts";
import { call } from "../client/api.ts";
import { person } from "../client/person.ts";
import { useLocalTables } from "../home/my-games.ts";
import { useStore } from "../store.ts";

/** A finished game in the history. */
export interface Finished {
  readonly id: string;
  readonly game: string;
  readonly href: string;
  readonly at: number;
  readonly names: readonly string[];
  /** The seats that were mine. */
  readonly mine: readonly number[];
  /** What each seat chose for itself: a colour, a faction. */
  readonly settings: readonly Options[];
  readonly result: Result | null;
  readonly isLocal: boolean;
}

function fromServer(table: TableSummary, me: string, botCalled: (seat: number) => string): Finished {
  return {
    id: table.id,
    game: table.game,
    href: `/replay/table/${table.id}`,
    at: table.updated,
    names: table.seats.map(({ name, seat, level }) => name || (level ? botCalled(seat) : "")),
    mine: table.seats.filter(seat => seat.person?.id === me).map(({ seat }) => seat),
    settings: [],
    result: table.result,
    isLocal: false,
  };
}

/** The history; `more` reads the next page while there is one. */
export function useFinished(botCalled: (seat: number) => string): {
  readonly games: readonly Finished[];
  readonly more: (() => void) | null;
} {
  const me = useStore(person)?.id ?? null;
  const { tables: local } = useLocalTables();
  const [shared, setShared] = useState<readonly TableSummary[]>([]);
  const [isMore, setMore] = useState(false);
  const read = async (before?: number) => {
    const query = { stage: "over" as const, ...(before ? { before } : {}) };
    const { tables } = await call("GET /api/me/tables", { query });
    setMore(tables.length > 0);
    setShared(known => (before ? [...known, ...tables] : tables));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again only for another person
  useEffect(() => {
    if (me) read().catch(() => null);
  }, [me]);
  const here = local
    .filter(({ result }) => result)
    .map(info => ({
      id: info.id,
      game: info.game,
      href: `/replay/local/${info.id}`,
      at: info.updated,
      names: info.seats.map(({ name }) => name),
      mine: info.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : [])),
      settings: info.seatOptions ?? [],
      result: info.result,
      isLocal: true,
    }));
  const games = [...(me ? shared.map(table => fromServer(table, me, botCalled)) : []), ...here];
  const last = shared[shared.length - 1];
  return {
    games: games.sort((a, b) => b.at - a.at),
    more: isMore && last ? () => void read(last.updated).catch(() => null) : null,
  };
}
