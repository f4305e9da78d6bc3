// The five unit types, weakest first; a type's place in the table is its strength.
import { type Source, table } from "#kernel/content.ts";

/** The id of a unit type. */
export type UnitId = "militia" | "archer" | "infantry" | "cleric" | "battle-mage";

/** How many units of each type, weakest first. */
export type UnitCounts = readonly number[];

/** A unit type. */
export interface UnitType {
  readonly id: UnitId;
  /** How many figures there are. */
  readonly count: number;
  readonly figureColor: string;
  readonly source: Source;
  readonly figureColorSource: Source;
}

/** XID-002, 003 Every unit type, weakest first. */
export const units: readonly UnitType[] = table<UnitType[]>("xidit", "units", [
  { id: "militia", count: 18, figureColor: "orange", source: "rulebook", figureColorSource: "public" },
  { id: "archer", count: 16, figureColor: "green", source: "rulebook", figureColorSource: "public" },
  { id: "infantry", count: 14, figureColor: "grey", source: "rulebook", figureColorSource: "public" },
  { id: "cleric", count: 12, figureColor: "white", source: "rulebook", figureColorSource: "public" },
  { id: "battle-mage", count: 10, figureColor: "purple", source: "rulebook", figureColorSource: "public" },
]);
