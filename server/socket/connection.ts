// One socket: its person, its subscriptions, and what may come in.
import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { type ErrorCode, PROTOCOL } from "#protocol/errors.ts";
import { type ClientMessageOf, clientMessage, closeCodes, refOnly, type ServerMessage } from "#protocol/socket.ts";
import type { LobbyFilter } from "#protocol/tables.ts";
import { randomId } from "../ids.ts";
import { tellStory } from "../ops/story.ts";
import { meOf } from "../people/people.ts";
import { tiesOf } from "../people/ties.ts";
import type { Live, Watcher } from "../play/live.ts";
import { announcePresence } from "../play/presence.ts";
import { isTrouble, Refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import { isPlainlySound, mustBeSound } from "../sound.ts";
import type { PersonRow } from "../store/people.ts";
import type { ListWatcher } from "../tables/lists.ts";
import { handle, type Known } from "./handle.ts";

/** A connection whose buffer grows beyond this does not listen any more; it may come back and catch up. */
const MOST_BUFFERED = 4 * 1024 * 1024;
/** So many malformed or excessive messages in a row end a connection. */
const PATIENCE = 50;

/** A subscription of a connection. */
export interface Subscription {
  readonly live: Live;
  readonly watcher: Watcher;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new Refused("malformed", { where: "json" });
  }
}

/** What a message calls itself, however malformed the rest of it is: its sender wants to know which one was refused. */
function refOf(value: unknown): number | undefined {
  const found = refOnly.safeParse(value);
  return found.success ? found.data.ref : undefined;
}

function read(value: unknown, text: string): Known | ClientMessageOf<"hello"> {
  if (!isPlainlySound(text)) mustBeSound(value, "message");
  const message = clientMessage.safeParse(value);
  if (message.success) return message.data;
  const issue = message.error.issues[0];
  throw new Refused("malformed", { where: (issue?.path ?? []).join("."), problem: issue?.message ?? "" });
}

/** One open socket. */
export class Connection {
  readonly services: Services;
  person: PersonRow | null;
  /** The digest of the session's secret, and when the session ends unless it is used. */
  session: string | null;
  until = Number.POSITIVE_INFINITY;
  readonly subscriptions = new Map<string, Subscription>();
  readonly #socket: WebSocket;
  /** The connection under the socket. */
  readonly #stream: Duplex;
  readonly #id = randomId(10);
  #isGathering = false;
  #list: ListWatcher | null = null;
  #watched = 0;
  hasGreeted = false;
  #tokens: number;
  #filledAt: number;
  #bad = 0;
  isAlive = true;
  /** The socket has closed; what is still under way must not begin to watch anything. */
  isGone = false;

  constructor(services: Services, socket: WebSocket, stream: Duplex, person: PersonRow | null, session: string | null) {
    this.services = services;
    this.person = person;
    this.session = session;
    this.#socket = socket;
    this.#stream = stream;
    this.#filledAt = services.node.time.now();
    this.#tokens = services.node.settings.messagesPerSecond * 5;
  }

  get personId(): string | null {
    return this.person?.id ?? null;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_BUFFERED) {
      this.#socket.terminate();
      return;
    }
    this.#gather();
    this.#socket.send(text);
  }

  /** What is said in one moment goes out in one write: an answer and the look that follows it. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#stream.uncork();
    });
  }

  close(code: keyof typeof closeCodes): void {
    this.#socket.close(closeCodes[code], code);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  ping(): void {
    this.#socket.ping();
  }

  /** A message came in. */
  async hear(data: string): Promise<void> {
    let value: unknown;
    let told: Known | null = null;
    const stop = this.services.node.metrics.message.startTimer();
    try {
      value = parsed(data);
      const message = read(value, data);
      if (message.type !== "hello") told = message;
      this.pay(1);
      this.#bad = 0;
      if (message.type === "hello") this.#greet(message);
      else if (this.hasGreeted) await handle(this, message);
      else throw new Refused("hello-first");
      this.#tell(told, message.ref, null);
    } catch (error) {
      const ref = refOf(value);
      this.#tell(told, ref, error instanceof Refused ? error.code : "bug");
      this.#refuse(error, ref);
    }
    stop({ type: told?.type ?? "other" });
  }

  #tell(message: Known | null, ref: number | undefined, code: ErrorCode | null): void {
    if (!message || message.type === "ping") return;
    const { table, seat, sequence } = message as { table?: string; seat?: number; sequence?: number };
    const request = `${this.#id}.${ref ?? ""}`;
    tellStory(
      this.services.node.log,
      { request, what: message.type, person: this.personId, table, seat, sequence },
      code,
    );
  }

  #greet({ protocol, ref }: ClientMessageOf<"hello">): void {
    const { node } = this.services;
    if (protocol !== PROTOCOL) {
      this.send({ type: "reload", ref, protocol: PROTOCOL });
      this.close("reload");
      return;
    }
    this.hasGreeted = true;
    const me = this.person && meOf(this.person);
    this.send({ type: "welcome", ref, protocol: PROTOCOL, build: node.build, me, now: node.time.now() });
  }

  #refuse(error: unknown, ref: number | undefined): void {
    const { node } = this.services;
    if (isTrouble(error)) node.log.error({ err: error }, "a message failed");
    const { code, params } = error instanceof Refused ? error : new Refused("bug");
    node.metrics.refused.inc({ code });
    this.send({ type: "error", ref, code, params });
    if ((code === "malformed" || code === "too-many") && ++this.#bad >= PATIENCE) {
      this.close(code === "malformed" ? code : "tooMany");
    }
  }

  /** Messages cost tokens, which come back with time; dear ones pay more. */
  pay(cost: number): void {
    const { time, settings } = this.services.node;
    const now = time.now();
    const rate = settings.messagesPerSecond;
    this.#tokens = Math.min(rate * 5, this.#tokens + ((now - this.#filledAt) / 1000) * rate);
    this.#filledAt = now;
    if (this.#tokens < cost) throw new Refused("too-many", { seconds: 1 });
    this.#tokens -= cost;
  }

  /** Follows lists of tables instead of those followed before. */
  async watchLists(lists: ReadonlySet<"lobby" | "mine">, filter: LobbyFilter = {}): Promise<void> {
    if (this.#list) this.services.lists.unwatch(this.#list);
    this.#list = null;
    const asked = ++this.#watched;
    if (lists.size === 0 || this.isGone) return;
    const ties = await tiesOf(this.services.node.store, this.personId);
    // Another wish may have come meanwhile.
    if (this.isGone || asked !== this.#watched) return;
    this.#list = {
      person: this.personId,
      lists,
      filter,
      ties,
      tell: (list, { tables, total }) => this.send({ type: "tables", list, tables: [...tables], total }),
    };
    this.services.lists.watch(this.#list);
  }

  unsubscribe(key: string): void {
    const found = this.subscriptions.get(key);
    if (!found) return;
    this.subscriptions.delete(key);
    found.live.watchers.delete(found.watcher);
    found.live.lastUsed = this.services.node.time.now();
    announcePresence(found.live);
  }

  /** The socket has closed. */
  gone(): void {
    this.isGone = true;
    for (const key of [...this.subscriptions.keys()]) this.unsubscribe(key);
    void this.watchLists(new Set());
  }
}
