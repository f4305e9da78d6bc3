// Words that both languages need: things with references, lists, numbers with their nouns, territories by number.

import type { Question } from "#kernel/look.ts";
import type { Choice, Seat } from "#kernel/procedure.ts";
import {
  counted,
  type Forms,
  type Language,
  listOf,
  numberIn,
  plural,
  type Reader,
  type Ref,
  ref,
  type Sentence,
  say,
} from "#kernel/texts.ts";
import type { BuildingId } from "../content/buildings.ts";
import type { CardId } from "../content/cards.ts";
import { type CreatureId, creatures } from "../content/creatures.ts";
import { resourceIds } from "../content/resources.ts";
import type { TileId } from "../content/tiles.ts";
import type { Names } from "./names.ts";

/** The number a territory goes by: people count from 1. */
export const numberOf = (territory: number): number => territory + 1;

/** Words of one language. */
export function wordsOf(language: Language, names: Names, and: string) {
  const list = (items: readonly (string | Ref | Sentence)[]): Sentence => listOf(items, and);
  return {
    list,
    seat: (reader: Reader, seat: Seat): Ref => ref(`seat:${seat}`, reader.seatName(seat)),
    card: (id: CardId): Ref => ref(`card:${id}`, names.cards[id].name),
    cards: (ids: readonly CardId[]): Sentence => list(ids.map(id => ref(`card:${id}`, names.cards[id].name))),
    tile: (id: TileId): Ref => ref(`tile:${id}`, String(id)),
    building: (id: BuildingId): Ref => ref(`building:${id}`, names.buildings[id].name),
    creature: (id: CreatureId): Ref => ref(`creature:${id}`, names.kinds[creatures[id].kind].name),
    creatureObject: (id: CreatureId): Ref => ref(`creature:${id}`, names.kinds[creatures[id].kind].object),
    /** A number with its noun. */
    count: (n: number, forms: Forms): string => counted(language, n, forms),
    /** Amounts of resources, those that are not zero. */
    amounts: (amounts: Readonly<Record<"food" | "wood" | "lore", number>>): Sentence =>
      list(
        resourceIds
          .filter(id => amounts[id] > 0)
          .map(id => say`${amounts[id]} ${ref(`resource:${id}`, plural(language, amounts[id], names.amounts[id]))}`),
      ),
  };
}

/** Whether a choice lets something be: it stops, or passes a response by. */
export const isStop = ({ kind }: Choice): boolean => kind === "stop" || kind === "pass";

/** What is to be done with drawn cards, with numbers; what happens to none of them is not said. */
export function sorting(question: Question, verbs: Readonly<Record<"keep" | "discard" | "top", string>>): string {
  return (["keep", "discard", "top"] as const)
    .filter(part => numberIn(question, part) > 0)
    .map(part => `${verbs[part]} ${numberIn(question, part)}`)
    .join(", ");
}
