// What the tests of cards share: who stands where, and what may be played.
import type { CardId } from "../content/cards.ts";
import type { Spec } from "./scene-spec.ts";
import type { Scene } from "./scenes.ts";

/** Seat 0 in the west, seat 1 in the east, neighbours. */
export const near: NonNullable<Spec["units"]> = ["0 0,0:w 3", "1 0,0:e 3"];

/** Two neighbours: seat 0 in the north, seat 1 in the west. */
export const neighbours = ["0 0,0:n 3", "1 0,0:w 2"] as const;

/** The cards that may be played. */
export const cards = (it: Scene): CardId[] => it.offered("play").map(option => option.card);

/** The question, and who is asked. */
export const at = (it: Scene): [string, number] => [it.place, it.seat];
