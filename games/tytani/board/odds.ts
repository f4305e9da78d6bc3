// Chances from dice alone: what two armies would throw, before anybody plays a card. Made of what everybody can see.

import { type Army, countOf, NO_ARMY } from "../content/army.ts";
import { diceForUnits, faces } from "../content/dice.ts";
import { NONE } from "../content/marks.ts";
import { nationCardOf } from "../content/nation-cards.ts";
import { rowFor } from "../content/numbers.ts";
import { difficulties, SYMBOL_CAP, soloCardOf } from "../content/solo.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import type { Region } from "../map/board.ts";
import type { Power } from "../state.ts";
import type { TytaniView } from "../view/view.ts";

/** How likely each sum is, by sum. */
export type Spread = readonly number[];

/** What an attack may come to. */
export interface Chance {
  /** The attackers win. */
  readonly win: number;
  /** They win, and the defenders lose at least one unit. */
  readonly bloody: number;
  /** They lose, and lose at least one unit. */
  readonly costly: number;
}

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
export function automaBonus(view: TytaniView, power: Power, isAttacker: boolean): number {
  const own = view.powers[power];
  if (!own || own.soloCard === "" || view.difficulty === "") return 0;
  const card = soloCardOf(own.soloCard);
  const symbol = isAttacker ? "sword" : "shield";
  const symbols = own.cards.filter(id => nationCardOf(id).symbol === symbol).length;
  return (
    (isAttacker ? card.attack : card.defence) +
    Math.min(symbols, SYMBOL_CAP) +
    difficulties[view.difficulty].battleBonus
  );
}

/** The units that wait to attack a region. */
export function waitingFor(view: TytaniView, at: Region): Army {
  return view.attacks.reduce((army, attack) => (attack.to === at ? army + attack.army : army), NO_ARMY);
}

/** The chances if an army joins the attack on a region; null where nobody would resist. */
export function attackChance(view: TytaniView, power: Power, army: Army, at: Region): Chance | null {
  const owner = view.owner[at] ?? NONE;
  const defenders = view.units[at] ?? NO_ARMY;
  if (owner === NONE || owner === power || defenders === NO_ARMY) return null;
  const lead = automaBonus(view, power, true) - automaBonus(view, owner, false);
  return chanceOf(spreadOf(army + waitingFor(view, at)), spreadOf(defenders), lead);
}
