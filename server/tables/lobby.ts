// The lobby: all public tables that wait for people, and running ones that may be watched, read once for everybody who looks
// and kept until one of them changes. What a person looks for is found in memory.
import type { LobbyFilter, TableSummary } from "#protocol/tables.ts";
import type { Ties } from "../people/ties.ts";

/** Tables of the lobby that fit, the first of them; how many there are. */
export interface Found {
  readonly tables: readonly TableSummary[];
  readonly total: number;
}

const PAGE = 60;

/** A table of the lobby with the words it is found by. */
export interface Listed {
  readonly table: TableSummary;
  readonly words: string;
  readonly people: readonly string[];
}

const folded = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[łŁ]/g, "l").toLowerCase();

/** A table as it is looked for. */
export function listedOf(table: TableSummary): Listed {
  const seated = table.seats.flatMap(({ person }) => person ?? []);
  const people = [...new Set([table.owner.id, ...seated.map(({ id }) => id)])];
  const words = folded([table.title, table.game, table.owner.name, ...seated.map(({ name }) => name)].join(" "));
  return { table, words, people };
}

export const hasFreeSeat = ({ stage, seats }: TableSummary): boolean =>
  stage === "open" && seats.some(({ kind }) => kind === "open");

/** Whether a running game looks for somebody who plays on. */
export const seeksSubstitute = ({
  stage,
  seats,
}: Pick<TableSummary, "stage"> & { seats: readonly Pick<TableSummary["seats"][number], "seeks">[] }): boolean =>
  stage === "running" && seats.some(({ seeks }) => seeks !== null);

/** Whether a table is one that a person looks for. */
function fits({ table, words, people }: Listed, filter: LobbyFilter, { friends, apart }: Ties): boolean {
  const is = <T>(wanted: T | undefined, value: T | "any"): boolean =>
    wanted === undefined || value === "any" || wanted === value;
  return (
    (!filter.games || filter.games.length === 0 || filter.games.includes(table.game)) &&
    is(filter.stage, table.stage as LobbyFilter["stage"] & string) &&
    is(filter.seats, table.seats.length) &&
    is(filter.pace, table.pace.kind) &&
    is(filter.language, table.language) &&
    is(filter.level, table.level) &&
    (!filter.free || hasFreeSeat(table)) &&
    (!filter.substitute || seeksSubstitute(table)) &&
    (!filter.friends || people.some(id => friends.has(id))) &&
    !people.some(id => apart.has(id)) &&
    folded(filter.search ?? "")
      .split(/\s+/)
      .every(word => words.includes(word))
  );
}

/** The tables a person looks for: free seats first, then the latest. */
export function found(all: readonly Listed[], filter: LobbyFilter, ties: Ties): Found {
  const fitting = all.filter(each => fits(each, filter, ties)).map(({ table }) => table);
  const order = (table: TableSummary): number => (hasFreeSeat(table) ? 0 : seeksSubstitute(table) ? 1 : 2);
  const tables = fitting.sort((a, b) => order(a) - order(b) || b.updated - a.updated).slice(0, PAGE);
  return { tables, total: fitting.length };
}
