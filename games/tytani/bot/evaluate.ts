// How good a world is for a seat: the points its power will probably have at the end, against the best of the others.

import type { Seat } from "#kernel/procedure.ts";
import { NO_ARMY } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { missionOf } from "../content/missions.ts";
import { nationCardOf } from "../content/nation-cards.ts";
import { CAPITAL_VP, CAPITAL_VP_AT_END, HAND_LIMIT } from "../content/numbers.ts";
import { boardOf, type Region } from "../map/atlas.ts";
import { isMet } from "../rules/missions.ts";
import { hasCapital, totalOf } from "../rules/queries.ts";
import type { Power, Tytani } from "../state.ts";
import { addOutlook, meanStrength, roundsLeft, unitWorth } from "./outlook.ts";
import {
  CARD,
  CENTRAL,
  EASE,
  ENERGY,
  MET,
  NATION_CARD,
  NATION_CARD_COST,
  OPEN_MISSION,
  RIVAL,
  SPARE_CARD,
  TITAN_LYING,
  TITAN_STANDING,
  UNKNOWN_MISSION,
  USUAL_EASE,
  WALLS,
} from "./weights.ts";

/** How good a world is for a seat; the unit is a victory point. */
export function evaluate(s: Tytani, seat: Seat): number {
  const worths = worthsOf(s, seat);
  let rival = Number.NEGATIVE_INFINITY;
  for (let power = 0; power < worths.length; power++) if (power !== seat) rival = Math.max(rival, worths[power]!);
  return worths.length > 1 ? worths[seat]! - RIVAL * rival : worths[seat]!;
}

/** What every power will probably have at the end, as a seat sees it. */
export function worthsOf(s: Tytani, viewer: Seat): number[] {
  const worths = s.powers.map((_, power) => powerWorth(s, power, viewer));
  addLand(s, worths);
  if (s.attacks.length > 0) addOutlook(s, worths);
  return worths;
}

function powerWorth(s: Tytani, power: Power, seat: Seat): number {
  const own = s.powers[power]!;
  const left = roundsLeft(s);
  let worth = totalOf(own.score) + ENERGY * own.energy;
  const hand = own.hand.length;
  const isLast = left <= 1 && s.phase !== "orders" && s.phase !== "battles";
  worth += (isLast ? 0.5 : 1) * (CARD * Math.min(hand, HAND_LIMIT) + SPARE_CARD * Math.max(0, hand - HAND_LIMIT));
  for (const card of own.cards) worth += left * (NATION_CARD + NATION_CARD_COST * nationCardOf(card).cost);
  if (own.titan !== "map" && left > 0) worth += own.titan === "standing" ? TITAN_STANDING : TITAN_LYING;
  return worth + (power === seat ? missionWorth(s, power, left) : UNKNOWN_MISSION * own.missions.length);
}

/** Missions that are met now, or may be later. */
function missionWorth(s: Tytani, power: Power, left: number): number {
  if (left === 0) return 0;
  let worth = 0;
  let met = 0;
  for (const id of powerMissions(s, power)) {
    const { reward, needs } = missionOf(id);
    const isReady = needs.cond !== "battle" && isMet(s, power, id, null);
    if (isReady) met = Math.max(met, reward);
    worth += reward * (isReady ? 0.6 : OPEN_MISSION + 0.3 * (EASE[id] ?? USUAL_EASE) * Math.min(1, left / 2));
  }
  // One of those that are met can be claimed at once.
  return worth + (s.active === power && s.hasClaimed ? 0 : met * (MET - 0.6));
}

const powerMissions = (s: Tytani, power: Power) => s.powers[power]!.missions;

/** What everybody's land is worth: points of rounds to come, less what may be lost, and the units on it. */
function addLand(s: Tytani, worths: number[]): void {
  const { active, central, near } = boardOf(s);
  const left = roundsLeft(s);
  for (const at of active) {
    const owner = s.owner[at]!;
    if (owner === NONE) continue;
    const army = s.units[at]!;
    let worth = left * (1 - 0.8 * danger(s, owner, at)) + unitWorth(army) * (left > 0 ? 1 : 0);
    if (at === central || near[central]!.includes(at)) worth += at === central ? 2 * CENTRAL : CENTRAL;
    if (s.structure[at] !== NONE) worth += structureWorth(s, owner, at, left);
    worths[owner]! += worth;
  }
}

function structureWorth(s: Tytani, owner: Power, at: Region, left: number): number {
  const walls = s.units[at] === NO_ARMY ? 0 : WALLS;
  if (!hasCapital(s, at)) return walls * Math.min(1, left);
  if (s.isCapture) return CAPITAL_VP_AT_END * 0.8 + walls;
  // A Capital that falls is worth a lot to the attacker.
  return walls - (s.structure[at] === owner ? 0.5 * CAPITAL_VP * danger(s, owner, at) : 0);
}

/** How likely a region is to be lost to the strongest neighbour before it is scored. */
function danger(s: Tytani, owner: Power, at: Region): number {
  let threat = 0;
  for (const next of boardOf(s).near[at]!) {
    const other = s.owner[next]!;
    if (other !== NONE && other !== owner) threat = Math.max(threat, meanStrength(s.units[next]!));
  }
  if (threat === 0) return 0.03;
  if (s.units[at] === NO_ARMY) return 0.38;
  const walls = s.structure[at] === NONE ? 0 : 0.9;
  const lead = threat - meanStrength(s.units[at]!) - walls;
  return 0.36 / (1 + Math.exp(-lead / 1.4));
}
