// One turn (HLAS-062 to HLAS-065, HLAS-429, HLAS-430): an action token goes on a free slot and the action is resolved; a
// Capital action may be repeated by others, a Command action followed by one more with a Serf.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { endTurn, type PickSlot, type Plain, type Use } from "../choices.ts";
import { type SlotId, slotIds } from "../content/actions.ts";
import { FREE, NONE, TOKEN } from "../content/marks.ts";
import type { HlasFlow, TurnFrame } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { abilities, abilitiesOn } from "./abilities.ts";
import type { Queued } from "./ability-queue.ts";
import { carryOutAbility, whyUnusable } from "./ability-run.ts";
import { afterAction, isCapital, startAction, whyIdle } from "./action.ts";
import { isShift, type Shift, shift, shiftRefusals, shifts } from "./boarding.ts";
import { musterStep } from "./muster.ts";
import { realmOf } from "./queries.ts";
import { allow, type Reason, refuse } from "./reasons.ts";
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

/** HLAS-429: abilities that say they are free actions. */
const freeAbilities = (s: Hlas, seat: Seat): string[] =>
  abilitiesOn(s, seat, "free-action").map(({ ability }) => ability.id);
const useOf = (ability: string): Use => ({ kind: "use", ability });
const whyNotUsed = (s: Hlas, seat: Seat, id: string): Reason | null => whyUnusable(s, seat, abilities[id]!, noEvent);

/** HLAS-429: free actions: boarding, and abilities that say so. */
function freeActions(s: Hlas, frame: TurnFrame): (Shift | Use)[] {
  const out: (Shift | Use)[] = shifts(s, frame);
  const free = abilitiesOn(s, frame.seat, "free-action");
  if (free.length > 0) out.push(...allow(freeAbilities(s, frame.seat), useOf, id => whyNotUsed(s, frame.seat, id)));
  return out;
}
const freeRefusals = (s: Hlas, frame: TurnFrame): Refusal[] => [
  ...shiftRefusals(s, frame),
  ...refuse(freeAbilities(s, frame.seat), useOf, id => whyNotUsed(s, frame.seat, id)),
];

function takeFree(s: Hlas, frame: TurnFrame, choice: Shift | Use, flow: HlasFlow): void {
  if (choice.kind === "use") carryOutAbility(s, frame.seat, abilities[choice.ability]!, noEvent, flow);
  else shift(s, frame, choice, flow);
  flow.repeat();
}

/** HLAS-064: slots that hold nothing and are not closed. */
const whyNoSlot = (s: Hlas, seat: Seat, slot: SlotId): Reason | null =>
  realmOf(s, seat).slots[slotIds.indexOf(slot)] === FREE ? null : { why: "slot-used", rule: "HLAS-064" };
const freeSlots = (s: Hlas, seat: Seat): SlotId[] => slotIds.filter(slot => whyNoSlot(s, seat, slot) === null);
const pickSlot = (slot: SlotId): PickSlot => ({ kind: "slot", slot });

/** HLAS-065: free slots whose action would lead to nothing, and why; they may be taken all the same. */
const idleSlots = (s: Hlas, seat: Seat): Record<string, string> =>
  Object.fromEntries(
    freeSlots(s, seat).flatMap(slot => {
      const why = whyIdle(s, seat, slot);
      return why === null ? [] : [[slot, why]];
    }),
  );

const { procedure, auto, ask } = steps<TurnFrame, "finish">();

export const turn = procedure("turn", {
  // HLAS-062 The token goes on a free slot; free actions may come before.
  chooseAction: ask<PickSlot | Shift | Use>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...freeSlots(s, frame.seat).map(pickSlot), ...freeActions(s, frame)],
    refused: (s, frame) => [
      ...refuse(slotIds, pickSlot, slot => whyNoSlot(s, frame.seat, slot)),
      ...freeRefusals(s, frame),
    ],
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
    refused: freeRefusals,
    take: (s, frame, choice, flow) => {
      if (choice.kind === "use" || isShift(choice)) takeFree(s, frame, choice, flow);
    },
  }),
  endTurn: auto((s, frame, { emit }) => {
    for (const realm of s.realms) realm.used = realm.used.filter(id => abilities[id]!.limit !== "once-per-turn");
    emit({ type: "turnEnded", seat: frame.seat });
  }),
});
