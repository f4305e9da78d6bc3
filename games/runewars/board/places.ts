// Where choices lie on the board, as the references that sentences use.
import type { Question } from "#kernel/look.ts";
import type { Choice } from "#kernel/procedure.ts";
import { askedIn, placesOf } from "#web/kit/options.ts";
import type { LayTile, Mark, RuneChoice } from "../choices.ts";

/** A choice of this game. */
export function asRune(choice: Choice): RuneChoice {
  return choice as RuneChoice;
}

export const { asksFor, optionsOf, optionsOfKind } = askedIn<RuneChoice>();

const onArea = ({ area }: { readonly area: number }): string | null => (area < 0 ? null : `area:${area}`);
const onHero = ({ hero }: { readonly hero: string }): string => `hero:${hero}`;

/** The reference of a place for a marker. */
export const markRef = ({ q, r, q2, r2 }: Mark): string => `mark:${q},${r},${q2},${r2}`;
/** The reference of a place for a tile. */
export const layRef = ({ tile, q, r, turn }: LayTile): string => `lay:${tile},${q},${r},${turn}`;

/** The thing that a choice lies on; choices of other kinds have buttons of their own. */
export const placeOf = placesOf<RuneChoice>({
  area: onArea,
  dragon: onArea,
  unit: onArea,
  build: onArea,
  rally: onArea,
  raze: onArea,
  march: ({ from }) => `area:${from}`,
  hero: onHero,
  pickHero: onHero,
  mark: markRef,
  lay: layRef,
  order: ({ order }) => `order:${order}`,
  tactics: ({ card }) => `tactics:${card}`,
  discard: ({ card }) => `tactics:${card}`,
  quest: ({ quest }) => `quest:${quest}`,
  title: ({ title }) => `title:${title}`,
  faction: ({ faction }) => `faction:${faction}`,
  objective: () => "objective",
});

/** Kinds that are chosen on the map itself, or in trays of their own. */
const elsewhere: readonly string[] = [
  "area",
  "unit",
  "build",
  "rally",
  "raze",
  "march",
  "hero",
  "mark",
  "lay",
  "order",
  "faction",
  "bid",
  "amount",
];

/** The options that get a button in the panel of the question; what ends something comes last. */
export function buttonsOf(question: Question | null): RuneChoice[] {
  const found = optionsOf(question).filter(
    option => !elsewhere.includes(option.kind) && !(option.kind === "dragon" && option.area >= 0),
  );
  const isEnd = ({ kind }: RuneChoice): boolean => ["pass", "done", "decline", "proceed"].includes(kind);
  return [...found.filter(option => !isEnd(option)), ...found.filter(isEnd)];
}

const mapKinds: readonly string[] = [
  "area",
  "dragon",
  "unit",
  "build",
  "rally",
  "raze",
  "march",
  "hero",
  "mark",
  "lay",
];

/** Whether a question is answered on the map. */
export function isAboutMap(question: Question | null): boolean {
  return optionsOf(question).some(({ kind }) => mapKinds.includes(kind));
}

/** Whether nobody could come to an area that may be activated. */
export function isOutOfReach(question: Question | null, area: number): boolean {
  const reach = (question?.args as { reach?: readonly number[] } | null)?.reach;
  return reach !== undefined && !reach.includes(area);
}

/** Whether figures are being sent: they are planned together and sent at once. */
export function isPlanning(question: Question | null): boolean {
  return question?.step === "assignMoves" && (question.proc === "march" || question.proc === "strategize");
}
