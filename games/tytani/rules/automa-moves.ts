// Where an automa moves (TYT-259, TYT-260): targets by the keys of its card, and the units it sends there.

import { assertNever } from "#kernel/content.ts";
import { type Army, armyOf, countOf, has, NO_ARMY, sizeOf } from "../content/army.ts";
import type { MoveUnits } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import type { TargetKey } from "../content/solo.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import { boardOf, placeOf, type Region } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import { cardOf, estimate, isWorthAttacking } from "./automa-sense.ts";
import { barrier, hasEnemies } from "./movement.ts";
import { wouldAbandon } from "./pieces.ts";
import { hasCapital, isUnderAttack, othersAfter, powerOf } from "./queries.ts";

/** Units that go from somewhere to somewhere. */
export interface MovePlan {
  readonly from: Region;
  readonly to: Region;
  readonly army: Army;
}

const strongFirst: readonly UnitType[] = [...unitTypes].reverse();

/** TYT-259: the other power with the most regions; ties go clockwise. */
function leader(s: Tytani, power: Power): Power {
  let best = NONE;
  for (const other of othersAfter(s, power)) {
    if (best === NONE || powerOf(s, other).regions > powerOf(s, best).regions) best = other;
  }
  return best;
}

function isOwnHome(s: Tytani, power: Power, at: Region): boolean {
  const position = boardOf(s).scenario.positions[powerOf(s, power).position]!;
  return [position.capital, ...unitTypes.flatMap(unit => position.units[unit])].some(id => placeOf(id) === at);
}

/** TYT-259: whether a region is what a key looks for. */
function matches(s: Tytani, power: Power, at: Region, key: TargetKey): boolean {
  const owner = s.owner[at]!;
  const isForeign = owner !== NONE && owner !== power;
  const isBare = s.units[at] === NO_ARMY;
  switch (key) {
    case "central":
      return at === boardOf(s).central;
    case "towards-central":
      return true;
    case "empty":
      return owner === NONE && isBare;
    case "empty-enemy":
      return isForeign && isBare && !isUnderAttack(s, at);
    case "weakest-enemy":
      return isForeign && !isBare;
    case "enemy-titan":
      return isForeign && has(s.units[at]!, "titan");
    case "enemy-capital":
      return hasCapital(s, at) && s.structure[at] !== power;
    case "enemy-structure":
      return isForeign && s.structure[at] !== NONE;
    case "own-home":
      return isOwnHome(s, power, at);
    case "leader":
      return isForeign && owner === leader(s, power);
    default:
      return assertNever(key);
  }
}

/** A move an automa may make: legal, not giving up the origin, and for its last key nearer to the Central region. */
function isOpen(s: Tytani, power: Power, plan: MovePlan, op: MoveUnits, key: TargetKey): boolean {
  const { from, to, army } = plan;
  if (army === NO_ARMY || wouldAbandon(s, power, from, army)) return false;
  const { toCentral } = boardOf(s);
  if (key === "towards-central" && toCentral[to]! >= toCentral[from]!) return false;
  return barrier(s, power, from, to, army, op) === "";
}

/** TYT-260: one unit; the type first, then an origin that keeps a unit, then the one with most units. */
function singlePlan(s: Tytani, power: Power, to: Region, op: MoveUnits, key: TargetKey): MovePlan | null {
  const isFight = hasEnemies(s, power, to);
  for (const unit of isFight ? strongFirst : unitTypes) {
    if (!op.types.includes(unit)) continue;
    const plans = originsOf(s, power, to)
      .filter(from => has(s.units[from]!, unit))
      .map(from => ({ from, to, army: armyOf(unit) }))
      .filter(plan => isOpen(s, power, plan, op, key));
    const size = ({ from }: MovePlan): number => sizeOf(s.units[from]!);
    const best = plans.sort((a, b) => size(b) - size(a))[0];
    if (best) return best;
  }
  return null;
}

/** Neighbours with own units, in the order of the map. */
function originsOf(s: Tytani, power: Power, to: Region): Region[] {
  return [...boardOf(s).near[to]!].sort((a, b) => a - b).filter(at => s.owner[at] === power && s.units[at] !== NO_ARMY);
}

function cheapest(army: Army): Army {
  const unit = unitTypes.find(each => has(army, each));
  return unit ? armyOf(unit) : NO_ARMY;
}

/** TYT-260: the units of an army move out of one region. */
function armyFrom(s: Tytani, power: Power, from: Region, to: Region): Army {
  const isFight = hasEnemies(s, power, to);
  const isThreatened = boardOf(s).near[from]!.some(at => at !== to && hasEnemies(s, power, at));
  let left = s.units[from]!;
  if (sizeOf(left) > 1 && isThreatened) left -= cheapest(left);
  let army = NO_ARMY;
  let room = isFight ? 4 : 2;
  for (const unit of isFight ? strongFirst : unitTypes) {
    const count = Math.min(room, countOf(left, unit));
    army += armyOf(unit, count);
    room -= count;
  }
  return army;
}

function armyPlan(s: Tytani, power: Power, to: Region, op: MoveUnits, key: TargetKey): MovePlan | null {
  let best: MovePlan | null = null;
  for (const from of originsOf(s, power, to)) {
    const plan = { from, to, army: armyFrom(s, power, from, to) };
    if (!isOpen(s, power, plan, op, key)) continue;
    if (!best || estimate(plan.army) > estimate(best.army)) best = plan;
  }
  return best;
}

/** The best target of one key, if it has any. */
function planFor(s: Tytani, power: Power, op: MoveUnits, key: TargetKey): MovePlan | null {
  let best: MovePlan | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const to of boardOf(s).active) {
    if ((s.owner[to] === power && key !== "towards-central") || !matches(s, power, to, key)) continue;
    const plan = op.max > 1 ? armyPlan(s, power, to, op, key) : singlePlan(s, power, to, op, key);
    if (!plan) continue;
    const isFight = hasEnemies(s, power, to);
    if (isFight && !isWorthAttacking(s, power, to, plan.army)) continue;
    const defence = isFight ? estimate(s.units[to]!) : 0;
    if (defence >= least) continue;
    best = plan;
    least = defence;
  }
  return best;
}

/** TYT-259: the first key of the card that gives a target; at last nearer to the Central region. */
export function planMove(s: Tytani, power: Power, op: MoveUnits): MovePlan | null {
  for (const key of [...cardOf(s, power).targets, "towards-central"] as const) {
    const plan = planFor(s, power, op, key);
    if (plan) return plan;
  }
  return null;
}
