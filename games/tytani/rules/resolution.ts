// How a Battle is resolved: who won, what is lost, where the losers go, what the winner gets (TYT-149 to TYT-166).

import type { Refusal } from "#kernel/procedure.ts";
import type { Go, Lose } from "../choices.ts";
import { type Army, armyOf, has, NO_ARMY, sizeOf, slotsOf, typesIn } from "../content/army.ts";
import { ATTACKER, DEFENDER, NONE, type Role } from "../content/marks.ts";
import { CAPTURED_CAPITAL_VP, FORTRESS_VP, LONE_UNIT_DIFFERENCE, rowFor, TITAN_VP } from "../content/numbers.ts";
import type { UnitType } from "../content/units.ts";
import type { LossCause } from "../events.ts";
import type { BattleFrame, TytaniFlow } from "../frames.ts";
import { boardOf, NOWHERE, placeOf, type Region } from "../map/atlas.ts";
import type { Attack, Power, Score, Tytani } from "../state.ts";
import { gainVp, hold, loseUnit, returnUnit, seizeCapital, takeOver, tellTaken } from "./pieces.ts";
import {
  armyIn,
  hasCapital,
  hasFortress,
  idOf,
  isOrigin,
  isSafeWithout,
  isUnderAttack,
  otherRole,
  reading,
  roomIn,
  strengthOf,
  whoOf,
} from "./queries.ts";
import { refuseSome } from "./refusals.ts";
import { drawSupport } from "./supply.ts";

/** TYT-120, TYT-149: who wins by the Strengths of the moment, and by how much; ties go to the defender. */
export function verdict(frame: BattleFrame): { winner: Role; difference: number } {
  const lead = strengthOf(frame, ATTACKER) - strengthOf(frame, DEFENDER);
  return { winner: lead > 0 ? ATTACKER : DEFENDER, difference: Math.abs(lead) };
}

/** TYT-149, TYT-151: the Battle is decided. */
export function decide(s: Tytani, frame: BattleFrame, flow: TytaniFlow): void {
  frame.isDecided = true;
  const { winner, difference } = verdict(frame);
  frame.winner = winner;
  frame.difference = difference;
  const loser = frame.sides[otherRole(frame.winner)];
  // TYT-151 Who has only one unit loses it, and the rest goes by a difference of 4.
  const isLone = sizeOf(loser.army) < rowFor(frame.difference).losses;
  frame.counted = isLone ? LONE_UNIT_DIFFERENCE : frame.difference;
  flow.emit({
    type: "battleDecided",
    at: idOf(s, frame.at),
    winner: whoOf(s, frame.sides[frame.winner].power),
    loser: whoOf(s, loser.power),
    attackStrength: strengthOf(frame, ATTACKER),
    defenceStrength: strengthOf(frame, DEFENDER),
    difference: frame.difference,
    counted: frame.counted,
  });
}

/** TYT-243: table, lone unit, the winner's card, the loser's card, and never more than there are; `more` by further cards. */
export function lossesIn(s: Tytani, frame: BattleFrame, more = 0): number {
  const army = armyIn(s, frame, otherRole(frame.winner));
  const due = rowFor(frame.counted).losses + frame.winnerDelta + frame.loserDelta + more;
  return Math.max(0, Math.min(due, sizeOf(army)));
}

/** The loser's units, with where they are or came from. */
export function lossChoices(s: Tytani, frame: BattleFrame): Lose[] {
  const found: Lose[] = [];
  const add = (army: Army, from: Region): void => {
    for (const unit of typesIn(army)) found.push({ kind: "lose", unit, from: idOf(s, from) });
  };
  if (frame.winner === ATTACKER) add(s.units[frame.at]!, frame.at);
  else for (const attack of s.attacks) if (attack.to === frame.at) add(attack.army, attack.from);
  return found;
}

