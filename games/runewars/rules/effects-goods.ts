// Ops about influence, cards, dials and Orders.
import type { Seat } from "#kernel/procedure.ts";
import type { Op } from "../content/effects.ts";
import { DIAL_MAX } from "../content/numbers.ts";
import { type ObjectiveId, objectiveOf } from "../content/objectives.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import type { EffectsFrame, RuneFlow } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { citiesOf } from "./conditions.ts";
import { harvestDials, yieldOf } from "./harvest.ts";
import { discardTactics } from "./limits.ts";
import { AGAIN, ASK, DONE, ENOUGH, type OpRule } from "./op-rule.ts";
import { distinct, drawQuests, drawTactics, gainInfluence, removeOne, setDial, spendInfluence } from "./pieces.ts";
import { areasOf, factionOf, playerOf, seatsIn } from "./queries.ts";

/** Other seats, as choices. */
export function opponents(s: Runewars, seat: Seat) {
  return seatsIn(s)
    .filter(other => other !== seat)
    .map(other => ({ kind: "seat", seat: other }) as const);
}

function amountOf(s: Runewars, seat: Seat, n: Op<"gainInfluence">["n"]): number {
  if (typeof n === "number") return n;
  if ("perCityControlled" in n) return Math.max(n.min, n.perCityControlled * citiesOf(s, seat));
  return Math.floor(areasOf(s, seat).length / n.perAreasControlled);
}

export const gainInfluenceOp: OpRule<"gainInfluence"> = {
  run: (s, { seat }, { n }, flow) => {
    gainInfluence(s, seat, amountOf(s, seat, n), flow);
    return DONE;
  },
};

export const loseInfluenceOp: OpRule<"loseInfluence"> = {
  run: (s, { seat }, { n }, flow) => {
    spendInfluence(s, seat, playerOf(s, seat).influence - n.downTo, "lost", flow);
    return DONE;
  },
};

export const drawTacticsOp: OpRule<"drawTactics"> = {
  run: (s, { seat }, { who, n }, flow) => {
    if (typeof n === "object" || who === "chosenOpponent") return ASK;
    drawTactics(s, seat, n === "same" ? 0 : n, flow);
    return DONE;
  },
  options: (s, { seat }, { who, n }) => {
    if (who === "chosenOpponent") return opponents(s, seat);
    const [least, most] = typeof n === "object" ? n.choose : [0, 0];
    return Array.from({ length: most - least + 1 }, (_, i) => ({ kind: "amount", n: least + i }) as const);
  },
  take: (s, frame, _op, choice, flow) => {
    if (choice.kind === "amount") {
      frame.n = choice.n;
      drawTactics(s, frame.seat, choice.n, flow);
    } else if (choice.kind === "seat") drawTactics(s, choice.seat, frame.n, flow);
    return ENOUGH;
  },
};

export const discardTacticsOp: OpRule<"discardTactics"> = {
  options: (s, { seat }) => {
    const { tactics, fresh } = playerOf(s, seat);
    return distinct([...tactics, ...fresh]).map(card => ({ kind: "discard", card }));
  },
  take: (s, { seat }, _op, choice, flow) => {
    if (choice.kind === "discard") discardTactics(s, seat, choice.card, flow);
    return ENOUGH;
  },
};

export const drawQuestsOp: OpRule<"drawQuests"> = {
  run: (s, { seat }, { n }, flow) => {
    drawQuests(s, seat, n, flow);
    return DONE;
  },
};

/** The dials an op may move for a seat. */
function dialsFor(s: Runewars, frame: EffectsFrame, op: Op<"adjustDial">, seat: Seat): Resource[] {
  const player = playerOf(s, seat);
  const canMove = (resource: Resource): boolean => (op.delta > 0 ? player[resource] < DIAL_MAX : player[resource] > 0);
  if (op.resource === "choice") return resourceIds.filter(canMove);
  if (op.resource === "choiceOfThisArea")
    return resourceIds.filter(id => yieldOf(s, frame.area, id) > 0 && canMove(id));
  return [op.resource];
}

