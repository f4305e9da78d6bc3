// What cards do: a closed vocabulary of ops, each with one case in `rules/effects.ts`, and short builders for them.
import type { Resource } from "./resources.ts";

/** Where a Recruit action may put units; `previous` is the territory of the Recruit just made, still the same action. */
export type RecruitPlace = "controlled" | "controlled-or-neutral" | "neutral" | "previous";

/** Exceptions that a Move action carries into its moves and combats. */
export type MoveFlag =
  | "ignore-difficult"
  | "pass-enemies"
  | "cancel-1-skull"
  | "push-1-defender"
  | "axe-or-skull"
  | "kaija-collects";

/** Which territories a card recruits in, one after another. */
export type EachFilter = "adjacent-to-enemy" | "open-or-tile-wood";

/** Whose cards can be copied. */
export type CopySource = "adjacent-enemy-active" | "scorched-owner-active" | "own-played-this-year";

/** Glory per thing in the owner's territories. */
export interface ScorePer {
  readonly small: number;
  readonly large: number;
  readonly emptySmall: number;
  readonly emptyLarge: number;
  readonly food: number;
  readonly wood: number;
  readonly lore: number;
  readonly lair: number;
  readonly unit: number;
}

/** One op of a card. */
export type Effect =
  | { readonly op: "recruit"; readonly amount: number; readonly where: RecruitPlace; readonly same: boolean }
  | { readonly op: "recruit-per-icon"; readonly resource: Resource }
  | { readonly op: "recruit-in-each"; readonly filter: EachFilter; readonly most: number }
  | {
      readonly op: "move";
      readonly moves: number;
      readonly axes: number;
      readonly skulls: number;
      readonly flags: readonly MoveFlag[];
    }
  | {
      readonly op: "explore";
      /** Tiles looked at. */
      readonly draw: number;
      /** Explore actions; all but the first are optional. */
      readonly times: number;
      /** How often a drawn tile may be sent to the bottom for another one. */
      readonly redraw: number;
      readonly from: "controlled-open" | "any-open";
      /** Whether the icons of the chosen tile are collected first. */
      readonly collectTile: boolean;
    }
  | {
      readonly op: "build";
      /** Build actions; all but the first are optional. */
      readonly times: number;
      readonly discount: number;
      /** Whether a type already in the territory may be built again. */
      readonly duplicate: boolean;
      /** Whether small buildings stand outside the slots. */
      readonly noSlotSmall: boolean;
      readonly mostLarge: number;
    }
  | { readonly op: "replace-building" }
  | {
      readonly op: "draw";
      readonly count: number;
      readonly keep: number;
      readonly discard: number;
      readonly top: number;
    }
  | { readonly op: "collect"; readonly food: number; readonly wood: number; readonly lore: number }
  | { readonly op: "collect-territory" }
  | { readonly op: "collect-one-from" }
  | { readonly op: "choose-one"; readonly options: readonly EffectList[] }
  | { readonly op: "choose-different"; readonly count: number; readonly options: readonly EffectList[] }
  | { readonly op: "pay-for"; readonly price: number; readonly effects: EffectList }
  | { readonly op: "optional"; readonly effects: EffectList }
  | { readonly op: "remove-enemy-unit"; readonly where: "adjacent" | "anywhere" }
  | { readonly op: "add-unit" }
  | { readonly op: "pull-unit" }
  | { readonly op: "teleport" }
  | { readonly op: "move-enemy-units"; readonly amount: number }
  | { readonly op: "peek-hand-discard" }
  | { readonly op: "opponents-discard" }
  | { readonly op: "random-discard" }
  | { readonly op: "extort-card"; readonly price: number }
  | { readonly op: "copy-card"; readonly from: CopySource }
  | { readonly op: "take-display-card" }
  | { readonly op: "take-discarded" }
  | { readonly op: "cancel-card" }
  | { readonly op: "ignore-defences" }
  | { readonly op: "kaija-unleashed" }
  | { readonly op: "place-scorched-earth" }
  | { readonly op: "draw-per-closed"; readonly tiles: number }
  | ({ readonly op: "score-per" } & ScorePer)
  | { readonly op: "none" };

/** Ops in the order in which they are carried out. */
export type EffectList = readonly Effect[];

/** The name of an op. */
export type OpName = Effect["op"];

/** The op of one name. */
export type Op<K extends OpName> = Extract<Effect, { op: K }>;

/** No limit on the number of territories or buildings. */
export const NO_LIMIT = 99;

export const recruit = (amount: number, where: RecruitPlace = "controlled", same = false): Op<"recruit"> => ({
  op: "recruit",
  amount,
  where,
  same,
});

export const move = (moves: number, more: Partial<Op<"move">> = {}): Op<"move"> => ({
  op: "move",
  moves,
  axes: 0,
  skulls: 0,
  flags: [],
  ...more,
});

export const explore = (more: Partial<Op<"explore">> = {}): Op<"explore"> => ({
  op: "explore",
  draw: 1,
  times: 1,
  redraw: 0,
  from: "controlled-open",
  collectTile: false,
  ...more,
});

export const build = (more: Partial<Op<"build">> = {}): Op<"build"> => ({
  op: "build",
  times: 1,
  discount: 0,
  duplicate: false,
  noSlotSmall: false,
  mostLarge: NO_LIMIT,
  ...more,
});

export const draw = (keep: number, discard = 0, top = 0): Op<"draw"> => ({
  op: "draw",
  count: keep + discard + top,
  keep,
  discard,
  top,
});

export const collect = (resource: Resource, amount: number): Op<"collect"> => ({
  op: "collect",
  food: 0,
  wood: 0,
  lore: 0,
  [resource]: amount,
});

export const scorePer = (per: Partial<ScorePer>): Op<"score-per"> => ({
  op: "score-per",
  small: 0,
  large: 0,
  emptySmall: 0,
  emptyLarge: 0,
  food: 0,
  wood: 0,
  lore: 0,
  lair: 0,
  unit: 0,
  ...per,
});
