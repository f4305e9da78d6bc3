// A Stage of a Battle: Support cards and sets of them, rerolls, cards and abilities, until the side says it is done.

import type { Refusal } from "#kernel/procedure.ts";
import { endStage, type Plain, type PlaySupport, type Reroll, type Use } from "../choices.ts";
import { has } from "../content/army.ts";
import type { Role } from "../content/marks.ts";
import { largestSet, type SupportEffect, type SupportId, strengthOfSet, supportOf } from "../content/support.ts";
import { unitTypes } from "../content/units.ts";
import type { BattleFrame, TytaniFlow } from "../frames.ts";
import type { Tytani } from "../state.ts";
import { addBonus, addDie, diceLeft } from "./battle-dice.ts";
import { anyUnit, helpers } from "./bring.ts";
import { otherRole, powerOf } from "./queries.ts";
import { refuse } from "./refusals.ts";
import { discardSupport, playSupport } from "./supply.ts";
import { employ, refusedUses, uses } from "./using.ts";

export type StageChoice = PlaySupport | Reroll | Use | Plain;

/** TYT-131: whether the unit a card asks for is there. */
export function isSupportMet(battle: BattleFrame, role: Role, card: SupportId): boolean {
  const { side, unit } = supportOf(card);
  return has(battle.sides[side === "own" ? role : otherRole(role)].army, unit);
}

/** TYT-117, TYT-133, TYT-137: whether a set of so many cards would do anything. */
export function canPlaySet(s: Tytani, battle: BattleFrame, role: Role, effect: SupportEffect, size: number): boolean {
  if (size > largestSet[effect]) return false;
  if (effect === "bring-unit") return !battle.sides[role].hasBrought && helpers(s, battle, role, anyUnit).length > 0;
  return effect === "add-strength" || diceLeft(battle, role, size === 1 ? "infantry" : "titan") > 0;
}

/** Every set of so many cards, in the order of the hand. */
function setsOf(cards: readonly SupportId[], size: number): SupportId[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => setsOf(cards.slice(i + 1), size - 1).map(rest => [card, ...rest]));
}

const supportEffects: readonly SupportEffect[] = ["bring-unit", "add-die", "add-strength"];

/** TYT-131, TYT-138, TYT-139, TYT-332: every set that may be played. */
function plays(s: Tytani, battle: BattleFrame, role: Role): PlaySupport[] {
  const { hand } = powerOf(s, battle.sides[role].power);
  const met = hand.filter(card => isSupportMet(battle, role, card));
  const found: PlaySupport[] = [];
  for (const effect of supportEffects) {
    const cards = met.filter(card => supportOf(card).effect === effect);
    for (let size = 1; size <= Math.min(cards.length, largestSet[effect]); size++) {
      if (!canPlaySet(s, battle, role, effect, size)) continue;
      for (const set of setsOf(cards, size)) found.push({ kind: "support", cards: set });
    }
  }
  return found;
}

/** TYT-125, TYT-126, TYT-294: everything a side may do in its Stage. */
export function stageOptions(s: Tytani, battle: BattleFrame): StageChoice[] {
  const role = battle.acting;
  const { power, dice } = battle.sides[role];
  const options: StageChoice[] = plays(s, battle, role);
  if (dice.length > 0) for (const card of powerOf(s, power).hand) options.push({ kind: "reroll", card });
  options.push(...uses(s, power, "battle-stage"), endStage);
  return options;
}

/** Cards and abilities that cannot be used now, with the reason. */
export function stageRefusals(s: Tytani, battle: BattleFrame): Refusal[] {
  const role = battle.acting;
  const { power, hasBrought } = battle.sides[role];
  const refused: Refusal[] = refusedUses(s, power, "battle-stage");
  for (const card of powerOf(s, power).hand) {
    const choice: PlaySupport = { kind: "support", cards: [card] };
    const { effect } = supportOf(card);
    if (!isSupportMet(battle, role, card)) refused.push(refuse(choice, "needs-unit"));
    else if (effect === "bring-unit" && hasBrought) refused.push(refuse(choice, "once"));
    else if (!canPlaySet(s, battle, role, effect, 1)) refused.push(refuse(choice, "no-effect"));
  }
  return refused;
}

/** TYT-132: a set goes to the discard pile and takes effect. */
export function playSet(
  s: Tytani,
  battle: BattleFrame,
  role: Role,
  cards: readonly SupportId[],
  flow: TytaniFlow,
): void {
  const side = battle.sides[role];
  const [first] = cards;
  if (!first) return;
  side.spent += cards.length;
  playSupport(s, side.power, cards, flow);
  switch (supportOf(first).effect) {
    case "bring-unit":
      side.hasBrought = true;
      return;
    case "add-die":
      addDie(s, battle, role, cards.length === 1 ? "infantry" : "titan", flow);
      return;
    case "add-strength":
      addBonus(s, battle, role, { source: first, amount: strengthOfSet[cards.length]! }, flow);
      return;
  }
}

/** TYT-140: one card is discarded for one reroll. */
function reroll(s: Tytani, battle: BattleFrame, card: SupportId, flow: TytaniFlow): void {
  const side = battle.sides[battle.acting];
  discardSupport(s, side.power, card, "reroll", flow);
  side.spent++;
  flow.call("dice", {
    power: side.power,
    role: battle.acting,
    purpose: "reroll",
    types: [...unitTypes],
    atMost: 9,
    left: side.dice.length,
    picked: [],
    source: card,
  });
}

/** Carries out what a side has chosen in its Stage; true when the Stage goes on. */
export function takeStage(s: Tytani, battle: BattleFrame, choice: StageChoice, flow: TytaniFlow): boolean {
  const { power } = battle.sides[battle.acting];
  switch (choice.kind) {
    case "support":
      playSet(s, battle, battle.acting, choice.cards, flow);
      if (supportOf(choice.cards[0]!).effect === "bring-unit") flow.call("bring", { power, types: [...anyUnit] });
      return true;
    case "reroll":
      reroll(s, battle, choice.card, flow);
      return true;
    case "use":
      employ(s, power, choice.id, flow);
      return true;
    default:
      return false;
  }
}
