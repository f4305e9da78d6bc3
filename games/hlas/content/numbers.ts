// The numbers of the rulebook that belong to no single card or piece.
import { frozen, table } from "#kernel/content.ts";
import type { Price } from "./resources.ts";

export const RESOURCE_MAX = 10;
export const START_RESOURCES = 2;
export const START_SERFS = 2;
export const START_WARRIORS = 1;
export const START_SPELLS = 1;
export const UNIT_LIMIT = 5;
export const CAPACITY = 2;
export const BUILDING_ORE = 3;
export const BUILDING_VP = 1;
export const DISCOVER_CARDS = 3;
export const HARVEST_CARDS = 1;
export const TOWER_YIELD = 2;
export const BATTLE_VP = 1;
export const CAPITAL_FALL_VP = 5;
export const REGION_VP = 1;
export const SCRIBED_VP = 1;
export const TOWERS_PER_CONTINENT = 1;
export const TOWERS_PER_CONTINENT_FOR_TWO = 2;
export const ACTION_TOKENS = 2;
/** HLAS-016: what the Tax track gives, by space. */
export const TAX = frozen([4, 3, 2] as const);

export const SOLO_RESOURCES = 3;
export const SOLO_ATTACK_RANGE = 2;
export const SOLO_VESSEL_STEPS = 3;
export const SOLO_SEA_MOVES = 2;
export const SOLO_TOKEN_VP = 1;
/** A neighbour within so many degrees of the compass is taken first (HLAS-347). */
export const SOLO_WINDOW = 45;
/** The solo deck is shuffled again when no more than this many cards are left (HLAS-307). */
export const SOLO_LAST_CARD = 1;

/** What a Capital City level costs and gives (HLAS-091, HLAS-092). */
export interface Level {
  readonly cost: Price;
  readonly strength: number;
  readonly vp: number;
  readonly towers: number;
  readonly library: number;
  readonly scribed: number;
}

/** The three Capital levels; level 1 first. */
export const levels: readonly Level[] = table<readonly Level[]>("hlas", "levels", [
  { cost: {}, strength: 6, vp: 0, towers: 1, library: 1, scribed: 1 },
  { cost: { ore: 4, mana: 4, food: 4 }, strength: 7, vp: 3, towers: 2, library: 2, scribed: 2 },
  { cost: { ore: 6, mana: 6, food: 6 }, strength: 8, vp: 6, towers: 3, library: 3, scribed: 3 },
]);

/** What lies in the box (HLAS-002 to HLAS-005). */
export const components = frozen({
  factions: 4,
  figuresPerFaction: 20,
  constructsPerFaction: 8,
  heroes: 3,
  towers: 3,
  tacticCards: 28,
  spellCards: 60,
  soloCards: 8,
  landTokens: 70,
  seaTokens: 24,
});
