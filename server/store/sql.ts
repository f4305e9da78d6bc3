// What a storage must do, below the level of people and tables: read, commit all or nothing, keep a journal per table.
// Two adapters: sqlite.ts and postgres.ts. The SQL is written once, in the words both understand, with `?` for values.

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** One statement of a unit; when it changes fewer rows than `atLeast`, nothing of the unit is done. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly Value[];
  readonly atLeast?: number;
}

/** The next row of a table's journal. */
export interface Append {
  readonly table: number;
  readonly version: number;
  readonly body: string;
}

/** What is committed together: durable as a whole or not done at all. */
export interface Unit {
  readonly append?: Append;
  readonly statements: readonly Statement[];
  /** The table goes to sleep: what speeds up appending to it may be put away. */
  readonly rest?: number;
}

export interface JournalRow {
  readonly version: number;
  readonly body: string;
}

/** A storage. Commits of many callers are grouped into one transaction; each caller learns only of its own unit. */
export interface Sql {
  readonly kind: "sqlite" | "postgres";
  all(sql: string, params?: readonly Value[]): Promise<Row[]>;
  /** True when durable; false when a version was taken or a statement changed too little. */
  commit(unit: Unit): Promise<boolean>;
  /** The rows of a table's journal after a version, in order. */
  journal(table: number, after: number): Promise<JournalRow[]>;
  /** The last journal row of each table that has one. */
  heads(tables: readonly number[]): Promise<Map<number, JournalRow>>;
  /** What is wrong with the storage as a whole, null if nothing; a full look reads everything. */
  damage(isFull: boolean): Promise<string | null>;
  close(): Promise<void>;
}

/** How a storage that was opened to be looked at answers who wants to write. */
export const readOnly = (): Promise<never> => Promise.reject(new Error("the storage was opened for reading"));

/** A statement, for short. */
export function statement(sql: string, params: readonly Value[], atLeast?: number): Statement {
  return atLeast === undefined ? { sql, params } : { sql, params, atLeast };
}

/** Units that wait for their turn, and who is told how it went. */
export interface Waiting {
  readonly unit: Unit;
  resolve(done: boolean): void;
  reject(error: Error): void;
}

/** Units in a full group. */
const FULL = 128;

/** The storage undid the whole group because of something in it: nothing was written, and each unit may go alone. */
export class Undone extends Error {}

/** How many groups may be under way at once. */
export interface Lanes {
  /** Whatever their size. */
  readonly any: number;
  /** If all of them are full. */
  readonly full: number;
}

type Write = (units: readonly Unit[]) => Promise<readonly boolean[]>;

/** Writes a group; if something in it makes the storage undo all of it, each unit again by itself, so that only one fails. */
async function writeGroup(write: Write, group: readonly Waiting[]): Promise<void> {
  try {
    const done = await write(group.map(({ unit }) => unit));
    for (const [i, { resolve }] of group.entries()) resolve(done[i] === true);
  } catch (error) {
    if (error instanceof Undone && group.length > 1) {
      for (const each of group) await writeGroup(write, [each]);
    } else for (const { reject } of group) reject(error instanceof Error ? error : new Error(String(error)));
  }
}

/**
 * Group commit: while groups are being written, newcomers gather for the next; alone, a unit waits for nobody. A full
 * group goes at once, so that it is written while the rest of what arrived with it is still being read.
 */
export function groupCommit(write: Write, lanes: Lanes) {
  const waiting: Waiting[] = [];
  let busy = 0;
  let isPlanned = false;
  const settle = async (group: readonly Waiting[]): Promise<void> => {
    await writeGroup(write, group);
    busy--;
    next();
  };
  const mayGo = (): boolean => waiting.length > 0 && busy < (waiting.length < FULL ? lanes.any : lanes.full);
  const next = (): void => {
    isPlanned = false;
    while (mayGo()) {
      const group = waiting.splice(0, FULL);
      busy++;
      void settle(group);
    }
  };
  return (unit: Unit): Promise<boolean> =>
    new Promise((resolve, reject) => {
      waiting.push({ unit, resolve, reject });
      if (waiting.length >= FULL) return next();
      if (isPlanned || busy >= lanes.any) return;
      isPlanned = true;
      // One turn of the event loop lets everything that arrived together go together.
      setImmediate(next);
    });
}
