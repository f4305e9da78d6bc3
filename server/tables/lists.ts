// Lists of tables that people look at: kept fresh for those who watch them.
import type { LobbyFilter, TableSummary } from "#protocol/tables.ts";
import type { ServerNode } from "../node.ts";
import type { Ties } from "../people/ties.ts";
import { pausesAt, shownClock } from "../play/clock.ts";
import { readStep, type Step } from "../play/step.ts";
import { guestsOf, type StoredTable, type TableDoc } from "./doc.ts";
import { type Head, summaryOf } from "./info.ts";
import { type Found, found } from "./lobby.ts";
import { OpenTables } from "./open-tables.ts";

/** A connection that watches lists. */
export interface ListWatcher {
  readonly person: string | null;
  readonly lists: ReadonlySet<"lobby" | "mine">;
  /** What they look for in the lobby, and what others are to them. */
  readonly filter: LobbyFilter;
  readonly ties: Ties;
  tell(list: "lobby" | "mine", found: Found): void;
}

/** Changes within this time are told together. */
const GATHER = 250;
const TOPIC = "lists";
const PAGE = 60;
/** Nobody plays more at once; all of one's running games are shown. */
const MINE = 500;

/** Lists of tables. */
export class Lists {
  readonly #node: ServerNode;
  readonly #watchers = new Set<ListWatcher>();
  readonly #people = new Set<string>();
  #isLobbyDirty = false;
  #isPlanned = false;
  readonly #open: OpenTables;
  #stop: () => void = () => undefined;

  constructor(node: ServerNode) {
    this.#node = node;
    this.#open = new OpenTables(node, tables => this.summaries(tables));
  }

  async open(): Promise<void> {
    this.#stop = await this.#node.bus.listen(TOPIC, message => {
      const isSeen = typeof message.no === "number" && this.#open.touch(message.no, message.isPublic === true);
      this.#mark(isSeen, Array.isArray(message.people) ? message.people.map(String) : []);
    });
  }

  close(): void {
    this.#stop();
    this.#watchers.clear();
  }

  watch(watcher: ListWatcher): void {
    this.#watchers.add(watcher);
    this.#mark(
      watcher.lists.has("lobby"),
      watcher.person !== null && watcher.lists.has("mine") ? [watcher.person] : [],
    );
  }

  unwatch(watcher: ListWatcher): void {
    this.#watchers.delete(watcher);
  }

  /** A table changed; `isSeen`: in a way that the lobby shows. */
  touch(doc: TableDoc, isSeen: boolean): void {
    const people = guestsOf(doc);
    const isPublic = doc.visibility === "public";
    this.#node.bus.publish(TOPIC, isSeen ? { no: doc.no, isPublic, people } : { people });
    this.#mark(isSeen && this.#open.touch(doc.no, isPublic), people);
  }

  #mark(isPublic: boolean, people: readonly string[]): void {
    if (this.#watchers.size === 0) return;
    this.#isLobbyDirty ||= isPublic;
    for (const person of people) this.#people.add(person);
    if (this.#isPlanned || (!this.#isLobbyDirty && this.#people.size === 0)) return;
    this.#isPlanned = true;
    this.#node.time.after(GATHER, () => {
      this.#isPlanned = false;
      this.#tell().catch(error => this.#node.log.warn({ err: error }, "lists could not be told"));
    });
  }

  async #tell(): Promise<void> {
    const people = new Set(this.#people);
    const isLobbyDirty = this.#isLobbyDirty;
    this.#people.clear();
    this.#isLobbyDirty = false;
    const watchers = [...this.#watchers];
    if (isLobbyDirty) await this.#tellLobby(watchers.filter(({ lists }) => lists.has("lobby")));
    for (const person of people) {
      const theirs = watchers.filter(each => each.person === person && each.lists.has("mine"));
      if (theirs.length === 0) continue;
      const tables = await this.mine(person, false, Number.MAX_SAFE_INTEGER);
      for (const watcher of theirs) watcher.tell("mine", { tables, total: tables.length });
    }
  }

  /** Most people look for the same: what they find is found once. */
  async #tellLobby(watchers: readonly ListWatcher[]): Promise<void> {
    if (watchers.length === 0) return;
    const all = await this.#open.all();
    const alike = new Map<string, Found>();
    for (const { filter, ties, tell } of watchers) {
      const isPlain = ties.apart.size === 0 && !filter.friends;
      const key = JSON.stringify(filter);
      const seen = (isPlain && alike.get(key)) || found(all, filter, ties);
      if (isPlain) alike.set(key, seen);
      tell("lobby", seen);
    }
  }

  /** Public tables that a person looks for. */
  async lobby(filter: LobbyFilter, ties: Ties): Promise<Found> {
    return found(await this.#open.all(), filter, ties);
  }

  /** Public tables whose game is over. */
  async finished(game: string | undefined, before: number | undefined): Promise<TableSummary[]> {
    const query = { game, before, stage: "finished", limit: PAGE };
    return this.summaries(await this.#node.store.tables.listed(query));
  }

  /** A person's tables; those that wait for them first. */
  async mine(person: string, over: boolean, before: number): Promise<TableSummary[]> {
    const tables = await this.summaries(
      await this.#node.store.tables.ofPerson(person, over, before, over ? PAGE : MINE),
    );
    const waits = ({ waitingFor, seats, voters }: TableSummary): number =>
      waitingFor.some(seat => seats[seat]?.person?.id === person && seats[seat]?.standIn === null) ||
      voters.includes(person) ||
      seats.some(({ invitee }) => invitee?.id === person)
        ? 0
        : 1;
    return tables.sort((a, b) => waits(a) - waits(b) || b.updated - a.updated);
  }

  #headOf(doc: TableDoc, { open, told, at, clock }: Step): Head {
    const { time, downtimes } = this.#node;
    return { open, at: told ?? at, clock: shownClock(clock, time.now(), pausesAt(doc, downtimes)) };
  }

  /** Tables as lines of a list. */
  async summaries(tables: readonly StoredTable[]): Promise<TableSummary[]> {
    const running = tables.filter(({ doc }) => doc.stage === "running").map(({ doc }) => doc.no);
    const heads = running.length > 0 ? await this.#node.store.tables.heads(running) : new Map();
    return tables.map(table => {
      const head = heads.get(table.doc.no);
      return summaryOf(table, head ? this.#headOf(table.doc, readStep(head)) : null);
    });
  }
}
