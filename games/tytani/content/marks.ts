// Numbers that stand for things without an id, in states and in views alike.

/** Nobody; no region; no structure. */
export const NONE = -1;
/** What stands in a region besides NONE and a Capital, which is named by the power it belongs to. */
export const FORTRESS = -2;

/** The sides of a Battle, as places in its lists. */
export const ATTACKER = 0;
export const DEFENDER = 1;
export type Role = typeof ATTACKER | typeof DEFENDER;
