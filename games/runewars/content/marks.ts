// How states and views write things down.

/** Nobody's seat, no area, no season. */
export const NONE = -1;

/** Rune tokens as they lie by area; views write the last one for a token that the viewer cannot tell. */
export const NO_RUNE = 0;
export const DRAGON = 1;
export const FALSE = 2;
export const UNKNOWN_RUNE = 3;

/** Seats in a set, a bit each. */
export const hasSeat = (set: number, seat: number): boolean => (set & (1 << seat)) !== 0;

const SEATS = 4;
/** An area that a seat alone may activate. */
export const shieldOf = (area: number, seat: number): number => area * SEATS + seat;
/** Whether a shield keeps a seat out of an area. */
export const keepsOut = (shield: number, area: number, seat: number): boolean =>
  Math.floor(shield / SEATS) === area && shield % SEATS !== seat;
