// The turn of an automa (TYT-253 to TYT-268): a solo card, an Order card, its actions in a fixed order, Battles, cards.
import type { Effect } from "../content/effects.ts";
import { type ActionId, actions, type OrderId, orderOf } from "../content/orders.ts";
import type { AutomaFrame, TytaniFlow } from "../frames.ts";
import { NOWHERE } from "../map/atlas.ts";
import type { Power, Tytani } from "../state.ts";
import {
  automaBuy,
  automaDeploy,
  automaDraw,
  automaLimit,
  automaPlace,
  automaSite,
  automaUnit,
  canAutomaBuy,
} from "./automa-cards.ts";
import { planMove } from "./automa-moves.ts";
import { cardOf } from "./automa-sense.ts";
import { fightNext, pendingBattles } from "./battle-phase.ts";
import { returnCapitals } from "./capitals.ts";
import { buildFortress } from "./deploy.ts";
import { march } from "./movement.ts";
import { deployUnit } from "./pieces.ts";
import { powerOf, reading, whoOf } from "./queries.ts";
import { flipSoloCard } from "./solo-deck.ts";
import { steps } from "./steps.ts";
import { endOrdersPhase, endTurn, raiseTitan, takeOrder } from "./turn.ts";

const { procedure, auto } = steps<AutomaFrame>();

/** TYT-255: the order in which an automa carries out the actions of a card. */
const sequence: readonly ActionId[] = [
  "buy-nation-card",
  "buy-nation-card-discount",
  "build-fortress",
  "deploy-infantry",
  "deploy-cavalry",
  "deploy-any",
  "move-titan",
  "move-army",
  "move-cavalry",
  "move-artillery",
  "move-infantry",
  "move-any",
];

/** TYT-342: whether an automa has a valid choice for an op. */
function canDo(s: Tytani, power: Power, op: Effect): boolean {
  switch (op.op) {
    case "moveUnits":
      return planMove(s, power, op) !== null;
    case "deployUnit":
      return automaUnit(s, power, op.types) !== null;
    case "buildFortress":
      return automaSite(s, power) !== NOWHERE;
    case "buyNationCard":
      return canAutomaBuy(s, power, op.discount);
    default:
      return false;
  }
}

const canAct = (s: Tytani, power: Power, action: ActionId): boolean => actions[action].every(op => canDo(s, power, op));

/** TYT-254: the card with the first action that can be carried out; ties: most actions, then leftmost. */
function chooseOrder(s: Tytani, power: Power): OrderId {
  const pool = s.pool.filter(order => order !== "");
  for (const action of cardOf(s, power).orders) {
    const having = pool.filter(order => orderOf(order).actions.includes(action));
    if (having.length === 0 || !canAct(s, power, action)) continue;
    return having.sort((a, b) => orderOf(b).actions.length - orderOf(a).actions.length)[0]!;
  }
  return pool[0]!;
}

/** TYT-255 to TYT-260, TYT-343: one op, planned on the state as it is now. */
function carryOut(s: Tytani, power: Power, op: Effect, flow: TytaniFlow): void {
  switch (op.op) {
    case "moveUnits": {
      const plan = planMove(s, power, op);
      if (plan) march(s, power, plan.from, plan.to, plan.army, flow);
      return;
    }
    case "deployUnit":
      automaDeploy(s, power, op.types, flow);
      return;
    case "buildFortress":
      buildFortress(s, power, automaSite(s, power), flow.emit);
      return;
    case "buyNationCard":
      automaBuy(s, power, op.discount, flow);
      return;
  }
}

function act(s: Tytani, power: Power, action: ActionId, flow: TytaniFlow): void {
  const who = whoOf(s, power);
  if (!canAct(s, power, action) && !action.startsWith("buy")) {
    flow.emit({ type: "actionSkipped", who, action });
    return;
  }
  flow.emit({ type: "actionStarted", who, action });
  for (const op of actions[action]) carryOut(s, power, op, flow);
}

/** TYT-267, TYT-177: a standing Titan comes back, a lying one stands up. */
function tendTitan(s: Tytani, power: Power, flow: TytaniFlow): void {
  if (powerOf(s, power).titan !== "standing") {
    raiseTitan(s, power, flow);
    if (reading(s, "titan") === "step") return;
  }
  if (powerOf(s, power).titan === "map") return;
  const at = automaPlace(s, power, "titan");
  if (at !== NOWHERE) deployUnit(s, power, "titan", at, "titan", flow);
}

export const automa = procedure("automa", {
  // TYT-253 A new solo card.
  flip: auto((s, { power }, flow) => flipSoloCard(s, power, flow)),
  // TYT-254 The Order card its solo card likes best.
  chooseOrder: auto((s, frame, flow) => {
    const order = chooseOrder(s, frame.power);
    takeOrder(s, frame.power, order, flow);
    frame.left = sequence.filter(action => orderOf(order).actions.includes(action));
  }),
  // TYT-255, TYT-343 Its actions, each planned when it comes.
  act: auto((s, frame, flow) => {
    for (const action of frame.left) act(s, frame.power, action, flow);
    frame.left = [];
    endOrdersPhase(s, frame.power, flow);
  }),
  // TYT-265 Battles in the order of the map.
  fight: auto((s, frame, flow) => {
    const [at] = pendingBattles(s);
    if (at === undefined) return;
    fightNext(s, frame.power, at, flow);
    flow.repeat();
  }),
  // TYT-267 A Support card, the hand limit, the Titan.
  tidyUp: auto((s, { power }, flow) => {
    returnCapitals(s, flow);
    automaDraw(s, power, flow);
    automaLimit(s, power, flow);
    tendTitan(s, power, flow);
    endTurn(s);
  }),
});
