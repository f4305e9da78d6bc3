// Battles as a bot sees them before they are over: odds from armies, dice and hands, and what is at stake.

import { type Army, countOf } from "../content/army.ts";
import { diceForUnits } from "../content/dice.ts";
import { ATTACKER, DEFENDER, FORTRESS, NONE, type Role } from "../content/marks.ts";
import { CAPITAL_VP, FORTRESS_VP } from "../content/numbers.ts";
import { unitTypes } from "../content/units.ts";
import type { BattleFrame } from "../frames.ts";
import type { Region } from "../map/atlas.ts";
import { attackersOf, battleOf, hasCapital, strengthOf } from "../rules/queries.ts";
import { uses } from "../rules/using.ts";
import type { Power, Tytani } from "../state.ts";
import { CARD, CARD_STRENGTH, MEAN, UNIT } from "./weights.ts";

/** The Strength an army will probably roll. */
export function meanStrength(army: Army): number {
  let sum = 0;
  for (const unit of unitTypes) sum += MEAN[unit] * Math.min(countOf(army, unit), diceForUnits[unit]);
  return sum;
}

/** What units are worth. */
export function unitWorth(army: Army): number {
  let sum = 0;
  for (const unit of unitTypes) sum += UNIT[unit] * countOf(army, unit);
  return sum;
}

/** Scoring still to come, this round's included until it is done. */
export function roundsLeft(s: Tytani): number {
  if (s.phase === "over") return 0;
  return s.rounds - s.round + (s.phase === "round-end" ? (s.stack.length > 2 ? 1 : 0) : 1);
}

const sure = (margin: number, spread: number): number => 1 / (1 + Math.exp(-margin / spread));

/** What the hand of a power may add: the more cards, the less each of them. */
const handStrength = (s: Tytani, power: Power): number => CARD_STRENGTH * Math.min(5, s.powers[power]!.hand.length);

/** The chance of an attack that has not begun. */
export function attackChance(s: Tytani, attacker: Power, at: Region, army: Army): number {
  const defender = s.owner[at]!;
  const walls = s.structure[at] === NONE ? 0 : 0.9;
  const margin =
    meanStrength(army) + handStrength(s, attacker) - meanStrength(s.units[at]!) - handStrength(s, defender) - walls;
  return sure(margin - 0.2, 1.5);
}

/** What the winner of a Battle gets for a margin, in VP, and the loser's loss. */
function spoils(margin: number): number {
  return margin >= 5 ? 5 : margin >= 3 ? 2.5 : 1.1;
}

/** What changes hands with a region: points to come, and a structure that falls. */
export function stakeOf(s: Tytani, at: Region): number {
  const built = s.structure[at] === FORTRESS ? FORTRESS_VP : hasCapital(s, at) ? (s.isCapture ? 2 : CAPITAL_VP) : 0;
  return 0.85 * roundsLeft(s) + built;
}

/** Adds what Battles that are declared or under way will probably bring. */
export function addOutlook(s: Tytani, worths: number[]): void {
  const battle = battleOf(s);
  const seen: Region[] = [];
  for (const { to } of s.attacks) {
    if (seen.includes(to) || s.owner[to] === NONE || s.owner[to] === s.active) continue;
    seen.push(to);
    const isOn = battle?.at === to && battle.sides[ATTACKER].dice.length > 0;
    const chance = isOn ? chanceInBattle(s, battle) : attackChance(s, s.active, to, attackersOf(s, to));
    const margin = isOn ? Math.abs(strengthOf(battle, ATTACKER) - strengthOf(battle, DEFENDER)) : 1.5;
    weigh(s, s.active, to, chance, margin, worths);
  }
}

function weigh(s: Tytani, attacker: Power, at: Region, chance: number, margin: number, worths: number[]): void {
  const defender = s.owner[at]!;
  const stake = stakeOf(s, at);
  const prize = spoils(margin);
  const army = attackersOf(s, at);
  worths[attacker]! += unitWorth(army) + chance * (stake + prize) + (1 - chance) * (CARD - 0.12 * unitWorth(army));
  worths[defender]! += (1 - chance) * prize - chance * (stake + 0.25 * unitWorth(s.units[at]!) - CARD);
}

/** What a side may still add in its Stage: nothing without cards and abilities that help. */
function stillToCome(s: Tytani, battle: BattleFrame, role: Role): number {
  const { power, isDone } = battle.sides[role];
  if (isDone) return 0;
  const hand = handStrength(s, power);
  return hand > 0 || uses(s, power, "battle-stage").length > 0 ? hand + 0.4 : 0;
}

/** The attacker's chance in a Battle whose dice lie on the table. */
function chanceInBattle(s: Tytani, battle: BattleFrame): number {
  const margin = strengthOf(battle, ATTACKER) - strengthOf(battle, DEFENDER) - 0.5;
  const attack = stillToCome(s, battle, ATTACKER);
  const defence = stillToCome(s, battle, DEFENDER);
  return sure(margin + attack - defence, attack + defence === 0 ? 0.2 : 1.1);
}
