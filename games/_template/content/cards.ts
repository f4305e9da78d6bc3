// The cards: data only. Names live in i18n under the same id; what an effect word does, in rules/effects.ts.
import { frozen } from "#kernel/content.ts";

/** What a card of the winner does, one line at a time. */
export type Effect =
  | { readonly do: "gainLight"; readonly amount: number }
  | { readonly do: "drawCards"; readonly amount: number }
  | { readonly do: "dim"; readonly amount: number };

/** A card. */
export interface Card {
  readonly strength: number;
  /** What it adds when it is played as a spark; without it, it cannot be. */
  readonly spark?: number;
  readonly whenWon: readonly Effect[];
}

/** Every card by id. */
export const cards = frozen({
  bonfire: { strength: 5, whenWon: [] },
  lighthouse: { strength: 4, whenWon: [{ do: "drawCards", amount: 1 }] },
  "oil-lamp": { strength: 3, whenWon: [{ do: "gainLight", amount: 1 }] },
  fog: { strength: 3, whenWon: [{ do: "dim", amount: 1 }] },
  torch: { strength: 2, spark: 1, whenWon: [{ do: "drawCards", amount: 2 }] },
  smuggler: {
    strength: 1,
    spark: 2,
    whenWon: [
      { do: "gainLight", amount: 2 },
      { do: "dim", amount: 1 },
    ],
  },
} as const satisfies Record<string, Card>);

/** The id of a card. */
export type CardId = keyof typeof cards;

/** All card ids, in the order of the list above. */
export const cardIds = Object.keys(cards) as CardId[];

/** The card of an id. */
export function cardOf(id: CardId): Card {
  return cards[id];
}
