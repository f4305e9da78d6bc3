// An imaginary game for the gallery: two marshes, a few pieces, a few words.
import type { Look } from "#kernel/look.ts";
import type { Choice, GameEvent, Refusal } from "#kernel/procedure.ts";
import { ref, say, type Texts } from "#kernel/texts.ts";
import type { BoardProps, SeatInfo } from "../board.ts";

/** Six seats in every state. */
export const exampleSeats: readonly SeatInfo[] = [
  { seat: 0, name: "Ada", colour: "blue", isBot: false, isOnline: true, clock: { left: 245_000, runningSince: null } },
  { seat: 1, name: "Borys", colour: "red", isBot: false, isOnline: false, clock: { left: 19_000, runningSince: null } },
  { seat: 2, name: "Cecylia", colour: "green", isBot: true, isOnline: true, clock: null },
  { seat: 3, name: "Dobromir the Long-Named", colour: "yellow", isBot: false, isOnline: true, clock: null },
  { seat: 4, name: "Ewa", colour: "black", isBot: false, isOnline: true, clock: null },
  { seat: 5, name: "Feliks", colour: "violet", isBot: true, isOnline: true, clock: null },
];

const marsh = (id: string) => ref(`area:${id}`, id === "salt" ? "the Salt Marsh" : "the Reed Marsh");

/** What the imaginary game says. */
export const exampleTexts: Texts<unknown, GameEvent> = {
  name: "Saltmarsh",
  tagline: "Two marshes, one tide.",
  options: {},
  seatOptions: {},
  question: () => say`${ref("seat:0", "Ada")}: choose where the 3 bards go (2 left).`,
  waiting: () => say`Waiting for ${ref("seat:1", "Borys")} to choose a card.`,
  choice: (choice: Choice) => ("area" in choice ? say`Go to ${marsh(String(choice.area))}` : say`Pass`),
  refusal: () => say`The tide is in: ${marsh("reed")} cannot be entered.`,
  log: () => say`${ref("seat:2", "Cecylia")} moves to ${marsh("salt")}.`,
  describe: () => [say`${marsh("salt")}: 2 tokens of ${ref("seat:0", "Ada")}.`, say`${marsh("reed")}: under water.`],
  ending: () => say`${ref("seat:0", "Ada")} wins by 2 points.`,
  scores: {},
};

/** Options and refusals of the imaginary question. */
export const exampleOptions: readonly Choice[] = [
  Object.freeze({ kind: "go", area: "salt" }),
  Object.freeze({ kind: "pass" }),
];
export const exampleRefusals: readonly Refusal[] = [
  { choice: Object.freeze({ kind: "go", area: "reed" }), why: "tide", rule: "RULE-012" },
];

/** A look with a question of one's own. */
export const askedLook: Look = {
  view: null,
  waiting: { proc: "turn", step: "go", open: [0], ready: [] },
  question: { seat: 0, proc: "turn", step: "go", args: null, options: exampleOptions, soFar: [] },
  result: null,
};

/** A look in which others are waited for. */
export const waitingLook: Look = {
  ...askedLook,
  waiting: { proc: "turn", step: "go", open: [1, 2], ready: [0] },
  question: null,
};

/** A look after the end. */
export const endedLook: Look = {
  view: null,
  waiting: null,
  question: null,
  result: { winners: [0], places: [1, 2, 3, 4, 5, 6], scores: [], reason: "points" },
};

const nothing = () => {};

/** What a board gets from its page. */
export const exampleBoard: BoardProps<unknown, GameEvent> = {
  look: askedLook,
  viewer: 0,
  language: "en",
  texts: exampleTexts,
  seats: exampleSeats,
  choose: nothing,
  retract: nothing,
  requestRefusals: async () => exampleRefusals,
  requestPreview: async () => null,
  pending: null,
  playing: null,
  unseen: [],
  reducedMotion: false,
  speed: 1,
  lit: new Set(),
  onRef: nothing,
  openRule: nothing,
  drafts: { load: () => null, save: nothing },
};
