// The games of the server's tests: all registered ones and the tiny one.
import { type Registered, registry as real } from "#games/registry.ts";
import { duel } from "./duel.ts";

export const registry: Readonly<Record<string, Registered>> = {
  ...real,
  duel: {
    game: duel,
    texts: async language => ({ ...(await Object.values(real)[0]!.texts(language)), name: "Duel" }),
    checks: () => Promise.reject(new Error("the test game has no checks")),
  },
};

export const gamesModule = new URL(import.meta.url);
