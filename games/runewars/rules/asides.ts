// What may be done at any time of a hero's action in the Quest Phase, beside the action itself (RUN-296, RUN-298): Reward
// cards are used or turned up, and exchanged with own heroes in the same area.
import type { Refusal } from "#kernel/procedure.ts";
import type { GiveReward, RuneChoice, UseReward } from "../choices.ts";
import { opIn } from "../content/effects.ts";
import { QUEST_RANGE } from "../content/numbers.ts";
import { rewardOf } from "../content/rewards.ts";
import type { HeroActionFrame, RuneFlow } from "../frames.ts";
import type { HeroState, Runewars } from "../state.ts";
import { canUse, spendReward } from "./actions.ts";
import { giftsBetween, giveReward } from "./gifts.ts";
import { distinct, revealReward } from "./pieces.ts";
import { heroesOf, heroOf } from "./queries.ts";
import { refuseRewards } from "./reasons.ts";
import { effectsFrom } from "./run-effects.ts";

/** Reward cards that can be used or turned up within the action. */
function rewardChoices(s: Runewars, hero: HeroState): UseReward[] {
  const found: UseReward[] = [];
  for (const card of distinct(hero.rewards.map(reward => reward.card))) {
    const { use } = rewardOf(card);
    const isUp = hero.rewards.some(reward => reward.card === card && reward.up);
    if ((use === "quest" || use === "passive") && !isUp) found.push({ kind: "reveal", hero: hero.id, card });
    if (use !== "discard-turn-or-quest") continue;
    const from = effectsFrom(`reward:${card}`, { seat: hero.seat, hero: hero.id });
    if (canUse(s, hero, card, from)) found.push({ kind: "reward", hero: hero.id, card });
  }
  return found;
}

/** RUN-298: exchanges with own heroes in the same area. */
const gifts = (s: Runewars, frame: HeroActionFrame, hero: HeroState) =>
  heroesOf(s, frame.seat).flatMap(other =>
    other !== hero && other.area === hero.area ? giftsBetween(hero, other, frame.given) : [],
  );

/** RUN-296, RUN-298: what may be done at any time of the action. */
export function asides(s: Runewars, frame: HeroActionFrame): (UseReward | GiveReward)[] {
  const hero = heroOf(s, frame.hero)!;
  return [...rewardChoices(s, hero), ...gifts(s, frame, hero)];
}

/** RUN-296: why the other Reward cards of the hero are of no use now. */
export function asideRefusals(s: Runewars, frame: HeroActionFrame): Refusal[] {
  return refuseRewards([heroOf(s, frame.hero)!], asides(s, frame), card => {
    const { use } = rewardOf(card);
    if (use === "quest" || use === "passive") return ["works-already", "RUN-296"];
    return use === "discard-turn-or-quest" ? ["not-hurt", "RUN-508"] : ["reward-elsewhere", "RUN-296"];
  });
}

/** Whether there may be something to do aside, for all the table knows: a card face down, or one that all can see. */
export function mayDoAside(s: Runewars, frame: HeroActionFrame): boolean {
  return heroOf(s, frame.hero)!.rewards.some(({ up }) => !up) || asides(s, frame).length > 0;
}

/** A Reward card that lets its hero go farther in the Quest Phase. */
export function rangeOf(hero: HeroState, usual: number): number {
  const ranges = hero.rewards
    .filter(({ up }) => up)
    .map(({ card }) => opIn(rewardOf(card).effects, "moveHero")?.n ?? 0);
  return Math.max(usual, ...ranges);
}

/** Takes a choice that does not end the question: a Reward card, an exchange. */
export function takeAside(s: Runewars, frame: HeroActionFrame, choice: RuneChoice, flow: RuneFlow): void {
  const hero = heroOf(s, frame.hero)!;
  const range = rangeOf(hero, QUEST_RANGE);
  if (choice.kind === "reveal") revealReward(hero, choice.card, flow);
  else if (choice.kind === "reward") spendReward(s, hero, choice.card, flow);
  else if (choice.kind === "give") giveReward(s, choice, frame.given, flow);
  // On the way a card that lets him go farther works from then on.
  if (frame.action === "move") frame.left = Math.max(0, frame.left + rangeOf(hero, QUEST_RANGE) - range);
}
