// What fall and winter do by themselves (RUN-104 to RUN-109, RUN-468).

import type { Seat } from "#kernel/procedure.ts";
import { type Option, type PickUnit, type Plain, passHere, type UseReward } from "../choices.ts";
import { typeIn } from "../content/army.ts";
import { opIn } from "../content/effects.ts";
import { FALL_INFLUENCE, UNITS_PER_AREA } from "../content/numbers.ts";
import { type RewardId, rewardOf } from "../content/rewards.ts";
import type { Area } from "../content/tiles.ts";
import { typeOf } from "../content/units.ts";
import type { FallFrame, RuneFlow, WinterFrame } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { refuseUnits, unitsToLose } from "./limits.ts";
import { destroyUnits, drawTactics, gainInfluence, groupOf, groupsOf, liftUnits, revealReward } from "./pieces.ts";
import { armyOf, controllerOf, heroesOf, heroOf, playerOf, unitsIn } from "./queries.ts";
import { refusal } from "./reasons.ts";
import { runEffects } from "./run-effects.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";

const autumn = steps<FallFrame, "choose">();

export const fall = autumn.procedure("fall", {
  // RUN-104 The Fate discard pile is shuffled in.
  shuffleFate: autumn.auto((s, _frame, flow) => {
    s.fate.push(...s.fateDiscard.splice(0));
    flow.shuffle(s.fate);
    flow.emit({ type: "fateShuffled", count: s.fate.length });
  }),
  // RUN-104 Influence or a Tactics card, in play order.
  choose: autumn.ask<Option>({
    when: (s, frame) => frame.turn < frame.order.length && !playerOf(s, frame.order[frame.turn]!).isOut,
    seat: (_s, frame) => frame.order[frame.turn]!,
    options: () => [
      { kind: "option", option: "influence" },
      { kind: "option", option: "tactics" },
    ],
    take: (s, frame, { option }, flow) => {
      const seat = frame.order[frame.turn]!;
      if (option === "influence") gainInfluence(s, seat, FALL_INFLUENCE, flow);
      else drawTactics(s, seat, 1, flow);
    },
  }),
  // RUN-296 Cards that pay in fall may be turned up for it; a player who may have one is asked.
  turnUp: autumn.ask<UseReward | Plain>({
    when: (s, frame) => frame.turn < frame.order.length && hiddenRewards(s, frame.order[frame.turn]!).length > 0,
    pass: "pass",
    seat: (_s, frame) => frame.order[frame.turn]!,
    options: (s, frame) => [passHere, ...hiddenRewards(s, frame.order[frame.turn]!).filter(({ card }) => isRent(card))],
    refused: (s, frame) =>
      hiddenRewards(s, frame.order[frame.turn]!)
        .filter(({ card }) => !isRent(card))
        .map(choice => refusal({ ...choice, kind: "reward" }, ["reward-elsewhere", "RUN-296"])),
    take: (s, _frame, choice, flow) => {
      if (choice.kind !== "reveal") return;
      revealReward(heroOf(s, choice.hero)!, choice.card, flow);
      flow.repeat();
    },
  }),
  collect: autumn.auto((s, frame, flow) => {
    if (frame.turn < frame.order.length) collectRents(s, frame.order[frame.turn]!, flow);
    settle(s, flow);
  }),
  next: autumn.auto((_s, frame, flow) => {
    frame.turn++;
    if (frame.turn < frame.order.length) flow.goto("choose");
  }),
});

const isRent = (card: RewardId): boolean => opIn(rewardOf(card).effects, "gainInfluence")?.when === "fallSecondary";

/** Face-down Reward cards of a seat. */
function hiddenRewards(s: Runewars, seat: Seat): UseReward[] {
  return heroesOf(s, seat).flatMap(hero =>
    hero.rewards.filter(({ up }) => !up).map(({ card }) => ({ kind: "reveal", hero: hero.id, card }) as const),
  );
}

/** Reward cards that bring something in each fall, once they are turned up. */
function collectRents(s: Runewars, seat: Seat, flow: RuneFlow): void {
  for (const hero of heroesOf(s, seat)) {
    for (const { card, up } of hero.rewards) {
      if (up && isRent(card)) runEffects(`reward:${card}`, { seat, hero: hero.id }, flow);
    }
  }
}

/** RUN-105, RUN-107: units a player may keep in an area this winter. */
export function winterLimit(s: Runewars, seat: Seat): number {
  return Math.min(UNITS_PER_AREA, playerOf(s, seat).food + s.winterBonus);
}

const seatOf = ({ order, turn }: WinterFrame): Seat => order[turn]!;
const overfull = (s: Runewars, frame: WinterFrame): Area[] =>
  frame.areas.filter(area => unitsIn(s, area) > winterLimit(s, seatOf(frame)));

const starving = (s: Runewars, frame: WinterFrame): PickUnit[] =>
  overfull(s, frame).flatMap(area => unitsToLose(s, area));

const cold = steps<WinterFrame, "look">();

export const winter = cold.procedure("winter", {
  // RUN-106, RUN-468 The areas are noted before anybody dies: allies count until everything is over.
  look: cold.auto((s, frame, flow) => {
    const seat = seatOf(frame);
    const limit = winterLimit(s, seat);
    frame.areas = boardIn(s).list.filter(area => armyOf(s, seat, area) > limit);
    // RUN-107 Without food all die.
    if (limit === 0) for (const area of frame.areas) starve(s, seat, area, flow);
  }),
  // RUN-105 The player chooses which, area by area.
  destroy: cold.ask<PickUnit>({
    when: (s, frame) => overfull(s, frame).length > 0,
    seat: (_s, frame) => seatOf(frame),
    options: starving,
    refused: (s, frame) => refuseUnits(s, seatOf(frame), starving(s, frame), ["enough-food", "RUN-105"]),
    args: (s, frame) => ({ n: winterLimit(s, seatOf(frame)) }),
    take: (s, frame, { area, unit, isRouted }, flow) => {
      const type = typeOf(unit);
      destroyUnits(s, area, type, isRouted ? 0 : 1, isRouted ? 1 : 0);
      flow.emit({ type: "unitsDestroyed", seat: seatOf(frame), area, groups: groupOf(type, 1), cause: "winter" });
      flow.repeat();
    },
  }),
  next: cold.auto((_s, frame, flow) => {
    frame.turn++;
    if (frame.turn < frame.order.length) flow.goto("look");
  }),
  // RUN-109 Water is open until the season ends.
  freeze: cold.auto((s, _frame, flow) => {
    s.isFrozen = true;
    flow.emit({ type: "waterFroze" });
    settle(s, flow);
  }),
});

function starve(s: Runewars, seat: Seat, area: Area, { emit }: RuneFlow): void {
  if (controllerOf(s, area) !== seat) return;
  const dead = liftUnits(s, area, true, false);
  for (const figure of dead) s.supply[typeIn(figure)]!++;
  if (dead.length > 0) emit({ type: "unitsDestroyed", seat, area, groups: groupsOf(dead), cause: "winter" });
}
