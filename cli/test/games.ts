// The registry of the tests: small games instead of the real ones.
import { duelGame } from "#bots/test/duel.ts";
import type { Registered } from "#games/registry.ts";
import { duelTexts } from "./duel-texts.ts";

export const games: Readonly<Record<string, Registered>> = {
  duel: {
    game: duelGame,
    texts: async language => duelTexts(language),
    checks: async () => ({ invariants: () => [], content: [], covered: () => [], plants: [] }),
  },
};
