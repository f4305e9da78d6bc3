// Bards: placed one by one into open regions that border the city of the own Idrakis, by a reward (all of them) or by
// a census (as many as wanted).
import { type Refusal, stepsOf } from "#kernel/procedure.ts";
import type { XiditChoice } from "../choices.ts";
import { cities } from "../content/cities.ts";
import { regions } from "../content/regions.ts";
import type { XiditEvent } from "../events.ts";
import type { BardsFrame, XiditFlow, XiditFrame } from "../frames.ts";
import type { Xidit } from "../state.ts";
import { openRegionsAt, regionIndex } from "./queries.ts";

type BardChoice = Extract<XiditChoice, { kind: "bard" | "stop" }>;

const bardChoices: readonly BardChoice[] = Object.freeze(
  regions.map(({ id }) => Object.freeze({ kind: "bard" as const, region: id })),
);
const stop: BardChoice = Object.freeze({ kind: "stop" });

const { procedure, auto, ask } = stepsOf<Xidit, BardsFrame, XiditEvent, XiditFrame, "placeWithoutChoice">();

/** XID-097, 103 A bard goes to a region for good; in the central one it lies in the Bastion. */
function place(s: Xidit, flow: XiditFlow, frame: BardsFrame, region: number): void {
  const { seat, cause } = frame;
  s.bards[seat]!--;
  s.regionBards[region * s.seats + seat]!++;
  frame.left--;
  flow.emit({ type: "bardPlaced", seat, region: regions[region]!.id, cause, left: s.bards[seat]! });
}

function lose(flow: XiditFlow, { seat, left }: BardsFrame, why: "declined" | "no-bards" | "no-region"): void {
  flow.emit({ type: "bardsLost", seat, count: left, why });
}

/** Places the bards of a reward or of a census. */
export const bards = procedure("bards", {
  // XID-099, 266 With one open region all bards of a reward go there; with no bard left it is over.
  placeWithoutChoice: auto((s, frame, flow) => {
    const { seat, cause } = frame;
    const choices = openRegionsAt(s, s.idrakis[seat]!);
    if (cause === "census") {
      // XID-175, 306 A census bard that cannot be placed is lost.
      if (frame.left > 0 && choices.length === 0) lose(flow, frame, "no-region");
      else if (frame.left > 0 && s.bards[seat] === 0) lose(flow, frame, "no-bards");
      else if (frame.left > 0) return;
      return flow.end();
    }
    if (choices.length === 1) while (frame.left > 0 && s.bards[seat]! > 0) place(s, flow, frame, choices[0]!);
    if (frame.left === 0 || s.bards[seat] === 0) flow.end();
  }),
  // XID-095, 096, 101 One bard into one bordering region; XID-176, 270 those of a census may be declined, XID-100 those
  // of a reward may not.
  chooseRegion: ask<BardChoice>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const choices = openRegionsAt(s, s.idrakis[frame.seat]!).map(region => bardChoices[region]!);
      if (mayStop(frame)) choices.push(stop);
      return choices;
    },
    refused: (s, frame) => [
      ...refusedRegions(s, frame),
      ...(mayStop(frame) ? [] : [{ choice: stop, why: "must-place", rule: "XID-100" }]),
    ],
    args: (s, { seat, left }) => ({ left: Math.min(left, s.bards[seat]!) }),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "stop") return lose(flow, frame, "declined");
      place(s, flow, frame, regionIndex.get(choice.region)!);
      flow.goto("placeWithoutChoice");
    },
  }),
});

/** XID-100, 176 */
function mayStop(frame: BardsFrame): boolean {
  return frame.cause === "census";
}

function refusedRegions(s: Xidit, { seat }: BardsFrame): Refusal<BardChoice>[] {
  const city = s.idrakis[seat]!;
  const open = openRegionsAt(s, city);
  const borders = cities[city - 1]!.regions;
  return bardChoices.flatMap((choice, region) => {
    if (open.includes(region)) return [];
    if (!borders.includes(regions[region]!.id)) return { choice, why: "not-adjacent", rule: "XID-095" };
    return { choice, why: "wasteland", rule: "XID-101" };
  });
}
