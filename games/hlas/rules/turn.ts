// One turn (HLAS-062 to HLAS-065, HLAS-124 to HLAS-139, HLAS-429, HLAS-430): an action token goes on a free slot and the
// action is resolved; a Capital action may be repeated by others, a Command action followed by one more with a Serf.
import type { Refusal, Seat } from "#kernel/procedure.ts";
import { endTurn, noMuster, type PickSlot, type Plain, passOn, repeatAction, type Use } from "../choices.ts";
import { actionOf, CAPITAL_SLOTS, type SlotId, slotIds } from "../content/actions.ts";
import { FREE, NONE, READY, SERF, TOKEN } from "../content/marks.ts";
import type { RepeatsFrame, TurnFrame } from "../frames/round.ts";
import type { Via } from "../frames/shared.ts";
import type { HlasFlow } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { abilities, abilitiesOn } from "./abilities.ts";
import { callAbilities, type Queued } from "./ability-queue.ts";
import { carryOutAbility, isUsable } from "./ability-run.ts";
import { isShift, type Shift, shift, shifts } from "./boarding.ts";
import { canBuild } from "./build.ts";
import { canMusterMarch, marchLocals } from "./march.ts";
import { takeCourtyardSerf } from "./pieces.ts";
import { courtyardSerfs, isEnemy, realmOf } from "./queries.ts";
import { recruits } from "./recruit.ts";
import { steps } from "./steps.ts";
import { rotateTax } from "./tax.ts";
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

function slotRefusals(s: Hlas, { seat }: TurnFrame): Refusal[] {
  return slotIds
    .filter((_, at) => realmOf(s, seat).slots[at] !== FREE)
    .map(slot => ({ choice: { kind: "slot", slot } as PickSlot, why: "slot-used", rule: "HLAS-064" }));
}

const isCapital = (slot: SlotId): boolean => slotIds.indexOf(slot) < CAPITAL_SLOTS;

/** HLAS-436: Command slots worth a Serf; Cast by what everybody can see. */
export function musters(s: Hlas, seat: Seat): PickSlot[] {
  const realm = realmOf(s, seat);
  if (courtyardSerfs(s, seat) === 0) return [];
  const slots: SlotId[] = [];
  const march = realm.slots[4] === FREE ? "march-1" : realm.slots[5] === FREE ? "march-2" : null;
  if (march && canMusterMarch(s, seat)) slots.push(march);
  if (realm.slots[6] === FREE && canVoyage(s, seat, "sea-vessel")) slots.push("sail");
  if (realm.slots[7] === FREE && canVoyage(s, seat, "air-vessel")) slots.push("fly");
  if (realm.slots[8] === FREE && (realm.library.length > 0 || realm.turned.includes(READY))) slots.push("cast");
  return slots.map(slot => ({ kind: "slot", slot }));
}

function canMuster(s: Hlas, frame: TurnFrame): boolean {
  return (
    frame.slot !== "" && !isCapital(frame.slot) && !realmOf(s, frame.seat).isOut && musters(s, frame.seat).length > 0
  );
}

/** HLAS-435, HLAS-136: what belongs to an action that was carried out. */
function afterAction(
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
    // Whoever went aboard before a voyage may leave after it.
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
  // HLAS-135 to HLAS-139 One more Command action with a Serf; before it Units may board.
  muster: ask<PickSlot | Shift | Plain>({
    when: canMuster,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...musters(s, frame.seat), ...shifts(s, frame), noMuster],
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
  }),
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

/** HLAS-125, HLAS-134: a free slot, a Serf in the Courtyard, and something that can be done. */
export function canRepeat(s: Hlas, seat: Seat, slot: SlotId): boolean {
  const realm = realmOf(s, seat);
  if (realm.isOut || isEnemy(s, seat) || realm.slots[slotIds.indexOf(slot)] !== FREE) return false;
  if (courtyardSerfs(s, seat) === 0) return false;
  if (slot === "recruit") return recruits(s, seat).length > 0;
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

const again = steps<RepeatsFrame, "offerRepeat">();

export const repeats = again.procedure("repeats", {
  // HLAS-132, HLAS-435 Each other player in clockwise order decides, knowing what the others did.
  offerRepeat: again.ask<Plain>({
    when: (s, frame) => nextRepeater(s, frame) !== NONE,
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
  followRepeat: again.auto((s, frame, flow) => {
    if (frame.repeater === NONE) return;
    afterAction(s, frame, frame.repeater, frame.slot, "repeat", flow);
    frame.repeater = NONE;
    flow.goto("offerRepeat");
  }),
});
