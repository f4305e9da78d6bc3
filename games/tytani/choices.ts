// Everything that can be chosen, and what a question tells about it. Regions go by their ids.
import type { ReinforcementId, UsableId } from "./content/effects.ts";
import type { MissionId } from "./content/missions.ts";
import type { NationCardId } from "./content/nation-cards.ts";
import type { NationId } from "./content/nations.ts";
import type { ActionId, OrderId } from "./content/orders.ts";
import type { RegionId } from "./content/regions.ts";
import type { SupportId } from "./content/support.ts";
import type { UnitType } from "./content/units.ts";

/** A Nation to lead, or (`position`) the place of the scenario printed for a Nation. */
export interface ChooseNation {
  readonly kind: "nation" | "position";
  readonly nation: NationId;
}
/** TYT-199: puts a starting unit into one of the own starting regions. */
export interface Station {
  readonly kind: "station";
  readonly unit: UnitType;
  readonly at: RegionId;
}
export interface Buy {
  readonly kind: "buy";
  readonly card: NationCardId;
}
/** Discards a Support card: as a payment, for a hand limit, or because an effect says so. */
export interface Discard {
  readonly kind: "discard";
  readonly card: SupportId;
}
/** Puts a card under the Nation deck. */
export interface Bottom {
  readonly kind: "bottom";
  readonly card: NationCardId;
}
/** TYT-048: the order of the cards that stay on top, the topmost first. */
export interface Arrange {
  readonly kind: "arrange";
  readonly cards: readonly NationCardId[];
}
/** Keeps a Mission, or claims one. */
export interface ChooseMission {
  readonly kind: "keep" | "claim";
  readonly mission: MissionId;
}
/** TYT-217: swaps the cards of a slot. */
export interface Swap {
  readonly kind: "swap";
  readonly slot: number;
}
export interface TakeOrder {
  readonly kind: "order";
  readonly order: OrderId;
}
export interface Act {
  readonly kind: "act";
  readonly action: ActionId;
}
export interface Use {
  readonly kind: "use";
  readonly id: UsableId;
}
/** Picks a unit to move, or brings one into a Battle. */
export interface Pick {
  readonly kind: "pick" | "bring";
  readonly unit: UnitType;
  readonly from: RegionId;
}
/** Where the picked units go, or the losers. */
export interface Go {
  readonly kind: "go" | "retreat";
  readonly to: RegionId;
}
export interface Deploy {
  readonly kind: "deploy";
  readonly unit: UnitType;
  readonly at: RegionId;
}
/** A region for a Fortress, or the Battle to be fought next. */
export interface At {
  readonly kind: "build" | "fight";
  readonly at: RegionId;
}
/** Plays Support cards as a set. */
export interface PlaySupport {
  readonly kind: "support";
  readonly cards: readonly SupportId[];
}
/** TYT-140: discards a card to reroll dice. */
export interface Reroll {
  readonly kind: "reroll";
  readonly card: SupportId;
}
/** A die of a Dice Pool, by its place. */
export interface PickDie {
  readonly kind: "die";
  readonly die: number;
}
export interface AddDie {
  readonly kind: "addDie";
  readonly die: UnitType;
}
/** A unit that is lost; attackers say where it came from, defenders where it stood. */
export interface Lose {
  readonly kind: "lose";
  readonly unit: UnitType;
  readonly from: RegionId;
}
export interface Draw {
  readonly kind: "draw";
  readonly card: SupportId | "deck";
}
export interface Reinforce {
  readonly kind: "reinforce";
  readonly with: ReinforcementId | "draw-missions";
}
/** Choices without details. */
export interface Plain {
  readonly kind: "done" | "pass" | "decline" | "keepOnTop" | "endOrders" | "endStage";
}

/** Every choice of the game. */
export type TytaniChoice =
  | ChooseNation
  | Station
  | Buy
  | Discard
  | Bottom
  | Arrange
  | ChooseMission
  | Swap
  | TakeOrder
  | Act
  | Use
  | Pick
  | Go
  | Deploy
  | At
  | PlaySupport
  | Reroll
  | PickDie
  | AddDie
  | Lose
  | Draw
  | Reinforce
  | Plain;

const plain = (kind: Plain["kind"]): Plain => Object.freeze({ kind });

export const done = plain("done");
export const passOn = plain("pass");
export const decline = plain("decline");
export const keepOnTop = plain("keepOnTop");
export const endOrders = plain("endOrders");
export const endStage = plain("endStage");

/** What an attack may come to. */
export type Chance = {
  /** The attackers win. */
  readonly win: number;
  /** They win, and the defenders lose at least one unit. */
  readonly bloody: number;
  /** They lose, and lose at least one unit. */
  readonly costly: number;
};

/** The chances in a region. */
export type Odds = { readonly to: RegionId; readonly chance: Chance };
