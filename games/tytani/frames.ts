// The running procedures of Titans: what each of them has to remember, as plain data.

import type { Flow, Frame } from "#kernel/procedure.ts";
import type { Army } from "./content/army.ts";
import type { Origin, UsableId } from "./content/effects.ts";
import type { Role } from "./content/marks.ts";
import type { MissionId } from "./content/missions.ts";
import type { NationCardId } from "./content/nation-cards.ts";
import type { ActionId } from "./content/orders.ts";
import type { SupportId } from "./content/support.ts";
import type { UnitType } from "./content/units.ts";
import type { TytaniEvent } from "./events.ts";
import type { Region } from "./map/atlas.ts";
import type { Power } from "./state.ts";

/** What a step of the rules may do. */
export type TytaniFlow<Target extends string = never> = Flow<TytaniEvent, TytaniFrame, Target>;

type Named<P extends string> = Frame & { proc: P };

/** A die in a Dice Pool. */
export interface Die {
  type: UnitType;
  shows: number;
}

/** TYT-119: a part of the Combat Strength that comes from no die, with its source. */
export interface Bonus {
  source: SupportId | UsableId | "solo-card" | "symbol" | "difficulty";
  amount: number;
}

/** One side of a Battle. */
export interface BattleSide {
  power: Power;
  dice: Die[];
  bonuses: Bonus[];
  /** Support cards played or discarded by choice. */
  spent: number;
  /** TYT-133: whether a Bring-unit card has been played. */
  hasBrought: boolean;
  /** Units when the dice were first rolled. */
  startUnits: number;
  hadTitan: boolean;
  /** The army before any losses; units that are brought join it. */
  army: Army;
  /** The units it has lost. */
  lost: UnitType[];
  /** Whether it has said that its Stage is over. */
  isDone: boolean;
}

export type GameFrame = Named<"game">;
/** `turn`: how many have chosen. */
export type NationsFrame = Named<"nations"> & { turn: number };
/** TYT-198: Free Army Placement; `left`: units still to be stationed. */
export type PlacementFrame = Named<"placement"> & { turn: number; left: UnitType[] };
export type OutfitFrame = Named<"outfit">;
export type DraftFrame = Named<"draft">;
/** `turn`: how many turns of this round have begun. */
export type RoundFrame = Named<"round"> & { turn: number };
/** `begun`: actions of the Order card tried; `used`: those that were carried out (TYT-221); `moved`: units of an army move. */
export type TurnFrame = Named<"turn"> & {
  power: Power;
  begun: ActionId[];
  used: ActionId[];
  moved: number;
  /** The Battle to be fought next. */
  at: Region;
  /** Whether a Mission may be met that was not when a card was drawn: the Titan came back, or nothing could be drawn. */
  hasLateChance: boolean;
};
export type AutomaFrame = Named<"automa"> & { power: Power; left: ActionId[] };
/** The effects of something being carried out, from `index` on; `due`: Support cards still to be paid for its use. */
export type EffectsFrame = Named<"effects"> & { power: Power; origin: Origin; index: number; due: number };
/** Units being chosen and moved. */
export type MoveFrame = Named<"move"> & {
  power: Power;
  origin: Origin;
  index: number;
  from: Region;
  army: Army;
};
export type DeployFrame = Named<"deploy"> & {
  power: Power;
  origin: Origin;
  index: number;
  left: number;
  at: Region;
};
export type BuildFrame = Named<"build"> & { power: Power };
/** `card`: the card being paid for; `due`: what is still to be paid; `seen`: cards left of those looked at. */
export type PurchaseFrame = Named<"purchase"> & {
  power: Power;
  origin: Origin;
  discount: number;
  card: NationCardId | "";
  due: number;
  seen: number;
};
export type DrawFrame = Named<"draw"> & { power: Power; left: number };
export type DiscardFrame = Named<"discard"> & { power: Power; left: number };
export type BringFrame = Named<"bring"> & { power: Power; types: UnitType[] };
/** What happens to dice that are picked: rerolled, turned to a face, or counted twice. */
export type DicePurpose = "reroll" | "max" | "min" | "next" | "double";
export type DiceFrame = Named<"dice"> & {
  power: Power;
  /** Whose dice. */
  role: Role;
  purpose: DicePurpose;
  types: UnitType[];
  atMost: number;
  left: number;
  picked: number[];
  source: UsableId | SupportId;
};
export type ExtraDieFrame = Named<"extraDie"> & { power: Power; dice: UnitType[] };
export type BattleFrame = Named<"battle"> & {
  at: Region;
  sides: [BattleSide, BattleSide];
  /** Cards and abilities used in this Battle. */
  used: UsableId[];
  /** Whether a Fortress or Capital of the defender stood there, and whether it helps (TYT-121, Sappers). */
  hasStructure: boolean;
  isWalled: boolean;
  /** Who acts now. */
  acting: Role;
  /** Whether the Stages are over; only then is there a winner. */
  isDecided: boolean;
  winner: Role;
  /** The real difference, and the one that counts for losses, cards and VP (TYT-151). */
  difference: number;
  counted: number;
  /** TYT-243: units the loser still has to lose, and what cards changed. */
  losses: number;
  winnerDelta: number;
  loserDelta: number;
  /** VP of the winner. */
  gained: number;
  /** TYT-156: where the losing defenders go. */
  retreat: Region;
  hasClaimed: boolean;
};
export type ReinforcementFrame = Named<"reinforcement"> & {
  power: Power;
  /** A purchase was begun as second reinforcement, and nothing bought. */
  isBackedOut: boolean;
};
export type MissionDrawFrame = Named<"missionDraw"> & { power: Power; drawn: MissionId[] };

/** Every running procedure. */
export type TytaniFrame =
  | GameFrame
  | NationsFrame
  | PlacementFrame
  | OutfitFrame
  | DraftFrame
  | RoundFrame
  | TurnFrame
  | AutomaFrame
  | EffectsFrame
  | MoveFrame
  | DeployFrame
  | BuildFrame
  | PurchaseFrame
  | DrawFrame
  | DiscardFrame
  | BringFrame
  | DiceFrame
  | ExtraDieFrame
  | BattleFrame
  | ReinforcementFrame
  | MissionDrawFrame;
