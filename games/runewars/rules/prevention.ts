// Reward cards that stop damage (RUN-299, RUN-498, RUN-499): armour in duels, one armour only; amulets anywhere.
import type { Refusal } from "#kernel/procedure.ts";
import type { UseReward } from "../choices.ts";
import { opIn } from "../content/effects.ts";
import { type RewardId, rewardOf } from "../content/rewards.ts";
import type { Duelist, RuneFlow } from "../frames.ts";
import type { HeroState, Runewars } from "../state.ts";
import { distinct, dropReward, revealReward } from "./pieces.ts";
import { refuseRewards } from "./reasons.ts";

/** How much damage a card would stop now. */
function stops(card: RewardId, duelist: Duelist | null, damage: number): number {
  const { trait, effects } = rewardOf(card);
  const op = opIn(effects, "preventDamage");
  if (!op || damage === 0) return 0;
  if (op.per === "source") return typeof op.n === "number" ? Math.min(op.n, damage) : 0;
  if (!duelist || (trait === "Armor" && (duelist.noArmor || (duelist.armor !== "" && duelist.armor !== card))))
    return 0;
  if (op.n === "allFromSpecials") return Math.min(duelist.fromSpecial, damage);
  // Before the first cards are drawn there is no round yet (RUN-303).
  if (op.per === "round")
    return duelist.card === 0 || duelist.usedThisRound.includes(card) ? 0 : Math.min(op.n, damage);
  return Math.min(op.n - duelist.prevented, damage);
}

/** Cards of a hero that can stop damage. */
export function shieldsOf(hero: HeroState, duelist: Duelist | null, damage: number): UseReward[] {
  return distinct(hero.rewards.map(reward => reward.card))
    .filter(card => stops(card, duelist, damage) > 0)
    .map(card => ({ kind: "reward", hero: hero.id, card }));
}

/** RUN-499: why the other cards stop nothing. */
export const shieldRefusals = (hero: HeroState, duelist: Duelist | null, damage: number): Refusal[] =>
  refuseRewards([hero], shieldsOf(hero, duelist, damage), () => ["stops-nothing", "RUN-499"]);

/** Whether a hero may have such a card, for all the table knows. */
export function mayHaveShield(hero: HeroState, duelist: Duelist | null, damage: number): boolean {
  if (damage <= 0) return false;
  return hero.rewards.some(reward => !reward.up) || shieldsOf(hero, duelist, damage).length > 0;
}

/** Uses a card; how much damage it stopped. */
export function spendShield(
  s: Runewars,
  hero: HeroState,
  duelist: Duelist | null,
  card: RewardId,
  damage: number,
  flow: RuneFlow,
): number {
  const n = stops(card, duelist, damage);
  const op = opIn(rewardOf(card).effects, "preventDamage");
  revealReward(hero, card, flow);
  if (op?.discard) dropReward(s, hero, card, flow);
  if (duelist) {
    duelist.usedThisRound.push(card);
    if (rewardOf(card).trait === "Armor") duelist.armor = card;
    if (op?.per === "duel" && typeof op.n === "number") duelist.prevented += n;
    if (op?.n === "allFromSpecials") duelist.fromSpecial = 0;
  }
  flow.emit({ type: "damagePrevented", hero: hero.id, n });
  return n;
}
