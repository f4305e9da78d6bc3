// One turn (HLAS-062 to HLAS-065, HLAS-429, HLAS-430): an action token goes on a free slot and the action is resolved; a
// Capital action may be repeated by others, a Command action followed by one more with a Serf.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { endTurn, type PickSlot, type Plain, type Use } from "../choices.ts";
import { type SlotId, slotIds } from "../content/actions.ts";
import { FREE, NONE, TOKEN } from "../content/marks.ts";
import type { HlasFlow } from "../frames/frame.ts";
import type { TurnFrame } from "../frames/round.ts";
import type { Hlas } from "../state.ts";
import { abilities, abilitiesOn } from "./abilities.ts";
import type { Queued } from "./ability-queue.ts";
import { carryOutAbility, isUsable } from "./ability-run.ts";
import { afterAction, isCapital, startAction, whyIdle } from "./action.ts";
import { isShift, type Shift, shift, shifts } from "./boarding.ts";
import { musterStep } from "./muster.ts";
import { realmOf } from "./queries.ts";
import { steps } from "./steps.ts";
import { rotateTax } from "./tax.ts";

const noEvent: Queued = {
  region: NONE,
  base: NONE,
  owner: NONE,
  piece: "",
  action: "",
  via: "effect",
  slot: "",
  hero: "",
};

/** HLAS-429: free actions: boarding, and abilities that say so. */
function freeActions(s: Hlas, frame: TurnFrame): (Shift | Use)[] {
  const { seat } = frame;
  const out: (Shift | Use)[] = shifts(s, frame);
  for (const { ability } of abilitiesOn(s, seat, "free-action")) {
    if (isUsable(s, seat, ability, noEvent)) out.push({ kind: "use", ability: ability.id });
  }
  return out;
}

function takeFree(s: Hlas, frame: TurnFrame, choice: Shift | Use, flow: HlasFlow): void {
  if (choice.kind === "use") carryOutAbility(s, frame.seat, abilities[choice.ability]!, noEvent, flow);
  else shift(s, frame, choice, flow);
  flow.repeat();
}

/** HLAS-064: slots that hold nothing and are not closed. */
const freeSlots = (s: Hlas, seat: Seat): SlotId[] => slotIds.filter((_, at) => realmOf(s, seat).slots[at] === FREE);

/** HLAS-065: free slots whose action would lead to nothing, and why; they may be taken all the same. */
const idleSlots = (s: Hlas, seat: Seat): Record<string, string> =>
  Object.fromEntries(
    freeSlots(s, seat).flatMap(slot => {
      const why = whyIdle(s, seat, slot);
      return why === null ? [] : [[slot, why]];
    }),
  );

function slotRefusals(s: Hlas, { seat }: TurnFrame): Refusal[] {
  return slotIds
    .filter((_, at) => realmOf(s, seat).slots[at] !== FREE)
    .map(slot => ({ choice: { kind: "slot", slot } as PickSlot, why: "slot-used", rule: "HLAS-064" }));
}

const { procedure, auto, ask } = steps<TurnFrame, "finish">();

export const turn = procedure("turn", {
  // HLAS-062 The token goes on a free slot; free actions may come before.
  chooseAction: ask<PickSlot | Shift | Use>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [
      ...freeSlots(s, frame.seat).map((slot): PickSlot => ({ kind: "slot", slot })),
      ...freeActions(s, frame),
    ],
    refused: slotRefusals,
    args: (s, frame) => ({ idle: idleSlots(s, frame.seat) }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "slot") return takeFree(s, frame, choice, flow);
      const { seat } = frame;
      realmOf(s, seat).slots[slotIds.indexOf(choice.slot)] = TOKEN;
      frame.slot = choice.slot;
      flow.emit({ type: "actionChosen", seat, slot: choice.slot, via: "token" });
      startAction(s, seat, choice.slot, "token", flow);
    },
  }),
  followAction: auto((s, frame, flow) => {
    // A Unit that went aboard before a voyage may leave after it.
    frame.shifts = [];
    afterAction(s, frame, frame.seat, frame.slot as SlotId, "token", flow);
  }),
  // HLAS-124 Others may repeat a Capital action.
  offerRepeats: auto((_s, frame, { call }) => {
    const slot = frame.slot as SlotId;
    if (isCapital(slot)) call("repeats", { seat: frame.seat, slot, asked: 0, repeater: NONE, isPassed: false });
  }),
  // HLAS-122 The Tax markers move when all have repeated.
  turnTax: auto((s, frame, flow) => {
    if (frame.slot === "tax") rotateTax(s, flow);
  }),
  muster: musterStep,
  followMuster: auto((s, frame, flow) => {
    frame.shifts = [];
    if (frame.mustered !== "") afterAction(s, frame, frame.seat, frame.mustered, "muster", flow);
  }),
  // D32 Free actions that are left, then the turn ends.
  finish: ask<Shift | Use | Plain>({
    when: (s, frame) => !realmOf(s, frame.seat).isOut && freeActions(s, frame).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...freeActions(s, frame), endTurn],
    take: (s, frame, choice, flow) => {
      if (choice.kind === "use" || isShift(choice)) takeFree(s, frame, choice, flow);
    },
  }),
  endTurn: auto((s, frame, { emit }) => {
    for (const realm of s.realms) realm.used = realm.used.filter(id => abilities[id]!.limit !== "once-per-turn");
    emit({ type: "turnEnded", seat: frame.seat });
  }),
});
