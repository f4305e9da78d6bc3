// Frames of a battle: its sides, its losses, what comes after it, retreats.

import type { Seat } from "#kernel/procedure.ts";
import type { Figure } from "../content/army.ts";
import type { HeroId } from "../content/heroes.ts";
import type { TacticsId } from "../content/tactics.ts";
import type { Area } from "../content/tiles.ts";
import type { UnitType } from "../content/units.ts";
import type { Named } from "./named.ts";

export type SideName = "attacker" | "defender";

/** Figures leaving an area together. `seat` NONE: unallied neutral units. */
export type RetreatFrame = Named<"retreat"> & {
  seat: Seat;
  chooser: Seat;
  from: Area;
  figures: Figure[];
  /** Heroes who supported and go with the units. */
  heroes: HeroId[];
  areRouted: boolean;
  /** Whether they may go only to uncontrolled areas. */
  isNeutral: boolean;
};
/** A hero beside a type of units. */
export interface Supporter {
  hero: HeroId;
  type: UnitType;
  withReward: boolean;
}
/** One side of a battle. */
export interface Side {
  /** NONE: unallied neutral units. */
  seat: Seat;
  /** Who decides for it. */
  decider: Seat;
  line: Figure[];
  supporters: Supporter[];
  /** Types that have drawn. */
  drawn: UnitType[];
  /** The type that draws now, its cards, and how many of them are still to be put aside unresolved. */
  type: UnitType;
  cards: number[];
  aside: number[];
  /** Cards drawn in addition by a special ability; everybody has seen them. */
  extra: number[];
  spare: number;
  /** Symbols still to be resolved. */
  specials: number;
  routs: number;
  damage: number;
  /** Health of types changed for this battle: type, health, type, health. */
  health: number[];
  strength: number;
  tally: TacticsId[];
  /** Tactics cards played in the present window. */
  played: TacticsId[];
  /** Units in the line-up when step 5 was reached; units destroyed. */
  lined: number;
  lost: number;
}
export type BattleFrame = Named<"battle"> & {
  area: Area;
  attacker: Side;
  defender: Side;
  isConquest: boolean;
  round: number;
  /** Which drawn cards everybody has seen. */
  shown: "none" | "special" | "rout" | "damage";
  hadHexagon: boolean;
  /** Effects the winner gets. */
  stakes: string[];
  isCancelled: boolean;
  /** What Conquer's Supremacy takes from the stronghold. */
  siege: number;
  winner: SideName | "";
};
export type LossesFrame = Named<"losses"> & {
  /** The side that takes them. */
  side: SideName;
  chooser: Seat;
  what: "rout" | "damage" | "destroy" | "retreat" | "routOrDestroy";
  left: number;
  /** Whether the chooser may stop. */
  canStop: boolean;
  /** Which figures may be chosen; see rules/losses.ts. */
  filter:
    | "normal"
    | "any"
    | "tough"
    | "standing"
    | "distinct"
    | "swift"
    | "weakened"
    | "triangle"
    | "rectangle"
    | "notHexagon";
  followUp: number;
  /** Figures already hit that may not be hit again. */
  hit: Figure[];
};
export type AftermathFrame = Named<"aftermath"> & {
  area: Area;
  attacker: Seat;
  defender: Seat;
  isNeutral: boolean;
  winner: SideName;
  isCancelled: boolean;
  surplus: Figure[];
  /** Effects the winner gets, and his heroes who supported. */
  stakes: string[];
  supporters: HeroId[];
};
