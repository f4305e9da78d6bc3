// All tables that are awake on this node: waking, sleeping, and looking after those whose node is gone.

import type { ChatMessage } from "#protocol/play.ts";
import type { Message } from "../bus/bus.ts";
import type { ServerNode } from "../node.ts";
import { Refused } from "../refusal.ts";
import type { Room } from "../store/chat.ts";
import { every } from "../time.ts";
import { think } from "./bots.ts";
import { earlier, nextAlarm, planFlag } from "./flags.ts";
import { catchUp, hearStep } from "./follow.ts";
import { Live } from "./live.ts";
import { hearOrders, orderDue, planOrder } from "./orders.ts";
import { snapshotOf } from "./play.ts";
import { hearPresence, readPresence, sayPresence, writePresence } from "./presence.ts";
import { pushChat } from "./push.ts";

const SWEEP = 5_000;
const PRESENCE = 20_000;
/** So often it is written down who is at a table; a server that dies forgets no more than that. */
const WRITTEN = 300_000;
/** Tables adopted from a dead node at once. */
const ADOPTED = 100;
/** How long a table that cannot be loaded is left alone: twice as long after each failure, up to an hour. */
const FIRST_DELAY = 30_000;
const LAST_DELAY = 3_600_000;

/** The tables awake on this node. */
export class Hub {
  readonly #node: ServerNode;
  readonly #lives = new Map<string, Promise<Live>>();
  readonly #awake = new Map<string, Live>();
  /** How often in a row a table could not be loaded. */
  readonly #failures = new Map<string, { count: number; at: number }>();
  readonly #stops: (() => void)[] = [];

  constructor(node: ServerNode) {
    this.#node = node;
  }

