// A player's turn (RUN-037, RUN-038, RUN-113 to RUN-119): windows, the Order's primary effect, its Supremacy.

import type { Seat } from "#kernel/procedure.ts";
import { decline, type Plain, useSupremacy } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import { hasSupremacy, orderOf } from "../content/orders.ts";
import type { RuneFlow, TurnFrame } from "../frames.ts";
import type { Runewars, TurnState } from "../state.ts";
import { acquirePower } from "./acquire-power.ts";
import { harvestDials } from "./harvest.ts";
import { arrivals } from "./hiring.ts";
import { drawTactics } from "./pieces.ts";
import { playerOf } from "./queries.ts";
import { symbolsOnDials } from "./recruit.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";
import { PORTALS } from "./strategize.ts";
import { isSupreme } from "./supremacy.ts";
import { titlesFor } from "./titles.ts";

/** A turn in which nothing has happened yet. */
export const freshTurn = (seat: Seat): TurnState => ({
  seat,
  passMountains: false,
  extraRange: 0,
  spent: [],
  battle: null,
  tookStronghold: false,
});

function startMarch(s: Runewars, { seat, hasFought }: TurnFrame, { call }: RuneFlow): void {
  const mayFight = !hasFought;
  call("march", {
    seat,
    mayFight,
    area: NONE,
    groups: [],
    counts: [],
    heroes: [],
    hasPortal: s.turn.spent.includes(PORTALS),
    given: [],
    force: [],
  });
}

/** RUN-114, RUN-326, RUN-327: the primary effect of an Order. */
function primary(s: Runewars, frame: TurnFrame, flow: RuneFlow): void {
  const { seat, order } = frame;
  switch (orderOf(order)) {
    case "strategize":
      flow.call("strategize", { seat, moves: [], counts: [], heroes: [], targets: [], hasPortal: false });
      break;
    case "mobilize":
    case "conquer":
      startMarch(s, frame, flow);
      break;
    case "harvest":
      harvestDials(s, seat, false, flow);
      break;
    case "recruit":
      flow.call("recruit", { seat, not: "", isTriangles: false, queue: [] });
      break;
    case "rally-support":
      flow.call("rally", { seat, handled: [], area: NONE, left: 0 });
      break;
    case "acquire-power":
      acquirePower(s, seat, flow);
      break;
    default:
      flow.call("fortify", { seat, made: [], action: "", picked: [] });
      break;
  }
}

/** The Supremacy effect of an Order. */
function supremacy(s: Runewars, frame: TurnFrame, flow: RuneFlow): void {
  const { seat, order, resource } = frame;
  switch (orderOf(order)) {
    case "strategize":
      drawTactics(s, seat, symbolsOnDials(s, seat, "tactics"), flow);
      break;
    case "mobilize":
      startMarch(s, frame, flow);
      break;
    case "harvest":
      flow.call("develop", { seat, area: NONE, kind: "" });
      break;
    case "recruit":
      flow.call("recruit", { seat, not: resource, isTriangles: false, queue: [] });
      break;
    case "rally-support":
      flow.call("hiring", { seat, cost: 0, draw: 0, drawn: [], hero: "", canRefuse: false });
      break;
    default:
      flow.call("title", { seat, title: NONE });
      break;
  }
}

/** RUN-115 to RUN-117, RUN-469: whether Supremacy is available now and could do anything. */
function mayUseSupremacy(s: Runewars, { seat, order }: TurnFrame): boolean {
  if (playerOf(s, seat).isOut || !hasSupremacy(order) || !isSupreme(s, seat)) return false;
  if (orderOf(order) === "rally-support")
    return playerOf(s, seat).influence > 0 && s.heroDeck.length > 0 && arrivals(s, seat).length > 0;
  return orderOf(order) !== "acquire-power" || titlesFor(s, seat).length > 0;
}

const { procedure, auto, ask } = steps<TurnFrame>();

export const turn = procedure("turn", {
  open: auto((s, { seat, order }, { emit, call }) => {
    s.turn = freshTurn(seat);
    emit({ type: "orderStarted", seat, order });
    call("actions", { seat, given: [] });
  }),
  primary: auto((s, frame, flow) => {
    if (!playerOf(s, frame.seat).isOut) primary(s, frame, flow);
  }),
  between: auto((s, { seat }, flow) => {
    if (settle(s, flow)) flow.call("actions", { seat, given: [] });
  }),
  useSupremacy: ask<Plain>({
    when: mayUseSupremacy,
    seat: (_s, frame) => frame.seat,
    options: () => [useSupremacy, decline],
    args: (_s, frame) => ({ order: frame.order }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "supremacy") return;
      flow.emit({ type: "supremacyUsed", seat: frame.seat, order: frame.order });
      supremacy(s, frame, flow);
    },
  }),
  after: auto((s, { seat }, flow) => {
    if (settle(s, flow)) flow.call("actions", { seat, given: [] });
  }),
  // RUN-471 What lasts for a turn ends here.
  close: auto((s, { seat }, flow) => {
    playerOf(s, seat).active = 0;
    s.turn = freshTurn(NONE);
    settle(s, flow);
  }),
});
