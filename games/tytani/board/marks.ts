// How views write what has no id of its own; the same numbers as in the state, which boards may not load.

/** Nobody; no region; no structure. */
export const NONE = -1;
/** A Fortress, where a structure is named. */
export const FORTRESS = -2;
/** The sides of a Battle, as places in its lists. */
export const ATTACKER = 0;
export const DEFENDER = 1;
