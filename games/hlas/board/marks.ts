// How views write things down; the same marks as the state's, which a board may not load.

/** Nobody, nowhere. */
export const NONE = -1;
/** The solo enemy among the realms. */
export const ENEMY = 4;
/** Places from here on are decks of Vessels: the own Sea and Air Vessel, then an ally's. */
export const REGIONS = 53;
export const SEA_DECK = 53;
export const AIR_DECK = 54;
export const ALLY_SEA_DECK = 55;
export const ALLY_AIR_DECK = 56;
/** What lies on a slot of the Action Bar. */
export const FREE = 0;
export const TOKEN = 1;
export const SERF = 2;
export const CLOSED = 3;
/** How a Scribed spell lies. */
export const READY = 0;
export const PREPARING = 1;
/** How an Exploration token lies. */
export const GONE = 0;
export const HIDDEN = 1;
export const SHOWN = 2;
export const SETTLED = 3;
