// What is shown but not offered, with the reason and the rule: players learn the rules from it.

import type { Refusal, Seat } from "#kernel/procedure.ts";
import { atArea, claimVictory, discardObjective, type Raze, type RuneChoice, useCaptain } from "../choices.ts";
import { keepsOut, NONE } from "../content/marks.ts";
import { RUNES_TO_WIN, YEARS } from "../content/numbers.ts";
import { orderNumbers } from "../content/orders.ts";
import { type RewardId, rewardOf } from "../content/rewards.ts";
import { type TacticsCard, type TacticsId, tacticsOf } from "../content/tactics.ts";
import { boardIn } from "../map/atlas.ts";
import type { HeroState, Runewars } from "../state.ts";
import { isDestructible } from "./movement.ts";
import { bit, heroesOf, isEnemy, playerOf } from "./queries.ts";
import { type Reason, refusal, refuseRest, refuseRewards } from "./reasons.ts";
import { dragonsOf } from "./result.ts";
import { isCaptain } from "./titles.ts";

/** Orders that lie face up, or that a season card forbids. */
export function orderRefusals(s: Runewars, seat: Seat, offered: readonly number[]): Refusal[] {
  const { used } = playerOf(s, seat);
  return orderNumbers
    .filter(order => !offered.includes(order))
    .map(order => {
      const choice = { kind: "order", order } as const;
      return used.includes(order)
        ? { choice, why: "order-used", rule: "RUN-112" }
        : { choice, why: "order-barred", rule: "RUN-111" };
    });
}

/** Areas that cannot be activated. */
export function activationRefusals(s: Runewars, seat: Seat): Refusal[] {
  return boardIn(s).list.flatMap(area => {
    const choice = atArea(area);
    if ((s.activated[area]! & bit(seat)) !== 0) return [{ choice, why: "already-active", rule: "RUN-139" }];
    if (s.truce && isEnemy(s, seat, area)) return [{ choice, why: "truce", rule: "RUN-460" }];
    const isShielded = s.shielded.some(shield => keepsOut(shield, area, seat));
    return isShielded ? [{ choice, why: "shielded", rule: "RUN-460" }] : [];
  });
}

/** Tactics cards in hand that cannot be played in a window. */
export function tacticsRefusals(
  s: Runewars,
  seat: Seat,
  timings: readonly string[],
  offered: readonly TacticsId[],
): Refusal[] {
  const { tactics, fresh } = playerOf(s, seat);
  return [...new Set([...tactics, ...fresh])]
    .filter(card => !offered.includes(card))
    .map(card => {
      const choice = { kind: "tactics", card } as const;
      if (!tactics.includes(card)) return { choice, why: "drawn-this-season", rule: "RUN-400" };
      return timings.includes(tacticsOf(card).timing)
        ? { choice, why: "changes-nothing", rule: "RUN-508" }
        : { choice, why: "wrong-moment", rule: "RUN-399" };
    });
}

/** The same for a window in which every card of one timing may be played. */
export const timedRefusals = (s: Runewars, seat: Seat, timing: TacticsCard["timing"]): Refusal[] =>
  tacticsRefusals(
    s,
    seat,
    [timing],
    playerOf(s, seat).tactics.filter(card => tacticsOf(card).timing === timing),
  );

/** RUN-407 to RUN-413: why victory cannot be claimed. */
function whyNoClaim(s: Runewars, seat: Seat): Reason {
  if (playerOf(s, seat).claim !== NONE) return ["claimed-already", "RUN-413"];
  if (dragonsOf(s, seat) < RUNES_TO_WIN) return ["too-few-runes", "RUN-407"];
  return s.year >= YEARS ? ["last-year", "RUN-411"] : ["deck-taken", "RUN-410"];
}

/** RUN-296: why a Reward card cannot be used in a turn. */
function whyNoReward(s: Runewars, card: RewardId, { rewards }: HeroState): Reason {
  const { use } = rewardOf(card);
  if (use === "passive" || use === "quest") {
    return rewards.some(reward => reward.card === card && reward.up) ? ["works-already", "RUN-296"] : ELSEWHERE;
  }
  if (s.turn.spent.includes(card)) return ["used-this-turn", "RUN-296"];
  return use.includes("turn") ? ["changes-nothing", "RUN-508"] : ELSEWHERE;
}

const ELSEWHERE: Reason = ["reward-elsewhere", "RUN-296"];

/** What else a player would try in the own turn: claim, Objective, title, rewards, tokens, markers. */
export function turnRefusals(s: Runewars, seat: Seat, options: readonly RuneChoice[]): Refusal[] {
  const { objective } = playerOf(s, seat);
  const kinds = new Set(options.map(({ kind }) => kind));
  const refused = refuseRewards(heroesOf(s, seat), options, (card, hero) => whyNoReward(s, card, hero));
  if (!kinds.has("claim")) refused.push(refusal(claimVictory, whyNoClaim(s, seat)));
  if (objective !== "" && !kinds.has("objective"))
    refused.push(refusal(discardObjective, ["not-fulfilled", "RUN-390"]));
  if (isCaptain(s, seat) && !kinds.has("captain")) refused.push(refusal(useCaptain, ["too-few-rewards", "RUN-368"]));
  const tokens = boardIn(s).list.filter(area => isDestructible(s, area));
  refused.push(
    ...refuseRest(
      tokens.map((area): Raze => ({ kind: "raze", area })),
      options,
      () => ["too-few-units", "RUN-427"],
    ),
    ...refuseGraves(s, seat, options),
  );
  return refused;
}

/** RUN-322: markers without an own hero beside them. */
function refuseGraves(s: Runewars, seat: Seat, options: readonly RuneChoice[]): Refusal[] {
  const [hero] = heroesOf(s, seat);
  if (!hero) return [];
  return s.graves.flatMap((_, grave) =>
    options.some(option => option.kind === "grave" && option.grave === grave)
      ? []
      : [refusal({ kind: "grave", hero: hero.id, grave }, ["no-hero-there", "RUN-322"])],
  );
}
