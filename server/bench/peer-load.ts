// Clients of boardgame.io's server: its socket messages, sent without its client library, which would only be slower.
import { createRequire } from "node:module";
import type { Look } from "#kernel/look.ts";
import { type LoadOrder, Meter, pause } from "./figures.ts";

interface PeerSocket {
  on(event: string, act: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
/** What the peer tells a player: of its small game whose turn it is, of ours what our own server would tell. */
interface PeerView {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
  readonly G: Partial<Look>;
}

const require = createRequire(import.meta.url);
const { io } = createRequire(require.resolve("boardgame.io/package.json"))("socket.io-client") as {
  io(url: string, settings: unknown): PeerSocket;
};
const meter = new Meter();
/** Warming up is fast; a slow load lets each table play a number of its own, so that they are at different stages. */
let isWarming = true;
const STAGES = 120;

/** One match with a socket for each player; one move is under way at a time. */
class Match {
  readonly #order: LoadOrder;
  readonly #id: string;
  readonly #sockets: PeerSocket[] = [];
  readonly #views: PeerView[] = [];
  #sentAt = 0;
  #actor = -1;
  #isBusy = false;
  #sentState = Number.MAX_SAFE_INTEGER;
  readonly #unseen = new Set<number>();
  isOver = false;
  /** Choices still to make while warming up. */
  #ahead = Math.floor(Math.random() * STAGES);

  constructor(order: LoadOrder, id: string) {
    this.#order = order;
    this.#id = id;
  }

  async open(): Promise<void> {
    // The first player's sync makes the match; the server then checks no credentials, which only speeds it up.
    for (let player = 0; player < this.#order.seats; player++) await this.#connect(player);
  }

  #connect(player: number): Promise<void> {
    const { port, game, seats } = this.#order;
    const socket = io(`http://127.0.0.1:${port}/${game}`, { transports: ["websocket"], forceNew: true });
    this.#sockets[player] = socket;
    return new Promise(resolve => {
      socket.on("connect", () => socket.emit("sync", this.#id, String(player), undefined, seats));
      socket.on("sync", (_id: never, info: never) => {
        this.#hear(player, (info as { state: PeerView }).state);
        resolve();
      });
      socket.on("update", (_id: never, state: never) => this.#hear(player, state));
    });
  }

  #hear(player: number, view: PeerView): void {
    this.#views[player] = view;
    if (view._stateID <= this.#sentState || !this.#unseen.delete(player)) return;
    if (player === this.#actor) meter.choice();
    else meter.latency(performance.now() - this.#sentAt);
    if (this.#unseen.size > 0) return;
    this.#isBusy = false;
    if (this.#order.rate === 0 || (isWarming && this.#ahead-- > 0)) setImmediate(() => this.move());
  }

  /** Whose move it is and what to play; null when nobody is asked. */
  #next(): { player: number; type: string; arg: unknown } | null {
    const [first] = this.#views;
    if (!first?.G.view) {
      const player = Number(first?.ctx.currentPlayer);
      return { player, type: "set", arg: Math.floor(Math.random() * 49) };
    }
    for (let i = 1; i <= this.#views.length; i++) {
      const player = (this.#actor + i) % this.#views.length;
      const options = this.#views[player]?.G.question?.options ?? [];
      if (options.length > 0)
        return { player, type: "choose", arg: options[Math.floor(Math.random() * options.length)] };
    }
    return null;
  }

  move(): void {
    if (this.#isBusy) return;
    const next = this.#next();
    if (!next) {
      this.isOver = true;
      return;
    }
    this.#isBusy = true;
    this.#actor = next.player;
    const state = this.#views[next.player]?._stateID ?? 0;
    this.#sentState = state;
    for (let each = 0; each < this.#sockets.length; each++) this.#unseen.add(each);
    this.#sentAt = performance.now();
    const playerID = String(next.player);
    const payload = { type: next.type, args: [next.arg], playerID };
    this.#sockets[next.player]?.emit("update", { type: "MAKE_MOVE", payload }, state, this.#id, playerID);
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }
}

let made = 0;

async function newMatch(order: LoadOrder): Promise<Match> {
  const match = new Match(order, `match${made++}`);
  await match.open();
  return match;
}

async function run(order: LoadOrder): Promise<void> {
  const matches: Match[] = [];
  while (matches.length < order.tables) {
    const count = Math.min(20, order.tables - matches.length);
    matches.push(...(await Promise.all(Array.from({ length: count }, () => newMatch(order)))));
  }
  let at = 0;
  let due = performance.now();
  const sender = setInterval(() => {
    for (; order.rate > 0 && !isWarming && due <= performance.now(); due += 1000 / order.rate)
      matches[at++ % matches.length]?.move();
    // A game that has ended makes room for a new one.
    for (const [i, match] of matches.entries()) {
      if (!match.isOver) continue;
      match.isOver = false;
      match.close();
      void newMatch(order).then(fresh => {
        matches[i] = fresh;
        if (order.rate === 0) fresh.move();
      });
    }
  }, 1);
  for (const match of matches) match.move();
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
