// After a battle at sea (HLAS-182, HLAS-183, HLAS-440): an Air Vessel that came to attack and has won makes one more step
// to land; nowhere to go is the end of it. One that has won a defence stays until the phase ends.
import type { Seat } from "#kernel/procedure.ts";
import { type PickRegion, type Plain, stop } from "../choices.ts";
import type { Region } from "../content/regions.ts";
import type { HlasFlow, LandingFrame } from "../frames.ts";
import { isSea } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { sink } from "./destruction.ts";
import { exploreLocals } from "./explore.ts";
import { ignores } from "./modifiers.ts";
import { landings, whyNoLanding } from "./movement.ts";
import { moveUnits } from "./pieces.ts";
import { realmOf } from "./queries.ts";
import { landRegions, pickRegion, refuse } from "./reasons.ts";
import { steps } from "./steps.ts";

/** Lets the attacker's Air Vessel land that is left over a Sea Region. */
export function landAttacker(s: Hlas, seat: Seat, at: Region, { call }: HlasFlow): void {
  if (s.ending === "" && isSea(at) && realmOf(s, seat).airVessel === at) call("landing", { seats: [seat], at });
}

const isOver = (s: Hlas, { seats, at }: LandingFrame): boolean =>
  seats.length > 0 && realmOf(s, seats[0]!).airVessel === at;

const mayHover = (s: Hlas, seat: Seat): boolean => ignores(s, seat, "air-sea-crash", [], "air-vessel");

const { procedure, auto, ask } = steps<LandingFrame, "chooseShore">();

export const landing = procedure("landing", {
  chooseShore: ask<PickRegion | Plain>({
    when: (s, frame) => {
      const seat = frame.seats[0]!;
      return isOver(s, frame) && (landings(s, seat, frame.at).length > 0 || mayHover(s, seat));
    },
    seat: (_s, frame) => frame.seats[0]!,
    options: (s, { seats, at }) => {
      const options: (PickRegion | Plain)[] = landings(s, seats[0]!, at).map(pickRegion);
      if (mayHover(s, seats[0]!)) options.push(stop);
      return options;
    },
    refused: (s, { seats, at }) => refuse(landRegions, pickRegion, to => whyNoLanding(s, seats[0]!, at, to)),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "region") return;
      const seat = frame.seats[0]!;
      moveUnits(s, seat, [{ owner: seat, piece: "air-vessel", place: frame.at }], choice.at, "fly", flow);
      flow.call("explore", exploreLocals(seat, choice.at, [{ owner: seat, piece: "air-vessel", place: choice.at }]));
    },
  }),
  crash: auto((s, frame, flow) => {
    const seat = frame.seats[0]!;
    if (isOver(s, frame) && !mayHover(s, seat)) sink(s, seat, "air-vessel", "crash", flow);
    frame.seats.shift();
    if (frame.seats.length > 0) flow.goto("chooseShore");
  }),
});
