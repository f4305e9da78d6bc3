// Clients of boardgame.io's server: its socket messages, sent without its client library, which would only be slower.
import { createRequire } from "node:module";
import type { Look } from "#kernel/look.ts";
import { awaitOrder, Load, type PlayedTable } from "./load.ts";

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

/** One match with a socket for each player; one move is under way at a time. */
class Match implements PlayedTable {
  readonly #load: Load;
  readonly #id: string;
  readonly #sockets: PeerSocket[] = [];
  readonly #views: PeerView[] = [];
  #sentAt = 0;
  #actor = -1;
  #isBusy = false;
  #sentState = Number.MAX_SAFE_INTEGER;
  readonly #unseen = new Set<number>();
  isOver = false;
  /** Moves still to make while warming up. */
  #stage: number;

  constructor(load: Load, id: string) {
    this.#load = load;
    this.#id = id;
    this.#stage = load.newStage();
  }

  async open(): Promise<void> {
    // The first player's sync makes the match; the server then checks no credentials, which only speeds it up.
    for (let player = 0; player < this.#load.order.seats; player++) await this.#connect(player);
  }

  #connect(player: number): Promise<void> {
    const { port, game, seats } = this.#load.order;
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
    if (player === this.#actor) this.#load.meter.choice();
    else this.#load.meter.latency(performance.now() - this.#sentAt);
    if (this.#unseen.size > 0) return;
    this.#isBusy = false;
    if (this.#load.goesOn(this.#stage--)) setImmediate(() => this.choose());
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

  choose(): void {
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

awaitOrder(async order => {
  const open = async (load: Load): Promise<Match> => {
    const match = new Match(load, `match${made++}`);
    await match.open();
    return match;
  };
  await new Load(order, open).run();
});