  /** Starts looking after tables. */
  open(): void {
    const { time, bus } = this.#node;
    this.#stops.push(every(time, SWEEP, () => this.sweep()));
    this.#stops.push(every(time, PRESENCE, async () => this.#sayPresence()));
    this.#stops.push(every(time, WRITTEN, async () => this.#writePresence()));
    bus.onGap(() => {
      for (const live of this.#awake.values()) void live.run(() => catchUp(live)).catch(() => undefined);
    });
  }

  #sayPresence(): void {
    for (const live of this.#awake.values()) if (live.watchers.size > 0) sayPresence(live);
  }

  #writePresence(): void {
    for (const live of this.#awake.values()) if (live.watchers.size > 0) writePresence(live);
  }

  get awake(): Iterable<Live> {
    return this.#awake.values();
  }

  /** A table, woken if it sleeps. */
  async get(id: string): Promise<Live> {
    const found = this.#lives.get(id);
    if (found) return found;
    const waking = this.#wake(id);
    this.#lives.set(id, waking);
    waking.catch(() => this.#lives.delete(id));
    return waking;
  }

  /** A table, if it is awake. */
  peek(id: string): Live | null {
    return this.#awake.get(id) ?? null;
  }

  async #wake(id: string): Promise<Live> {
    const { store, bus, metrics } = this.#node;
    const stop = metrics.wake.startTimer();
    const stored = await store.tables.byId(id);
    if (!stored) throw new Refused("not-found");
    const live = new Live(this.#node, stored);
    live.changed = () => this.#tend(live);
    // Listening first: what another node stores while this one reads is heard, and found to be known or missing.
    live.stopListening = await bus.listen(live.topic, message => this.#hear(live, message));
    try {
      await live.reload();
      await readPresence(live);
    } catch (error) {
      live.stopListening();
      throw error;
    }
    this.#awake.set(id, live);
    metrics.awake.set(this.#awake.size);
    live.publish({ kind: "who" });
    await this.#keep(live);
    stop();
    return live;
  }

  /** Takes over clocks and bots, unless a living node has them. */
  async #keep(live: Live): Promise<void> {
    if (live.isKeeper || !live.needsKeeper) return;
    const { tables } = this.#node.store;
    const isKept = await tables.keep(live.no, this.#node.id).catch(() => false);
    if (live.isAsleep) {
      // It fell asleep meanwhile: unless it was woken again it must not seem kept. Due now, it is looked at again.
      const isForsaken = isKept && !this.#lives.has(live.id);
      if (isForsaken) await tables.release(live.no, this.#node.id, this.#node.time.now(), null).catch(() => undefined);
      return;
    }
    live.isKeeper = isKept;
    if (isKept) this.#tend(live);
  }

  #tend(live: Live): void {
    if (!live.needsKeeper) {
      live.cancelFlag();
      live.cancelOrder();
    } else if (!live.isKeeper) void this.#keep(live);
    else {
      planFlag(live);
      planOrder(live);
      think(live);
    }
  }

  #hear(live: Live, message: Message): void {
    const logged = (error: unknown): void => this.#node.log.error({ err: error, table: live.id }, "following failed");
    if (message.kind === "step") live.run(() => hearStep(live, message)).catch(logged);
    else if (message.kind === "doc") live.run(() => catchUp(live)).catch(logged);
    else if (message.kind === "orders") live.run(() => hearOrders(live, String(message.person))).catch(logged);
    else if (message.kind === "presence") hearPresence(live, message);
    else if (message.kind === "who") sayPresence(live);
    else if (message.kind === "released") void this.#keep(live);
    else if (message.kind === "chat") pushChat(live, message.message as ChatMessage, message.room as Room);
  }

  /** Puts idle tables to sleep and wakes those that need care. */
  async sweep(): Promise<void> {
    const { time, settings, store } = this.#node;
    const idleSince = time.now() - settings.sleepSeconds * 1000;
    for (const live of this.#awake.values()) {
      if (live.watchers.size === 0 && !live.isBusy && live.lastUsed <= idleSince) await this.sleep(live);
    }
    if (this.#node.isDraining) return;
    for (;;) {
      const forsaken = await store.tables.forsaken(time.now(), ADOPTED).catch(() => []);
      const settled = await Promise.all(forsaken.map(id => this.#adopt(id)));
      if (forsaken.length < ADOPTED || !settled.some(Boolean)) return;
    }
  }

  /** Looks after a table whose node is gone, or whose time has come; whether it needs nothing more for now. */
  async #adopt(id: string): Promise<boolean> {
    try {
      const live = await this.get(id);
      this.#forgive(id);
      if (!live.needsKeeper) return await this.#node.store.tables.unkeep(live.no);
      await this.#keep(live);
      return live.isKeeper;
    } catch (error) {
      return this.#postpone(id, error);
    }
  }

  /** A table that cannot be loaded is tried again later and later, said once, and costs the others nothing. */
  async #postpone(id: string, error: unknown): Promise<boolean> {
    const { store, time, log, metrics } = this.#node;
    const failures = (this.#failures.get(id)?.count ?? 0) + 1;
    this.#failures.set(id, { count: failures, at: time.now() });
    // One that was not tried for so long is gone, or another node's.
    for (const [old, { at }] of this.#failures) if (at < time.now() - 2 * LAST_DELAY) this.#failures.delete(old);
    metrics.unloadable.set(this.#failures.size);
    const delay = Math.min(FIRST_DELAY * 2 ** (failures - 1), LAST_DELAY);
    const about = { err: error, table: id, failures, seconds: delay / 1000 };
    if (failures === 1) log.warn(about, "a table could not be loaded; it is tried again less and less often");
    else log.debug(about, "a table could not be loaded again");
    return store.tables.postpone(id, time.now() + delay).catch(() => false);
  }

  #forgive(id: string): void {
    if (this.#failures.delete(id)) this.#node.metrics.unloadable.set(this.#failures.size);
  }

  /** Lets a table sleep: the storage has everything, and knows when to wake it. */
  async sleep(live: Live): Promise<void> {
    live.isAsleep = true;
    this.#lives.delete(live.id);
    this.#awake.delete(live.id);
    this.#node.metrics.awake.set(this.#awake.size);
    live.cancelFlag();
    live.cancelOrder();
    live.late?.close();
    live.stopListening();
    const { play } = live;
    const isNew = play !== null && play.version > play.snapshotAt && play.match.past.length === 0;
    const snapshot = isNew ? { version: play.version, body: JSON.stringify(snapshotOf(play)) } : null;
    // Taking it over may still be under way: what is stored must then say when to wake it, too.
    const isMine = live.isKeeper || live.needsKeeper;
    const due = isMine ? earlier(nextAlarm(live), orderDue(live)) : null;
    if (isMine || snapshot) {
      await this.#node.store.tables.release(live.no, this.#node.id, due, snapshot).catch(() => undefined);
    }
    if (live.isKeeper) live.publish({ kind: "released" });
    live.isKeeper = false;
  }

  /** Lets go of everything; for the end of the process. */
  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    await Promise.all([...this.#awake.values()].map(live => live.run(() => this.sleep(live)).catch(() => undefined)));
  }
}
