// How views write things down; the same marks as the state's, which a board may not load.

/** Nobody's seat, no area. */
export const NONE = -1;
export const NO_RUNE = 0;
export const DRAGON = 1;
export const FALSE = 2;
/** Entries of an area in the list of armies. */
export const PLACES = 10;
/** Routed units are counted in steps of this many. */
export const ROUTED = 32;
