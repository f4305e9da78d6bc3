// How a duel ends (RUN-310 to RUN-323): who is beaten, whose the rewards are.

import type { Seat } from "#kernel/procedure.ts";
import { heroCardOf } from "../content/heroes.ts";
import { NONE } from "../content/marks.ts";
import type { DuelFrame, Duelist, RuneFlow } from "../frames.ts";
import type { HeroState, Reward, Runewars } from "../state.ts";
import { isDefeated, removeDefeated } from "./hurting.ts";
import { bit, heroesOf, heroOf, playerOf } from "./queries.ts";
import { runEffects } from "./run-effects.ts";
import { settle } from "./settle.ts";

/** Whether a duelist has as much damage as health, or is gone already. */
export function isBeaten(s: Runewars, { hero: id, type, damage, health }: Duelist): boolean {
  if (type !== NONE) return damage >= health;
  const hero = heroOf(s, id);
  return hero === null || isDefeated(hero);
}

/** RUN-319 to RUN-321, RUN-323: the beaten leave the game. */
export function judge(s: Runewars, frame: DuelFrame, flow: RuneFlow): void {
  const { attacker, defender } = frame;
  const isLost = isBeaten(s, attacker);
  const isWon = isBeaten(s, defender);
  frame.result = isLost && isWon ? "both" : isWon ? "attacker" : isLost ? "defender" : "none";
  for (const beaten of [attacker, defender]) {
    const hero = heroOf(s, beaten.hero);
    if (!hero || !isBeaten(s, beaten)) continue;
    const isCaptured = frame.result !== "both" && defender.hero !== "";
    if (isCaptured) frame.spoils = capture(hero, beaten === attacker ? defender.seat : attacker.seat);
    removeDefeated(s, hero, flow);
  }
  const winner = frame.result === "attacker" ? attacker : frame.result === "defender" ? defender : null;
  if (winner && defender.hero !== "") playerOf(s, winner.seat).hasSlain = true;
}

/** RUN-320: the winner looks at the rewards before he deals them out. */
function capture(hero: HeroState, seat: Seat): Reward[] {
  const spoils = hero.rewards.splice(0);
  for (const reward of spoils) reward.known |= bit(seat);
  return spoils;
}

/** RUN-320: heroes of the winner who are there. */
export function heirs(s: Runewars, { area, attacker, defender, result }: DuelFrame): HeroState[] {
  const { seat } = result === "attacker" ? attacker : defender;
  return heroesOf(s, seat).filter(hero => hero.area === area);
}

export function takeSpoil(frame: DuelFrame, hero: HeroState, { emit }: RuneFlow): void {
  const reward = frame.spoils.shift()!;
  hero.rewards.push(reward);
  const known = reward.up ? 15 : reward.known;
  emit({ type: "rewardGiven", seat: hero.seat, from: "", to: hero.id, card: reward.card, known });
}

export function endDuel(s: Runewars, frame: DuelFrame, flow: RuneFlow): void {
  const { area, attacker, defender, result, path } = frame;
  const [heir] = heirs(s, frame);
  while (heir && frame.spoils.length > 0) takeSpoil(frame, heir, flow);
  if (result !== "") flow.emit({ type: "duelEnded", area, result });
  const { hero, seat } = attacker;
  if (path !== "") {
    // RUN-317, RUN-500 A duel quest is won only by a hero who lives.
    if (heroOf(s, hero)) runEffects(`${path}.${result === "attacker" ? "win" : "lose"}`, { seat, hero, area }, flow);
  } else if (result === "none" && hero !== "") {
    for (const [index, op] of heroCardOf(hero).effects.entries()) {
      if (op.op === "takeReward" && defender.hero !== "") runEffects(`hero:${hero}`, { seat, hero, only: index }, flow);
    }
  }
  settle(s, flow);
}
