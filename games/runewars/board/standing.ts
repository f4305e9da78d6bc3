// Where everybody stands, from what the viewer can see.

import type { Seat } from "#kernel/procedure.ts";
import { type FateSymbol, fateCards } from "../content/fate.ts";
import { NO_RUNE } from "../content/marks.ts";
import { type Shape, shapes } from "../content/units.ts";
import type { RuneView } from "../view/view.ts";

/** What a seat holds on the map. */
export interface Standing {
  readonly areas: number;
  readonly runes: number;
}

/** What a seat holds on the map. */
export function standingOf(view: RuneView, seat: Seat): Standing {
  let areas = 0;
  let runes = 0;
  for (const area of view.board.list) {
    if (view.controller[area] !== seat) continue;
    areas++;
    if (view.runes[area] !== NO_RUNE) runes++;
  }
  return { areas, runes };
}

/** Numbers of Fate cards that nobody has seen since the deck was shuffled. */
export function unseenFate(view: RuneView): number[] {
  const seen = new Set(view.fateDiscard);
  return fateCards.map(({ number }) => number).filter(number => !seen.has(number));
}

/** How often each symbol lies in some cards, by shape. */
export function symbolsIn(cards: readonly number[]): Record<Shape, Record<FateSymbol, number>> {
  const found = {} as Record<Shape, Record<FateSymbol, number>>;
  for (const shape of shapes) {
    const counts: Record<FateSymbol, number> = { miss: 0, special: 0, rout: 0, damage: 0 };
    for (const card of cards) counts[fateCards[card - 1]!.quadrants[shape].symbol]++;
    found[shape] = counts;
  }
  return found;
}
