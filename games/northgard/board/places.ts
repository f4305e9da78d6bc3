// Where choices lie on the board, as the references that sentences use.
import type { Question } from "#kernel/look.ts";
import type { Choice } from "#kernel/procedure.ts";
import { placesOf } from "#web/kit/options.ts";
import type { NorthChoice } from "../choices.ts";

/** A choice of this game. */
export function asNorth(choice: Choice): NorthChoice {
  return choice as NorthChoice;
}

const inLand = ({ at }: { readonly at: number }): string => `territory:${at}`;
const toLand = ({ to }: { readonly to: number }): string => `territory:${to}`;
const onCard = ({ card }: { readonly card: string }): string => `card:${card}`;
const inTurn = ({ kind }: { readonly kind: string }): string => `option:${kind}`;
const onSlot = ({ area, isLoose }: { readonly area: number; readonly isLoose: boolean }): string =>
  isLoose ? `territory:${area}` : `area:${area}`;

/** A march lies on two territories; the first tap chooses where it begins. */
export const marchRef = (from: number, to: number): string => `march:${from}:${to}`;

/** The thing that a choice lies on; choices of other kinds have buttons of their own. */
export const placeOf = placesOf<NorthChoice>({
  place: ({ x, y }) => `cell:${x}:${y}`,
  settle: inLand,
  recruit: inLand,
  fight: inLand,
  scorch: inLand,
  roam: inLand,
  lair: inLand,
  add: inLand,
  strike: inLand,
  push: toLand,
  retreat: toLand,
  pull: ({ from }) => `territory:${from}`,
  timing: ({ at }) => (at >= 0 ? `territory:${at}` : null),
  build: onSlot,
  rebuild: choice => (choice.isLoose ? null : onSlot(choice)),
  play: onCard,
  use: onCard,
  take: onCard,
  fetch: onCard,
  discard: onCard,
  name: onCard,
  keep: onCard,
  top: onCard,
  copy: onCard,
  wait: inTurn,
  replace: inTurn,
  remove: inTurn,
  upgrade: inTurn,
  pass: inTurn,
  hunt: ({ creature }) => `creature:${creature}`,
  march: ({ from, to }) => marchRef(from, to),
  bury: ({ tile }) => `tile:${tile}`,
});

/** Whether a question is the choice of a turn, which has a bar of its own. */
export function isTurnChoice(question: Question | null): boolean {
  return question?.proc === "turn" && question.step === "chooseOption";
}

/** Questions in a battle that its panel answers. */
const battleKinds: readonly string[] = ["feed", "count", "lose"];

/** The options that need a button: they lie on nothing, and no other part of the board offers them. */
export function buttonsOf(question: Question | null): NorthChoice[] {
  return (question?.options ?? []).map(asNorth).filter(choice => {
    if (choice.kind === "march") return false;
    if (question?.proc === "combat" && battleKinds.includes(choice.kind)) return false;
    const place = placeOf(choice);
    return place === null || (place.startsWith("option:") && !isTurnChoice(question));
  });
}

/** Where cards lie that can be chosen. */
export type CardZone = "hand" | "display" | "upgrades" | "drawn" | "peek" | "discard" | "copy";

/** The zone of the cards that a question is about; null when it is about no cards. */
export function cardZone(question: Question | null, display: readonly string[]): CardZone | null {
  for (const option of question?.options ?? []) {
    const choice = asNorth(option);
    switch (choice.kind) {
      case "play":
      case "use":
        return "hand";
      case "take":
        return display.includes(choice.card) ? "display" : "upgrades";
      case "fetch":
        return "discard";
      case "copy":
        return "copy";
      case "name":
        return "peek";
      case "keep":
      case "top":
        return "drawn";
      case "discard":
        return question?.proc === "curse" ? "hand" : question?.proc === "spy" ? "peek" : "drawn";
    }
  }
  return null;
}
