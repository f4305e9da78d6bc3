// An automa in a Battle (TYT-262 to TYT-266): it spends what it has in a fixed order until it is satisfied.

import { armyOf, sizeOf } from "../content/army.ts";
import { faces, highestFace, lowestFace, nextFace } from "../content/dice.ts";
import type { Effect, Op, UsableId } from "../content/effects.ts";
import { ATTACKER, type Role } from "../content/marks.ts";
import { nations } from "../content/nations.ts";
import { estimates } from "../content/solo.ts";
import { largestSet, type SupportEffect, type SupportId, supportOf } from "../content/support.ts";
import { type UnitType, unitTypes } from "../content/units.ts";
import { usableOf } from "../content/usables.ts";
import type { LossCause } from "../events.ts";
import type { BattleFrame, DicePurpose, Die, TytaniFlow } from "../frames.ts";
import { NOWHERE, placeOf, type Region } from "../map/atlas.ts";
import type { Tytani } from "../state.ts";
import { automaBonuses } from "./automa-sense.ts";
import { addBonus, changeDice, diceLeft, isEligible } from "./battle-dice.ts";
import { canPlaySet, isSupportMet, playSet } from "./battle-stage.ts";
import { bringUnit, type Helper, helpers } from "./bring.ts";
import { areNeedsMet } from "./needs.ts";
import { otherRole, powerOf, strengthOf, whoOf } from "./queries.ts";
import { loseOne, lossChoices } from "./resolution.ts";
import { discardRandom } from "./supply.ts";

const ANY_FACE = 9;
const REROLLS = 2;

/** TYT-264: second it wants to win, first it wants a lead of three. */
function isSatisfied(battle: BattleFrame, role: Role): boolean {
  const lead = strengthOf(battle, role) - strengthOf(battle, otherRole(role));
  if (!battle.sides[otherRole(role)].isDone) return lead >= 3;
  return role === ATTACKER ? lead > 0 : lead >= 0;
}

const averageOf = (type: UnitType): number => faces[type].reduce((sum, face) => sum + face, 0) / faces[type].length;

/** How much better for the automa a die gets. */
function gainOf(die: Die, op: Op<"doubleDie" | "rerollDice" | "turnDie">, isOwn: boolean): number {
  if (op.op === "doubleDie") return die.shows;
  if (op.op === "rerollDice") return isOwn ? averageOf(die.type) - die.shows : die.shows - averageOf(die.type);
  if (op.to === "min") return die.shows - lowestFace(die.type);
  return (op.to === "max" ? highestFace(die.type) : nextFace(die.type, die.shows)) - die.shows;
}

interface DicePlan {
  readonly role: Role;
  readonly purpose: DicePurpose;
  readonly types: UnitType[];
  readonly picked: number[];
}

