// What cards ask, and how their options are called: the shape both languages fill.
import type { Question } from "#kernel/look.ts";
import { numberIn, type Reader, textIn } from "#kernel/texts.ts";
import type { Names } from "./names.ts";
import { cardAt } from "./words.ts";

/** What a card asks when it offers a choice, a wish or a price, and the words for its options. */
export interface CardAsk {
  readonly ask: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** How far an effect has come: what kind of thing is chosen now, after how many others, on which card, for whom. */
export interface AskMoment {
  readonly kind: string;
  readonly stage: number;
  readonly card: string;
  readonly player: string;
}

/** The questions of one language. */
export interface CardAsks {
  /** By the card that asks, "season:hunters-moon". */
  readonly cards: Readonly<Record<string, CardAsk>>;
  /** By what the effect does. */
  readonly ops: Readonly<Record<string, string | ((moment: AskMoment) => string)>>;
}

/** The card a question comes from, as the head of its path. */
const cardOf = (question: Question): string => textIn(question, "path").split(".")[0]!;

/** What a running effect asks, with the name of its card. */
export function cardQuestion(question: Question, { cards, ops }: CardAsks, names: Names, reader: Reader): string {
  const card = cardOf(question);
  const op = textIn(question, "op");
  const words = ops[op] ?? cards[card]?.ask ?? "";
  const ask = typeof words === "string" ? words : words(momentOf(question, card, reader));
  return `${cardAt(card, names)?.name ?? ""}: ${ask}${ask.endsWith("?") ? "" : "."}`;
}

function momentOf(question: Question, card: string, reader: Reader): AskMoment {
  const kind = question.options[0]?.kind ?? "";
  const player = reader.seatName(numberIn(question, "seat"));
  return { kind, stage: numberIn(question, "stage"), card, player };
}

/** The words a card has for an option of its own, or for yes and no. */
export function optionWord(option: string, question: Question, { cards }: CardAsks): string | null {
  return cards[cardOf(question) || question.proc]?.options?.[option] ?? null;
}
