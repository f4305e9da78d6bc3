// boardgame.io's server with its in-memory storage; runs as a process of its own. It offers two games: a small one that
// never ends (each player has secret cards, a move changes a cell of the board and passes the turn), and one of ours,
// whose rules and views are the very functions that our own server calls.
import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { registry } from "#games/registry.ts";
import { choose } from "#kernel/choose.ts";
import type { AnyGame } from "#kernel/game.ts";
import { look } from "#kernel/look.ts";
import type { State } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import { cpuSeconds } from "./figures.ts";

interface SmallState {
  cells: number[];
  hands: Record<string, number[]>;
}
interface Setup {
  readonly ctx: { readonly numPlayers: number };
}

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server") as {
  Server(settings: unknown): { run(settings: { port: number; callback(): void }): Promise<unknown> };
  Origins: { LOCALHOST: unknown };
};
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core") as {
  ActivePlayers: { ALL: unknown };
  INVALID_MOVE: unknown;
};
// What a move gets is a draft of the state; its original spares the peer the work of drafting.
const { original } = createRequire(require.resolve("boardgame.io/package.json"))("immer") as {
  original<T>(draft: T): T;
};

const small = {
  name: "small",
  minPlayers: 2,
  maxPlayers: 8,
  setup: ({ ctx }: Setup): SmallState => ({
    cells: Array.from({ length: 49 }, () => 0),
    hands: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, i) => [String(i), [i, i + 1, i + 2, i + 3, i + 4]]),
    ),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }: { G: SmallState; playerID: string }): unknown => ({
    cells: G.cells,
    hands: Object.fromEntries(Object.entries(G.hands).map(([id, hand]) => [id, id === playerID ? hand : hand.length])),
  }),
  moves: {
    set: ({ G }: { G: SmallState }, at: number): void => {
      G.cells[at] = (G.cells[at] ?? 0) + 1;
    },
  },
};

/** One of our games as the peer plays it. */
const ours = (game: AnyGame) => ({
  name: game.id,
  setup: ({ ctx }: Setup): State =>
    start(game, { seats: ctx.numPlayers, seed: randomBytes(32).toString("hex"), chance: "cipher" }),
  turn: { activePlayers: ActivePlayers.ALL },
  playerView: ({ G, playerID }: { G: State; playerID: string | null }): unknown =>
    look(game, G, playerID === null ? "spectator" : Number(playerID)),
  moves: {
    choose: ({ G, playerID }: { G: State; playerID: string }, choice: unknown): unknown => {
      const outcome = choose(game, original(G), Number(playerID), choice);
      return outcome.ok ? outcome.state : INVALID_MOVE;
    },
  },
});

const port = await new Promise<number>(done => {
  const probe = createServer();
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(() => done(typeof address === "object" && address ? address.port : 0));
  });
});
const games = [small, ...Object.values(registry).map(({ game }) => ours(game))];
const server = Server({ games, origins: [Origins.LOCALHOST] });
await server.run({ port, callback: () => undefined });
process.send?.({ port });
process.on("message", () => process.send?.({ answer: cpuSeconds() }));
process.on("disconnect", () => process.exit(0));