/** TYT-266: the dice that change most in its favour. */
function planDice(battle: BattleFrame, role: Role, op: Effect): DicePlan | null {
  if (op.op !== "doubleDie" && op.op !== "rerollDice" && op.op !== "turnDie") return null;
  const isOwn = op.op === "doubleDie" || op.whose === "own";
  const side = isOwn ? role : otherRole(role);
  const purpose: DicePurpose = op.op === "doubleDie" ? "double" : op.op === "rerollDice" ? "reroll" : op.to;
  const atMost = op.op === "turnDie" ? op.atMost : ANY_FACE;
  const most = op.op === "doubleDie" ? 1 : op.op === "rerollDice" ? op.max : op.count;
  const { dice } = battle.sides[side];
  const picked = dice
    .map((die, i) => ({ i, gain: isEligible(die, purpose, op.dice, atMost) ? gainOf(die, op, isOwn) : 0 }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most)
    .map(({ i }) => i)
    .sort((a, b) => a - b);
  return picked.length > 0 ? { role: side, purpose, types: [...op.dice], picked } : null;
}

/** TYT-263: a unit from a region with at least two, the strongest whose die is left. */
function helperFor(s: Tytani, battle: BattleFrame, role: Role, types: readonly UnitType[]): Helper | null {
  const found = helpers(s, battle, role, types).filter(
    ({ unit, from }) => sizeOf(s.units[from]!) > 1 && diceLeft(battle, role, unit) > 0,
  );
  found.sort((a, b) => estimates[b.unit] - estimates[a.unit] || a.from - b.from);
  return found[0] ?? null;
}

/** Carries out an ability by the automa's own choices; false if it would change nothing. */
function resolve(
  s: Tytani,
  battle: BattleFrame,
  role: Role,
  id: UsableId,
  isTrial: boolean,
  flow: TytaniFlow,
): boolean {
  const { power } = battle.sides[role];
  for (const op of usableOf(id).effects) {
    if (op.op === "addStrength") {
      if (!isTrial) addBonus(s, battle, role, { source: id, amount: op.amount }, flow);
      return true;
    }
    if (op.op === "bringUnit") {
      const helper = helperFor(s, battle, role, op.types);
      if (helper && !isTrial) bringUnit(s, battle, role, helper, flow);
      return helper !== null;
    }
    const plan = planDice(battle, role, op);
    if (plan && !isTrial) changeDice(s, battle, { ...plan, power, atMost: ANY_FACE, left: 0, source: id }, flow);
    return plan !== null;
  }
  return false;
}

/** Uses an ability of the Nation board, if it can and has not yet. */
function employAbility(s: Tytani, battle: BattleFrame, role: Role, kind: "start" | "titan", flow: TytaniFlow): void {
  const { power } = battle.sides[role];
  const { nation, hand } = powerOf(s, power);
  if (nation === "") return;
  const id = nations[nation][kind];
  const { needs, cards } = usableOf(id);
  if (battle.used.includes(id) || hand.length < cards || !areNeedsMet(battle, power, needs)) return;
  if (!resolve(s, battle, role, id, true, flow)) return;
  battle.used.push(id);
  flow.emit({ type: "usableUsed", who: whoOf(s, power), id, isRotated: false });
  for (let i = 0; i < cards; i++) payRandom(s, battle, role, flow);
  resolve(s, battle, role, id, false, flow);
}

function payRandom(s: Tytani, battle: BattleFrame, role: Role, flow: TytaniFlow): void {
  const side = battle.sides[role];
  side.spent++;
  discardRandom(s, side.power, "payment", flow);
}

/** The cards of an effect that an automa can play, in an order that tells nothing of its hand. */
function playable(s: Tytani, battle: BattleFrame, role: Role, effect: SupportEffect): SupportId[] {
  const hand = powerOf(s, battle.sides[role].power).hand.toSorted();
  return hand.filter(card => supportOf(card).effect === effect && isSupportMet(battle, role, card));
}

/** TYT-263 (c): one Bring-unit card. */
function bringOne(s: Tytani, battle: BattleFrame, role: Role, flow: TytaniFlow): void {
  const [card] = playable(s, battle, role, "bring-unit");
  const helper = card ? helperFor(s, battle, role, unitTypes) : null;
  if (!card || !helper) return;
  playSet(s, battle, role, [card], flow);
  bringUnit(s, battle, role, helper, flow);
}

/** TYT-263 (d), (e): sets of cards, the largest first. */
function playSets(s: Tytani, battle: BattleFrame, role: Role, effect: SupportEffect, flow: TytaniFlow): void {
  for (let size = largestSet[effect]; size > 0; size--) {
    for (;;) {
      const cards = playable(s, battle, role, effect);
      if (cards.length < size || isSatisfied(battle, role) || !canPlaySet(s, battle, role, effect, size)) break;
      playSet(s, battle, role, cards.slice(0, size), flow);
    }
  }
}

/** TYT-263 (g): cards that are left buy rerolls of everything below average. */
function rerollLow(s: Tytani, battle: BattleFrame, role: Role, flow: TytaniFlow): void {
  const { power, dice } = battle.sides[role];
  for (let i = 0; i < REROLLS; i++) {
    const picked = dice.flatMap((die, at) => (die.shows < averageOf(die.type) ? [at] : []));
    if (picked.length === 0 || powerOf(s, power).hand.length === 0 || isSatisfied(battle, role)) return;
    const source = powerOf(s, power).hand[0]!;
    payRandom(s, battle, role, flow);
    const frame = {
      power,
      role,
      purpose: "reroll",
      types: [...unitTypes],
      atMost: ANY_FACE,
      left: 0,
      picked,
      source,
    } as const;
    changeDice(s, battle, { ...frame, types: [...unitTypes] }, flow);
  }
}

/** TYT-263, TYT-264, TYT-345: the whole Stage of an automa. */
export function automaStage(s: Tytani, battle: BattleFrame, role: Role, flow: TytaniFlow): void {
  const { power } = battle.sides[role];
  for (const bonus of automaBonuses(s, power, role)) if (bonus.amount !== 0) addBonus(s, battle, role, bonus, flow);
  employAbility(s, battle, role, "start", flow);
  const parts: readonly (() => void)[] = [
    () => bringOne(s, battle, role, flow),
    () => employAbility(s, battle, role, "start", flow),
    () => playSets(s, battle, role, "add-strength", flow),
    () => playSets(s, battle, role, "add-die", flow),
    () => employAbility(s, battle, role, "titan", flow),
    () => employAbility(s, battle, role, "start", flow),
    () => rerollLow(s, battle, role, flow),
  ];
  for (const part of parts) if (!isSatisfied(battle, role)) part();
}

/** TYT-265: an automa loses Infantry first, its Titan last. */
export function automaLosses(
  s: Tytani,
  battle: BattleFrame,
  isDue: () => boolean,
  cause: LossCause,
  flow: TytaniFlow,
): void {
  while (isDue()) {
    const options = lossChoices(s, battle).sort((a, b) => armyOf(a.unit) - armyOf(b.unit));
    const first = options[0];
    if (!first) return;
    loseOne(s, battle, first.unit, placeOf(first.from), cause, flow);
  }
}

/** TYT-265: the region with most own units, then the order of the map; for seats there is only one. */
export function automaRetreat(s: Tytani, regions: readonly Region[]): Region {
  const size = (at: Region): number => sizeOf(s.units[at]!);
  return [...regions].sort((a, b) => size(b) - size(a) || a - b)[0] ?? NOWHERE;
}
