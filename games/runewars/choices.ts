// Everything that can be chosen. Areas go by their place in the table of areas, units by their ids.
import type { Seat } from "#kernel/procedure.ts";
import { remember } from "#kernel/remember.ts";
import type { DevelopmentKind } from "./content/developments.ts";
import type { FactionId } from "./content/factions.ts";
import type { Attribute, HeroId } from "./content/heroes.ts";
import type { QuestId } from "./content/quests.ts";
import type { Resource } from "./content/resources.ts";
import type { RewardId } from "./content/rewards.ts";
import type { TacticsId } from "./content/tactics.ts";
import type { Area } from "./content/tiles.ts";
import type { TitleId } from "./content/titles.ts";
import { type UnitId, type UnitType, units } from "./content/units.ts";

/** Choices without details. `pass`: do nothing here; `done`: enough of it. */
export interface Plain {
  readonly kind:
    | "pass"
    | "done"
    | "proceed"
    | "supremacy"
    | "battle"
    | "diplomacy"
    | "retreat"
    | "accept"
    | "decline"
    | "claim"
    | "objective"
    | "captain"
    | "portal"
    | "heal"
    | "damage";
}
export interface TakeFaction {
  readonly kind: "faction";
  readonly faction: FactionId;
}
/** Lays a tile, or a home realm. */
export interface LayTile {
  readonly kind: "lay";
  readonly tile: string;
  readonly q: number;
  readonly r: number;
  readonly turn: number;
}
/** Puts a home realm marker on two hexes. */
export interface Mark {
  readonly kind: "mark";
  readonly q: number;
  readonly r: number;
  readonly q2: number;
  readonly r2: number;
}
/** An area picked for what the question asks. */
export interface AtArea {
  readonly kind: "area";
  readonly area: Area;
}
/** Puts the dragon rune here, the other token in the other area; NONE puts the false one into the only area. */
export interface HideDragon {
  readonly kind: "dragon";
  readonly area: Area;
}
export interface PickOrder {
  readonly kind: "order";
  readonly order: number;
}
export interface Bid {
  readonly kind: "bid";
  readonly influence: number;
}
/** A number: influence to spend, cards to draw. */
export interface Amount {
  readonly kind: "amount";
  readonly n: number;
}
export interface PickSeat {
  readonly kind: "seat";
  readonly seat: Seat;
}
export interface PickResource {
  readonly kind: "resource";
  readonly resource: Resource;
}
/** So many units of a type, standing, from one area to another. */
export interface March {
  readonly kind: "march";
  readonly from: Area;
  readonly to: Area;
  readonly unit: UnitId;
  readonly count: number;
}
export interface MoveHero {
  readonly kind: "hero";
  readonly hero: HeroId;
  readonly to: Area;
}
/** A unit on the map: to destroy, rout, stand up or place. */
export interface PickUnit {
  readonly kind: "unit";
  readonly area: Area;
  readonly unit: UnitId;
  readonly isRouted: boolean;
}
/** A unit of a battle. */
export interface PickFigure {
  readonly kind: "figure";
  readonly unit: UnitId;
  readonly damage: number;
  readonly isRouted: boolean;
}
export interface PickType {
  readonly kind: "type";
  readonly unit: UnitId;
}
export interface PickFate {
  readonly kind: "fate";
  readonly card: number;
}
export interface Support {
  readonly kind: "support";
  readonly hero: HeroId;
  readonly unit: UnitId;
  /** Whether a Reward card that helps in support is turned up for it. */
  readonly withReward: boolean;
}
export interface PlayTactics {
  readonly kind: "tactics";
  readonly card: TacticsId;
}
export interface PickTactics {
  readonly kind: "discard";
  readonly card: TacticsId;
}
export interface PickQuest {
  readonly kind: "quest";
  readonly quest: QuestId;
}
/** A hero picked: to act, to be challenged, to keep, to desert. */
export interface PickHero {
  readonly kind: "pickHero";
  readonly hero: HeroId;
}
/** A Reward card of a hero: to use, to turn up, to discard. */
export interface UseReward {
  readonly kind: "reward" | "reveal" | "dropReward";
  readonly hero: HeroId;
  readonly card: RewardId;
}
/** Gives a Reward card to another hero. */
export interface GiveReward {
  readonly kind: "give";
  readonly hero: HeroId;
  readonly card: RewardId;
  readonly isUp: boolean;
  readonly to: HeroId;
}
export interface TakeGrave {
  readonly kind: "grave";
  readonly hero: HeroId;
  readonly grave: number;
}
export interface Build {
  readonly kind: "build";
  readonly area: Area;
  readonly development: DevelopmentKind;
}
/** What Rally Support takes from a city. */
export interface Rally {
  readonly kind: "rally";
  readonly area: Area;
  readonly benefit: "neutral" | "tactics" | "influence" | "quests";
}
export interface TakeTitle {
  readonly kind: "title";
  readonly title: TitleId;
}
/** One of the actions of Fortify, or of a hero. */
export interface Action {
  readonly kind: "action";
  readonly action: "stronghold" | "repair" | "runes" | "move" | "heal" | "train";
}
export interface Train {
  readonly kind: "train";
  readonly attribute: Attribute;
}
/** One of the options a card offers. */
export interface Option {
  readonly kind: "option";
  readonly option: string;
}
/** Which of several packages of units. */
export interface PickPackage {
  readonly kind: "package";
  readonly n: number;
}
/** Discards a destructible token. */
export interface Raze {
  readonly kind: "raze";
  readonly area: Area;
}

/** Every choice of the game. */
export type RuneChoice =
  | Plain
  | TakeFaction
  | LayTile
  | Mark
  | AtArea
  | HideDragon
  | PickOrder
  | Bid
  | Amount
  | PickSeat
  | PickResource
  | March
  | MoveHero
  | PickUnit
  | PickFigure
  | PickType
  | PickFate
  | Support
  | PlayTactics
  | PickTactics
  | PickQuest
  | PickHero
  | UseReward
  | GiveReward
  | TakeGrave
  | Build
  | Rally
  | TakeTitle
  | Action
  | Train
  | Option
  | PickPackage
  | Raze;

const plain = (kind: Plain["kind"]): Plain => Object.freeze({ kind });

/** The same areas, units and cards are offered all the time: each of these choices is made once. */
export const atArea: (area: Area) => AtArea = remember(area => Object.freeze({ kind: "area", area }));
const unitsAt = [false, true].map(isRouted =>
  remember(area =>
    remember((type): PickUnit => Object.freeze({ kind: "unit", area, unit: units[type]!.id, isRouted })),
  ),
);
export const pickUnit = (area: Area, type: UnitType, isRouted = false): PickUnit =>
  unitsAt[isRouted ? 1 : 0]!(area)(type);

export const passHere = plain("pass");
export const done = plain("done");
export const proceed = plain("proceed");
export const useSupremacy = plain("supremacy");
export const battleHere = plain("battle");
export const negotiate = plain("diplomacy");
export const retreatHere = plain("retreat");
export const accept = plain("accept");
export const decline = plain("decline");
export const claimVictory = plain("claim");
export const discardObjective = plain("objective");
export const useCaptain = plain("captain");
export const openPortal = plain("portal");
export const dealOne = plain("damage");
