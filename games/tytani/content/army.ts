// An army as one number: four bits for each type of unit. Armies are added and subtracted like numbers, because no
// Nation has more than six units of a type; states stay small and copies cheap.
import { slotsPerUnit, type UnitType, unitTypes } from "./units.ts";

/** How many units of each type, packed. */
export type Army = number;

/** No units. */
export const NO_ARMY: Army = 0;

const shifts: Readonly<Record<UnitType, number>> = { infantry: 0, cavalry: 4, artillery: 8, titan: 12 };

/** An army of so many units of one type. */
export function armyOf(unit: UnitType, count = 1): Army {
  return count << shifts[unit];
}

/** How many units of a type an army has. */
export function countOf(army: Army, unit: UnitType): number {
  return (army >> shifts[unit]) & 15;
}

/** How many units an army has. */
export function sizeOf(army: Army): number {
  return (army & 15) + ((army >> 4) & 15) + ((army >> 8) & 15) + (army >> 12);
}

/** TYT-020: the room an army takes. */
export function slotsOf(army: Army): number {
  return sizeOf(army) + (army >> 12) * (slotsPerUnit.titan - 1);
}

/** Whether an army has a unit of a type. */
export function has(army: Army, unit: UnitType): boolean {
  return countOf(army, unit) > 0;
}

/** The types an army has. */
export function typesIn(army: Army): UnitType[] {
  return unitTypes.filter(unit => has(army, unit));
}

/** An army written as a table. */
export function armyFrom(counts: Readonly<Partial<Record<UnitType, number>>>): Army {
  let army = NO_ARMY;
  for (const unit of unitTypes) army += armyOf(unit, counts[unit] ?? 0);
  return army;
}

/** The units that are in both armies. */
export function common(a: Army, b: Army): Army {
  let army = NO_ARMY;
  for (const unit of unitTypes) army += armyOf(unit, Math.min(countOf(a, unit), countOf(b, unit)));
  return army;
}

/** Whether an army has at least these units. */
export function contains(army: Army, counts: Readonly<Partial<Record<UnitType, number>>>): boolean {
  for (const unit of unitTypes) if (countOf(army, unit) < (counts[unit] ?? 0)) return false;
  return true;
}
