// A turn of a seat: Orders, Battles, a Support card, Cleanup (TYT-071). Missions may be claimed at every boundary of a
// step, so most questions offer them too.

import type { Refusal } from "#kernel/procedure.ts";
import {
  type Act,
  type At,
  type ChooseMission,
  type Deploy,
  type Discard,
  type Draw,
  done,
  endOrders,
  type Plain,
  passOn,
  type Swap,
  type TakeOrder,
  type Use,
} from "../choices.ts";
import { NONE } from "../content/marks.ts";
import { HAND_LIMIT } from "../content/numbers.ts";
import { type ActionId, orderOf } from "../content/orders.ts";
import type { TurnFrame, TytaniFlow } from "../frames.ts";
import { NOWHERE, placeOf } from "../map/atlas.ts";
import type { Tytani } from "../state.ts";
import { fightNext, pendingBattles } from "./battle-phase.ts";
import { returnCapitals } from "./capitals.ts";
import { canDraw, drawChoices, refusedDraws } from "./cards-in-hand.ts";
import { closedPlaces, placesFor } from "./deploy.ts";
import { canResolve } from "./effects.ts";
import { gainEnergy, payForSwap, swapPrice, swappableSlots } from "./energy.ts";
import { claim, claims, mayClaim, refusedClaims } from "./missions.ts";
import { tidyOrders } from "./order-rows.ts";
import { payments } from "./payments.ts";
import { deployUnit } from "./pieces.ts";
import { idOf, powerOf, reading, whoOf } from "./queries.ts";
import { refuse, refuseSome } from "./refusals.ts";
import { steps } from "./steps.ts";
import { discardSupport, drawSupport, takeSupport } from "./supply.ts";
import { employ, refusedUses, uses } from "./using.ts";

const { procedure, auto, ask } = steps<TurnFrame, "chooseBattle">();

/** TYT-071: a power becomes the Active Player. */
export function beginTurn(s: Tytani, power: number, turn: number, { emit }: TytaniFlow): void {
  s.active = power;
  s.phase = "orders";
  s.hasClaimed = false;
  s.taken = [];
  s.used = [];
  s.fought = null;
  s.wallCards = [];
  emit({ type: "turnStarted", who: whoOf(s, power), round: s.round, turn });
}

/** TYT-180: nobody is the Active Player. */
export function endTurn(s: Tytani): void {
  s.active = NONE;
}

/** TYT-064, TYT-219, TYT-063: the Order card is done with. */
export function endOrdersPhase(s: Tytani, power: number, flow: TytaniFlow): void {
  const order = s.orderInUse;
  if (order === "") return;
  s.orderDiscard.push(order);
  s.orderInUse = "";
  s.phase = "battles";
  flow.emit({ type: "orderUsed", who: whoOf(s, power), order });
  tidyOrders(s, flow);
}

/** Takes a card out of the pool; its slot stays empty (TYT-321). */
export function takeOrder(s: Tytani, power: number, order: TakeOrder["order"], { emit }: TytaniFlow): void {
  s.pool[s.pool.indexOf(order)] = "";
  s.orderInUse = order;
  emit({ type: "orderTaken", who: whoOf(s, power), order });
}

/** TYT-073, TYT-074: actions of the card that have not been begun. */
const actionsLeft = (s: Tytani, frame: TurnFrame): ActionId[] =>
  s.orderInUse === "" ? [] : orderOf(s.orderInUse).actions.filter(action => !frame.begun.includes(action));

function impossible(s: Tytani, frame: TurnFrame): Refusal[] {
  const actions = s.orderInUse === "" ? [] : orderOf(s.orderInUse).actions;
  const choices = actions.map(action => ({ kind: "act", action }) as const);
  const left = actionsLeft(s, frame);
  return [
    ...refuseSome(choices, ({ action }) => {
      if (!left.includes(action)) return "action-done";
      return canResolve(s, frame.power, action) ? "" : `no-${kindOf(action)}`;
    }),
    ...refusedUses(s, frame.power, "orders-phase"),
    ...refusedClaims(s, frame.power),
  ];
}

type ActionKind = ActionId extends infer A ? (A extends `${infer K}-${string}` ? K : never) : never;
const kindOf = (action: ActionId): ActionKind => action.split("-")[0] as ActionKind;

