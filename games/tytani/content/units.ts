// The four types of unit. A Titan is a unit for every rule that says "unit" (TYT-002).
import { frozen, table } from "#kernel/content.ts";

/** A type of unit; each has a die of its own. */
export type UnitType = "infantry" | "cavalry" | "artillery" | "titan";

/** The types in the order of armies and dice. */
export const unitTypes: readonly UnitType[] = frozen(["infantry", "cavalry", "artillery", "titan"]);

/** TYT-002: how many a Nation has. */
export const unitsPerNation: Readonly<Record<UnitType, number>> = table("tytani", "unitsPerNation", {
  infantry: 6,
  cavalry: 4,
  artillery: 2,
  titan: 1,
});

/** TYT-020: the room a unit takes in a region. */
export const slotsPerUnit: Readonly<Record<UnitType, number>> = table("tytani", "slotsPerUnit", {
  infantry: 1,
  cavalry: 1,
  artillery: 1,
  titan: 2,
});