export const adjustDialOp: OpRule<"adjustDial"> = {
  run: (s, { seat }, { who, resource, delta }, flow) => {
    if (who === "chosenOpponent" || resource === "choice" || resource === "choiceOfThisArea") return ASK;
    setDial(s, seat, resource, playerOf(s, seat)[resource] + delta, flow);
    return DONE;
  },
  options: (s, frame, op) => {
    if (op.who === "chosenOpponent" && frame.stage === 0) {
      return opponents(s, frame.seat).filter(({ seat }) => dialsFor(s, frame, op, seat).length > 0);
    }
    const seat = op.who === "chosenOpponent" ? frame.other : frame.seat;
    return dialsFor(s, frame, op, seat).map(resource => ({ kind: "resource", resource }) as const);
  },
  take: (s, frame, op, choice, flow) => {
    if (choice.kind === "seat") {
      frame.other = choice.seat;
      frame.stage = 1;
      return AGAIN;
    }
    const seat = op.who === "chosenOpponent" ? frame.other : frame.seat;
    if (choice.kind === "resource")
      setDial(s, seat, choice.resource, playerOf(s, seat)[choice.resource] + op.delta, flow);
    return ENOUGH;
  },
};

export const setDialsOp: OpRule<"setDials"> = {
  run: (s, { seat }, { mode, bonus }, flow) => {
    harvestDials(s, seat, mode === "capToProduction", flow);
    for (const resource of resourceIds) {
      setDial(s, seat, resource, playerOf(s, seat)[resource] + (bonus?.[resource] ?? 0), flow);
    }
    return DONE;
  },
};

/** Draws an Objective of the seat's alignment; an empty deck is made of the discarded ones. */
export function drawObjective(s: Runewars, seat: Seat, flow: RuneFlow): void {
  const { alignment } = factionOf(s, seat);
  const deck = alignment === "good" ? s.goodObjectives : s.evilObjectives;
  if (deck.length === 0) {
    const old = s.objectiveDiscard.filter(id => objectiveOf(id).alignment === alignment);
    s.objectiveDiscard = s.objectiveDiscard.filter(id => !old.includes(id));
    deck.push(...flow.shuffle<ObjectiveId>(old));
  }
  const card = deck.pop();
  if (card === undefined) return;
  playerOf(s, seat).objective = card;
  flow.emit({ type: "objectiveDrawn", seat, card });
}

export const redrawObjectiveOp: OpRule<"redrawObjective"> = {
  run: (s, { seat }, _op, flow) => {
    const player = playerOf(s, seat);
    if (player.objective === "") return DONE;
    const card = player.objective;
    player.objective = "";
    s.objectiveDiscard.push(card);
    flow.emit({ type: "objectiveDiscarded", seat, card, isFulfilled: false });
    drawObjective(s, seat, flow);
    return DONE;
  },
};

export const returnOrderOp: OpRule<"returnOrder"> = {
  options: (s, { seat }) => {
    const { used, active } = playerOf(s, seat);
    return used.filter(order => order !== active).map(order => ({ kind: "order", order }) as const);
  },
  take: (s, { seat }, _op, choice, { emit }) => {
    if (choice.kind !== "order") return ENOUGH;
    removeOne(playerOf(s, seat).used, choice.order);
    emit({ type: "orderReturned", seat, order: choice.order });
    return ENOUGH;
  },
};

export const restrictOrdersOp: OpRule<"restrictOrders"> = {
  run: (s, { seat }, { orders }, { emit }) => {
    playerOf(s, seat).barred = [...orders];
    emit({ type: "ordersBarred", seat, orders: [...orders] });
    return DONE;
  },
};

export const restrictActivationOp: OpRule<"restrictActivation"> = {
  run: (s, _frame, _op, { emit }) => {
    s.truce = true;
    emit({ type: "truceDeclared" });
    return DONE;
  },
};

export const winterLimitOp: OpRule<"winterLimit"> = {
  run: (s, _frame, { delta }, { emit }) => {
    s.winterBonus = delta;
    emit({ type: "winterEased", delta });
    return DONE;
  },
};

export const recruitOp: OpRule<"recruit"> = {
  run: (_s, { seat }, _op, { call }) => {
    call("recruit", { seat, not: "", isTriangles: true, queue: [] });
    return DONE;
  },
};
