// Words that both languages need: things with references, lists, numbers with their nouns, territories by number.

import type { Question } from "#kernel/look.ts";
import type { Choice, Seat } from "#kernel/procedure.ts";
import { type Language, plural, type Reader, type Ref, ref, type Sentence, say } from "#kernel/texts.ts";
import type { BuildingId } from "../content/buildings.ts";
import type { CardId } from "../content/cards.ts";
import { type CreatureId, creatures } from "../content/creatures.ts";
import { resourceIds } from "../content/resources.ts";
import type { TileId } from "../content/tiles.ts";
import type { NorthEvent } from "../events.ts";
import type { Names } from "./names.ts";

/** A sentence for each type of event; null where an event is not worth a line. */
export type LogTexts = {
  readonly [K in NorthEvent["type"]]: (event: Extract<NorthEvent, { type: K }>, reader: Reader) => Sentence | null;
};

type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** The number a territory goes by: people count from 1. */
export const numberOf = (territory: number): number => territory + 1;

/** Words of one language. */
export function wordsOf(language: Language, names: Names, and: string) {
  const list = (items: readonly (string | Ref | Sentence)[]): Sentence => {
    const out: (string | Ref)[] = [];
    for (const [i, item] of items.entries()) {
      if (i > 0) out.push(i === items.length - 1 ? ` ${and} ` : ", ");
      if (typeof item === "string" || "ref" in item) out.push(item);
      else out.push(...item);
    }
    return out;
  };
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
    count: (n: number, forms: Forms): string => `${n} ${plural(language, n, forms)}`,
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

/** A number in the arguments of a question. */
export function numberIn(question: Question, key: string): number {
  const value = (question.args as Readonly<Record<string, unknown>> | null)?.[key];
  return typeof value === "number" ? value : 0;
}

/** A text in the arguments of a question. */
export function textIn(question: Question, key: string): string {
  const value = (question.args as Readonly<Record<string, unknown>> | null)?.[key];
  return typeof value === "string" ? value : "";
}

/** What is to be done with drawn cards, with numbers; what happens to none of them is not said. */
export function sorting(question: Question, verbs: Readonly<Record<"keep" | "discard" | "top", string>>): string {
  return (["keep", "discard", "top"] as const)
    .filter(part => numberIn(question, part) > 0)
    .map(part => `${verbs[part]} ${numberIn(question, part)}`)
    .join(", ");
}
