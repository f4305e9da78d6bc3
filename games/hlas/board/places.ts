// Where choices lie on the board, as the references that sentences use.
import type { Question } from "#kernel/look.ts";
import type { Choice } from "#kernel/procedure.ts";
import { askedIn, placesOf } from "#web/kit/options.ts";
import type { HlasChoice } from "../choices.ts";
import { ENEMY, REGIONS } from "../content/marks.ts";
import { regionOfToken } from "../map/atlas.ts";

/** A choice of this game. */
export function asHlas(choice: Choice): HlasChoice {
  return choice as HlasChoice;
}

export const { asksFor, optionsOf, optionsOfKind } = askedIn<HlasChoice>();

/** The reference of a Region, or of being aboard. */
export const regionRef = (at: number): string => (at >= 0 && at < REGIONS ? `region:${at}` : `deck:${at}`);
/** The reference of Units of one kind at one place. */
export const unitRef = ({ owner, piece, place }: { owner: number; piece: string; place: number }): string =>
  `unit:${owner}:${piece}:${place}`;
/** The reference of a side. */
export const seatRef = (seat: number): string => (seat === ENEMY ? "enemy" : `seat:${seat}`);

const inRegion = ({ at }: { readonly at: number }): string => regionRef(at);
const ofCard = ({ card }: { readonly card: string }): string => `spell:${card}`;

/** The thing that a choice lies on; choices of other kinds have buttons of their own. */
export const placeOf = placesOf<HlasChoice>({
  faction: ({ faction }) => `faction:${faction}`,
  continent: ({ continent }) => `continent:${continent}`,
  slot: ({ slot }) => `slot:${slot}`,
  region: inRegion,
  tower: inRegion,
  start: ({ from }) => regionRef(from),
  step: ({ to }) => regionRef(to),
  retreat: ({ to }) => (to < REGIONS ? regionRef(to) : null),
  token: ({ at }) => regionRef(regionOfToken[at] ?? -1),
  unit: unitRef,
  recruit: ({ piece, count }) => (count > 1 ? `recruit:${piece}:${count}` : `recruit:${piece}`),
  vessel: ({ piece }) => `recruit:${piece}`,
  building: ({ building }) => `building:${building}`,
  upgrade: () => "upgrade",
  use: ({ ability }) => `ability:${ability}`,
  scribe: ofCard,
  discard: ofCard,
  cast: ({ card, scribed }) => (scribed >= 0 ? `scribed:${scribed}` : `spell:${card}`),
  scribed: ({ at }) => `scribed:${at}`,
  resource: ({ resource }) => `resource:${resource}`,
  tactic: ({ card }) => `tactic:${card}`,
  opponent: ({ seat }) => seatRef(seat),
  lead: ({ seat }) => seatRef(seat),
});

/** Kinds that are answered on the map or in a tray of their own, and need no plain button. */
const elsewhere: readonly HlasChoice["kind"][] = [
  "faction",
  "continent",
  "slot",
  "region",
  "tower",
  "start",
  "step",
  "token",
  "recruit",
  "vessel",
  "building",
  "upgrade",
  "tactic",
  "board",
  "invite",
  "leave",
  "discards",
];
const ends: readonly HlasChoice["kind"][] = ["skip", "stop", "done", "pass", "endTurn", "noMuster", "decline", "pay"];

/** Whether a choice ends or declines something. */
const isEnd = ({ kind }: HlasChoice): boolean => ends.includes(kind);

/** The options that get a button in the panel of the question; what ends something comes last. */
export function buttonsOf(question: Question | null): HlasChoice[] {
  const found = optionsOf(question).filter(
    option => !elsewhere.includes(option.kind) && !(option.kind === "retreat" && option.to < REGIONS),
  );
  return [...found.filter(option => !isEnd(option)), ...found.filter(isEnd)];
}

/** Going aboard and ashore, which is free and has a row of its own. */
export function shiftsOf(question: Question | null): HlasChoice[] {
  return optionsOf(question).filter(({ kind }) => kind === "board" || kind === "leave" || kind === "invite");
}

const mapKinds: readonly HlasChoice["kind"][] = ["continent", "region", "tower", "start", "step", "retreat", "token"];

/** Whether a question is answered on the map. */
export function isAboutMap(question: Question | null): boolean {
  return asksFor(question, ...mapKinds);
}

/** The Regions among the options of a question. */
export function regionsAsked(question: Question | null): number[] {
  const found = optionsOf(question).flatMap(option => {
    const place = mapKinds.includes(option.kind) ? placeOf(option) : null;
    return place?.startsWith("region:") ? [Number(place.slice("region:".length))] : [];
  });
  return [...new Set(found)];
}

/** Whether a question is about the cards in hand: they must be in sight to answer it. */
export function isAboutCards(question: Question | null): boolean {
  return question?.proc === "cast" || asksFor(question, "cast", "scribe", "discard", "discards");
}

/** Whether an army is being gathered: it is planned first and marches off together. */
export function isGathering(question: Question | null, army: number): boolean {
  return question?.proc === "march" && question.step === "move" && army === 0 && asksFor(question, "unit");
}
