// What an automa knows about strength: estimates of armies, bonuses of its cards, and the test before an attack.

import { type Army, countOf } from "../content/army.ts";
import { difficultyOf } from "../content/designs.ts";
import { diceForUnits } from "../content/dice.ts";
import { ATTACKER, NONE, type Role } from "../content/marks.ts";
import { nationCardOf, type SoloSymbol } from "../content/nation-cards.ts";
import { estimates, type SoloCard, SYMBOL_CAP, soloCardOf } from "../content/solo.ts";
import { unitTypes } from "../content/units.ts";
import type { Region } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import { attackersOf, powerOf } from "./queries.ts";

/** One point of Strength in an estimate. */
const POINT = 6;

/** TYT-261: what an army is worth, counting no more units of a type than there are dice. */
export function estimate(army: Army): number {
  let sum = 0;
  for (const unit of unitTypes) sum += estimates[unit] * Math.min(countOf(army, unit), diceForUnits[unit]);
  return sum;
}

/** The face-up card of an automa. */
export function cardOf(s: Tytani, power: Power): SoloCard {
  const { soloCard } = powerOf(s, power);
  if (soloCard === "") throw new Error(`power ${power} has no solo card`);
  return soloCardOf(soloCard);
}

/** TYT-252: how often a symbol counts. */
export function symbolsOf(s: Tytani, power: Power, symbol: SoloSymbol): number {
  const found = powerOf(s, power).cards.filter(card => nationCardOf(card).symbol === symbol);
  return Math.min(SYMBOL_CAP, found.length);
}

/** TYT-249: the flat bonus of the difficulty. */
export function flatBonus(s: Tytani): number {
  return s.difficulty === "" ? 0 : difficultyOf(s.designs, s.difficulty).battleBonus;
}

/** TYT-262, TYT-263: the bonuses of an automa in a Battle, by source. */
export function automaBonuses(s: Tytani, power: Power, role: Role) {
  const card = cardOf(s, power);
  return [
    { source: "solo-card", amount: role === ATTACKER ? card.attack : card.defence },
    { source: "symbol", amount: symbolsOf(s, power, role === ATTACKER ? "sword" : "shield") },
    { source: "difficulty", amount: flatBonus(s) },
  ] as const;
}

/** TYT-261: whether an automa dares to attack a region with so many more units. */
export function isWorthAttacking(s: Tytani, power: Power, at: Region, army: Army): boolean {
  const card = cardOf(s, power);
  const daring = card.aggression + card.attack + symbolsOf(s, power, "sword") + flatBonus(s);
  const walls = s.structure[at] === NONE ? 0 : POINT;
  return estimate(army + attackersOf(s, at)) + POINT * daring >= estimate(s.units[at]!) + walls;
}
