// Of the things that are lit from outside only those light up that can be tapped now: a step of a lesson may name the card,
// then the land, then the button, and each has its turn.
import type { Question } from "#kernel/look.ts";
import { asNorth } from "./places.ts";
import type { Work } from "./use-work.ts";

/** The button that puts down a tile. */
export const putRef = "put";
/** The button of a choice that lies on nothing. */
export const choiceRef = (kind: string): string => `choice:${kind}`;

function isNext(ref: string, { marching, placing, picker, offerAt }: Work, question: Question): boolean {
  const [kind, value] = ref.split(":");
  const has = (name: string, is: (value: unknown) => boolean): boolean =>
    question.options.map(asNorth).some(option => is((option as unknown as Record<string, unknown>)[name]));
  switch (kind) {
    case putRef:
      return Boolean(placing?.at);
    case "choice":
      return has("kind", found => found === value);
    case "send":
    case "feed":
      return has("kind", found => found === kind);
    case "building":
      return picker !== null && has("building", found => found === value);
    case "cell":
      return offerAt(ref).choices.length > 0 && ref !== `cell:${placing?.at?.x}:${placing?.at?.y}`;
    default:
      return picker === null && offerAt(ref).choices.length > 0 && ref !== `territory:${marching?.from}`;
  }
}

/** The lit things that can be tapped now; all of them where none can. */
export function litNow(lit: ReadonlySet<string>, work: Work, question: Question | null): ReadonlySet<string> {
  if (!question || lit.size === 0) return lit;
  const next = [...lit].filter(ref => isNext(ref, work, question));
  // A tile lies where it should: then only the button is left.
  const live =
    next.includes(putRef) && !next.some(ref => ref.startsWith("cell:")) ? [putRef] : next.filter(ref => ref !== putRef);
  return live.length > 0 ? new Set(live) : lit;
}
