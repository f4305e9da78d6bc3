// Where units may go: neighbours, room, enemies, and the last region that nobody may take (TYT-079 to TYT-088).

import { type Army, armyOf, countOf, has, NO_ARMY, sizeOf, slotsOf } from "../content/army.ts";
import type { MoveUnits } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import type { TytaniFlow } from "../frames.ts";
import { boardOf, NOWHERE, type Region } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import { returnAtOnce } from "./capitals.ts";
import { titanRegion } from "./missions.ts";
import { abandon, addAttack, hold, takeOver, wouldAbandon } from "./pieces.ts";
import {
  attackersOf,
  battleOf,
  idOf,
  isCaptured,
  isSafeWithout,
  isUnderAttack,
  roomIn,
  roomToAttack,
  whoOf,
} from "./queries.ts";
import { drawAtAttack } from "./walls.ts";

/** Whether a region holds units of another power. */
export function hasEnemies(s: Tytani, power: Power, at: Region): boolean {
  return s.units[at] !== NO_ARMY && s.owner[at] !== power;
}

/** Why units may not go somewhere, with the rule. */
export type Barrier =
  | ""
  | "no-room"
  | "no-room-to-attack"
  | "last-region"
  | "enemies-there"
  | "not-controlled"
  | "capital-left";

/** TYT-208: a captured Capital may not be left when nothing else is safe. */
function isBound(s: Tytani, power: Power, from: Region, army: Army): boolean {
  return s.units[from] === army && isCaptured(s, from) && !isSafeWithout(s, power, from);
}

function attackBarrier(s: Tytani, at: Region, army: Army): Barrier {
  if (roomToAttack(s, at) < slotsOf(army)) return "no-room-to-attack";
  // TYT-088 Others may always join.
  return isUnderAttack(s, at) || isSafeWithout(s, s.owner[at]!, at) ? "" : "last-region";
}

/** TYT-020, TYT-022, TYT-086, TYT-087: why an army may not go from one region to another; "" if it may. */
export function barrier(s: Tytani, power: Power, from: Region, to: Region, army: Army, op: MoveUnits): Barrier {
  if (op.target === "controlled" && s.owner[to] !== power) return "not-controlled";
  if (isBound(s, power, from, army)) return "capital-left";
  if (hasEnemies(s, power, to)) return op.target === "any" ? attackBarrier(s, to, army) : "enemies-there";
  // Units that wait to enter a region its defenders have left keep their room there.
  if (roomIn(s, to) - slotsOf(attackersOf(s, to)) < slotsOf(army)) return "no-room";
  const owner = s.owner[to]!;
  return owner === power || owner === NONE || isSafeWithout(s, owner, to) ? "" : "last-region";
}

/** TYT-325: regions within reach; a second step passes only through regions without enemy units. */
export function reach(s: Tytani, power: Power, from: Region, op: MoveUnits): readonly Region[] {
  const { near, active } = boardOf(s);
  if (op.steps === "any") return active.filter(at => at !== from);
  if (op.steps === 1) return near[from]!;
  const found = new Set(near[from]!);
  for (const through of near[from]!) {
    if (!hasEnemies(s, power, through)) for (const at of near[through]!) found.add(at);
  }
  found.delete(from);
  return [...found].sort((a, b) => a - b);
}

/** TYT-085: where an army may go. */
export function targets(s: Tytani, power: Power, from: Region, army: Army, op: MoveUnits): Region[] {
  const found: Region[] = [];
  for (const to of reach(s, power, from, op)) if (barrier(s, power, from, to, army, op) === "") found.push(to);
  return found;
}

function hasTarget(s: Tytani, power: Power, from: Region, army: Army, op: MoveUnits): boolean {
  for (const to of reach(s, power, from, op)) if (barrier(s, power, from, to, army, op) === "") return true;
  return false;
}

/** A unit that can be picked. */
export interface Mover {
  readonly unit: UnitType;
  readonly from: Region;
}

/** TYT-084, TYT-330: the first units that can be picked, so many of them; those on borders cannot. */
export function firstMovers(s: Tytani, power: Power, op: MoveUnits, most = Number.POSITIVE_INFINITY): Mover[] {
  const found: Mover[] = [];
  const only = op.origin === "battle-region" ? (battleOf(s)?.at ?? NOWHERE) : null;
  for (const from of boardOf(s).active) {
    const army = s.units[from]!;
    if (s.owner[from] !== power || army === NO_ARMY || (only !== null && from !== only)) continue;
    for (const unit of op.types) {
      if (!has(army, unit) || !hasTarget(s, power, from, armyOf(unit), op)) continue;
      found.push({ unit, from });
      if (found.length === most) return found;
    }
  }
  return found;
}

/** More units for an army that is being picked, in any order. */
export function moreMovers(s: Tytani, power: Power, from: Region, army: Army, op: MoveUnits): Mover[] {
  if (sizeOf(army) >= op.max) return [];
  const found: Mover[] = [];
  for (const unit of unitTypes) {
    const limit = Math.min(op.limits[unit] ?? op.max, countOf(s.units[from]!, unit));
    if (!op.types.includes(unit) || countOf(army, unit) >= limit) continue;
    if (hasTarget(s, power, from, army + armyOf(unit), op)) found.push({ unit, from });
  }
  return found;
}

/** The armies of a region that may go and that no further unit can join, the strongest first. */
export function largestArmies(s: Tytani, power: Power, from: Region, op: MoveUnits): Army[] {
  const found = new Set<Army>();
  const seen = new Set<Army>();
  const grow = (army: Army): void => {
    if (seen.has(army)) return;
    seen.add(army);
    const more = moreMovers(s, power, from, army, op);
    if (more.length === 0) found.add(army);
    for (const { unit } of more) grow(army + armyOf(unit));
  };
  grow(NO_ARMY);
  return [...found].sort((a, b) => b - a);
}

/** TYT-228: a move that must include the Titan starts with it; NOWHERE if it cannot. */
export function boundOrigin(s: Tytani, power: Power, op: MoveUnits): Region {
  const from = titanRegion(s, power);
  return from !== NOWHERE && hasTarget(s, power, from, armyOf("titan"), op) ? from : NOWHERE;
}

/** Whether a move can be made at all. */
export function canMove(s: Tytani, power: Power, op: MoveUnits): boolean {
  if (op.mustInclude.length > 0) return boundOrigin(s, power, op) !== NOWHERE;
  return firstMovers(s, power, op, 1).length > 0;
}

/** TYT-031, TYT-081, TYT-083, TYT-324: units go; into enemies they only come to the border, and wait there together. */
export function march(s: Tytani, power: Power, from: Region, to: Region, army: Army, flow: TytaniFlow): void {
  const who = whoOf(s, power);
  const isAbandoned = wouldAbandon(s, power, from, army);
  if (hasEnemies(s, power, to)) {
    s.units[from]! -= army;
    addAttack(s, from, to, army);
    const against = whoOf(s, s.owner[to]!);
    flow.emit({ type: "attackDeclared", who, against, army, from: idOf(s, from), at: idOf(s, to) });
    if (isAbandoned) abandon(s, power, from, flow);
    drawAtAttack(s, to, flow);
    returnAtOnce(s, flow);
    return;
  }
  s.units[from]! -= army;
  const before = hold(s, power, to, army);
  flow.emit({ type: "unitsMoved", who, army, from: idOf(s, from), to: idOf(s, to), cause: "move" });
  if (isAbandoned) abandon(s, power, from, flow);
  takeOver(s, to, before, flow);
  returnAtOnce(s, flow);
}
