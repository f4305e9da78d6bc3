// Pure questions that several chapters ask: who controls what, how much room there is, who may be attacked.

import { frameOf } from "#kernel/procedure.ts";
import { type Army, NO_ARMY, slotsOf } from "../content/army.ts";
import { ATTACKER, DEFENDER, FORTRESS, NONE, type Role } from "../content/marks.ts";
import type { RegionId } from "../content/regions.ts";
import type { BattleFrame } from "../frames.ts";
import { boardOf, NOWHERE, type Region } from "../map/atlas.ts";
import {
  type Power,
  type PowerState,
  type Rulings,
  type Score,
  type Tytani,
  usualRulings,
  type Who,
} from "../state.ts";

/** How the table reads a rule that the rulebook leaves open. */
export const reading = <K extends keyof Rulings>(s: Tytani, rule: K): Rulings[K] =>
  s.rulings[rule] ?? usualRulings[rule];

/** TYT-248: whether a power is led by cards, not by a seat. */
export function isAutoma(s: Tytani, power: Power): boolean {
  return power >= s.seats;
}

/** How events name a power. */
export function whoOf(s: Tytani, power: Power): Who {
  if (power < s.seats) return power;
  const { nation } = s.powers[power]!;
  return nation === "" ? power : nation;
}

/** How many Nations are in play. */
export function nationsIn(s: Tytani): number {
  return boardOf(s).scenario.nations;
}

export function powerOf(s: Tytani, power: Power): PowerState {
  return s.powers[power]!;
}

export function idOf(s: Tytani, at: Region): RegionId {
  return boardOf(s).ids[at]!;
}

/** All victory points of a power. */
export function totalOf(score: Score): number {
  const { regions, battles, titans, fortresses, capitals, missions, automa, start } = score;
  return regions + battles + titans + fortresses + capitals + missions + automa + start;
}

/** Whether a Capital, of whatever colour, stands in a region. */
export function hasCapital(s: Tytani, at: Region): boolean {
  return s.structure[at]! >= 0;
}

/** Whether a Fortress stands in a region, alone or beside a Capital. */
export function hasFortress(s: Tytani, at: Region): boolean {
  return s.structure[at] === FORTRESS || s.bastions.includes(at);
}

/** TYT-206: whether a region holds a Capital that its controller has captured. */
export function isCaptured(s: Tytani, at: Region): boolean {
  return hasCapital(s, at) && s.structure[at] !== s.owner[at];
}

/** TYT-081: the units that wait to attack a region. */
export function attackersOf(s: Tytani, at: Region): Army {
  let army = NO_ARMY;
  for (const attack of s.attacks) if (attack.to === at) army += attack.army;
  return army;
}

export function isUnderAttack(s: Tytani, at: Region): boolean {
  for (const attack of s.attacks) if (attack.to === at) return true;
  return false;
}

/** TYT-021: whether attackers on a border came from a region and must be able to return; those of `won` will not. */
export function isOrigin(s: Tytani, at: Region, won: Region): boolean {
  for (const attack of s.attacks) if (attack.from === at && attack.to !== won) return true;
  return false;
}

/** TYT-020, TYT-021: the slots taken in a region, by units and by attackers who may come back; see `isOrigin`. */
export function slotsIn(s: Tytani, at: Region, won: Region = NOWHERE): number {
  let slots = slotsOf(s.units[at]!);
  for (const attack of s.attacks) if (attack.from === at && attack.to !== won) slots += slotsOf(attack.army);
  return slots;
}

/** The room left in a region for its owner, or for a power that enters it empty. */
export function roomIn(s: Tytani, at: Region, won: Region = NOWHERE): number {
  return boardOf(s).capacity[at]! - slotsIn(s, at, won);
}

/** TYT-022: the room left for attackers of a region. */
export function roomToAttack(s: Tytani, at: Region): number {
  return boardOf(s).capacity[at]! - slotsOf(attackersOf(s, at));
}

/** TYT-026, TYT-027, TYT-209: whether a control marker lies in a region. */
export function hasMarker(s: Tytani, at: Region): boolean {
  return s.owner[at] !== NONE && s.units[at] === NO_ARMY && !hasCapital(s, at);
}

/** How many control markers a power has on the map. */
export function markersOf(s: Tytani, power: Power): number {
  let markers = 0;
  for (let at = 0; at < s.owner.length; at++) if (s.owner[at] === power && hasMarker(s, at)) markers++;
  return markers;
}

/** TYT-087, TYT-208, TYT-329: whether a power keeps a region for certain, apart from one that it may lose. */
export function isSafeWithout(s: Tytani, power: Power, lost: Region): boolean {
  for (let at = 0; at < s.owner.length; at++) {
    if (s.owner[at] !== power || at === lost || isUnderAttack(s, at)) continue;
    if (!(isCaptured(s, at) && s.units[at] === NO_ARMY)) return true;
  }
  return false;
}

/** The Battle that is being fought, if one is. */
export function battleOf(s: Tytani): BattleFrame | null {
  return frameOf<BattleFrame>(s, "battle");
}

/** The side of a power in a Battle. */
export function roleOf(battle: BattleFrame, power: Power): Role {
  return battle.sides[ATTACKER].power === power ? ATTACKER : DEFENDER;
}

export const otherRole = (role: Role): Role => (role === ATTACKER ? DEFENDER : ATTACKER);

/** TYT-129: the army of a side as it is now. */
export function armyIn(s: Tytani, battle: BattleFrame, role: Role): Army {
  return role === ATTACKER ? attackersOf(s, battle.at) : s.units[battle.at]!;
}

/** TYT-119: the Combat Strength of a side. */
export function strengthOf(battle: BattleFrame, role: Role): number {
  const { dice, bonuses } = battle.sides[role];
  let sum = 0;
  for (const die of dice) sum += die.shows;
  for (const bonus of bonuses) sum += bonus.amount;
  return sum;
}

/** Powers in turn order from one on, without it. */
export function othersAfter(s: Tytani, power: Power): Power[] {
  const from = s.order.indexOf(power);
  return s.order.slice(1).map((_, i) => s.order[(from + 1 + i) % s.order.length]!);
}
