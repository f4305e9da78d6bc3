// Clients of boardgame.io's server: its socket messages, sent without its client library, which would only be slower.
import { createRequire } from "node:module";
import { type LoadOrder, Meter } from "./figures.ts";

interface PeerSocket {
  on(event: string, act: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
}
interface PeerView {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

const require = createRequire(import.meta.url);
const { io } = createRequire(require.resolve("boardgame.io/package.json"))("socket.io-client") as {
  io(url: string, settings: unknown): PeerSocket;
};
const meter = new Meter();

/** One match with a socket for each player; one move is under way at a time. */
class Match {
  readonly #order: LoadOrder;
  readonly #id: string;
  readonly #sockets: PeerSocket[] = [];
  #state = -1;
  #current = 0;
  #sentAt = 0;
  #actor = -1;
  #isBusy = false;
  #sentState = Number.MAX_SAFE_INTEGER;
  readonly #unseen = new Set<number>();

  constructor(order: LoadOrder, id: string) {
    this.#order = order;
    this.#id = id;
  }

  async open(): Promise<void> {
    // The first player's sync makes the match; the server then checks no credentials, which only speeds it up.
    for (let player = 0; player < this.#order.seats; player++) await this.#connect(player);
  }

  #connect(player: number): Promise<void> {
    const socket = io(`http://127.0.0.1:${this.#order.port}/peer`, { transports: ["websocket"], forceNew: true });
    this.#sockets[player] = socket;
    return new Promise(resolve => {
      socket.on("connect", () => socket.emit("sync", this.#id, String(player), undefined, this.#order.seats));
      socket.on("sync", (_id: never, info: never) => {
        this.#hear(player, (info as { state: PeerView }).state);
        resolve();
      });
      socket.on("update", (_id: never, state: never) => this.#hear(player, state));
    });
  }

  #hear(player: number, { _stateID, ctx }: PeerView): void {
    const isNew = _stateID > this.#state;
    if (isNew) {
      this.#state = _stateID;
      this.#current = Number(ctx.currentPlayer);
    }
    if (_stateID <= this.#sentState || !this.#unseen.delete(player)) return;
    if (player === this.#actor) meter.choice();
    else meter.latency(performance.now() - this.#sentAt);
    if (this.#unseen.size > 0) return;
    this.#isBusy = false;
    if (this.#order.rate === 0) setImmediate(() => this.move());
  }

  move(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#sentState = this.#state;
    for (let each = 0; each < this.#sockets.length; each++) this.#unseen.add(each);
    const player = this.#current;
    this.#actor = player;
    this.#sentAt = performance.now();
    const playerID = String(player);
    const payload = { type: "set", args: [Math.floor(Math.random() * 49)], playerID };
    this.#sockets[player]?.emit("update", { type: "MAKE_MOVE", payload }, this.#state, this.#id, playerID);
  }
}

async function newMatch(order: LoadOrder, at: number): Promise<Match> {
  const match = new Match(order, `match${at}`);
  await match.open();
  return match;
}

async function run(order: LoadOrder): Promise<void> {
  const matches: Match[] = [];
  while (matches.length < order.tables) {
    const count = Math.min(20, order.tables - matches.length);
    matches.push(...(await Promise.all(Array.from({ length: count }, (_, i) => newMatch(order, matches.length + i)))));
  }
  let at = 0;
  let due = performance.now();
  const sender = setInterval(() => {
    for (; order.rate > 0 && due <= performance.now(); due += 1000 / order.rate) matches[at++ % matches.length]?.move();
  }, 1);
  if (order.rate === 0) for (const match of matches) match.move();
  await new Promise(done => setTimeout(done, order.warmSeconds * 1000));
  meter.restart();
  process.send?.({ measuring: true });
  await new Promise(done => setTimeout(done, order.seconds * 1000));
  const report = meter.report();
  clearInterval(sender);
  process.send?.({ report });
}

process.on("message", (order: LoadOrder) => void run(order));
process.on("disconnect", () => process.exit(0));
