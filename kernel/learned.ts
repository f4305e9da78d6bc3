// What bots know of a game whose judgement of worlds was learned.
import type { BotHints, Learning } from "./game.ts";
import { Network, type NetworkFile } from "./network.ts";
import type { State } from "./procedure.ts";

/** Hints that judge by hand, and know by learned weights what that means in chances to win. */
export function calibratedHints<S extends State>(learning: Learning<S>, file: NetworkFile): BotHints<S> {
  const network = new Network(learning.features, file);
  return {
    ...learning.hints(learning.hand),
    chance: (s, seat) => (network.covers(s) ? network.value(s, seat)[seat]! : null),
    learning,
  };
}

/** Hints that judge by learned weights, and by hand where those were not learned for a world. */
export function learnedHints<S extends State>(learning: Learning<S>, file: NetworkFile): BotHints<S> {
  const network = new Network(learning.features, file);
  return {
    ...learning.hints((s, seat) => (network.covers(s) ? network.evaluate(s, seat) : learning.hand(s, seat))),
    chance: (s, seat) => (network.covers(s) ? network.value(s, seat)[seat]! : null),
    learning,
  };
}
