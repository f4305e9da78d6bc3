// The 24 Missions: what has to be so, and what it is worth.
import { type Source, table } from "#kernel/content.ts";
import type { UnitType } from "./units.ts";

/** The id of a Mission. */
export type MissionId =
  | "mission-heart-of-europe"
  | "mission-iron-garrison"
  | "mission-ring-of-iron"
  | "mission-broad-frontiers"
  | "mission-first-among-crowns"
  | "mission-foreign-throne"
  | "mission-at-the-gates"
  | "mission-cavalry-corps"
  | "mission-great-host"
  | "mission-grand-battery"
  | "mission-combined-arms"
  | "mission-spirit-of-the-nation"
  | "mission-everywhere-at-once"
  | "mission-walls-of-stone"
  | "mission-lightning-war"
  | "mission-against-the-odds"
  | "mission-crushing-victory"
  | "mission-blood-in-the-heartland"
  | "mission-titan-slayer"
  | "mission-pride-of-mortals"
  | "mission-our-own-steel"
  | "mission-thunder-of-war"
  | "mission-unbroken-walls"
  | "mission-glorious-defeat";

/** What a Battle must have been like; what is not said does not matter. */
export interface BattleCondition {
  readonly cond: "battle";
  readonly result: "won" | "lost" | "any";
  readonly role?: "defender";
  /** The real difference, before TYT-151. */
  readonly minDifference?: number;
  readonly maxDifference?: number;
  readonly minStrength?: number;
  readonly inCentral?: boolean;
  readonly structure?: boolean;
  readonly fewerUnitsAtStart?: boolean;
  readonly enemyTitanLost?: boolean;
  readonly enemyHasTitan?: boolean;
  readonly ownTitan?: boolean;
  readonly supportCardsSpentMax?: number;
}

/** What has to be so on the board at the moment of claiming (TYT-108). */
export type BoardCondition =
  | { readonly cond: "controlsCentral"; readonly titan: boolean; readonly units: number }
  | { readonly cond: "controlsAdjacentToCentral"; readonly min: number }
  | { readonly cond: "regionCount"; readonly min: Readonly<Record<number, number>> }
  | { readonly cond: "regionLead"; readonly min: number }
  | { readonly cond: "controlsEnemyHome"; readonly min: number }
  | { readonly cond: "titanAtEnemyCapital" }
  | { readonly cond: "unitsOnMap"; readonly unit: UnitType; readonly min: number }
  | { readonly cond: "oneRegionContains"; readonly units: Readonly<Partial<Record<UnitType, number>>> }
  | { readonly cond: "nationCardsOwned"; readonly min: number }
  | { readonly cond: "regionsWithUnits"; readonly min: number }
  | { readonly cond: "structuresControlled"; readonly min: number }
  | { readonly cond: "capturedThisTurn"; readonly min: number };

/** One Mission. */
export interface Mission {
  readonly id: MissionId;
  readonly reward: number;
  readonly needs: BoardCondition | BattleCondition;
  readonly source: Source;
}

/** Every Mission. */
export const missions: readonly Mission[] = table("tytani", "missions", [
  {
    id: "mission-heart-of-europe",
    reward: 4,
    needs: { cond: "controlsCentral", titan: true, units: 0 },
    source: "designed",
  },
  {
    id: "mission-iron-garrison",
    reward: 4,
    needs: { cond: "controlsCentral", titan: false, units: 3 },
    source: "designed",
  },
  { id: "mission-ring-of-iron", reward: 3, needs: { cond: "controlsAdjacentToCentral", min: 3 }, source: "designed" },
  {
    id: "mission-broad-frontiers",
    reward: 3,
    needs: { cond: "regionCount", min: { "2": 8, "3": 7, "4": 7 } },
    source: "designed",
  },
  { id: "mission-first-among-crowns", reward: 3, needs: { cond: "regionLead", min: 2 }, source: "designed" },
  { id: "mission-foreign-throne", reward: 5, needs: { cond: "controlsEnemyHome", min: 1 }, source: "designed" },
  { id: "mission-at-the-gates", reward: 2, needs: { cond: "titanAtEnemyCapital" }, source: "designed" },
  {
    id: "mission-cavalry-corps",
    reward: 3,
    needs: { cond: "unitsOnMap", unit: "cavalry", min: 4 },
    source: "designed",
  },
  { id: "mission-great-host", reward: 3, needs: { cond: "unitsOnMap", unit: "infantry", min: 6 }, source: "designed" },
  {
    id: "mission-grand-battery",
    reward: 2,
    needs: { cond: "oneRegionContains", units: { artillery: 2 } },
    source: "designed",
  },
  {
    id: "mission-combined-arms",
    reward: 3,
    needs: { cond: "oneRegionContains", units: { infantry: 1, cavalry: 1, artillery: 1, titan: 1 } },
    source: "designed",
  },
  { id: "mission-spirit-of-the-nation", reward: 3, needs: { cond: "nationCardsOwned", min: 4 }, source: "designed" },
  { id: "mission-everywhere-at-once", reward: 3, needs: { cond: "regionsWithUnits", min: 6 }, source: "designed" },
  { id: "mission-walls-of-stone", reward: 3, needs: { cond: "structuresControlled", min: 2 }, source: "designed" },
  { id: "mission-lightning-war", reward: 4, needs: { cond: "capturedThisTurn", min: 2 }, source: "designed" },
  {
    id: "mission-against-the-odds",
    reward: 3,
    needs: { cond: "battle", result: "won", fewerUnitsAtStart: true },
    source: "designed",
  },
  {
    id: "mission-crushing-victory",
    reward: 3,
    needs: { cond: "battle", result: "won", minDifference: 5 },
    source: "designed",
  },
  {
    id: "mission-blood-in-the-heartland",
    reward: 4,
    needs: { cond: "battle", result: "won", inCentral: true },
    source: "designed",
  },
  {
    id: "mission-titan-slayer",
    reward: 3,
    needs: { cond: "battle", result: "won", enemyHasTitan: true, minDifference: 3 },
    source: "designed",
  },
  {
    id: "mission-pride-of-mortals",
    reward: 4,
    needs: { cond: "battle", result: "won", enemyHasTitan: true, ownTitan: false },
    source: "designed",
  },
  {
    id: "mission-our-own-steel",
    reward: 2,
    needs: { cond: "battle", result: "won", supportCardsSpentMax: 0 },
    source: "designed",
  },
  {
    id: "mission-thunder-of-war",
    reward: 3,
    needs: { cond: "battle", result: "any", minStrength: 8 },
    source: "designed",
  },
  {
    id: "mission-unbroken-walls",
    reward: 3,
    needs: { cond: "battle", result: "won", role: "defender", structure: true },
    source: "designed",
  },
  {
    id: "mission-glorious-defeat",
    reward: 3,
    needs: { cond: "battle", result: "lost", minStrength: 5, maxDifference: 2 },
    source: "designed",
  },
]);

const byId = new Map(missions.map(mission => [mission.id, mission]));

/** A Mission by its id. */
export function missionOf(id: MissionId): Mission {
  return byId.get(id)!;
}
