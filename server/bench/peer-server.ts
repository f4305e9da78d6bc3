// boardgame.io's server with its in-memory storage; runs as a process of its own. The game is small and never ends:
// each player has secret cards, a move changes a cell of the board and passes the turn.
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { cpuSeconds } from "./figures.ts";

interface PeerState {
  cells: number[];
  hands: Record<string, number[]>;
}

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server") as {
  Server(settings: unknown): { run(settings: { port: number; callback(): void }): Promise<unknown> };
  Origins: { LOCALHOST: unknown };
};

const game = {
  name: "peer",
  minPlayers: 2,
  maxPlayers: 8,
  setup: ({ ctx }: { ctx: { numPlayers: number } }): PeerState => ({
    cells: Array.from({ length: 49 }, () => 0),
    hands: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, i) => [String(i), [i, i + 1, i + 2, i + 3, i + 4]]),
    ),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }: { G: PeerState; playerID: string }): unknown => ({
    cells: G.cells,
    hands: Object.fromEntries(Object.entries(G.hands).map(([id, hand]) => [id, id === playerID ? hand : hand.length])),
  }),
  moves: {
    set: ({ G }: { G: PeerState }, at: number): void => {
      G.cells[at] = (G.cells[at] ?? 0) + 1;
    },
  },
};

const port = await new Promise<number>(done => {
  const probe = createServer();
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(() => done(typeof address === "object" && address ? address.port : 0));
  });
});
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
await server.run({ port, callback: () => undefined });
process.send?.({ port });
process.on("message", () => process.send?.({ answer: cpuSeconds() }));
process.on("disconnect", () => process.exit(0));
