// The action of a slot (HLAS-062, HLAS-065, HLAS-136, HLAS-435): how it starts, what belongs to it afterwards, and why it
// would lead to nothing. By a token, a repeat or a muster it is the same action.
import type { Seat } from "#kernel/procedure.ts";
import { actionOf, CAPITAL_SLOTS, type SlotId, slotIds } from "../content/actions.ts";
import { NONE } from "../content/marks.ts";
import type { ReasonId } from "../content/reasons.ts";
import type { HlasFlow, RepeatsFrame, TurnFrame, Via } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { callAbilities } from "./ability-queue.ts";
import { canBuild } from "./build.ts";
import { castable } from "./cast.ts";
import { canMarch, marchLocals } from "./march.ts";
import { realmOf } from "./queries.ts";
import { canRecruitAny } from "./recruit.ts";
import { canVoyage, voyageLocals } from "./voyage.ts";

/** Starts the action of a slot. */
export function startAction(s: Hlas, seat: Seat, slot: SlotId, via: Via, { call }: HlasFlow): void {
  switch (actionOf[slot]) {
    case "recruit":
      call("recruit", { seat, via, piece: "", left: 0, only: "" });
      break;
    case "build":
      call("build", { seat, via, onlyTower: false, discount: 0 });
      break;
    case "research":
      call("research", { seat, via });
      break;
    case "tax":
      call("tax", { seat, via });
      break;
    case "march":
      call("march", marchLocals(seat, via));
      break;
    case "sail":
      call("voyage", voyageLocals(s, seat, "sea-vessel", via));
      break;
    case "fly":
      call("voyage", voyageLocals(s, seat, "air-vessel", via));
      break;
    case "cast":
      call("cast", { seat, via });
      break;
  }
}

/** The four Capital actions come first. */
export const isCapital = (slot: SlotId): boolean => slotIds.indexOf(slot) < CAPITAL_SLOTS;

/** HLAS-435, HLAS-136: what belongs to an action that was carried out. */
export function afterAction(
  s: Hlas,
  frame: TurnFrame | RepeatsFrame,
  seat: Seat,
  slot: SlotId,
  via: Via,
  flow: HlasFlow,
): void {
  const { isPassed } = frame;
  frame.isPassed = false;
  if (isPassed) return;
  callAbilities(s, "action-resolved", [seat], { action: actionOf[slot], via, slot }, flow);
}

/** Why the action of a slot would lead to nothing now, for the seat itself: it knows its own cards. */
export function whyIdle(s: Hlas, seat: Seat, slot: SlotId): ReasonId | null {
  switch (actionOf[slot]) {
    case "recruit":
      return canRecruitAny(s, seat) ? null : "nothing-to-recruit";
    case "build":
      return canBuild(s, seat, 0) ? null : "nothing-to-build";
    case "march":
      return canMarch(s, seat) ? null : "nobody-marches";
    case "sail":
      return whyMoored(s, seat, "sea-vessel");
    case "fly":
      return whyMoored(s, seat, "air-vessel");
    case "cast":
      return castable(s, seat).length > 0 ? null : "no-spell";
    default:
      return null;
  }
}

/** Why a Vessel does not move. */
export function whyMoored(s: Hlas, seat: Seat, vessel: "sea-vessel" | "air-vessel"): ReasonId | null {
  const { seaVessel, airVessel } = realmOf(s, seat);
  if ((vessel === "sea-vessel" ? seaVessel : airVessel) === NONE) return "no-vessel";
  return canVoyage(s, seat, vessel) ? null : "vessel-stuck";
}
