// Mustering (HLAS-135 to HLAS-139, HLAS-436): after a Command action its player may do one more with a Serf of the
// Courtyard; both Marches may be used, and no third action follows.
import type { Seat } from "#kernel/procedure.ts";
import { noMuster, type PickSlot, type Plain } from "../choices.ts";
import { actionOf, type SlotId, slotIds } from "../content/actions.ts";
import { FREE, READY, SERF } from "../content/marks.ts";
import type { ReasonId } from "../content/reasons.ts";
import type { TurnFrame } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { isCapital, startAction, whyMoored } from "./action.ts";
import { isShift, type Shift, shift, shiftRefusals, shifts } from "./boarding.ts";
import { canMusterMarch } from "./march.ts";
import { takeCourtyardSerf } from "./pieces.ts";
import { courtyardSerfs, realmOf } from "./queries.ts";
import { allow, type Reason, refuse } from "./reasons.ts";
import { steps } from "./steps.ts";

/** HLAS-436: why a slot is not worth a Serf, by what everybody can see: of spells, only that there are some. */
function whyNot(s: Hlas, seat: Seat, slot: SlotId): Reason | null {
  const { slots, library, turned } = realmOf(s, seat);
  const isFree = (each: SlotId): boolean => slots[slotIds.indexOf(each)] === FREE;
  if (isCapital(slot)) return { why: "not-command", rule: "HLAS-136" };
  if (!isFree(slot)) return { why: "slot-used", rule: "HLAS-064" };
  if (slot === "march-2" && isFree("march-1")) return { why: "first-march", rule: "HLAS-138" };
  const why = whyIdle();
  return why === null ? null : { why, rule: "HLAS-436" };

  function whyIdle(): ReasonId | null {
    if (actionOf[slot] === "march") return canMusterMarch(s, seat) ? null : "nobody-marches";
    if (slot === "cast") return library.length > 0 || turned.includes(READY) ? null : "no-spell";
    return whyMoored(s, seat, slot === "sail" ? "sea-vessel" : "air-vessel");
  }
}

const pickSlot = (slot: SlotId): PickSlot => ({ kind: "slot", slot });

/** The slots that a seat with a Serf in the Courtyard may muster. */
const musters = (s: Hlas, seat: Seat): PickSlot[] => allow(slotIds, pickSlot, slot => whyNot(s, seat, slot));

function canMuster(s: Hlas, { seat, slot }: TurnFrame): boolean {
  if (slot === "" || isCapital(slot) || realmOf(s, seat).isOut || courtyardSerfs(s, seat) === 0) return false;
  return slotIds.some(each => whyNot(s, seat, each) === null);
}

const { ask } = steps<TurnFrame, "finish">();

/** HLAS-135 to HLAS-139: one more Command action with a Serf; before it Units may board. */
export const musterStep = ask<PickSlot | Shift | Plain>({
  when: canMuster,
  seat: (_s, frame) => frame.seat,
  options: (s, frame) => [...musters(s, frame.seat), ...shifts(s, frame), noMuster],
  refused: (s, frame) => [
    ...refuse(slotIds, pickSlot, slot => whyNot(s, frame.seat, slot)),
    ...shiftRefusals(s, frame),
  ],
  take: (s, frame, choice, flow) => {
    if (isShift(choice)) {
      shift(s, frame, choice, flow);
      return flow.repeat();
    }
    if (choice.kind !== "slot") return flow.goto("finish");
    const { seat } = frame;
    takeCourtyardSerf(s, seat);
    realmOf(s, seat).slots[slotIds.indexOf(choice.slot)] = SERF;
    frame.mustered = choice.slot;
    flow.emit({ type: "actionChosen", seat, slot: choice.slot, via: "muster" });
    startAction(s, seat, choice.slot, "muster", flow);
  },
});
