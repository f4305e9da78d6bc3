// Frames of heroes: the Quest Phase, attribute tests, hiring, wounds, duels.
import type { Seat } from "#kernel/procedure.ts";
import type { Attribute, HeroId } from "../content/heroes.ts";
import type { QuestId } from "../content/quests.ts";
import type { RewardId } from "../content/rewards.ts";
import type { Area } from "../content/tiles.ts";
import type { UnitType } from "../content/units.ts";
import type { Reward } from "../state.ts";
import type { Named } from "./named.ts";

export type TestFrame = Named<"test"> & {
  seat: Seat;
  hero: HeroId;
  attribute: Attribute | "";
  cards: number[];
  /** The effects of each result lie under this path; "" when a desertion hangs on it. */
  path: string;
};

export type HiringFrame = Named<"hiring"> & {
  seat: Seat;
  /** Influence for keeping a hero, and cards to draw. */
  cost: number;
  draw: number;
  drawn: HeroId[];
  hero: HeroId | "";
  /** Whether no card need be kept. */
  canRefuse: boolean;
};
export type WoundFrame = Named<"wound"> & { hero: HeroId; n: number };

export type QuestPhaseFrame = Named<"questPhase"> & { order: Seat[]; turn: number; acted: HeroId[] };
export type HeroActionFrame = Named<"heroAction"> & {
  seat: Seat;
  hero: HeroId;
  action: "" | "move" | "heal" | "train";
  hasStepped: boolean;
  left: number;
  /** Points of training left. */
  points: number;
  hasPortal: boolean;
  given: string[];
  /** Whether he has fought a duel or attempted a quest. */
  hasEngaged: boolean;
  quest: QuestId | "";
  isComplete: boolean;
  /** Opponents still to be asked for Tactics. */
  askers: Seat[];
};
/** One duelist. `hero` "" : a neutral unit. */
export interface Duelist {
  seat: Seat;
  hero: HeroId | "";
  type: UnitType;
  /** Damage on the unit, and its health. */
  damage: number;
  health: number;
  card: number;
  extra: number;
  weapon: RewardId | "";
  armor: RewardId | "";
  noArmor: boolean;
  /** Damage to come in this round, how much of it from special symbols, and what rewards have prevented in this duel. */
  pending: number;
  fromSpecial: number;
  prevented: number;
  usedThisRound: RewardId[];
  healsIfWon: boolean;
}
export type DuelFrame = Named<"duel"> & {
  area: Area;
  attacker: Duelist;
  defender: Duelist;
  round: number;
  /** Where the effects of winning and losing a duel quest lie; "" for a duel between heroes. */
  path: string;
  /** Reward cards of the loser still to be dealt out. */
  spoils: Reward[];
  result: "" | "attacker" | "defender" | "both" | "none";
};
