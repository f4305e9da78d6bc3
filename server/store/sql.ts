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
  close(): Promise<void>;
}

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

/**
 * Group commit: while one group is being written, newcomers gather for the next. `lanes` groups may be under way.
 * Under load groups grow by themselves; alone, a unit waits for nobody.
 */
export function groupCommit(write: (units: readonly Unit[]) => Promise<readonly boolean[]>, lanes: number, most = 512) {
  const waiting: Waiting[] = [];
  let busy = 0;
  let isPlanned = false;
  const settle = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const done = await write(group.map(({ unit }) => unit));
      for (const [i, { resolve }] of group.entries()) resolve(done[i] === true);
    } catch (error) {
      for (const { reject } of group) reject(error instanceof Error ? error : new Error(String(error)));
    }
    busy--;
    next();
  };
  const next = (): void => {
    isPlanned = false;
    while (busy < lanes && waiting.length > 0) {
      const group = waiting.splice(0, most);
      busy++;
      void settle(group);
    }
  };
  return (unit: Unit): Promise<boolean> =>
    new Promise((resolve, reject) => {
      waiting.push({ unit, resolve, reject });
      if (isPlanned || busy >= lanes) return;
      isPlanned = true;
      // One turn of the event loop lets everything that arrived together go together.
      setImmediate(next);
    });
}
