// Missions: whether one is met, and claiming it. Conditions are data; this is their interpreter.

import { assertNever } from "#kernel/content.ts";
import type { Refusal } from "#kernel/procedure.ts";
import type { ChooseMission } from "../choices.ts";
import { contains, countOf, has, NO_ARMY, sizeOf } from "../content/army.ts";
import { needsOf } from "../content/designs.ts";
import { DEFENDER, NONE } from "../content/marks.ts";
import { type BattleCondition, type BoardCondition, type MissionId, missionOf, missions } from "../content/missions.ts";
import { type UnitType, unitsPerNation } from "../content/units.ts";
import type { BattleFrame, TytaniFlow } from "../frames.ts";
import { boardOf, NOWHERE, type Region } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import { gainVp } from "./pieces.ts";
import { nationsIn, otherRole, powerOf, roleOf, strengthOf, whoOf } from "./queries.ts";
import { refuseSome } from "./refusals.ts";

/** Where a power's Titan stands; attackers on a border stand nowhere (TYT-108). */
export function titanRegion(s: Tytani, power: Power): Region {
  for (let at = 0; at < s.units.length; at++) if (s.owner[at] === power && has(s.units[at]!, "titan")) return at;
  return NOWHERE;
}

function countRegions(s: Tytani, test: (at: Region) => boolean): number {
  let count = 0;
  for (const at of boardOf(s).active) if (test(at)) count++;
  return count;
}

function unitsOnMap(s: Tytani, power: Power, unit: UnitType): number {
  const own = powerOf(s, power);
  if (unit === "titan") return own.titan === "map" ? 1 : 0;
  return unitsPerNation[unit] - countOf(own.reserve, unit);
}

function isAtEnemyCapital(s: Tytani, power: Power): boolean {
  const titan = titanRegion(s, power);
  if (titan === NOWHERE) return false;
  return boardOf(s).near[titan]!.some(
    at => s.structure[at]! >= 0 && s.structure[at] !== power && s.owner[at] !== power,
  );
}

/** TYT-108: whether the board is as a Mission asks, now. */
function isBoardSo(s: Tytani, power: Power, needs: BoardCondition): boolean {
  const { central, near } = boardOf(s);
  const own = powerOf(s, power);
  const isOwn = (at: Region): boolean => s.owner[at] === power;
  switch (needs.cond) {
    case "controlsCentral": {
      const army = s.units[central]!;
      return isOwn(central) && sizeOf(army) >= needs.units && (!needs.titan || has(army, "titan"));
    }
    case "controlsAdjacentToCentral":
      return near[central]!.filter(isOwn).length >= needs.min;
    case "regionCount":
      return own.regions >= needs.min[nationsIn(s)]!;
    case "regionLead":
      return s.powers.every(other => other === own || own.regions >= other.regions + needs.min);
    case "controlsEnemyHome":
      return s.powers.filter(other => other !== own && isOwn(other.home)).length >= needs.min;
    case "titanAtEnemyCapital":
      return isAtEnemyCapital(s, power);
    case "unitsOnMap":
      return unitsOnMap(s, power, needs.unit) >= needs.min;
    case "oneRegionContains":
      return countRegions(s, at => isOwn(at) && contains(s.units[at]!, needs.units)) > 0;
    case "nationCardsOwned":
      return own.cards.length >= needs.min;
    case "regionsWithUnits":
      return countRegions(s, at => isOwn(at) && s.units[at] !== NO_ARMY) >= needs.min;
    case "structuresControlled":
      return countRegions(s, at => isOwn(at) && s.structure[at] !== NONE) >= needs.min;
    case "capturedThisTurn":
      return s.active === power && s.taken.filter(isOwn).length >= needs.min;
    default:
      return assertNever(needs);
  }
}

/** Whether a Battle that has just been resolved was as a Mission asks, for one of its sides. */
function isBattleSo(s: Tytani, power: Power, needs: BattleCondition, battle: BattleFrame): boolean {
  const role = roleOf(battle, power);
  const own = battle.sides[role];
  const enemy = battle.sides[otherRole(role)];
  const hasWon = battle.winner === role;
  const checks: boolean[] = [
    needs.result === "any" || (needs.result === "won") === hasWon,
    needs.role === undefined || role === DEFENDER,
    battle.difference >= (needs.minDifference ?? 0),
    battle.difference <= (needs.maxDifference ?? Number.POSITIVE_INFINITY),
    strengthOf(battle, role) >= (needs.minStrength ?? Number.NEGATIVE_INFINITY),
    !needs.inCentral || battle.at === boardOf(s).central,
    !needs.structure || battle.hasStructure,
    !needs.fewerUnitsAtStart || own.startUnits < enemy.startUnits,
    !needs.enemyTitanLost || (hasWon && enemy.lost.includes("titan")),
    !needs.enemyHasTitan || enemy.hadTitan,
    needs.ownTitan === undefined || own.hadTitan === needs.ownTitan,
    own.spent <= (needs.supportCardsSpentMax ?? Number.POSITIVE_INFINITY),
  ];
  return checks.every(Boolean);
}

