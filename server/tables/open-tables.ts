// All tables of the lobby in memory: read once for everybody who looks, and of those that change only they again.
import type { TableSummary } from "#protocol/tables.ts";
import type { ServerNode } from "../node.ts";
import { isDelayed, type StoredTable, type TableDoc } from "./doc.ts";
import { type Listed, listedOf, seeksSubstitute } from "./lobby.ts";

/** Open tables a lobby has room for, and running ones that may be watched: the latest. */
const OPEN = 5000;
const RUNNING = 200;
/** Tables of other nodes are heard of; should a word be lost, the lobby is read again after so long. */
const FRESH = 120_000;
/** With more changed tables than this, all are read again. */
const MANY = 200;

const isListed = ({ doc }: StoredTable): boolean =>
  doc.visibility === "public" &&
  (doc.stage === "open" || (doc.stage === "running" && (doc.spectators || seeksSubstitute(doc))));

/** Of a delayed game the lobby does not tell whose turn it is. */
const shown = (doc: TableDoc, summary: TableSummary): TableSummary =>
  isDelayed(doc) ? { ...summary, waitingFor: [], clock: null } : summary;

type Node = Pick<ServerNode, "store" | "time">;
type Summaries = (tables: readonly StoredTable[]) => Promise<TableSummary[]>;

/** Public tables that wait for people, and running ones that may be watched. */
export class OpenTables {
  readonly #node: Node;
  readonly #summaries: Summaries;
  /** By number; null before anybody has looked. */
  #tables: Map<number, Listed> | null = null;
  #at = 0;
  readonly #changed = new Set<number>();
  #reading: Promise<void> | null = null;

  constructor(node: Node, summaries: Summaries) {
    this.#node = node;
    this.#summaries = summaries;
  }

  /** A table has changed; whether the lobby may look different now. */
  touch(no: number, isPublic: boolean): boolean {
    const isOurs = isPublic || (this.#tables?.has(no) ?? false);
    if (isOurs) this.#changed.add(no);
    return isOurs;
  }

  async all(): Promise<readonly Listed[]> {
    while (this.#reading !== null || this.#isStale) {
      this.#reading ??= this.#read().finally(() => {
        this.#reading = null;
      });
      await this.#reading;
    }
    return [...(this.#tables?.values() ?? [])];
  }

  get #isStale(): boolean {
    return this.#isOld || this.#changed.size > 0;
  }

  get #isOld(): boolean {
    return this.#tables === null || this.#node.time.now() - this.#at >= FRESH;
  }

  async #read(): Promise<void> {
    const changed = [...this.#changed];
    this.#changed.clear();
    if (this.#isOld || changed.length > MANY) return this.#readAll();
    try {
      await this.#readAgain(changed);
    } catch (error) {
      for (const no of changed) this.#changed.add(no);
      throw error;
    }
  }

  async #readAll(): Promise<void> {
    const { tables } = this.#node.store;
    const now = this.#node.time.now();
    const found = await Promise.all([
      tables.listed({ stage: "open", limit: OPEN }),
      tables.listed({ stage: "running", limit: RUNNING }),
    ]);
    const listed = found.flat().filter(isListed);
    const summaries = await this.#summaries(listed);
    this.#tables = new Map(listed.map(({ doc }, i) => [doc.no, listedOf(shown(doc, summaries[i]!))]));
    this.#at = now;
  }

  async #readAgain(changed: readonly number[]): Promise<void> {
    const listed = (await this.#node.store.tables.byNos(changed)).filter(isListed);
    const summaries = await this.#summaries(listed);
    for (const no of changed) this.#tables?.delete(no);
    for (const [i, { doc }] of listed.entries()) this.#tables?.set(doc.no, listedOf(shown(doc, summaries[i]!)));
  }
}
