// The battle dice: their faces and how many each side of a Battle has. All Nations use the same (TYT-006).
import { frozen, type Source, table } from "#kernel/content.ts";
import type { UnitType } from "./units.ts";

/** The faces of each die, from the lowest to the highest. */
export const faces: Readonly<Record<UnitType, readonly number[]>> = table("tytani", "faces", {
  infantry: [0, 0, 1, 1, 1, 2],
  cavalry: [0, 1, 1, 1, 2, 2],
  artillery: [0, 0, 1, 2, 3, 3],
  titan: [1, 2, 2, 3, 3, 4],
});

/** The rulebook shows a Titan's 4 and a few results; the rest is designed around them. */
export const facesSource: Source = "designed";

/** TYT-005, TYT-116: the dice of one side of a Battle. */
export const dicePerSide: Readonly<Record<UnitType, number>> = table("tytani", "dicePerSide", {
  infantry: 3,
  cavalry: 2,
  artillery: 1,
  titan: 2,
});

/** TYT-118: a Titan rolls one of the two Titan dice. */
export const diceForUnits: Readonly<Record<UnitType, number>> = frozen({ ...dicePerSide, titan: 1 });

/** Sets of dice in the box. */
export const DICE_SETS = 2;

/** TYT-237: the highest and the lowest face of a die. */
export const highestFace = (die: UnitType): number => faces[die].at(-1)!;
export const lowestFace = (die: UnitType): number => faces[die][0]!;

/** TYT-238: the smallest larger face; the same when there is none. */
export function nextFace(die: UnitType, shows: number): number {
  return faces[die].find(face => face > shows) ?? shows;
}
