// Damage on heroes (RUN-319 to RUN-325): wounds outside duels, defeat, desertion, healing.
import { frameOf } from "#kernel/procedure.ts";
import { type Plain, passHere, type UseReward } from "../choices.ts";
import { heroCardOf } from "../content/heroes.ts";
import type { DuelFrame, Duelist, RuneFlow, WoundFrame } from "../frames.ts";
import type { HeroState, Runewars } from "../state.ts";
import { mayHaveShield, shieldRefusals, shieldsOf, spendShield } from "./prevention.ts";
import { heroOf } from "./queries.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";

export function healHero(hero: HeroState, n: number, { emit }: RuneFlow): void {
  const healed = Math.min(n, hero.damage);
  if (healed === 0) return;
  hero.damage -= healed;
  emit({ type: "heroHealed", seat: hero.seat, hero: hero.id, n: healed });
}

export function standHero(hero: HeroState, { emit }: RuneFlow): void {
  if (!hero.routed) return;
  hero.routed = false;
  emit({ type: "heroStood", seat: hero.seat, hero: hero.id });
}

/** Puts damage on a hero; whether he is still in play is for the caller to see to. */
export function hurtHero(hero: HeroState, n: number, { emit }: RuneFlow): void {
  if (n <= 0) return;
  hero.damage += n;
  emit({ type: "heroHurt", seat: hero.seat, hero: hero.id, n });
}

export const isDefeated = (hero: HeroState): boolean => hero.damage >= heroCardOf(hero.id).health;

/** RUN-319, RUN-321, RUN-323: figure and card leave the game; rewards wait under a marker. */
export function removeDefeated(s: Runewars, hero: HeroState, { emit }: RuneFlow): void {
  s.heroes.splice(s.heroes.indexOf(hero), 1);
  s.fallen.push(hero.id);
  const hasMarker = hero.rewards.length > 0;
  if (hasMarker) s.graves.push({ area: hero.area, rewards: hero.rewards });
  emit({ type: "heroDefeated", seat: hero.seat, hero: hero.id, area: hero.area, hasMarker });
}

/** RUN-324, RUN-325: a hero deserts: back into the deck, his rewards are discarded. */
export function desert(s: Runewars, hero: HeroState, flow: RuneFlow): void {
  s.heroes.splice(s.heroes.indexOf(hero), 1);
  s.heroDeck.push(hero.id);
  flow.shuffle(s.heroDeck);
  const rewards = hero.rewards.map(({ card }) => card);
  s.rewardDiscard.push(...rewards);
  flow.emit({ type: "heroDeserted", seat: hero.seat, hero: hero.id, rewards });
}

/** The hero as a duelist, if damage comes at the start of his duel; after its end he is one no more. */
function duelistIn(s: Runewars, hero: HeroState): Duelist | null {
  const duel = frameOf<DuelFrame>(s, "duel");
  if (duel?.result !== "") return null;
  return [duel.attacker, duel.defender].find(duelist => duelist.hero === hero.id) ?? null;
}

const { procedure, auto, ask } = steps<WoundFrame>();

export const wound = procedure("wound", {
  // Rewards may prevent it, before the damage is placed.
  prevent: ask<UseReward | Plain>({
    when: (s, frame) => {
      const hero = heroOf(s, frame.hero);
      return hero !== null && mayHaveShield(hero, duelistIn(s, hero), frame.n);
    },
    pass: "pass",
    seat: (s, frame) => heroOf(s, frame.hero)!.seat,
    options: (s, frame) => {
      const hero = heroOf(s, frame.hero)!;
      return [passHere, ...shieldsOf(hero, duelistIn(s, hero), frame.n)];
    },
    refused: (s, frame) => {
      const hero = heroOf(s, frame.hero)!;
      return shieldRefusals(hero, duelistIn(s, hero), frame.n);
    },
    args: (_s, frame) => ({ hero: frame.hero, n: frame.n }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "reward") return;
      const hero = heroOf(s, frame.hero)!;
      frame.n -= spendShield(s, hero, duelistIn(s, hero), choice.card, frame.n, flow);
      flow.repeat();
    },
  }),
  // RUN-319 Damage equal to the health defeats; RUN-313, RUN-320 a duelist is left to the end of his duel, which says
  // whose his rewards are.
  place: auto((s, frame, flow) => {
    const hero = heroOf(s, frame.hero);
    if (!hero) return;
    hurtHero(hero, frame.n, flow);
    if (isDefeated(hero) && !duelistIn(s, hero)) removeDefeated(s, hero, flow);
    settle(s, flow);
  }),
});