/** TYT-221: a purchase counts as used when a card is bought, everything else when it begins. */
function beginAction(s: Tytani, frame: TurnFrame, action: ActionId, flow: TytaniFlow): void {
  frame.begun.push(action);
  if (kindOf(action) !== "buy") frame.used.push(action);
  flow.emit({ type: "actionStarted", who: whoOf(s, frame.power), action });
  flow.call("effects", { power: frame.power, origin: action, index: 0, due: 0 });
}

/** Claims a Mission if that was chosen; the question is asked again. */
function claimed(s: Tytani, frame: TurnFrame, choice: { kind: string } | ChooseMission, flow: TytaniFlow): boolean {
  if (choice.kind !== "claim" || !("mission" in choice)) return false;
  claim(s, frame.power, choice.mission, null, flow);
  flow.repeat();
  return true;
}

export const turn = procedure("turn", {
  // TYT-217, TYT-218, TYT-285 Advanced: before Phase A one card of the pool may be swapped.
  swapOrder: ask<Swap | Plain>({
    when: (s, frame) => swappableSlots(s, frame.power).length > 0,
    seat: (_s, frame) => frame.power,
    options: (s, frame) => [...swappableSlots(s, frame.power).map(slot => ({ kind: "swap", slot }) as const), passOn],
    refused: (s, frame) =>
      refuseSome(
        s.pool.flatMap((order, slot) => (order === "" ? [] : [{ kind: "swap", slot } as const])),
        ({ slot }) => (swappableSlots(s, frame.power).includes(slot) ? "" : "nothing-above"),
      ),
    args: s => ({ price: swapPrice(s) }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "swap") return;
      payForSwap(s, frame.power, choice.slot, flow);
      if (reading(s, "swaps") === "many") flow.repeat();
    },
  }),
  // TYT-059, TYT-072, TYT-286, TYT-322 Exactly one card must be taken.
  takeOrder: ask<TakeOrder | ChooseMission>({
    seat: (_s, frame) => frame.power,
    options: (s, frame) => {
      const options: (TakeOrder | ChooseMission)[] = [];
      for (const order of s.pool) if (order !== "") options.push({ kind: "order", order });
      options.push(...claims(s, frame.power));
      return options;
    },
    refused: (s, frame) => [
      ...s.upcoming.flatMap(order => (order === "" ? [] : [refuse({ kind: "order", order } as TakeOrder, "not-yet")])),
      ...refusedClaims(s, frame.power),
    ],
    take: (s, frame, choice, flow) => {
      if (claimed(s, frame, choice, flow)) return;
      if (choice.kind === "order") takeOrder(s, frame.power, choice.order, flow);
    },
  }),
  // TYT-073 to TYT-075, TYT-287 Actions in any order, and what may be used between them.
  act: ask<Act | Use | ChooseMission | Plain>({
    seat: (_s, frame) => frame.power,
    options: (s, frame) => {
      const options: (Act | Use | ChooseMission | Plain)[] = [];
      for (const action of actionsLeft(s, frame)) {
        if (canResolve(s, frame.power, action)) options.push({ kind: "act", action });
      }
      options.push(...uses(s, frame.power, "orders-phase"), ...claims(s, frame.power), endOrders);
      return options;
    },
    refused: impossible,
    take: (s, frame, choice, flow) => {
      if (claimed(s, frame, choice, flow)) return;
      if (choice.kind === "act") beginAction(s, frame, choice.action, flow);
      else if (choice.kind === "use") employ(s, frame.power, choice.id, flow);
      else return;
      flow.repeat();
    },
  }),
  endOrders: auto((s, frame, flow) => {
    if (s.isAdvanced) gainEnergy(s, frame, flow);
    endOrdersPhase(s, frame.power, flow);
  }),
  // TYT-082, TYT-112, TYT-113, TYT-292 Battle after battle, in the order the attacker likes.
  chooseBattle: ask<At>({
    when: s => pendingBattles(s).length > 1,
    seat: (_s, frame) => frame.power,
    options: s => pendingBattles(s).map(at => ({ kind: "fight", at: idOf(s, at) })),
    take: (_s, frame, { at }) => {
      frame.at = placeOf(at);
    },
  }),
  fight: auto((s, frame, flow) => {
    const at = frame.at === NOWHERE ? pendingBattles(s)[0] : frame.at;
    frame.at = NOWHERE;
    if (at === undefined) return;
    fightNext(s, frame.power, at, flow);
    flow.goto("chooseBattle");
  }),
  // TYT-207 Captured Capitals that were left return.
  returnCapitals: auto((s, frame, flow) => {
    returnCapitals(s, flow);
    s.phase = "support";
    frame.hasLateChance = !canDraw(s);
  }),
  // TYT-172, TYT-301 One Support card.
  drawSupport: ask<Draw | ChooseMission>({
    when: canDraw,
    seat: (_s, frame) => frame.power,
    options: (s, frame) => [...drawChoices(s), ...claims(s, frame.power)],
    refused: (s, frame) => [...refusedDraws(s), ...refusedClaims(s, frame.power)],
    take: (s, frame, choice, flow) => {
      if (claimed(s, frame, choice, flow) || choice.kind !== "draw") return;
      if (choice.card === "deck") drawSupport(s, frame.power, 1, "phase", flow);
      else takeSupport(s, frame.power, choice.card, flow);
    },
  }),
  useAfterDraw: ask<Use | ChooseMission | Plain>({
    when: (s, frame) => uses(s, frame.power, "support-phase").length > 0,
    seat: (_s, frame) => frame.power,
    options: (s, frame) => [...uses(s, frame.power, "support-phase"), ...claims(s, frame.power), done],
    refused: (s, frame) => [...refusedUses(s, frame.power, "support-phase"), ...refusedClaims(s, frame.power)],
    take: (s, frame, choice, flow) => {
      if (claimed(s, frame, choice, flow) || choice.kind !== "use") return;
      employ(s, frame.power, choice.id, flow);
      flow.repeat();
    },
  }),
  cleanUp: auto(s => {
    s.phase = "cleanup";
  }),
  // TYT-176 Down to five cards.
  discardToLimit: ask<Discard>({
    when: (s, frame) => powerOf(s, frame.power).hand.length > HAND_LIMIT,
    seat: (_s, frame) => frame.power,
    options: (s, frame) => payments(powerOf(s, frame.power).hand),
    args: (s, frame) => ({ left: powerOf(s, frame.power).hand.length - HAND_LIMIT }),
    take: (s, frame, { card }, flow) => {
      discardSupport(s, frame.power, card, "limit", flow);
      flow.repeat();
    },
  }),
  raiseFirst: auto((s, frame, flow) => {
    if (reading(s, "titan") === "whole") raiseTitan(s, frame.power, flow);
  }),
  // TYT-177, TYT-178, TYT-179 A standing Titan must be placed, a lying one stands up.
  placeTitan: ask<Deploy>({
    when: (s, frame) => powerOf(s, frame.power).titan === "standing" && placesFor(s, frame.power, "titan").length > 0,
    seat: (_s, frame) => frame.power,
    options: (s, frame) =>
      placesFor(s, frame.power, "titan").map(at => ({ kind: "deploy", unit: "titan", at: idOf(s, at) })),
    refused: (s, frame) => closedPlaces(s, frame.power, ["titan"], NOWHERE),
    take: (s, frame, { at }, flow) => {
      deployUnit(s, frame.power, "titan", placeOf(at), "titan", flow);
      frame.hasLateChance = true;
    },
  }),
  raiseTitan: auto((s, frame, flow) => raiseTitan(s, frame.power, flow)),
  // TYT-107, TYT-302 The last chance for a Mission, if the board has changed since the last question that offered it.
  claimLast: ask<ChooseMission | Plain>({
    when: (s, frame) => frame.hasLateChance && mayClaim(s, frame.power),
    pass: "pass",
    seat: (_s, frame) => frame.power,
    options: (s, frame) => [...claims(s, frame.power), passOn],
    refused: (s, frame) => refusedClaims(s, frame.power),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "claim") claim(s, frame.power, choice.mission, null, flow);
    },
  }),
  end: auto(endTurn),
});

/** TYT-177: a lying Titan stands up. */
export function raiseTitan(s: Tytani, power: number, { emit }: TytaniFlow): void {
  const own = powerOf(s, power);
  if (own.titan !== "lying") return;
  own.titan = "standing";
  emit({ type: "titanRaised", who: whoOf(s, power), cites: "TYT-178" });
}
