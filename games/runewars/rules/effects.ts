// The interpreter of effects: one entry per op. What a card says goes before the rules (RUN-460). Ops of the chapters come from plain-ops.ts; those that contain other ops
// are here. A running list is a path and a place in it; ops ask through the one question of this procedure.

import type { Seat } from "#kernel/procedure.ts";
import { accept, decline, type RuneChoice } from "../choices.ts";
import { effectsAt } from "../content/effect-lists.ts";
import type { Op, OpName } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import type { EffectsFrame, RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { holds } from "./conditions.ts";
import { effectRefusals } from "./effect-refusals.ts";
import { dropChoices } from "./effects-heroes.ts";
import { AGAIN, ASK, DONE, ENOUGH, type OpRule } from "./op-rule.ts";
import { dropReward, spendInfluence } from "./pieces.ts";
import { plainOps } from "./plain-ops.ts";
import { armyOf, heroesOf, heroOf, playerOf, playOrder } from "./queries.ts";
import { isMet } from "./requirements.ts";
import { effectsFrom, runEffects } from "./run-effects.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";

/** A list inside the running one, for the same seat. */
const inner = (frame: EffectsFrame, path: string, flow: RuneFlow, seat: Seat = frame.seat, area = frame.area): void =>
  runEffects(
    path,
    { seat, area, hero: frame.hero, picked: frame.picked, other: frame.other, side: frame.side, n: frame.n },
    flow,
  );
const here = ({ path, index }: EffectsFrame): string => `${path}.${index}`;

const isOffered = (s: Runewars, frame: EffectsFrame, { id, requires }: Op<"choose">["options"][number]): boolean =>
  (requires === undefined || isMet(s, frame, requires)) &&
  canDo(s, { ...frame, path: `${here(frame)}.${id}`, index: 0, stage: 0 });

const chooseOp: OpRule<"choose"> = {
  isPossible: (s, frame, { options }) => options.some(option => isOffered(s, frame, option)),
  options: (s, frame, { options }) =>
    options
      .filter(option => isOffered(s, frame, option))
      .map(option => ({ kind: "option", option: option.id }) as const),
  take: (_s, frame, _op, choice, flow) => {
    if (choice.kind === "option") inner(frame, `${here(frame)}.${choice.option}`, flow);
    return ENOUGH;
  },
};

const optionalOp: OpRule<"optional"> = {
  run: (_s, frame, { effects }, flow) => {
    // Where something is to be paid the payment is the question.
    if (effects[0]?.op !== "pay") return ASK;
    inner(frame, `${here(frame)}.effects`, flow);
    return DONE;
  },
  options: (s, frame) =>
    canDo(s, { ...frame, path: `${here(frame)}.effects`, index: 0, stage: 0 }) ? [accept, decline] : [],
  take: (_s, frame, _op, choice, flow) => {
    if (choice.kind === "accept") inner(frame, `${here(frame)}.effects`, flow);
    return ENOUGH;
  },
};

/** Reward cards with which a seat can pay: those of the hero in question, or of all its heroes. */
const payers = (s: Runewars, frame: EffectsFrame) =>
  heroesOf(s, frame.seat).filter(hero => frame.hero === "" || hero.id === frame.hero);

const payOp: OpRule<"pay"> = {
  isPossible: (s, frame, { cost }) =>
    canPay(s, frame, cost) && canDo(s, { ...frame, path: `${here(frame)}.yes`, index: 0, stage: 0 }),
  run: (s, frame, op, flow) => {
    if (canPay(s, frame, op.cost)) return ASK;
    inner(frame, `${here(frame)}.no`, flow);
    return DONE;
  },
  options: (s, frame, { cost }): readonly RuneChoice[] => {
    if (!cost.reward) return [accept, decline];
    // A player who has asked for it has already decided.
    const isOpen = frame.stage === 0 && frame.n === 0;
    return [...(isOpen ? [decline] : []), ...dropChoices(payers(s, frame))];
  },
  take: (s, frame, { cost }, choice, flow) => {
    if (choice.kind === "decline") {
      inner(frame, `${here(frame)}.no`, flow);
      return ENOUGH;
    }
    if (choice.kind === "dropReward") {
      dropReward(s, heroOf(s, choice.hero)!, choice.card, flow);
      frame.stage++;
      if (frame.stage < (cost.reward ?? 0)) return AGAIN;
    } else spendInfluence(s, frame.seat, cost.influence ?? 0, "card", flow);
    inner(frame, `${here(frame)}.yes`, flow);
    return ENOUGH;
  },
};

function canPay(s: Runewars, frame: EffectsFrame, { influence = 0, reward = 0 }: Op<"pay">["cost"]): boolean {
  const rewards = payers(s, frame).reduce((sum, hero) => sum + hero.rewards.length, 0);
  return playerOf(s, frame.seat).influence >= influence && rewards >= reward;
}

const ifOp: OpRule<"if"> = {
  run: (s, frame, { cond }, flow) => {
    const { seat, side } = frame;
    const area = heroOf(s, frame.hero)?.area ?? frame.area;
    inner(frame, `${here(frame)}.${holds(s, cond, { seat, side, area }) ? "yes" : "no"}`, flow);
    return DONE;
  },
};

/** RUN-466: the order of players is fixed now. */
const forEachOp: OpRule<"forEach"> = {
  run: (s, frame, { over, filter }, flow) => {
    for (const seat of playOrder(s)) {
      if (over === "player") inner(frame, `${here(frame)}.effects`, flow, seat);
      else {
        const places = boardIn(s).list.filter(area => armyOf(s, seat, area) >= (filter?.minUnits ?? 1));
        for (const area of places) inner(frame, `${here(frame)}.effects`, flow, seat, area);
      }
    }
    return DONE;
  },
};

const bidOp: OpRule<"bid"> = {
  run: (s, frame, _op, { call }) => {
    call("bid", { path: here(frame), order: playOrder(s), bids: [], ranking: [], decider: NONE });
    return DONE;
  },
};

const opRules: { readonly [K in OpName]: OpRule<K> } = {
  ...plainOps,
  choose: chooseOp,
  optional: optionalOp,
  pay: payOp,
  if: ifOp,
  forEach: forEachOp,
  bid: bidOp,
};

// The table has one entry per op name, so entry and op belong together; the compiler cannot follow that.
const ruleOf = ({ op }: Op<OpName>): OpRule<OpName> => opRules[op] as OpRule<OpName>;

/** The op a list has come to. */
const opAt = ({ path, index }: EffectsFrame): Op<OpName> => effectsAt(path)[index] as Op<OpName>;

/** RUN-508: whether the first op of a list could change anything now. */
export function canDo(s: Runewars, frame: EffectsFrame): boolean {
  const list = effectsAt(frame.path);
  if (list.length === 0) return true;
  const op = list[frame.index] as Op<OpName>;
  const rule = ruleOf(op);
  if (rule.isPossible) return rule.isPossible(s, frame, op);
  return rule.options ? rule.options(s, frame, op).length > 0 : rule.run !== undefined;
}

function optionsOf(s: Runewars, frame: EffectsFrame): readonly RuneChoice[] {
  const op = opAt(frame);
  return ruleOf(op).options?.(s, frame, op) ?? [];
}

const { procedure, auto, ask } = steps<EffectsFrame, "settle" | "goOn" | "next">();

export const effects = procedure("effects", {
  next: auto((s, frame, flow) => {
    if (frame.index >= frame.end || (frame.side === "" && playerOf(s, frame.seat).isOut)) return flow.goto("settle");
    const op = opAt(frame);
    // RUN-099 What concerns every player is carried out by each in play order.
    if ("who" in op && op.who === "each" && !frame.isEach) {
      for (const seat of playOrder(s))
        flow.call("effects", effectsFrom(frame.path, { seat, only: frame.index, isEach: true }));
      return flow.goto("goOn");
    }
    frame.stage = 0;
    if (ruleOf(op).run?.(s, frame, op, flow) ?? ASK) flow.goto("goOn");
  }),
  choose: ask<RuneChoice>({
    when: (s, frame) => optionsOf(s, frame).length > 0,
    seat: (s, frame) => {
      const op = opAt(frame);
      return ruleOf(op).seat?.(s, frame, op) ?? frame.seat;
    },
    options: optionsOf,
    refused: (s, frame, seat) => effectRefusals(s, seat, opAt(frame), optionsOf(s, frame)),
    args: (_s, frame) => {
      const { path, stage, seat, hero } = frame;
      return { op: opAt(frame).op, path, stage, seat, hero };
    },
    take: (s, frame, choice, flow) => {
      const op = opAt(frame);
      if (ruleOf(op).take?.(s, frame, op, choice, flow)) flow.repeat();
    },
  }),
  goOn: auto((_s, frame, flow) => {
    frame.index++;
    flow.goto("next");
  }),
  // RUN-461 After a completed effect everything is looked at again.
  settle: auto((s, _frame, flow) => {
    settle(s, flow);
  }),
});
