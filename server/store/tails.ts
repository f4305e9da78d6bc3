// Which rows of SQLite's journal belong to which table. The journal is keyed by a growing id, so that appending
// touches one place; the ids of a table's latest rows (its tail) are kept in memory, the others are listed in segments.
import type { StatementSync } from "node:sqlite";
import type { Append, JournalRow, Row } from "./sql.ts";

/** The journal rows of a table that no segment lists yet. */
interface Tail {
  /** The last version listed in a segment. */
  readonly upto: number;
  readonly ids: number[];
}

/** A segment is written when a table has so many unlisted rows. */
const SEGMENT = 64;
/** A table whose oldest unlisted row is so far behind gets a segment, so that a start reads little. */
const BEHIND = 100_000;
/** Rows between two looks at what lies behind. */
const TIDY = 10_000;

/** The tails of all tables; knows the head of each, so that a taken version is noticed without an index. */
export class Tails {
  readonly #tails = new Map<number, Tail>();
  readonly #prepared: (sql: string) => StatementSync;
  #lastId = 0;
  #lastTidy = 0;

  constructor(prepared: (sql: string) => StatementSync) {
    this.#prepared = prepared;
  }

  /** Reads the tails again: at the start, and when a transaction has failed. */
  reload(): void {
    this.#tails.clear();
    this.#lastId = this.#unlistedFrom() - 1;
    this.#read(this.#lastId + 1);
    this.#forgetEmpty();
  }

  /** Reads the tails of a file that may be broken, and passes over what cannot be read. */
  salvage(): void {
    this.#lastId = this.#unlistedFrom() - 1;
    const last = Number((this.#prepared("SELECT max(id) AS id FROM journal").get() as Row).id ?? 0);
    while (this.#lastId < last) {
      try {
        this.#read(this.#lastId + 1);
      } catch {
        this.#lastId++;
      }
    }
    this.#forgetEmpty();
  }

  #unlistedFrom(): number {
    const mark = this.#prepared("SELECT value FROM keys WHERE name = 'journal-unlisted-from'").get() as Row | undefined;
    return Number(mark?.value ?? 1);
  }

  #read(from: number): void {
    const sql = "SELECT id, tbl, version FROM journal WHERE id >= ? ORDER BY id";
    for (const row of this.#prepared(sql).iterate(from) as Iterable<Row>) {
      const tail = this.#tailOf(Number(row.tbl));
      if (Number(row.version) > tail.upto) tail.ids.push(Number(row.id));
      this.#lastId = Number(row.id);
    }
  }

  #forgetEmpty(): void {
    for (const [table, tail] of this.#tails) if (tail.ids.length === 0) this.#tails.delete(table);
    this.#lastTidy = 0;
  }

  /** Whether a row is the next one of its table. */
  isNext({ table, version }: Append): boolean {
    const tail = this.#tailOf(table);
    return version === tail.upto + tail.ids.length + 1;
  }

  /** Appends the next row of a table. */
  add({ table, version, body }: Append): void {
    const sql = "INSERT INTO journal (tbl, version, body) VALUES (?, ?, ?)";
    this.#lastId = Number(this.#prepared(sql).run(table, version, body).lastInsertRowid);
    const tail = this.#tailOf(table);
    tail.ids.push(this.#lastId);
    if (tail.ids.length >= SEGMENT) this.fold(table);
  }

  /** Lists a table's tail in a segment. */
  fold(table: number): void {
    const tail = this.#tails.get(table);
    this.#tails.delete(table);
    if (!tail || tail.ids.length === 0) return;
    const sql = "INSERT INTO segments (tbl, upto, ids) VALUES (?, ?, ?)";
    this.#prepared(sql).run(table, tail.upto + tail.ids.length, JSON.stringify(tail.ids));
  }

  /** From time to time lists what lies far behind, and notes from where on a start has to read. */
  tidy(): void {
    if (this.#lastId - this.#lastTidy < TIDY) return;
    this.#lastTidy = this.#lastId;
    let first = this.#lastId + 1;
    for (const [table, { ids }] of this.#tails) {
      const oldest = ids[0] ?? first;
      if (oldest < this.#lastId - BEHIND) this.fold(table);
      else first = Math.min(first, oldest);
    }
    const sql = `INSERT INTO keys (name, value) VALUES ('journal-unlisted-from', ?)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
    this.#prepared(sql).run(String(first));
  }

  /** The rows of a table after a version. */
  rows(table: number, after: number): JournalRow[] {
    return this.#idsAfter(table, after).map(id => this.#row(id));
  }

  /** The last row of each table. */
  heads(tables: readonly number[]): Map<number, JournalRow> {
    const heads = new Map<number, JournalRow>();
    for (const table of tables) {
      const tail = this.#tails.get(table);
      const id = tail?.ids.at(-1) ?? this.#idsAfter(table, (tail?.upto ?? this.#listedUpto(table)) - 1).at(-1);
      if (id !== undefined) heads.set(table, this.#row(id));
    }
    return heads;
  }

  #row(id: number): JournalRow {
    const found = this.#prepared("SELECT version, body FROM journal WHERE id = ?").get(id) as Row | undefined;
    if (!found) throw new Error(`row ${id} of the journal is missing`);
    return { version: Number(found.version), body: String(found.body) };
  }

  #listedUpto(table: number): number {
    const row = this.#prepared("SELECT max(upto) AS upto FROM segments WHERE tbl = ?").get(table) as Row;
    return Number(row.upto ?? 0);
  }

  #tailOf(table: number): Tail {
    let tail = this.#tails.get(table);
    if (!tail) {
      tail = { upto: this.#listedUpto(table), ids: [] };
      this.#tails.set(table, tail);
    }
    return tail;
  }

  #idsAfter(table: number, after: number): number[] {
    const sql = "SELECT upto, ids FROM segments WHERE tbl = ? AND upto > ? ORDER BY upto";
    const ids: number[] = [];
    let upto = 0;
    for (const row of this.#prepared(sql).all(table, after) as Row[]) {
      ids.push(...(JSON.parse(String(row.ids)) as number[]));
      upto = Number(row.upto);
    }
    const tail = this.#tails.get(table);
    if (tail) {
      ids.push(...tail.ids);
      upto = tail.upto + tail.ids.length;
    }
    // Versions have no gaps, so counting from the end finds the first one wanted.
    return after >= upto ? [] : ids.slice(-(upto - after));
  }
}
