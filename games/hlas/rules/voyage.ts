// Sail and Fly (HLAS-163 to HLAS-191): a Vessel goes on its way with everybody aboard; it stays where it was until the
// move ends, and the frame knows how far it has come.
import type { Seat } from "#kernel/procedure.ts";
import { type Plain, type Step, skip, stop } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import type { HlasFlow, Via, VoyageFrame } from "../frames.ts";
import { fliesOverEdge, isSea } from "../map/atlas.ts";
import { placeOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { newBattle } from "./battle-start.ts";
import { isShift, type Shift, shift, shiftRefusals, shifts } from "./boarding.ts";
import { exploreLocals } from "./explore.ts";
import { landAttacker } from "./landing.ts";
import { deckOf, speedOf } from "./modifiers.ts";
import { endsVoyage, vesselFits, voyageCost, voyageSteps, whyNoVoyage } from "./movement.ts";
import { passAction } from "./passing.ts";
import { moveUnits } from "./pieces.ts";
import { hostileIn, realmOf } from "./queries.ts";
import { everyRegion, itself, refuse } from "./reasons.ts";
import { applyRuling } from "./ruling.ts";
import { steps } from "./steps.ts";

type Vessel = VoyageFrame["vessel"];

/** What a Vessel's move starts from. */
export function voyageLocals(
  s: Hlas,
  seat: Seat,
  vessel: Vessel,
  via: Via,
  bonus = 0,
  most = NONE,
): Omit<VoyageFrame, "proc" | "step"> {
  const from = placeOf(realmOf(s, seat), vessel);
  return { seat, via, vessel, bonus, most, from, at: from, spent: 0, shifts: [] };
}

/** Whether a Vessel is in play and can move. */
export function canVoyage(s: Hlas, seat: Seat, vessel: Vessel, bonus = 0): boolean {
  const locals = voyageLocals(s, seat, vessel, "token", bonus);
  return locals.from !== NONE && voyageSteps(s, locals as VoyageFrame).length > 0;
}

function goTo(s: Hlas, frame: VoyageFrame, to: number, flow: HlasFlow<"arrive">): void {
  if (frame.vessel === "air-vessel" && fliesOverEdge(frame.at, to)) applyRuling(s, "edge", flow);
  frame.spent += voyageCost(frame, to);
  frame.at = to;
  if (endsVoyage(s, frame, to) || voyageSteps(s, frame).length === 0) flow.goto("arrive");
  else flow.repeat();
}

const canStart = (s: Hlas, frame: VoyageFrame): boolean =>
  voyageSteps(s, frame).length > 0 || shifts(s, frame, deckOf(frame.vessel)).length > 0;

const stepTo = (to: Region): Step => ({ kind: "step", to });

const { procedure, auto, ask } = steps<VoyageFrame, "arrive" | "explore">();

export const voyage = procedure("voyage", {
  // HLAS-164 to HLAS-166, HLAS-176 to HLAS-179 Region by Region, as far as the Speed goes.
  sail: ask<Step | Shift | Plain>({
    when: (s, frame) => frame.from !== NONE && (frame.spent > 0 || canStart(s, frame)),
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const options: (Step | Shift | Plain)[] = voyageSteps(s, frame).map(stepTo);
      // HLAS-078 Until it moves, Units still board and leave it.
      if (frame.spent === 0) options.push(...shifts(s, frame, deckOf(frame.vessel)), skip);
      // HLAS-441 Also over the sea, on purpose.
      else if (vesselFits(s, frame, frame.at)) options.push(stop);
      return options;
    },
    refused: (s, frame) => [
      ...refuse(everyRegion, stepTo, to => whyNoVoyage(s, frame, to)),
      ...(frame.spent === 0 ? shiftRefusals(s, frame, deckOf(frame.vessel)) : []),
      ...refuse(frame.spent > 0 ? [stop] : [], itself, () =>
        vesselFits(s, frame, frame.at) ? null : { why: "no-room", rule: "HLAS-019" },
      ),
    ],
    args: (s, { vessel, at, seat, bonus }) => ({ vessel, at, speed: speedOf(s, seat, vessel) + bonus }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "step") return goTo(s, frame, choice.to, flow);
      if (!isShift(choice)) return;
      shift(s, frame, choice, flow);
      flow.repeat();
    },
  }),
  // HLAS-172, HLAS-181, HLAS-188 The Vessel arrives; where enemies are a battle starts.
  arrive: auto((s, frame, flow) => {
    const { seat, vessel, from, at } = frame;
    if (from === NONE || frame.spent === 0) {
      passAction(s, frame, "", flow);
      return flow.end();
    }
    if (at === from) return flow.end();
    moveUnits(
      s,
      seat,
      [{ owner: seat, piece: vessel, place: from }],
      at,
      vessel === "sea-vessel" ? "sail" : "fly",
      flow,
    );
    const enemy = hostileIn(s, seat, at);
    if (enemy === NONE) return flow.goto("explore");
    flow.call("battle", newBattle(seat, enemy, at, at));
  }),
  land: auto((s, frame, flow) => landAttacker(s, frame.seat, frame.at, flow)),
  // HLAS-170, HLAS-173, HLAS-185, HLAS-187, HLAS-439 A Vessel that is still there then explores; an Air Vessel only on land.
  explore: auto((s, frame, flow) => {
    const { seat, vessel, at } = frame;
    if (placeOf(realmOf(s, seat), vessel) !== at || (vessel === "air-vessel" && isSea(at))) return;
    if (hostileIn(s, seat, at) !== NONE) return;
    flow.call("explore", exploreLocals(seat, at, [{ owner: seat, piece: vessel, place: at }]));
  }),
});
