// Everything that changes the map: units that come, go and fall, control with its markers, Fortresses and Capitals.

import { type Army, armyOf } from "../content/army.ts";
import { FORTRESS, NONE } from "../content/marks.ts";
import { CAPITAL_VP, CONTROL_MARKERS } from "../content/numbers.ts";
import type { UnitType } from "../content/units.ts";
import type { DeployCause, LossCause } from "../events.ts";
import type { TytaniFlow } from "../frames.ts";
import type { Region } from "../map/atlas.ts";
import type { Power, Score, Tytani } from "../state.ts";
import { hasCapital, hasFortress, idOf, markersOf, powerOf, whoOf } from "./queries.ts";

/** TYT-007: victory points, with where they came from. */
export function gainVp(s: Tytani, power: Power, amount: number, cause: keyof Score, flow: TytaniFlow): void {
  if (amount === 0) return;
  powerOf(s, power).score[cause] += amount;
  flow.emit({ type: "vpGained", who: whoOf(s, power), amount, cause });
}

/** TYT-023, TYT-030: gives a region to a power, or to nobody, and keeps count; what stands there stays. */
export function setOwner(s: Tytani, at: Region, power: number): void {
  const before = s.owner[at]!;
  if (before === power) return;
  if (before !== NONE) powerOf(s, before).regions--;
  if (power !== NONE) powerOf(s, power).regions++;
  s.owner[at] = power;
}

/** A power other than the Active Player has lost a region. */
function noteLost(s: Tytani, power: Power, at: Region): void {
  if (power !== s.active && !s.taken.includes(at)) s.taken.push(at);
}

/** TYT-031, TYT-159: a power's units stand in a region without enemy units, and it is theirs; returns whose it was. */
export function hold(s: Tytani, power: Power, at: Region, army: Army): number {
  const before = s.owner[at]!;
  s.units[at]! += army;
  setOwner(s, at, power);
  if (before !== NONE && before !== power) noteLost(s, before, at);
  return before;
}

/** TYT-032: tells of a region that has just changed hands. */
export function tellTaken(s: Tytani, at: Region, before: number, flow: TytaniFlow): void {
  const power = s.owner[at]!;
  if (before === power) return;
  const from = before === NONE ? null : whoOf(s, before);
  flow.emit({ type: "regionTaken", who: whoOf(s, power), at: idOf(s, at), from });
}

/** TYT-169, TYT-170, TYT-202: a Capital of another colour is destroyed or captured; returns its VP (TYT-171, TYT-203). */
export function seizeCapital(s: Tytani, power: Power, at: Region, flow: TytaniFlow): number {
  const of = s.structure[at]!;
  if (of < 0 || of === power) return 0;
  const { nation } = powerOf(s, of);
  if (nation === "") return 0;
  const who = whoOf(s, power);
  if (s.isCapture) {
    flow.emit({ type: "capitalCaptured", who, at: idOf(s, at), of: nation });
    return 0;
  }
  s.structure[at] = s.bastions.includes(at) ? FORTRESS : NONE;
  s.bastions = s.bastions.filter(other => other !== at);
  flow.emit({ type: "capitalDestroyed", who, at: idOf(s, at), of: nation });
  return CAPITAL_VP;
}

/** TYT-033, TYT-169: what entering a region without a Battle brings, once its new owner stands there. */
export function takeOver(s: Tytani, at: Region, before: number, flow: TytaniFlow): void {
  const power = s.owner[at]!;
  if (before === power) return;
  tellTaken(s, at, before, flow);
  if (hasFortress(s, at) && before !== NONE)
    flow.emit({ type: "fortressTaken", who: whoOf(s, power), at: idOf(s, at) });
  gainVp(s, power, seizeCapital(s, power, at, flow), "capitals", flow);
}

/** TYT-028: the last units have left, and there is no marker for the region. */
export function abandon(s: Tytani, power: Power, at: Region, flow: TytaniFlow): void {
  setOwner(s, at, NONE);
  noteLost(s, power, at);
  flow.emit({ type: "regionLeft", who: whoOf(s, power), at: idOf(s, at) });
}

/** TYT-024, TYT-025, TYT-028: whether a region would be lost by taking so many units out of it. */
export function wouldAbandon(s: Tytani, power: Power, at: Region, army: Army): boolean {
  if (s.units[at] !== army || hasCapital(s, at)) return false;
  return markersOf(s, power) >= CONTROL_MARKERS;
}

/** TYT-089, TYT-090: a unit comes from the reserve, the Titan from the Nation board. */
export function deployUnit(
  s: Tytani,
  power: Power,
  unit: UnitType,
  at: Region,
  cause: DeployCause,
  flow: TytaniFlow,
): void {
  const own = powerOf(s, power);
  if (unit === "titan") own.titan = "map";
  else own.reserve -= armyOf(unit);
  s.units[at]! += armyOf(unit);
  flow.emit({ type: "unitsDeployed", who: whoOf(s, power), unit, at: idOf(s, at), cause });
}

/** TYT-152, TYT-335: a lost unit returns to the reserve, a Titan to its Nation board. */
export function returnUnit(s: Tytani, power: Power, unit: UnitType, isAttacker: boolean): void {
  const own = powerOf(s, power);
  if (unit === "titan") own.titan = isAttacker ? "lying" : "standing";
  else own.reserve += armyOf(unit);
}

/** Takes one unit of a defender off the map. */
export function loseUnit(
  s: Tytani,
  power: Power,
  unit: UnitType,
  at: Region,
  cause: LossCause,
  flow: TytaniFlow,
): void {
  s.units[at]! -= armyOf(unit);
  returnUnit(s, power, unit, false);
  flow.emit({ type: "unitLost", who: whoOf(s, power), unit, at: idOf(s, at), cause });
}

/** Adds attackers to a border (TYT-081). */
export function addAttack(s: Tytani, from: Region, to: Region, army: Army): void {
  const known = s.attacks.find(attack => attack.from === from && attack.to === to);
  if (known) known.army += army;
  else s.attacks.push({ from, to, army });
}