/** Whether a Mission is met; those of Battles only in the window after one. */
export function isMet(s: Tytani, power: Power, id: MissionId, battle: BattleFrame | null): boolean {
  const needs = needsOf(s.designs, id);
  if (needs.cond !== "battle") return isBoardSo(s, power, needs);
  return battle !== null && isBattleSo(s, power, needs, battle);
}

const isOfBattles = (id: MissionId): boolean => missionOf(id).needs.cond === "battle";

/** TYT-104, TYT-105, TYT-106, TYT-327, TYT-328: whether a power may claim anything now; outside its turn only as the defender of a Battle. */
function isAllowed(s: Tytani, power: Power, battle: BattleFrame | null): boolean {
  if (power === s.active) return !s.hasClaimed;
  return battle !== null && !battle.hasClaimed;
}

/** TYT-107: the Missions of a power that can be claimed now. */
export function claims(s: Tytani, power: Power, battle: BattleFrame | null = null): ChooseMission[] {
  if (!isAllowed(s, power, battle)) return [];
  const found: ChooseMission[] = [];
  for (const mission of powerOf(s, power).missions) {
    if (power !== s.active && !isOfBattles(mission)) continue;
    if (isMet(s, power, mission, battle)) found.push({ kind: "claim", mission });
  }
  return found;
}

/** The Missions of a power that it cannot claim now. */
export function refusedClaims(s: Tytani, power: Power, battle: BattleFrame | null = null): Refusal[] {
  const choices = powerOf(s, power).missions.map(mission => ({ kind: "claim", mission }) as const);
  return refuseSome(choices, ({ mission }) => {
    if (!isAllowed(s, power, battle)) return "claimed-already";
    if (power !== s.active && !isOfBattles(mission)) return "not-your-turn";
    return isMet(s, power, mission, battle) ? "" : "not-met";
  });
}

/** A captured Capital without units goes back before the next question of the turn (TYT-207). */
const isCapitalLost = (s: Tytani, at: Region): boolean =>
  s.isCapture && s.structure[at]! >= 0 && s.structure[at] !== s.owner[at] && s.units[at] === NO_ARMY;

/** After a Battle board Missions can wait for the next question of the turn, unless the board changes before it. */
function canWait(s: Tytani, power: Power, id: MissionId, battle: BattleFrame | null): boolean {
  if (battle === null || isOfBattles(id)) return false;
  return power !== s.active || (s.attacks.length === 0 && countRegions(s, at => isCapitalLost(s, at)) === 0);
}

/** Whether a power may have a Mission to claim, for all the table knows, so that the question gives nothing away. */
export function mayClaim(s: Tytani, power: Power, battle: BattleFrame | null = null): boolean {
  if (powerOf(s, power).missions.length === 0 || !isAllowed(s, power, battle)) return false;
  return missions.some(
    ({ id }) => !s.missionDiscard.includes(id) && !canWait(s, power, id, battle) && isMet(s, power, id, battle),
  );
}

/** TYT-103: a Mission is revealed, paid and discarded. */
export function claim(s: Tytani, power: Power, mission: MissionId, battle: BattleFrame | null, flow: TytaniFlow): void {
  const own = powerOf(s, power).missions;
  own.splice(own.indexOf(mission), 1);
  s.missionDiscard.push(mission);
  if (power === s.active) s.hasClaimed = true;
  else if (battle) battle.hasClaimed = true;
  flow.emit({ type: "missionClaimed", who: whoOf(s, power), mission, vp: missionOf(mission).reward });
  gainVp(s, power, missionOf(mission).reward, "missions", flow);
}

/** TYT-109, TYT-110: draws Missions, for a hand without a limit; completed ones are shuffled under the deck when it is too small. */
export function drawMissions(s: Tytani, count: number, flow: TytaniFlow): MissionId[] {
  if (s.missionDeck.length < count && s.missionDiscard.length > 0) {
    const shuffled = flow.shuffle(s.missionDiscard);
    s.missionDeck.unshift(...shuffled);
    s.missionDiscard = [];
    flow.emit({ type: "missionsShuffled", count: shuffled.length });
  }
  return s.missionDeck.splice(Math.max(0, s.missionDeck.length - count)).reverse();
}
