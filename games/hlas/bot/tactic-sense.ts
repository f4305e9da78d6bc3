// Which Tactic card to play: each card against each that the other side may play, weighed by what it costs.
import type { Seat } from "#kernel/procedure.ts";
import type { PlayTactic } from "../choices.ts";
import { tacticVp } from "../content/designs.ts";
import { type TacticId, tactics } from "../content/tactics.ts";
import type { BattleFrame } from "../frames.ts";
import { baseStrength, flankOf, leaderOf, sideOf } from "../rules/battle-queries.ts";
import { strengthParts, totalStrength } from "../rules/battle-strength.ts";
import { legalTactics, tacticCost } from "../rules/battle-tactics.ts";
import { isEnemy, realmOf } from "../rules/queries.ts";
import type { Hlas } from "../state.ts";

/** What a card adds against another one; nothing when that cancels it. */
function strengthOf(own: TacticId, other: TacticId): number {
  if (tactics[other].bonuses.some(bonus => bonus.cancel && bonus.vs === own)) return 0;
  let { strength } = tactics[own];
  for (const bonus of tactics[own].bonuses) if (bonus.vs === other) strength += bonus.strength ?? 0;
  return strength;
}

/** What a resource spent on a card is worth in points. */
const PRICE = 0.2;

/** The card with the best expectation, against whatever the other side may play. */
export function tacticAdvice(s: Hlas, seat: Seat, battle: BattleFrame, options: readonly PlayTactic[]): PlayTactic {
  const side = sideOf(s, battle, seat);
  const margin = totalStrength(strengthParts(s, battle, side)) - totalStrength(strengthParts(s, battle, 1 - side));
  const foe = leaderOf(battle, 1 - side);
  const shown = flankOf(battle, 1 - side).tactic;
  const answers =
    shown !== ""
      ? [shown]
      : isEnemy(s, foe)
        ? (["charge"] as const)
        : legalTactics(s, battle, 1 - side).map(({ card }) => card);
  const isSiege = realmOf(s, battle.defender).capital === battle.region;
  const stake = (baseStrength(s, battle, side) + baseStrength(s, battle, 1 - side)) * 0.3 + 1.5 + (isSiege ? 12 : 0);
  let best = options[0]!;
  let top = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    let value = tacticVp(s.designs, option.card) - tacticCost(s, battle, side, option.card) * PRICE;
    for (const answer of answers) {
      const lead =
        margin + strengthOf(option.card, answer) - strengthOf(answer, option.card) - (side === 0 ? 0.5 : -0.5);
      value += (lead > 0 ? stake : option.card === "fall-back" ? -stake * 0.3 : -stake) / answers.length;
    }
    if (value > top) {
      top = value;
      best = option;
    }
  }
  return best;
}
