import { accept, decline, type PickUnit, type Plain, type Retreat } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import type { BattleFrame, Member } from "../frames.ts";
import {
  absorbs,
  crashBeaten,
  damageable,
  damageFor,
  fallOf,
  fellTower,
  retreatRefusals,
  retreats,
  retreatTo,
  survivorsOf,
  whyUnharmed,
} from "./battle-damage.ts";
import { capitalOwner, DEFENCE, fightersOf, leaderOf } from "./battle-queries.ts";
import { isLost, loserOf, sharer } from "./battle-sides.ts";
import { kindsOf } from "./battle-tactics.ts";
import { destroy } from "./destruction.ts";
import { isEnemy } from "./queries.ts";
import { pickUnit, refuse } from "./reasons.ts";
import { steps } from "./steps.ts";

export const asUnit = ({ owner, piece, place }: PickUnit): Member => ({ owner, piece, place });

const { auto, ask } = steps<BattleFrame, "retreat">();

/** Damage and retreat of the losing side. */
export const aftermath = {
  // HLAS-246, HLAS-249, HLAS-257 Damage, or the fall of a Capital.
  countDamage: auto((s, frame, flow) => {
    if (!isLost(frame)) return;
    const loser = loserOf(frame);
    if (loser === DEFENCE && capitalOwner(s, frame) !== NONE) {
      frame.damage = 0;
      return fallOf(s, frame, flow);
    }
    frame.damage = damageFor(s, frame, loser);
    fellTower(s, frame, loser, flow);
  }),
  // HLAS-477, D26 An ally may offer Units to take damage.
  offerUnits: ask<Plain>({
    when: (s, frame) => isLost(frame) && frame.damage > 0 && sharer(s, frame) !== NONE,
    pass: "decline",
    seat: sharer,
    options: () => [accept, decline],
    args: (_s, frame) => ({ at: frame.region, damage: frame.damage }),
    take: (_s, frame, choice) => {
      frame.isOffered = choice.kind === "accept";
    },
  }),
  // HLAS-247, D22 Piece by piece.
  assignDamage: ask<PickUnit>({
    when: (s, frame) =>
      isLost(frame) &&
      frame.damage > 0 &&
      !isEnemy(s, leaderOf(frame, loserOf(frame))) &&
      damageable(s, frame, loserOf(frame)).length > 0,
    seat: (_s, frame) => leaderOf(frame, loserOf(frame)),
    options: (s, frame) => damageable(s, frame, loserOf(frame)).map(pickUnit),
    refused: (s, frame) =>
      refuse(kindsOf(fightersOf(s, frame, loserOf(frame))), pickUnit, unit =>
        whyUnharmed(s, frame, loserOf(frame), unit),
      ),
    args: (_s, frame) => ({ damage: frame.damage }),
    take: (s, frame, choice, flow) => {
      frame.damage -= absorbs(choice.piece);
      destroy(s, asUnit(choice), "damage", leaderOf(frame, frame.winner), flow);
      flow.repeat();
    },
  }),
  // HLAS-342, HLAS-468 The solo enemy loses its pieces in their order.
  damageEnemy: auto((s, frame, flow) => {
    if (!isLost(frame) || frame.damage <= 0 || !isEnemy(s, leaderOf(frame, loserOf(frame)))) return;
    const next = damageable(s, frame, loserOf(frame))[0];
    if (!next) return;
    frame.damage -= absorbs(next.piece);
    destroy(s, next, "damage", leaderOf(frame, frame.winner), flow);
    flow.repeat();
  }),
  // HLAS-245 Only the losing side goes.
  gatherSurvivors: auto((s, frame) => {
    if (isLost(frame)) frame.retreating = survivorsOf(s, frame, loserOf(frame));
  }),
  // HLAS-251, HLAS-252, D23 Survivors go to their Capital or a Tower, one by one.
  retreat: ask<Retreat>({
    when: (s, frame) => {
      const unit = frame.retreating[0];
      return unit !== undefined && !isEnemy(s, unit.owner) && retreats(s, frame, unit).length > 1;
    },
    seat: (_s, frame) => frame.retreating[0]!.owner,
    options: (s, frame) => retreats(s, frame, frame.retreating[0]!),
    refused: (s, frame) => retreatRefusals(s, frame, frame.retreating[0]!),
    args: (_s, frame) => ({ piece: frame.retreating[0]!.piece, at: frame.region }),
    take: (s, frame, { to }, flow) => {
      retreatTo(s, frame, frame.retreating.shift()!, to, flow);
      flow.repeat();
    },
  }),
  retreatHome: auto((s, frame, flow) => {
    const unit = frame.retreating.shift();
    if (!unit) return;
    const [way] = retreats(s, frame, unit);
    if (way) retreatTo(s, frame, unit, way.to, flow);
    else crashBeaten(s, frame, unit, flow);
    flow.goto("retreat");
  }),
};
