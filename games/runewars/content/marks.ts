// How states and views write things down.

/** Nobody's seat, no area, no season. */
export const NONE = -1;

/** Rune tokens as they lie by area; views write the last one for a token that the viewer cannot tell. */
export const NO_RUNE = 0;
export const DRAGON = 1;
export const FALSE = 2;
export const UNKNOWN_RUNE = 3;
