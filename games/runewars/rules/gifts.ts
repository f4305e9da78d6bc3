// Exchanging Reward cards between a player's heroes in one area (RUN-298).
import type { GiveReward } from "../choices.ts";
import { rewardOf } from "../content/rewards.ts";
import type { RuneFlow } from "../frames.ts";
import type { HeroState, Runewars } from "../state.ts";
import { heroOf } from "./queries.ts";

/** An exchange as a window remembers it: exchanges are free, but a card goes to each hero only once, so that they end. */
const keyOf = ({ card, to }: GiveReward): string => `${card} ${to}`;

/** Cards that two heroes can still hand each other; equal cards count once. */
export function giftsBetween(a: HeroState, b: HeroState, given: readonly string[]): GiveReward[] {
  return [...giftsOf(a, b), ...giftsOf(b, a)].filter(gift => {
    const key = keyOf(gift);
    return given.filter(each => each === key).length < rewardOf(gift.card).count;
  });
}

function giftsOf(hero: HeroState, to: HeroState): GiveReward[] {
  const found: GiveReward[] = [];
  for (const { card, up } of hero.rewards) {
    if (found.some(gift => gift.card === card && gift.isUp === up)) continue;
    found.push({ kind: "give", hero: hero.id, card, isUp: up, to: to.id });
  }
  return found;
}

/** Hands a Reward card over; it keeps its side. */
export function giveReward(s: Runewars, gift: GiveReward, given: string[], { emit }: RuneFlow): void {
  const { hero, card, isUp, to } = gift;
  given.push(keyOf(gift));
  const giver = heroOf(s, hero)!;
  const at = giver.rewards.findIndex(reward => reward.card === card && reward.up === isUp);
  const [reward] = giver.rewards.splice(at, 1);
  heroOf(s, to)!.rewards.push(reward!);
  emit({ type: "rewardGiven", seat: giver.seat, from: hero, to, card, known: isUp ? 15 : reward!.known });
}
