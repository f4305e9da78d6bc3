// Where something lies on the board.

/** A position in its drawing space. */
export type Point = readonly [x: number, y: number];
