// Protocol clients that play many tables of a game; runs as a process of its own.
import { WebSocket } from "ws";
import type { Choice } from "#kernel/procedure.ts";
import { PROTOCOL } from "#protocol/errors.ts";
import { readLook } from "#protocol/looks.ts";
import type { Present } from "#protocol/play.ts";
import type { ServerMessage, ServerMessageOf } from "#protocol/socket.ts";
import { awaitOrder, Load, type PlayedTable } from "./load.ts";

/** How a look begins. */
const LOOK = Buffer.from('{"type":"look"');
const isLook = (bytes: Buffer): boolean => bytes.compare(LOOK, 0, LOOK.length, 0, LOOK.length) === 0;

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
class Table implements PlayedTable {
  readonly #load: Load;
  readonly #id: string;
  readonly #sockets: WebSocket[] = [];
  readonly #presents: (Present | null)[] = [];
  /** Looks that nobody has read yet, as bytes: a client reads one when it has to choose. */
  readonly #unread: Buffer[][] = [];
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
  #stage: number;

  constructor(load: Load, id: string) {
    this.#load = load;
    this.#id = id;
    this.#stage = load.newStage();
  }

  async open(cookies: readonly string[]): Promise<void> {
    await Promise.all(cookies.map((cookie, seat) => this.#connect(cookie, seat)));
  }

  #connect(cookie: string, seat: number): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#load.order.port}/api/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    this.#sockets[seat] = socket;
    this.#unread[seat] = [];
    return new Promise((resolve, reject) => {
      socket.once("error", reject);
      socket.once("open", () => {
        socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
        socket.send(JSON.stringify({ type: "subscribe", table: this.#id, as: seat }));
      });
      socket.on("message", (bytes: Buffer) => {
        this.#load.meter.told(bytes.length);
        if (this.#isBusy && seat !== this.#actor && isLook(bytes)) return this.#told(seat, bytes);
        const message = JSON.parse(bytes.toString()) as ServerMessage;
        if (message.type === "subscribed") resolve();
        this.#hear(seat, message);
      });
    });
  }

  #hear(seat: number, message: ServerMessage): void {
    if (message.type === "error") throw new Error(JSON.stringify(message));
    if (message.type === "accepted") this.#load.meter.choice();
    if (message.type === "subscribed") this.#presents[seat] = message.present;
    if (message.type !== "look") return;
    const before = this.#present(seat);
    const present = this.#read(seat, message);
    if (this.#isBusy) this.#seenByActor(message, present, before);
    // A bot has answered: the person goes on.
    else if (this.#load.order.masters > 0) this.choose();
  }

  #read(seat: number, message: ServerMessageOf<"look">): Present {
    const found = readLook(this.#presents[seat] ?? null, message);
    if (!found) throw new Error("a look was lost");
    this.#presents[seat] = found.present;
    return found.present;
  }

  /** A seat that does not act gets a look. */
  #told(seat: number, bytes: Buffer): void {
    this.#unread[seat]?.push(bytes);
    if (!this.#unseen.delete(seat)) return;
    this.#load.meter.latency(performance.now() - this.#sentAt);
    this.#finish();
  }

  #present(seat: number): Present | null {
    for (const bytes of this.#unread[seat]?.splice(0) ?? []) {
      this.#read(seat, JSON.parse(bytes.toString()) as ServerMessageOf<"look">);
    }
    return this.#presents[seat] ?? null;
  }

  /** What everybody can notice is waited for at every seat, so that each latency belongs to its choice. */
  #seenByActor({ events }: ServerMessageOf<"look">, present: Present, before: Present | null): void {
    if (present.sequence < this.#sequence) return;
    const isPublic = events.length > 0 || JSON.stringify(before?.look.waiting) !== JSON.stringify(present.look.waiting);
    if (!isPublic) this.#unseen.clear();
    this.#isSeen = true;
    this.#finish();
  }

  #finish(): void {
    if (!this.#isSeen || this.#unseen.size > 0) return;
    this.#isBusy = false;
    if (this.#load.goesOn(this.#stage--)) setImmediate(() => this.choose());
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

async function newTable(load: Load, cookies: readonly string[]): Promise<Table> {
  const { port, game, seats, masters } = load.order;
  const open = Array.from({ length: seats - 1 }, () => ({ kind: "open" }));
  const bots = Array.from({ length: masters }, () => ({ kind: "bot", level: "master" }));
  const plan = { game, seats: [{ kind: "me" }, ...open, ...bots], visibility: "public" };
  const { value } = await post(port, "/api/tables", cookies[0] ?? "", plan);
  const { id } = (value as { table: { id: string } }).table;
  for (const cookie of cookies.slice(1)) await post(port, `/api/tables/${id}/join`, cookie, {});
  await post(port, `/api/tables/${id}/start`, cookies[0] ?? "", {});
  const table = new Table(load, id);
  await table.open(cookies);
  return table;
}

awaitOrder(async order => {
  const guests = async (): Promise<string[]> => {
    const cookies: string[] = [];
    for (let i = 0; i < order.seats; i++) {
      cookies.push((await post(order.port, "/api/guest", "", { name: `P${i}` })).cookie);
    }
    return cookies;
  };
  const same = await guests();
  // Thinking is shared out by person: each table of masters has a person of its own.
  await new Load(order, async load => newTable(load, order.masters > 0 ? await guests() : same)).run();
});
