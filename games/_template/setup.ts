// From seats and settings to the first state (TPL-001, TPL-002).
import type { Fresh, Setup } from "#kernel/game.ts";
import { cardIds } from "./content/cards.ts";
import { numbers } from "./content/numbers.ts";
import type { Beacons } from "./state.ts";

/** The first position: a shuffled deck, three cards for each seat, no light. */
export function setup({ seats, options, chance }: Setup): Fresh<Beacons> {
  const deck = chance.shuffle(cardIds.flatMap(id => Array<typeof id>(numbers.copiesOfEachCard).fill(id)));
  return {
    round: 0,
    rounds: options.length === "long" ? numbers.rounds.long : numbers.rounds.short,
    first: seats - 1,
    worth: 0,
    light: Array<number>(seats).fill(0),
    hands: Array.from({ length: seats }, () => deck.splice(-numbers.handSize)),
    deck,
    discard: [],
    laidAside: Array.from({ length: seats }, () => []),
  };
}
