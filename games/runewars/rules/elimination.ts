// A player who controls nothing is out (RUN-415 to RUN-418).
import type { Seat } from "#kernel/procedure.ts";
import { NONE } from "../content/marks.ts";
import type { RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { bit, controllerOf, leftOf, playerOf } from "./queries.ts";

/** RUN-415: whether a seat controls nothing; an army on its way or in battle is looked at when it has arrived. */
export function isHomeless(s: Runewars, seat: Seat): boolean {
  if (s.phase === "setup") return false;
  const { list } = boardIn(s);
  // Home areas come last and are the likeliest.
  for (let i = list.length - 1; i >= 0; i--) if (controllerOf(s, list[i]!) === seat) return false;
  return seat !== s.turn.seat || !s.stack.some(frame => frame.proc === "march");
}

/** RUN-415 to RUN-418, RUN-043; RUN-026 a home realm without its owner is land like any other. */
export function eliminate(s: Runewars, seat: Seat, flow: RuneFlow): void {
  const player = playerOf(s, seat);
  const { active } = player;
  for (const hero of s.heroes.filter(each => each.seat === seat)) {
    s.heroes.splice(s.heroes.indexOf(hero), 1);
    s.heroDeck.push(hero.id);
    s.rewards.push(...hero.rewards.map(reward => reward.card));
  }
  s.tactics.push(...player.tactics.splice(0), ...player.fresh.splice(0));
  s.quests.push(...player.quests.splice(0));
  player.shownQuests = [];
  for (const deck of [s.heroDeck, s.rewards, s.tactics, s.quests]) flow.shuffle<unknown>(deck);
  s.titleHolder = s.titleHolder.map(holder => (holder === seat ? NONE : holder));
  s.activated = s.activated.map(seats => seats & ~bit(seat));
  player.influence = 0;
  player.claim = NONE;
  player.active = 0;
  player.isOut = true;
  s.homes = s.homes.map(home => (home === seat ? NONE : home));
  if (s.first === seat) s.first = leftOf(s, seat);
  flow.emit({ type: "playerEliminated", seat });
  if (active > 0) flow.emit({ type: "orderSkipped", seat, order: active });
}
