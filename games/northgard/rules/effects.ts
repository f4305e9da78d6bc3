// The effect interpreter: one entry per op, as the cards say (NOR-010, NOR-158). Ops of the chapters come from their files; those that contain other ops are
// here, because they need the interpreter itself.
import type { Seat } from "#kernel/procedure.ts";
import { type Option, type Pay, type Plain, stop, type Timing } from "../choices.ts";
import { type CardId, cardOf } from "../content/cards.ts";
import type { Effect, EffectList, Op, OpName } from "../content/effects.ts";
import { resourceIds } from "../content/resources.ts";
import type { ChoiceFrame, EffectsFrame, NorthFlow, PaymentFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import type { Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { buildOp, canBuild, replaceBuildingOp } from "./build.ts";
import { collectFrom, yieldOf } from "./collecting.ts";
import { copyable } from "./copyable.ts";
import { drawOp, drawPerClosedOp } from "./draw.ts";
import { exploreOp } from "./explore.ts";
import {
  extortCardOp,
  opponentsDiscardOp,
  peekHandDiscardOp,
  randomDiscardOp,
  takeDiscardedOp,
  takeDisplayCardOp,
} from "./intrigue.ts";
import { moveEnemyUnitsOp, moveOp, teleportOp } from "./move.ts";
import { always, listOf, never, type OpRule } from "./op-rule.ts";
import { gain, payOne } from "./pieces.ts";
import { tokenTargets } from "./play.ts";
import { clanOf, wealthOf } from "./queries.ts";
import { allowed, missingResources, reasons, refused, type Why } from "./reasons.ts";
import { campsIn, hasReserve, recruitInEachOp, recruitOp, recruitPerIconOp } from "./recruit.ts";
import { steps } from "./steps.ts";
import { addUnitOp, collectOneFromOp, pullUnitOp, removeEnemyUnitOp } from "./strikes.ts";

/** Starts an effect that lasts until the year ends. */
function startLasting(
  s: Northgard,
  frame: EffectsFrame,
  effect: "ignore-defences" | "kaija-unleashed",
  flow: NorthFlow,
): void {
  const { lasting } = clanOf(s, frame.seat);
  if (!lasting.includes(effect)) lasting.push(effect);
  flow.emit({ type: "effectStarted", seat: frame.seat, effect });
}

const nothing = { isPossible: never, run: () => {} };

const opRules: { readonly [K in OpName]: OpRule<K> } = {
  recruit: recruitOp,
  "recruit-per-icon": recruitPerIconOp,
  "recruit-in-each": recruitInEachOp,
  move: moveOp,
  explore: exploreOp,
  build: buildOp,
  "replace-building": replaceBuildingOp,
  draw: drawOp,
  "draw-per-closed": drawPerClosedOp,
  "remove-enemy-unit": removeEnemyUnitOp,
  "collect-one-from": collectOneFromOp,
  "add-unit": addUnitOp,
  "pull-unit": pullUnitOp,
  teleport: teleportOp,
  "move-enemy-units": moveEnemyUnitsOp,
  "peek-hand-discard": peekHandDiscardOp,
  "opponents-discard": opponentsDiscardOp,
  "random-discard": randomDiscardOp,
  "extort-card": extortCardOp,
  "take-display-card": takeDisplayCardOp,
  "take-discarded": takeDiscardedOp,
  collect: {
    isPossible: always,
    run: (s, frame, op, flow) => gain(s, frame.seat, op.food, op.wood, op.lore, "card", flow),
  },
  "collect-territory": {
    isPossible: (s, seat, _op, card) => estates(s, seat, card).length > 0,
    run: (s, frame, _op, flow) => {
      if (frame.timing === "after" && frame.place !== NONE) collectFrom(s, frame.seat, frame.place, "card", flow);
    },
  },
  "choose-one": {
    isPossible: (s, seat, op, card) => op.options.some(list => canResolve(s, seat, list, card)),
    run: (_s, { seat, card }, _op, { call }) => call("choice", { seat, card, left: 1, done: [], canStop: false }),
  },
  "choose-different": {
    isPossible: (s, seat, op, card) => op.options.some(list => canResolve(s, seat, list, card)),
    run: (_s, { seat, card }, op, { call }) => call("choice", { seat, card, left: op.count, done: [], canStop: false }),
  },
  optional: {
    isPossible: (s, seat, op, card) => canResolve(s, seat, op.effects, card),
    run: (_s, { seat, card, timing }, _op, { call }) => {
      if (timing !== "before") call("choice", { seat, card, left: 1, done: [], canStop: true });
    },
  },
  "pay-for": {
    isPossible: (s, seat, op, card) => wealthOf(s, seat) >= op.price && canResolve(s, seat, op.effects, card),
    run: (s, frame, op, { call }) => {
      // NOR-265, NOR-434: a unit more needs a unit placed and one left.
      const isRecruit = op.effects.some(effect => effect.op === "recruit");
      if (isRecruit && (frame.raised.length === 0 || !hasReserve(s, frame.seat))) return;
      const { seat, card, place } = frame;
      call("payment", { seat, card, due: op.price, hasPaid: false, place });
    },
  },
  "copy-card": {
    isPossible: (s, seat, op) => copyable(s, seat, op.from, true).some(({ card }) => isPlayable(s, seat, card)),
    run: (_s, frame, op, { call }) => call("copy", { seat: frame.seat, from: op.from }),
  },
  "place-scorched-earth": {
    isPossible: (s, seat) => tokenTargets(s, seat).length > 0,
    run: (_s, frame, _op, { call }) => call("token", { seat: frame.seat }),
  },
  "ignore-defences": {
    isPossible: always,
    run: (s, frame, _op, flow) => startLasting(s, frame, "ignore-defences", flow),
  },
  "kaija-unleashed": {
    isPossible: (s, seat) => clanOf(s, seat).clan === "bear",
    run: (s, frame, _op, flow) => startLasting(s, frame, "kaija-unleashed", flow),
  },
  "cancel-card": nothing,
  "score-per": nothing,
  none: nothing,
};

// The table has one entry per op name, so entry and op belong together; the compiler cannot follow that.
const ruleOf = (op: Effect): OpRule<OpName> => opRules[op.op] as OpRule<OpName>;

function canDo(s: Northgard, seat: Seat, op: Effect, card: CardId): boolean {
  return ruleOf(op).isPossible(s, seat, op as Op<OpName>, card);
}

/**
 * NOR-157: a list whose first op is a removal needs a unit to remove; any other needs one op that can be done. What is
 * paid for more is more of something: it makes no card playable.
 */
function canResolve(s: Northgard, seat: Seat, list: EffectList, card: CardId): boolean {
  const first = list[0];
  if (first?.op === "remove-enemy-unit") return canDo(s, seat, first, card);
  for (const op of list) if (op.op !== "pay-for" && canDo(s, seat, op, card)) return true;
  return false;
}

/** NOR-071, NOR-252: whether a card may be played now. */
export function isPlayable(s: Northgard, seat: Seat, id: CardId): boolean {
  const card = cardOf(id);
  return card.play === "turn" && canResolve(s, seat, card.effects, id);
}

const { procedure, auto, ask } = steps<EffectsFrame>();

export const effects = procedure("effects", {
  // NOR-267, NOR-453 Glory of the Clan and Annexation begin with the question what comes first.
  chooseTiming: ask<Timing>({
    when: (s, frame) => timings(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => timings(s, frame),
    refused: (s, frame) =>
      refused(
        listOf(frame.card, NONE).some(op => op.op === "collect-territory") ? landOf(s).list : [],
        at => (estates(s, frame.seat, frame.card).includes(at) ? null : reasons.noBuildingHere),
        at => ({ kind: "timing", when: "before", at }),
      ),
    args: (_s, frame) => ({ card: frame.card }),
    take: (s, frame, { when, at }, flow) => {
      frame.timing = when;
      frame.place = at;
      if (when !== "before") return;
      if (at !== NONE) collectFrom(s, frame.seat, at, "card", flow);
      else flow.call("effects", branchOf(frame.seat, frame.card, 0, NONE));
    },
  }),
  // NOR-157 Op after op in the printed order; what cannot be done is skipped. Camps follow the end of a Recruit action.
  next: auto((s, frame, flow) => {
    const op = listOf(frame.card, frame.branch)[frame.index];
    if (frame.raised.length > 0 && op?.op !== "pay-for") {
      const due = campsIn(s, frame.raised);
      frame.raised = [];
      if (due.length > 0) flow.call("camps", { seat: frame.seat, due });
      return flow.repeat();
    }
    if (!op) return;
    frame.index++;
    if (isDue(s, frame, op)) ruleOf(op).run(s, frame, op as Op<OpName>, flow);
    flow.repeat();
  }),
});

/** Ops that need nothing but what the ops before have done are always tried; others only if they can be done. */
function isDue(s: Northgard, frame: EffectsFrame, op: Effect): boolean {
  if (op.op === "collect-one-from" || op.op === "pull-unit" || op.op === "collect-territory") return true;
  if (op.op === "build" && frame.timing === "before") return true;
  return canDo(s, frame.seat, op, frame.card);
}

type Locals = Omit<EffectsFrame, "proc" | "step">;

/** The ops of a list of a card, from the first on. */
export function branchOf(seat: Seat, card: CardId, branch: number, place: number): Locals {
  return { seat, card, branch, index: 0, place, raised: [], timing: "" };
}

const isBuild = (effect: Effect): effect is Op<"build"> => effect.op === "build";

/** NOR-267: own territories where the card's building can be paid and placed after collecting there. */
function estates(s: Northgard, seat: Seat, card: CardId): Territory[] {
  const op = listOf(card, NONE).find(isBuild);
  if (!op) return [];
  return landOf(s).list.filter(at => s.owner[at] === seat && canBuild(s, seat, op, yieldOf(s, at, "wood"), at));
}

function timings(s: Northgard, frame: EffectsFrame): Timing[] {
  if (frame.branch !== NONE || frame.index > 0) return [];
  const list = listOf(frame.card, NONE);
  const options: Timing[] = [];
  for (const op of list) {
    if (op.op === "collect-territory") {
      for (const at of estates(s, frame.seat, frame.card)) options.push({ kind: "timing", when: "before", at });
      if (!canDo(s, frame.seat, list[0]!, frame.card)) continue;
      options.push({ kind: "timing", when: "after", at: NONE }, { kind: "timing", when: "never", at: NONE });
    } else if (op.op === "optional" && canDo(s, frame.seat, op, frame.card)) {
      options.push({ kind: "timing", when: "before", at: NONE }, { kind: "timing", when: "after", at: NONE });
    }
  }
  return options;
}

const pick = steps<ChoiceFrame>();

export const choice = pick.procedure("choice", {
  // NOR-159, NOR-453 Feast: one action; Teamwork: one and perhaps another; Annexation: perhaps an Explore.
  chooseOption: pick.ask<Option | Plain>({
    when: (s, frame) => frame.left > 0 && openBranches(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const options: (Option | Plain)[] = openBranches(s, frame).map(option => ({ kind: "option", option }));
      if (frame.canStop) options.push(stop);
      return options;
    },
    refused: (s, frame) =>
      refused(
        cardOf(frame.card).branches.map((_, option) => option),
        option => whyNoBranch(s, frame, option),
        option => ({ kind: "option", option }),
      ),
    args: (_s, frame) => ({ card: frame.card }),
    take: (_s, frame, chosen, flow) => {
      if (chosen.kind !== "option") return;
      frame.left--;
      frame.done.push(chosen.option);
      frame.canStop = true;
      flow.call("effects", branchOf(frame.seat, frame.card, chosen.option, NONE));
      flow.repeat();
    },
  }),
});

/** Why an action of a card cannot be chosen. */
function whyNoBranch(s: Northgard, frame: ChoiceFrame, option: number): Why | null {
  if (frame.done.includes(option)) return reasons.doneAlready;
  return canResolve(s, frame.seat, listOf(frame.card, option), frame.card) ? null : reasons.nothingToDo;
}

function openBranches(s: Northgard, frame: ChoiceFrame): number[] {
  return allowed(
    cardOf(frame.card).branches.map((_, option) => option),
    option => whyNoBranch(s, frame, option),
  );
}

const price = steps<PaymentFrame>();

export const payment = price.procedure("payment", {
  // NOR-434 Resources of the player's choice for the effect, all or nothing.
  payResource: price.ask<Pay | Plain>({
    when: (_s, frame) => frame.due > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const options: (Pay | Plain)[] = [];
      for (const resource of resourceIds)
        if (clanOf(s, frame.seat)[resource] > 0) options.push({ kind: "pay", resource });
      if (!frame.hasPaid) options.push(stop);
      return options;
    },
    refused: (s, frame) => missingResources(s, frame.seat),
    args: (_s, frame) => ({ card: frame.card, due: frame.due }),
    take: (s, frame, chosen, flow) => {
      if (chosen.kind !== "pay") return flow.end();
      frame.hasPaid = true;
      frame.due--;
      payOne(s, frame.seat, chosen.resource, "card", flow);
      flow.repeat();
    },
  }),
  resolve: price.auto((_s, frame, { call }) => {
    call("effects", branchOf(frame.seat, frame.card, 0, frame.place));
  }),
});
