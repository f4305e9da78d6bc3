// Why something is not offered: a question lists what it offers, and everything else a player would try gets its reason.
import { equal } from "#kernel/json.ts";
import type { Refusal } from "#kernel/procedure.ts";
import { atArea, type HideDragon, type PickFate, type RuneChoice, type UseReward } from "../choices.ts";
import type { Area } from "../content/tiles.ts";
import { boardIn } from "../map/atlas.ts";
import type { HeroState, Runewars } from "../state.ts";
import { distinct } from "./pieces.ts";

/** A reason and its rule. */
export type Reason = readonly [why: string, rule: string];

/** A choice refused for a reason. */
export const refusal = (choice: RuneChoice, [why, rule]: Reason): Refusal => ({ choice, why, rule });

/** Reasons for those of some choices that are not offered. */
export function refuseRest<C extends RuneChoice>(
  all: readonly C[],
  options: readonly RuneChoice[],
  why: (choice: C) => Reason,
): Refusal[] {
  return all
    .filter(choice => !options.some(option => equal(option, choice)))
    .map(choice => refusal(choice, why(choice)));
}

/** Reasons for all areas that some options leave out. */
export function refuseOthers(s: Runewars, options: readonly RuneChoice[], why: (area: Area) => Reason): Refusal[] {
  const offered = new Set(options.flatMap(option => ("area" in option ? [option.area] : [])));
  return boardIn(s)
    .list.filter(area => !offered.has(area))
    .map(area => refusal(atArea(area), why(area)));
}

/** The dragon rune goes to an area picked for it. */
export function refuseDragons(s: Runewars, options: readonly RuneChoice[], rule: string): Refusal[] {
  const all = boardIn(s).list.map((area): HideDragon => ({ kind: "dragon", area }));
  return refuseRest(all, options, () => ["not-picked", rule]);
}

/** Reward cards of heroes that can be put to no use now. */
export function refuseRewards(
  heroes: readonly HeroState[],
  options: readonly RuneChoice[],
  why: (card: UseReward["card"], hero: HeroState) => Reason,
): Refusal[] {
  const isOffered = (hero: HeroState, card: UseReward["card"]): boolean =>
    options.some(option => "card" in option && "hero" in option && option.hero === hero.id && option.card === card);
  return heroes.flatMap(hero =>
    distinct(hero.rewards.map(({ card }) => card))
      .filter(card => !isOffered(hero, card))
      .map(card => refusal({ kind: "reward", hero: hero.id, card }, why(card, hero))),
  );
}

/** Of cards with the same symbol one is offered. */
export function refuseAlike(cards: readonly number[], options: readonly RuneChoice[], rule: string): Refusal[] {
  const all = cards.map((card): PickFate => ({ kind: "fate", card }));
  return refuseRest(all, options, () => ["same-symbol", rule]);
}

/** Amounts up to a number of which some are not offered. */
export function refuseAmounts(most: number, options: readonly RuneChoice[], reason: Reason): Refusal[] {
  const all = Array.from({ length: most }, (_, i) => ({ kind: "amount", n: i + 1 }) as const);
  return refuseRest(all, options, () => reason);
}
