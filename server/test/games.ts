// The games of the server's tests: all registered ones and the tiny one.
import { type Registered, registry as real } from "#games/registry.ts";
import { duel } from "./duel.ts";

export const registry: Readonly<Record<string, Registered>> = {
  ...real,
  // The tiny game without an end, for load.
  endless: {
    game: { ...duel, id: "endless", setup: from => ({ ...duel.setup(from), rounds: 1_000_000 }) },
    texts: async language => ({ ...(await Object.values(real)[0]!.texts(language)), name: "Endless" }),
    checks: () => Promise.reject(new Error("the test game has no checks")),
  },
  duel: {
    game: duel,
    texts: async language => ({ ...(await Object.values(real)[0]!.texts(language)), name: "Duel" }),
    checks: () => Promise.reject(new Error("the test game has no checks")),
  },
};

export const gamesModule = new URL(import.meta.url);