/** TYT-152, TYT-335: one of the loser's units is lost. */
export function loseOne(
  s: Tytani,
  frame: BattleFrame,
  unit: UnitType,
  from: Region,
  cause: LossCause,
  flow: TytaniFlow,
): void {
  const { power, lost } = frame.sides[otherRole(frame.winner)];
  lost.push(unit);
  if (cause === "losses") frame.losses--;
  if (frame.winner === ATTACKER) {
    loseUnit(s, power, unit, from, cause, flow);
    return;
  }
  const attack = s.attacks.find(each => each.to === frame.at && each.from === from);
  if (!attack) return;
  attack.army -= armyOf(unit);
  if (attack.army === NO_ARMY) s.attacks.splice(s.attacks.indexOf(attack), 1);
  returnUnit(s, power, unit, true);
  flow.emit({ type: "unitLost", who: whoOf(s, power), unit, at: idOf(s, from), cause });
}

/** The regions with most room for losing defenders, if there is any. */
function roomiest(s: Tytani, frame: BattleFrame, regions: readonly Region[]): Region[] {
  const most = Math.max(1, ...regions.map(at => roomIn(s, at, frame.at)));
  return regions.filter(at => roomIn(s, at, frame.at) === most);
}

/** TYT-155: whether a region is empty for those who retreat: land of nobody, or as some read it, land without units. */
function isEmpty(s: Tytani, power: Power, at: Region): boolean {
  const owner = s.owner[at]!;
  if (owner === NONE) return true;
  if (reading(s, "retreat") === "uncontrolled" || owner === power) return false;
  return s.units[at] === NO_ARMY && !isUnderAttack(s, at) && isSafeWithout(s, owner, at);
}

/** TYT-154, TYT-155, TYT-156, TYT-157: where losing defenders may go. */
export function retreatRegions(s: Tytani, frame: BattleFrame): Region[] {
  const army = s.units[frame.at]!;
  if (frame.winner !== ATTACKER || army === NO_ARMY) return [];
  const { power } = frame.sides[DEFENDER];
  const near = boardOf(s).near[frame.at]!;
  const free = near.filter(at => !isOrigin(s, at, frame.at));
  const controlled = free.filter(at => s.owner[at] === power);
  const empty = free.filter(at => isEmpty(s, power, at));
  const fits = (at: Region): boolean => roomIn(s, at, frame.at) >= slotsOf(army);
  for (const fitting of [controlled.filter(fits), empty.filter(fits)]) if (fitting.length > 0) return fitting;
  // TYT-156 Nobody fits all of them: the most room counts, and the excess is lost.
  for (const partly of [roomiest(s, frame, controlled), roomiest(s, frame, empty)])
    if (partly.length > 0) return partly;
  return [];
}

/** Neighbours that losing defenders may not choose. */
export function closedRetreats(s: Tytani, frame: BattleFrame): Refusal[] {
  const open = retreatRegions(s, frame);
  const { power } = frame.sides[DEFENDER];
  const isOwnOpen = open.some(at => s.owner[at] === power);
  const choices = boardOf(s).near[frame.at]!.map((to): Go => ({ kind: "retreat", to: idOf(s, to) }));
  return refuseSome(choices, ({ to }) => {
    const at = placeOf(to);
    if (open.includes(at)) return "";
    if (isOrigin(s, at, frame.at)) return "needed-by-attackers";
    if (s.owner[at] !== power && !isEmpty(s, power, at)) return "not-empty";
    return s.owner[at] !== power && isOwnOpen ? "own-land-first" : "more-room-elsewhere";
  });
}

/** TYT-156: slots that do not fit where the losers go. */
export function excess(s: Tytani, frame: BattleFrame): number {
  if (frame.winner !== ATTACKER || frame.retreat === NOWHERE) return 0;
  return slotsOf(s.units[frame.at]!) - roomIn(s, frame.retreat, frame.at);
}

