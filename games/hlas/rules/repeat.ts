// Repeating (HLAS-124 to HLAS-134, HLAS-435): after a Capital action every other player may do the same with a Serf, once.
// Inside the action they choose freely; the Serf stays on the Action Bar until Round End.
import type { Seat } from "#kernel/procedure.ts";
import { type Plain, passOn, repeatAction } from "../choices.ts";
import { type SlotId, slotIds } from "../content/actions.ts";
import { FREE, NONE, SERF } from "../content/marks.ts";
import type { RepeatsFrame } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { afterAction, startAction } from "./action.ts";
import { canBuild } from "./build.ts";
import { takeCourtyardSerf } from "./pieces.ts";
import { courtyardSerfs, isEnemy, realmOf } from "./queries.ts";
import { canRecruitAny } from "./recruit.ts";
import { steps } from "./steps.ts";

/** HLAS-125, HLAS-134: a free slot, a Serf in the Courtyard, and something that can be done. */
export function canRepeat(s: Hlas, seat: Seat, slot: SlotId): boolean {
  const realm = realmOf(s, seat);
  if (realm.isOut || isEnemy(s, seat) || realm.slots[slotIds.indexOf(slot)] !== FREE) return false;
  if (courtyardSerfs(s, seat) === 0) return false;
  if (slot === "recruit") return canRecruitAny(s, seat);
  return slot !== "build" || canBuild(s, seat, 1);
}

/** The next seat clockwise that can repeat the action. */
function nextRepeater(s: Hlas, frame: RepeatsFrame): Seat {
  const { length } = s.realms;
  for (let i = frame.asked + 1; i < length; i++) {
    const seat = (frame.seat + i) % length;
    if (canRepeat(s, seat, frame.slot)) return seat;
  }
  return NONE;
}

const { procedure, auto, ask } = steps<RepeatsFrame, "offerRepeat">();

export const repeats = procedure("repeats", {
  // HLAS-126 to HLAS-132, HLAS-435 Each other player in clockwise order decides, knowing what the others did.
  offerRepeat: ask<Plain>({
    when: (s, frame) => nextRepeater(s, frame) !== NONE,
    pass: "pass",
    seat: nextRepeater,
    options: () => [repeatAction, passOn],
    args: (_s, frame) => ({ slot: frame.slot, seat: frame.seat }),
    take: (s, frame, choice, flow) => {
      const seat = nextRepeater(s, frame);
      frame.asked = (seat - frame.seat + s.realms.length) % s.realms.length;
      if (choice.kind !== "repeat") return flow.repeat();
      frame.repeater = seat;
      takeCourtyardSerf(s, seat);
      realmOf(s, seat).slots[slotIds.indexOf(frame.slot)] = SERF;
      flow.emit({ type: "actionChosen", seat, slot: frame.slot, via: "repeat" });
      startAction(s, seat, frame.slot, "repeat", flow);
    },
  }),
  followRepeat: auto((s, frame, flow) => {
    if (frame.repeater === NONE) return;
    afterAction(s, frame, frame.repeater, frame.slot, "repeat", flow);
    frame.repeater = NONE;
    flow.goto("offerRepeat");
  }),
});
