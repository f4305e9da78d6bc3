// Wires a question's options to the things on the board: each thing asks what may be done with it, why not, and
// whether it is already on its way. What belongs to no thing is the rest: the board draws a button for each of it, as the
// question bar draws only the question.
import type { Question } from "#kernel/look.ts";
import type { Choice, Refusal } from "#kernel/procedure.ts";

/** What one thing on the board may be used for now. */
export interface Offer {
  /** Legal choices that lie on this thing; the first is what a click does. */
  readonly choices: readonly Choice[];
  /** Why the thing cannot be chosen, when somebody might expect it could. */
  readonly refusal: Refusal | null;
  /** The choice on this thing that was sent and not yet acknowledged. */
  readonly pending: Choice | null;
}

/** All offers of a question. */
export interface Wiring {
  at(ref: string): Offer;
  /** Options that lie on no thing: pass, confirm, decline. */
  readonly rest: readonly Choice[];
}

/** Which thing a choice lies on ("city:5"), or null. Generic in the game's own choices. */
export type PlaceOf = (choice: Choice) => string | null;

/** Where the kinds of a game's choices lie; those of kinds it does not name lie on no thing. */
export type Places<C extends Choice> = { readonly [K in C as K["kind"]]?: (choice: K) => string | null };

/** The thing on which each choice of a game lies. */
export function placesOf<C extends Choice>(places: Places<C>): PlaceOf {
  const all = places as Readonly<Record<string, ((choice: Choice) => string | null) | undefined>>;
  return choice => all[choice.kind]?.(choice) ?? null;
}

type OfKind<C extends Choice, K extends C["kind"]> = Extract<C, { readonly kind: K }>;

/** The options of questions as the choices of one game. */
export interface Asked<C extends Choice> {
  optionsOf(question: Question | null): readonly C[];
  optionsOfKind<K extends C["kind"]>(question: Question | null, kind: K): readonly OfKind<C, K>[];
  /** Whether a question has options of one of some kinds. */
  asksFor(question: Question | null, ...kinds: readonly C["kind"][]): boolean;
}

/** Reads the options of questions as the choices of a game. */
export function askedIn<C extends Choice>(): Asked<C> {
  const optionsOf = (question: Question | null) => (question?.options ?? []) as readonly C[];
  return {
    optionsOf,
    optionsOfKind: <K extends C["kind"]>(question: Question | null, kind: K) =>
      optionsOf(question).filter((option): option is OfKind<C, K> => option.kind === kind),
    asksFor: (question, ...kinds) => optionsOf(question).some(({ kind }) => kinds.includes(kind)),
  };
}

const nothing: Offer = { choices: [], refusal: null, pending: null };

/** Sorts options, refusals and pending choices by the thing they lie on. */
export function wire(
  options: readonly Choice[],
  refusals: readonly Refusal[],
  pending: readonly Choice[] | null,
  placeOf: PlaceOf,
): Wiring {
  const offers = new Map<string, { choices: Choice[]; refusal: Refusal | null; pending: Choice | null }>();
  const rest: Choice[] = [];
  const offerAt = (ref: string) => {
    const offer = offers.get(ref) ?? { choices: [], refusal: null, pending: null };
    offers.set(ref, offer);
    return offer;
  };
  for (const choice of options) {
    const ref = placeOf(choice);
    if (ref === null) rest.push(choice);
    else offerAt(ref).choices.push(choice);
  }
  for (const refusal of refusals) {
    const ref = placeOf(refusal.choice);
    if (ref !== null) offerAt(ref).refusal ??= refusal;
  }
  for (const choice of pending ?? []) {
    const ref = placeOf(choice);
    if (ref !== null) offerAt(ref).pending = choice;
  }
  return { at: ref => offers.get(ref) ?? nothing, rest };
}
