// What things are worth to a bot, in victory points.
import type { MissionId } from "../content/missions.ts";
import type { UnitType } from "../content/units.ts";

/** A unit on the map. */
export const UNIT: Readonly<Record<UnitType, number>> = { infantry: 0.45, cavalry: 0.6, artillery: 0.65, titan: 1.6 };
/** The mean of a die. */
export const MEAN: Readonly<Record<UnitType, number>> = { infantry: 5 / 6, cavalry: 7 / 6, artillery: 1.5, titan: 2.5 };

/** A Support card in hand, and one beyond the limit. */
export const CARD = 0.42;
export const SPARE_CARD = 0.12;
/** What a Support card may add in a Battle. */
export const CARD_STRENGTH = 0.55;

/** A Nation card: for itself and for its cost, for each round that it can still be used in. */
export const NATION_CARD = 0.25;
export const NATION_CARD_COST = 0.32;

/** A point of Energy. */
export const ENERGY = 0.1;
/** A Mission that is met, and one that is not, as shares of its reward; then another power's, in points. */
export const MET = 0.92;
export const OPEN_MISSION = 0.22;
export const UNKNOWN_MISSION = 0.7;
/** How much the strongest rival counts. */
export const RIVAL = 0.45;
/** A Titan on its board. */
export const TITAN_STANDING = 0.9;
export const TITAN_LYING = 0.5;
/** Walls with units behind them. */
export const WALLS = 0.35;
/** A region next to the Central one, and the Central one itself: Missions like them. */
export const CENTRAL = 0.3;

/** How easily a Mission is met, from 0 to 1. */
export const EASE: Readonly<Partial<Record<MissionId, number>>> = {
  "mission-our-own-steel": 0.9,
  "mission-ring-of-iron": 0.85,
  "mission-first-among-crowns": 0.7,
  "mission-blood-in-the-heartland": 0.6,
  "mission-iron-garrison": 0.65,
  "mission-heart-of-europe": 0.65,
  "mission-at-the-gates": 0.7,
  "mission-combined-arms": 0.7,
  "mission-grand-battery": 0.75,
  "mission-walls-of-stone": 0.7,
  "mission-everywhere-at-once": 0.7,
  "mission-broad-frontiers": 0.6,
  "mission-spirit-of-the-nation": 0.7,
  "mission-titan-slayer": 0.5,
};
export const USUAL_EASE = 0.45;
