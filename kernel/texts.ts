// How a game speaks: events, questions and choices become sentences here, in the reader's language. A sentence
// keeps references to places and pieces, so that a client can light them up.
import type { Result, Viewer } from "./game.ts";
import type { Question, Waiting } from "./look.ts";
import type { Choice, GameEvent, Refusal, Seat } from "./procedure.ts";

/** The languages every game speaks. */
export type Language = "en" | "pl";

/** A word of a sentence that names a thing: "city:5", "seat:0", "unit:militia". */
export interface Ref {
  readonly ref: string;
  readonly text: string;
}

/** A sentence: plain text with references in it. */
export type Sentence = readonly (string | Ref)[];

/** A reference to a thing under the word the sentence needs (case, number). */
export function ref(id: string, text: string): Ref {
  return { ref: id, text };
}

/** Template tag for sentences: nested sentences and references keep their references. */
export function say(strings: TemplateStringsArray, ...parts: readonly (string | number | Ref | Sentence)[]): Sentence {
  const out: (string | Ref)[] = [];
  strings.forEach((text, i) => {
    if (text !== "") out.push(text);
    const part = parts[i];
    if (part === undefined) return;
    if (typeof part === "string" || typeof part === "number") out.push(String(part));
    else if ("ref" in part) out.push(part);
    else out.push(...part);
  });
  return out;
}

/** Parts of a sentence with commas between them and a word before the last. */
export function listOf(items: readonly (string | Ref | Sentence)[], and: string): Sentence {
  const out: (string | Ref)[] = [];
  for (const [i, item] of items.entries()) {
    if (i > 0) out.push(i === items.length - 1 ? ` ${and} ` : ", ");
    if (typeof item === "string" || "ref" in item) out.push(item);
    else out.push(...item);
  }
  return out;
}

/** A sentence without its references. */
export function plain(sentence: Sentence): string {
  return sentence.map(part => (typeof part === "string" ? part : part.text)).join("");
}

/** Who reads, and what the seats are called. */
export interface Reader {
  readonly viewer: Viewer;
  /** The name of the player in a seat. */
  seatName(seat: Seat): string;
}

/** One setting of a table in words: its name, one sentence, and the names of its values. */
export interface OptionText {
  readonly name: string;
  readonly about: string;
  readonly values: Readonly<Record<string, string>>;
  /** What a value brings, where its name does not say it. */
  readonly brings?: Readonly<Record<string, string>>;
}

/** An event as a line of the log, with the reading of the rules that has decided it; null when it is not worth a line. */
export function logLine(texts: Pick<Texts, "log">, event: GameEvent, reader: Reader): Sentence | null {
  const sentence = texts.log(event, reader);
  return sentence && event.cites ? say`${sentence} (${ref(`rule:${event.cites}`, event.cites)})` : sentence;
}

/** A sentence for each type of event; null where an event is not worth a line. A new event does not compile without one. */
export type LogTexts<E extends GameEvent> = {
  readonly [T in E["type"]]: (event: Extract<E, { type: T }>, reader: Reader) => Sentence | null;
};

/** Everything a game says in one language. */
export interface Texts<V = unknown, E extends GameEvent = GameEvent> {
  readonly name: string;
  /** One sentence that makes one want to play. */
  readonly tagline: string;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly seatOptions: Readonly<Record<string, OptionText>>;
  /** What the asked seat is asked. */
  question(question: Question, view: V, reader: Reader): Sentence;
  /** What the others are told they wait for. */
  waiting(waiting: Waiting, view: V, reader: Reader): Sentence;
  /** An option as a short label. */
  choice(choice: Choice, question: Question, view: V, reader: Reader): Sentence;
  /** Why an option is not legal. */
  refusal(refusal: Refusal, view: V, reader: Reader): Sentence;
  /** An event as a sentence of the log; null when it is not worth a line. */
  log(event: E, reader: Reader): Sentence | null;
  /** The board in words, line by line: for terminals and screen readers. */
  describe(view: V, reader: Reader): readonly Sentence[];
  /** How the game ended. */
  ending(result: Result, reader: Reader): Sentence;
  /** Names of score sources, as used in results. */
  readonly scores: Readonly<Record<string, string>>;
  /** Names of those who play without a seat, as used in results. */
  readonly others?: Readonly<Record<string, string>>;
}

const pluralRules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules("en"),
  pl: new Intl.PluralRules("pl"),
};

/** The forms of a counted noun, by the plural rules of the language ("one", "few", "many", "other"). */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** The word form for a number. */
export function plural(language: Language, n: number, forms: Forms): string {
  return forms[pluralRules[language].select(n)] ?? forms.many ?? forms.other ?? "";
}

/** A number with its noun. */
export const counted = (language: Language, n: number, forms: Forms): string => `${n} ${plural(language, n, forms)}`;

/** What stands under a name in the arguments of a question. */
const inArgs = ({ args }: Question, key: string): unknown => (args as Readonly<Record<string, unknown>> | null)?.[key];

/** A number in the arguments of a question. */
export function numberIn(question: Question, key: string): number {
  const value = inArgs(question, key);
  return typeof value === "number" ? value : 0;
}

/** A text in the arguments of a question. */
export function textIn(question: Question, key: string): string {
  const value = inArgs(question, key);
  return typeof value === "string" ? value : "";
}

/** Ids in the arguments of a question. */
export function idsIn(question: Question, key: string): string[] {
  const value = inArgs(question, key);
  return Array.isArray(value) ? value.map(String) : [];
}

/** Whether something in the arguments of a question is so. */
export const isIn = (question: Question, key: string): boolean => inArgs(question, key) === true;

const HARD = "\u00a0";

/** Polish leaves no one-letter word at the end of a line and keeps a number with what it counts. */
const tiedText = (text: string): string =>
  text.replace(/(?<=^|[\s(„])([aiouwzAIOUWZ]) /g, `$1${HARD}`).replace(/(\d|\{\{count\}\}) (?=\p{L})/gu, `$1${HARD}`);

/** Texts of a language as they are printed: in Polish, what belongs together stays on one line. Ids are left alone. */
export function printed<T>(language: Language, texts: T): T {
  return language === "pl" ? (tied(texts) as T) : texts;
}

function tied(value: unknown): unknown {
  if (typeof value === "string") return tiedText(value);
  if (typeof value === "function") return (...args: unknown[]) => tied(Reflect.apply(value, null, args));
  if (Array.isArray(value)) return value.map(tied);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === "ref" ? each : tied(each)]));
}
