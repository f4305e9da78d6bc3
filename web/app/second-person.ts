// The log speaks to its reader: what Ola reads of herself is "You move" and "Idziesz", not "Ola moves" and "Ola idzie".
// Games write sentences in the present tense about a seat's name; both languages form the second person from it by rule.
import type { GameEvent, Seat } from "#kernel/procedure.ts";
import { type Language, type Ref, ref, type Sentence, type Texts } from "#kernel/texts.ts";

type Part = string | Ref;

/** Neighbouring pieces of plain text as one, so that words around a name can be looked at. */
function joined(sentence: Sentence): Part[] {
  const out: Part[] = [];
  for (const part of sentence) {
    const last = out.at(-1);
    if (typeof part === "string" && typeof last === "string") out[out.length - 1] = last + part;
    else out.push(part);
  }
  return out;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a name stands at the beginning of a sentence. */
const opens = (before: string): boolean => before === "" || /[.!?] $/.test(before);

const irregular: Readonly<Record<string, string>> = { is: "are", has: "have", does: "do", was: "were", goes: "go" };

function baseOf(verb: string): string {
  const known = irregular[verb];
  if (known) return known;
  if (/ies$/.test(verb)) return verb.replace(/ies$/, "y");
  return verb.replace(/(?<=ss|sh|ch|x|zz)es$|s$/, "");
}

/** The verb right after the name. */
const englishAfter = (text: string): string =>
  text.replace(
    /^( (?:\([^)]*\) )?(?:now )?)(\p{L}\p{Ll}*s)(?= |\.|:|$)/u,
    (_, gap: string, verb: string) => gap + baseOf(verb),
  );

function english(before: string, { ref: id }: Ref, after: string): readonly [string, Ref, string] {
  const isFirst = opens(before);
  const called = (word: string) => ref(id, isFirst ? capital(word) : word);
  if (after.startsWith("’s")) return [before, called("your"), after.slice(2)];
  const isSubject = isFirst || /[:;,] $| and $/.test(before);
  return [before, called("you"), isSubject ? englishAfter(after) : after];
}

/** In the present tense the second person is the third with an ending. */
const secondOf = (verb: string): string => (verb === "jest" ? "jesteś" : `${verb}sz`);

/** Things of a player become the reader's own. */
const things: Readonly<Record<string, string>> = { jednostki: "twoje", "żeton aktywacji": "twój", twierdza: "twoja" };
const ownThing = new RegExp(`(${Object.keys(things).join("|")}) gracza $`, "i");

function polish(before: string, { ref: id }: Ref, after: string): readonly [string, Ref, string] {
  const isFirst = opens(before);
  const called = (word: string, opening = isFirst) => ref(id, opening ? capital(word) : word);
  const thing = ownThing.exec(before)?.[1]?.toLowerCase();
  if (thing) {
    const rest = before.slice(0, -`${thing} gracza `.length);
    return [rest, called(`${things[thing]} ${thing}`, opens(rest)), after];
  }
  if (before.endsWith("do gracza ")) return [before.slice(0, -"gracza ".length), called("ciebie"), after];
  if (before.endsWith(" gracza ")) return [before.slice(0, -"gracza ".length), called("cię"), after];
  // "wygrywa Ola", "broni się Ola": the verb comes first.
  const inverted = /(\p{L}*(?:[aeiyę]))( się| go)? $/u.exec(before);
  if (inverted && !isFirst && !/ i $/.test(before)) {
    const [all, verb = "", object = ""] = inverted;
    const rest = before.slice(0, -all.length);
    return [rest, ref(id, secondOf(verb)), object + after];
  }
  const following = /^ ((?:niczego )?(?:nie )?)(\p{Ll}+)(?=[ .,:;]|$)(.*)$/su.exec(after);
  if (following && !/^(to|i|oraz|przeciw)$/.test(following[2]!)) {
    const [, no = "", verb = "", rest = ""] = following;
    return [before, called(no + secondOf(verb)), rest];
  }
  return [
    before,
    called("ty"),
    after.replace(/^( \([^)]*\)) (\p{Ll}+)(?=[ :])/u, (_, aside, verb) => `${aside} ${secondOf(verb)}`),
  ];
}

/** Later verbs of the same subject, as the games join them to the first one. */
const joinedVerbs = {
  en: [/(?<= and )(goes|takes|gives)(?= )/, baseOf],
  pl: [/(?<= i |; )(bierze|zaczyna|oddaje)(?= )/, secondOf],
} as const;

const speakers = { en: english, pl: polish };

const isSeat = (part: Part): boolean => typeof part !== "string" && part.ref.startsWith("seat:");

/** A sentence about seats as the person in one of them reads it. */
export function addressed(language: Language, sentence: Sentence, reader: Seat): Sentence {
  const parts = joined(sentence);
  const isOwn = (part: Part) => typeof part !== "string" && part.ref === `seat:${reader}`;
  const [pattern, conjugated] = joinedVerbs[language];
  for (let i = 0; isOwn(parts[0] ?? "") && i < parts.length; i++) {
    const part = parts[i]!;
    if (i > 0 && isSeat(part)) break;
    if (typeof part === "string") parts[i] = part.replace(pattern, conjugated);
  }
  for (const [i, part] of parts.entries()) {
    if (typeof part === "string" || !isOwn(part)) continue;
    const [left, right] = [parts[i - 1], parts[i + 1]];
    // A name right after another thing opens nothing.
    const before = typeof left === "string" ? left : left ? " " : "";
    const [newLeft, name, newRight] = speakers[language](before, part, typeof right === "string" ? right : "");
    parts[i] = name;
    if (typeof left === "string") parts[i - 1] = newLeft;
    if (typeof right === "string") parts[i + 1] = newRight;
  }
  return parts.filter(part => part !== "");
}

/** A game's texts, with a log that speaks to its reader. */
export function addressing<T extends Texts<unknown, GameEvent>>(language: Language, texts: T): T {
  const log: Texts<unknown, GameEvent>["log"] = (event, reader) => {
    const sentence = texts.log(event, reader);
    return sentence && typeof reader.viewer === "number" ? addressed(language, sentence, reader.viewer) : sentence;
  };
  return { ...texts, log };
}
