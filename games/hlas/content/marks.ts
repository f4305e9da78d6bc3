// How the state and views write things down: nobody, places, and how things lie.
import type { Seat } from "#kernel/procedure.ts";

/** Nobody, nowhere: also where a Hero or Vessel in supply is. */
export const NONE = -1;

/** The solo enemy's place among the realms: no seat has this number, so it can only mean the enemy. */
export const ENEMY: Seat = 4;

/** Where a Unit is: a Region, or aboard the own Sea or Air Vessel, or an ally's. */
export type Place = number;
export const REGIONS = 53;
export const SEA_DECK = 53;
export const AIR_DECK = 54;
export const ALLY_SEA_DECK = 55;
export const ALLY_AIR_DECK = 56;
export const PLACES = 57;

/** What lies on a slot of the Action Bar. A closed slot is empty but used (Stables II). */
export const FREE = 0;
export const TOKEN = 1;
export const SERF = 2;
export const CLOSED = 3;

/** How a Scribed spell lies (HLAS-197, HLAS-198). */
export const READY = 0;
export const PREPARING = 1;
export const EXHAUSTED = 2;

/** How an Exploration token lies: gone, face down, face up but not resolved, resolved for good. */
export const GONE = 0;
export const HIDDEN = 1;
export const SHOWN = 2;
export const SETTLED = 3;
