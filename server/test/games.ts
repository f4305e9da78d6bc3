// The games of the server's tests: tiny ones, so that nothing here depends on a real game.
import type { Registered } from "#games/registry.ts";
import type { AnyGame } from "#kernel/game.ts";
import { duel } from "./duel.ts";

const noSentence = (): never[] => [];

function registered(game: AnyGame, name: string): Registered {
  return {
    game,
    texts: async () => ({
      name,
      tagline: "",
      options: {},
      seatOptions: {},
      question: noSentence,
      waiting: noSentence,
      choice: noSentence,
      refusal: noSentence,
      log: noSentence,
      describe: noSentence,
      ending: noSentence,
      scores: {},
    }),
  };
}

/** The tiny game with a leak, to see that the secrecy test notices it. */
const leaky: AnyGame = {
  ...duel,
  id: "leaky",
  viewFor: (s: { hands: number[][]; points: number[] }) => ({ hands: s.hands, points: s.points }),
};

export const registry: Readonly<Record<string, Registered>> = {
  duel: registered(duel, "Duel"),
  leaky: registered(leaky, "Leaky"),
  // The tiny game without an end, for load.
  endless: registered(
    { ...duel, id: "endless", setup: from => ({ ...duel.setup(from), rounds: 1_000_000 }) },
    "Endless",
  ),
};

export const gamesModule = new URL(import.meta.url);
