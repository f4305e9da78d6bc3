// Protocol clients that play many tables of a game; runs as a process of its own.
import { WebSocket } from "ws";
import type { Choice } from "#kernel/procedure.ts";
import { PROTOCOL } from "#protocol/errors.ts";
import type { Present } from "#protocol/play.ts";
import type { ServerMessage, ServerMessageOf } from "#protocol/socket.ts";
import { type LoadOrder, Meter, pause } from "./figures.ts";

const meter = new Meter();
/** Warming up is fast; a slow load lets each table play a number of its own, so that they are at different stages. */
let isWarming = true;
const STAGES = 120;
/** How the text of a look begins. */
const LOOK = '{"type":"look"';

async function post(
  port: number,
  path: string,
  cookie: string,
  body: unknown,
): Promise<{ value: unknown; cookie: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  const value: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(value));
  return { value, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie };
}

/** One table with a socket for each seat; one choice is under way at a time. */
class Table {
  readonly #order: LoadOrder;
  readonly #id: string;
  readonly #sockets: WebSocket[] = [];
  readonly #presents: (Present | null)[] = [];
  /** Looks that nobody has read yet: a client reads one when it has to choose. */
  readonly #unread = new Map<number, string>();
  #sentAt = 0;
  #actor = -1;
  #next = 0;
  #isBusy = false;
  #isSeen = false;
  #sequence = 0;
  /** Other seats that have not been told yet. */
  readonly #unseen = new Set<number>();
  isOver = false;
  /** Choices still to make while warming up. */
  #ahead = Math.floor(Math.random() * STAGES);

  constructor(order: LoadOrder, id: string) {
    this.#order = order;
    this.#id = id;
  }

  async open(cookies: readonly string[]): Promise<void> {
    await Promise.all(cookies.map((cookie, seat) => this.#connect(cookie, seat)));
  }

  #connect(cookie: string, seat: number): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#order.port}/api/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.#sockets[seat] = socket;
    return new Promise((resolve, reject) => {
      socket.once("error", reject);
      socket.once("open", () => {
        socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
        socket.send(JSON.stringify({ type: "subscribe", table: this.#id, as: seat }));
      });
      socket.on("message", data => {
        const text = String(data);
        if (this.#isBusy && seat !== this.#actor && text.startsWith(LOOK)) return this.#told(seat, text);
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === "subscribed") resolve();
        this.#hear(seat, message);
      });
    });
  }

  #hear(seat: number, message: ServerMessage): void {
    if (message.type === "error") throw new Error(JSON.stringify(message));
    if (message.type === "accepted") meter.choice();
    if (message.type !== "look" && message.type !== "subscribed") return;
    const before = this.#presents[seat];
    this.#presents[seat] = message.present;
    this.#unread.delete(seat);
    if (message.type === "look" && this.#isBusy) this.#seenByActor(message, before ?? null);
  }

  /** A seat that does not act gets a look. */
  #told(seat: number, text: string): void {
    this.#unread.set(seat, text);
    if (!this.#unseen.delete(seat)) return;
    meter.latency(performance.now() - this.#sentAt);
    this.#finish();
  }

  #present(seat: number): Present | null {
    const text = this.#unread.get(seat);
    if (text !== undefined) {
      this.#unread.delete(seat);
      this.#presents[seat] = (JSON.parse(text) as ServerMessageOf<"look">).present;
    }
    return this.#presents[seat] ?? null;
  }

  /** What everybody can notice is waited for at every seat, so that each latency belongs to its choice. */
  #seenByActor({ events, present }: ServerMessageOf<"look">, before: Present | null): void {
    if (present.sequence < this.#sequence) return;
    const isPublic = events.length > 0 || JSON.stringify(before?.look.waiting) !== JSON.stringify(present.look.waiting);
    if (!isPublic) this.#unseen.clear();
    this.#isSeen = true;
    this.#finish();
  }

  #finish(): void {
    if (!this.#isSeen || this.#unseen.size > 0) return;
    this.#isBusy = false;
    if (this.#order.rate === 0 || (isWarming && this.#ahead-- > 0)) setImmediate(() => this.choose());
  }

  /** Sends the next choice of a seat that is asked something. */
  choose(): void {
    if (this.#isBusy) return;
    const waiting = this.#presents[this.#actor]?.look.waiting;
    for (let i = 0; i < this.#sockets.length; i++) {
      const seat = (this.#next + i) % this.#sockets.length;
      if (waiting && !waiting.open.includes(seat)) continue;
      const present = this.#present(seat);
      const options: readonly Choice[] = present?.look.question?.options ?? [];
      if (!present || options.length === 0) continue;
      const choice = options[Math.floor(Math.random() * options.length)];
      this.#next = seat + 1;
      this.#actor = seat;
      this.#isBusy = true;
      this.#isSeen = false;
      this.#sequence = present.sequence + 1;
      for (let other = 0; other < this.#sockets.length; other++) if (other !== seat) this.#unseen.add(other);
      this.#sentAt = performance.now();
      const sequence = this.#sequence;
      this.#sockets[seat]?.send(JSON.stringify({ type: "choose", table: this.#id, seat, sequence, choices: [choice] }));
      return;
    }
    this.isOver = this.#presents.some(present => present?.look.result);
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

async function newTable(order: LoadOrder, cookies: readonly string[]): Promise<Table> {
  const open = Array.from({ length: order.seats - 1 }, () => ({ kind: "open" }));
  const plan = { game: order.game, seats: [{ kind: "me" }, ...open], visibility: "public" };
  const { value } = await post(order.port, "/api/tables", cookies[0] ?? "", plan);
  const { id } = (value as { table: { id: string } }).table;
  for (const cookie of cookies.slice(1)) await post(order.port, `/api/tables/${id}/join`, cookie, {});
  await post(order.port, `/api/tables/${id}/start`, cookies[0] ?? "", {});
  const table = new Table(order, id);
  await table.open(cookies);
  return table;
}

async function run(order: LoadOrder): Promise<void> {
  const cookies: string[] = [];
  for (let i = 0; i < order.seats; i++)
    cookies.push((await post(order.port, "/api/guest", "", { name: `P${i}` })).cookie);
  const tables: Table[] = [];
  while (tables.length < order.tables) {
    const count = Math.min(20, order.tables - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: count }, () => newTable(order, cookies)))));
  }
  let at = 0;
  let due = performance.now();
  const sender = setInterval(() => {
    for (; order.rate > 0 && !isWarming && due <= performance.now(); due += 1000 / order.rate)
      tables[at++ % tables.length]?.choose();
    // A game that has ended makes room for a new one.
    for (const [i, table] of tables.entries()) {
      if (!table.isOver) continue;
      table.isOver = false;
      table.close();
      newTable(order, cookies).then(
        fresh => {
          tables[i] = fresh;
          if (order.rate === 0) fresh.choose();
        },
        () => undefined,
      );
    }
  }, 1);
  for (const table of tables) table.choose();
  await pause(order.warmSeconds);
  isWarming = false;
  due = performance.now();
  meter.restart();
  process.send?.({ measuring: true });
  await pause(order.seconds);
  const report = meter.report();
  clearInterval(sender);
  process.send?.({ report });
}

process.on("message", (order: LoadOrder) => void run(order));
process.on("disconnect", () => process.exit(0));
