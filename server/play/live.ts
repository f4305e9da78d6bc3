// A table awake in memory: its document, its game, and those who watch. Whatever changes it runs one after another.
import { Faced } from "#bots/answer.ts";
import type { Viewer } from "#kernel/game.ts";
import type { Orders } from "#kernel/orders.ts";
import type { Message } from "../bus/bus.ts";
import type { ServerNode } from "../node.ts";
import { Refused } from "../refusal.ts";
import type { Asker } from "../tables/access.ts";
import { hasOnePerson, isBotSeat, type StoredTable, type TableDoc } from "../tables/doc.ts";
import { type Pauses, pausesAt } from "./clock.ts";
import type { Claim } from "./fair-queue.ts";
import type { Late } from "./late.ts";
import { loadBy } from "./load.ts";
import type { Play } from "./play.ts";
import { readStep } from "./step.ts";

/** A viewer who is told what happens at a table, through one pair of eyes. */
export interface Watcher extends Asker {
  readonly viewer: Viewer;
  tell(text: string): void;
  /** Whether they want to hear what a person says. */
  hears(author: string): boolean;
  /** The table is no longer theirs to see. */
  close(): void;
}

/** Who watches on other nodes; by node. */
export interface Elsewhere {
  readonly people: readonly string[];
  readonly spectators: number;
  readonly until: number;
}

/** Refusals after which there is a table, but no game any more. */
const LOST: ReadonlySet<string> = new Set(["rules-changed", "record-damaged", "unknown-game"]);

/** A table in memory. */
export class Live {
  readonly node: ServerNode;
  readonly no: number;
  readonly id: string;
  stored: StoredTable;
  play: Play | null = null;
  /** The game as those who watch see it, where that is delayed and anybody watches. */
  late: Late | null = null;
  /** Why the game cannot go on: its rules are gone, or its record is damaged. The table can still be left and more. */
  lost: Refused | null = null;
  readonly watchers = new Set<Watcher>();
  readonly elsewhere = new Map<string, Elsewhere>();
  /** When people were last known to look, and who did then. */
  readonly lastSeen = new Map<string, number>();
  wereOnline: readonly string[] = [];
  /** Whether this node runs the table's clocks and bots. */
  isKeeper = false;
  /** Seats for which a bot is thinking. */
  readonly thinking = new Set<number>();
  /** What bots were asked lately. */
  readonly faced = new Faced();
  /** What people have ordered, by person. */
  orders: ReadonlyMap<string, Orders> = new Map();
  cancelFlag: () => void = () => undefined;
  cancelOrder: () => void = () => undefined;
  stopListening: () => void = () => undefined;
  /** Called after every change: bots, clocks and notices follow from it. */
  changed: () => void = () => undefined;
  lastUsed: number;
  /** What is in memory may not be what is stored: read again before the next use. */
  isStale = false;
  /** The table was put to sleep; a caller that still holds it must ask for it again. */
  isAsleep = false;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(node: ServerNode, stored: StoredTable) {
    this.node = node;
    this.stored = stored;
    this.no = stored.doc.no;
    this.id = stored.doc.id;
    this.lastUsed = node.time.now();
  }

  get doc(): TableDoc {
    return this.stored.doc;
  }

  get topic(): string {
    return `table:${this.no}`;
  }

  /** For whom threads think here: the table's owner brought it. */
  get claim(): Claim {
    return { person: this.doc.owner.id, table: this.id };
  }

  get isBusy(): boolean {
    return this.#waiting > 0 || this.thinking.size > 0;
  }

  /** Runs something when everything before it is done; one thing at a time changes a table. */
  run<T>(act: () => Promise<T>): Promise<T> {
    this.#waiting++;
    this.lastUsed = this.node.time.now();
    const done = this.#queue.then(async () => {
      if (this.isAsleep) throw new Refused("storage");
      if (this.isStale) await this.reload();
      return act();
    });
    this.#queue = done.then(
      () => this.#waiting--,
      () => this.#waiting--,
    );
    return done;
  }

  /** Reads the table again from the storage. */
  async reload(): Promise<void> {
    const stored = await this.node.store.tables.byNo(this.no);
    if (!stored) throw new Refused("not-found");
    this.stored = stored;
    await this.reloadPlay();
    await this.reloadOrders();
    this.isStale = false;
  }

  async reloadOrders(): Promise<void> {
    this.orders = this.doc.stage === "running" ? await this.node.store.places.orders(this.no) : new Map();
  }

  async reloadPlay(): Promise<void> {
    this.lost = null;
    if (this.doc.stage === "open") return;
    try {
      this.play = await this.#loaded();
    } catch (error) {
      if (!(error instanceof Refused && LOST.has(error.code))) throw error;
      this.node.log.warn({ table: this.id, code: error.code }, "a game cannot go on");
      this.play = null;
      this.lost = error;
    }
  }

  /** A game that the installed rules bring to another position is not played on as if nothing had happened. */
  async #loaded(): Promise<Play> {
    const { play, isSame } = await loadBy(this.node, this.doc);
    if (isSame) return play;
    const { rules } = play.game;
    if (this.doc.stage === "running") throw new Refused("rules-changed", { installed: rules });
    this.node.log.warn({ table: this.id, rules }, "a finished game ends differently on these rules");
    return play;
  }

  /** The running game, or a refusal. */
  running(): Play {
    if (this.doc.stage === "finished") throw new Refused("finished");
    if (this.lost) throw this.lost;
    if (this.doc.stage !== "running" || !this.play) throw new Refused("not-running");
    return this.play;
  }

  /** When the game last moved for everybody to see; secret answers do not count. */
  get movedAt(): number {
    const last = this.play?.recent.at(-1);
    const step = last && readStep(last);
    return step?.told ?? step?.at ?? this.doc.started ?? this.doc.created;
  }

  /** What is not charged to the clocks here. */
  get pauses(): Pauses {
    return pausesAt(this.doc, this.node.downtimes);
  }

  /** Whether a node must look after clocks, bots or votes. */
  get needsKeeper(): boolean {
    const { stage, pace, seats, proposals } = this.doc;
    if (stage !== "running" || this.lost) return false;
    if (this.orders.size > 0 || hasOnePerson(this.doc)) return true;
    return pace.kind !== "none" || proposals.length > 0 || seats.some(isBotSeat);
  }

  publish(message: Message): void {
    this.node.bus.publish(this.topic, message);
  }
}
