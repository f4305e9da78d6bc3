// Recruiting (RUN-016, RUN-351 to RUN-357): every unit of a dial at or below its arrow, at the own strongholds. Reading a
// dial never turns it (RUN-121, RUN-122, RUN-124).

import { frameOf, type Seat } from "#kernel/procedure.ts";
import { type AtArea, decline, type PickResource, type PickUnit, type Plain, pickUnit } from "../choices.ts";
import { PLACES, placeOf, routedIn, standingIn } from "../content/army.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import type { Area } from "../content/tiles.ts";
import { typeOf, type UnitType, units } from "../content/units.ts";
import type { RecruitFrame, RuneFlow, TurnFrame } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { refuseUnits } from "./limits.ts";
import { addUnits, destroyUnits, groupOf } from "./pieces.ts";
import { factionOf, playerOf, strongholdsOf } from "./queries.ts";
import { refusal, refuseOthers } from "./reasons.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";
import { atStrongholds } from "./strongholds.ts";

/** RUN-123: units on a dial up to its arrow. */
export function unitsOnDial(s: Runewars, seat: Seat, resource: Resource): UnitType[] {
  const spaces = factionOf(s, seat).dials[resource].slice(0, playerOf(s, seat)[resource] + 1);
  return spaces.flatMap(({ unit }) => (unit ? [typeOf(unit)] : [])).sort((a, b) => a - b);
}

/** Symbols of a kind on all three dials up to their arrows. */
export function symbolsOnDials(s: Runewars, seat: Seat, symbol: "influence" | "tactics"): number {
  let sum = 0;
  for (const resource of resourceIds) {
    const spaces = factionOf(s, seat).dials[resource];
    for (let i = 0; i <= playerOf(s, seat)[resource]; i++) sum += spaces[i]![symbol] ?? 0;
  }
  return sum;
}

/** RUN-016: own figures of a type on the board that may be destroyed to recruit them again. */
function freeable(s: Runewars, seat: Seat, type: UnitType): PickUnit[] {
  return boardIn(s).list.flatMap(area => {
    if (s.owner[area] !== seat) return [];
    const count = s.army[area * PLACES + placeOf(type)]!;
    const found: PickUnit[] = [];
    if (standingIn(count) > 0) found.push(pickUnit(area, type));
    if (routedIn(count) > 0) found.push(pickUnit(area, type, true));
    return found;
  });
}

function put(s: Runewars, frame: RecruitFrame, area: Area, { emit }: RuneFlow): void {
  const type = frame.queue.shift()!;
  s.supply[type]!--;
  addUnits(s, frame.seat, area, type, 1, 0);
  emit({ type: "unitsPlaced", seat: frame.seat, area, groups: groupOf(type, 1), cause: "recruit" });
}

const isInSupply = (s: Runewars, { queue }: RecruitFrame): boolean => queue.length > 0 && s.supply[queue[0]!]! > 0;

const { procedure, auto, ask } = steps<RecruitFrame, "finish" | "next">();

export const recruit = procedure("recruit", {
  // RUN-351, RUN-354, RUN-356 One dial; without a stronghold nothing is gained.
  chooseDial: ask<PickResource>({
    when: (s, { seat }) => strongholdsOf(s, seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (_s, { not }) => resourceIds.filter(id => id !== not).map(resource => ({ kind: "resource", resource })),
    refused: (_s, { not }) =>
      not === "" ? [] : [refusal({ kind: "resource", resource: not }, ["dial-read", "RUN-354"])],
    take: (s, frame, { resource }) => {
      const all = unitsOnDial(s, frame.seat, resource);
      frame.queue = frame.isTriangles ? all.filter(type => units[type]!.shape === "triangle") : all;
      const turn = frameOf<TurnFrame>(s, "turn");
      if (turn) turn.resource = resource;
    },
  }),
  next: auto((_s, frame, flow) => {
    if (frame.queue.length === 0) flow.goto("finish");
  }),
  // RUN-016, RUN-459 A figure for one that is missing.
  free: ask<PickUnit | Plain>({
    when: (s, frame) => !isInSupply(s, frame) && freeable(s, frame.seat, frame.queue[0]!).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [decline, ...freeable(s, frame.seat, frame.queue[0]!)],
    refused: (s, { seat, queue }) => refuseUnits(s, seat, freeable(s, seat, queue[0]!), ["other-type", "RUN-016"]),
    args: (_s, frame) => ({ unit: units[frame.queue[0]!]!.id }),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "unit") return;
      const type = frame.queue[0]!;
      destroyUnits(s, choice.area, type, choice.isRouted ? 0 : 1, choice.isRouted ? 1 : 0);
      flow.emit({
        type: "unitsDestroyed",
        seat: frame.seat,
        area: choice.area,
        groups: groupOf(type, 1),
        cause: "freed",
      });
    },
  }),
  // RUN-352 At any of the own strongholds, split as one likes.
  place: ask<AtArea>({
    when: (s, frame) => isInSupply(s, frame) && strongholdsOf(s, frame.seat).length > 1,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => atStrongholds(s, frame.seat),
    refused: (s, { seat }) => refuseOthers(s, atStrongholds(s, seat), () => ["no-stronghold-there", "RUN-352"]),
    args: (_s, frame) => ({ unit: units[frame.queue[0]!]!.id }),
    take: (s, frame, { area }, flow) => {
      put(s, frame, area, flow);
      flow.goto("next");
    },
  }),
  // RUN-357 With one stronghold there is no choice; what has no figure is lost.
  placeAlone: auto((s, frame, flow) => {
    if (isInSupply(s, frame)) put(s, frame, strongholdsOf(s, frame.seat)[0]!, flow);
    else frame.queue.shift();
    flow.goto("next");
  }),
  // RUN-353 More than eight in an area are destroyed at once.
  finish: auto((s, _frame, flow) => {
    settle(s, flow);
  }),
});