/** TYT-153, TYT-154, TYT-157, TYT-160: the losers go home, to a neighbour, or are lost. */
export function withdraw(s: Tytani, frame: BattleFrame, flow: TytaniFlow): void {
  if (frame.winner === DEFENDER) {
    sendHome(s, frame, flow);
    return;
  }
  const { power } = frame.sides[DEFENDER];
  const army = s.units[frame.at]!;
  if (frame.retreat === NOWHERE) {
    for (const unit of typesIn(army))
      while (has(s.units[frame.at]!, unit)) loseOne(s, frame, unit, frame.at, "noRetreat", flow);
    return;
  }
  if (army === NO_ARMY) return;
  s.units[frame.at] = NO_ARMY;
  const before = hold(s, power, frame.retreat, army);
  const [from, to] = [idOf(s, frame.at), idOf(s, frame.retreat)];
  const moved = { type: "unitsMoved", who: whoOf(s, power), army, from, to, cause: "retreat" } as const;
  flow.emit(before === NONE || before === power ? moved : { ...moved, cites: "TYT-155" });
  takeOver(s, frame.retreat, before, flow);
}

/** TYT-153, TYT-029: losing attackers return to where they came from and control it, if nobody did. */
function sendHome(s: Tytani, frame: BattleFrame, flow: TytaniFlow): void {
  const { power } = frame.sides[ATTACKER];
  for (const { from, to, army } of liftAttacks(s, frame.at)) {
    const before = hold(s, power, from, army);
    flow.emit({
      type: "unitsMoved",
      who: whoOf(s, power),
      army,
      from: idOf(s, to),
      to: idOf(s, from),
      cause: "return",
    });
    if (before !== NONE) takeOver(s, from, before, flow);
  }
}

/** The attackers of a region, each taken off its border as its turn comes. */
function* liftAttacks(s: Tytani, at: Region): Generator<Attack> {
  for (const attack of s.attacks.filter(({ to }) => to === at)) {
    s.attacks.splice(s.attacks.indexOf(attack), 1);
    yield attack;
  }
}

/** TYT-159: the attackers of a region without defenders move in; returns whose it was. */
export function moveIn(s: Tytani, power: Power, at: Region, flow: TytaniFlow): number {
  const before = hold(s, power, at, NO_ARMY);
  for (const { from, army } of liftAttacks(s, at)) {
    s.units[at]! += army;
    flow.emit({
      type: "unitsMoved",
      who: whoOf(s, power),
      army,
      from: idOf(s, from),
      to: idOf(s, at),
      cause: "conquest",
    });
  }
  return before;
}

/** TYT-159: the winners hold the region. */
export function occupy(s: Tytani, frame: BattleFrame, flow: TytaniFlow): void {
  const { power } = frame.sides[ATTACKER];
  tellTaken(s, frame.at, moveIn(s, power, frame.at, flow), flow);
}

/** TYT-010, TYT-164, TYT-169, TYT-204: what a structure that fell is worth, and what becomes of it. */
function structureVp(s: Tytani, frame: BattleFrame, flow: TytaniFlow): void {
  const { at } = frame;
  const { power } = frame.sides[ATTACKER];
  if (hasFortress(s, at)) {
    if (!hasCapital(s, at)) s.structure[at] = NONE;
    s.bastions = s.bastions.filter(other => other !== at);
    flow.emit({ type: "fortressDestroyed", who: whoOf(s, power), at: idOf(s, at) });
    earn(s, frame, FORTRESS_VP, "fortresses", flow);
  }
  if (!hasCapital(s, at)) return;
  const destroyed = seizeCapital(s, power, at, flow);
  earn(s, frame, s.isCapture ? CAPTURED_CAPITAL_VP : destroyed, "capitals", flow);
}

/** TYT-162: VP of the winner. */
function earn(s: Tytani, frame: BattleFrame, amount: number, cause: keyof Score, flow: TytaniFlow): void {
  frame.gained += amount;
  gainVp(s, frame.sides[frame.winner].power, amount, cause, flow);
}

/** TYT-161, TYT-162, TYT-163, TYT-165, TYT-318: the loser's cards, then all VP together. */
export function reward(s: Tytani, frame: BattleFrame, flow: TytaniFlow): void {
  const row = rowFor(frame.counted);
  const loser = frame.sides[otherRole(frame.winner)];
  drawSupport(s, loser.power, row.cards, "loser", flow);
  earn(s, frame, row.vp, "battles", flow);
  if (loser.lost.includes("titan")) earn(s, frame, TITAN_VP, "titans", flow);
  if (frame.winner === ATTACKER) structureVp(s, frame, flow);
}
