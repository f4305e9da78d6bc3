// Chances from dice alone: what two armies would throw, before anybody plays a card. Made of what everybody can see.
import type { Chance } from "../choices.ts";
import { type Army, countOf } from "../content/army.ts";
import { diceForUnits, faces } from "../content/dice.ts";
import { ATTACKER, DEFENDER, type Role } from "../content/marks.ts";
import { rowFor } from "../content/numbers.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import type { Region } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import { automaBonuses } from "./automa-sense.ts";
import { hasEnemies } from "./movement.ts";
import { attackersOf, isAutoma } from "./queries.ts";

/** How likely each sum is, by sum. */
export type Spread = readonly number[];

/** The sum of two independent throws. */
export function together(a: Spread, b: Spread): number[] {
  const sum = Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      sum[i + j]! += p * q;
    });
  });
  return sum;
}

function dieSpread(die: UnitType): number[] {
  const spread = Array<number>(Math.max(...faces[die]) + 1).fill(0);
  for (const face of faces[die]) spread[face]! += 1 / faces[die].length;
  return spread;
}

const dieSpreads: Readonly<Record<UnitType, Spread>> = {
  infantry: dieSpread("infantry"),
  cavalry: dieSpread("cavalry"),
  artillery: dieSpread("artillery"),
  titan: dieSpread("titan"),
};

/** What an army throws: one die for each unit, as far as there are dice. */
export function spreadOf(army: Army): Spread {
  let spread: Spread = [1];
  for (const unit of unitTypes) {
    const dice = Math.min(countOf(army, unit), diceForUnits[unit]);
    for (let i = 0; i < dice; i++) spread = together(spread, dieSpreads[unit]);
  }
  return spread;
}

/** The chances of an attack; `lead` is what the attackers have in advance. */
export function chanceOf(attack: Spread, defence: Spread, lead = 0): Chance {
  let [win, bloody, costly] = [0, 0, 0];
  attack.forEach((p, i) => {
    defence.forEach((q, j) => {
      const difference = i + lead - j;
      const isLoss = rowFor(Math.abs(difference)).losses > 0;
      if (difference > 0) {
        win += p * q;
        if (isLoss) bloody += p * q;
      } else if (isLoss) costly += p * q;
    });
  });
  return { win, bloody, costly };
}

/** What an automa adds to its Strength for certain: solo card, symbols, difficulty. */
function sureBonus(s: Tytani, power: Power, role: Role): number {
  return isAutoma(s, power) ? automaBonuses(s, power, role).reduce((sum, { amount }) => sum + amount, 0) : 0;
}

/** The chances if an army joins the attack on a region; null where nobody would resist. */
export function attackChance(s: Tytani, power: Power, army: Army, at: Region): Chance | null {
  if (!hasEnemies(s, power, at)) return null;
  const lead = sureBonus(s, power, ATTACKER) - sureBonus(s, s.owner[at]!, DEFENDER);
  return chanceOf(spreadOf(army + attackersOf(s, at)), spreadOf(s.units[at]!), lead);
}
