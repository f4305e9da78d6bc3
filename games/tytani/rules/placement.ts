// Free Army Placement (TYT-196 to TYT-201): positions and first units are chosen, the first player last.
import type { ChooseNation, Station } from "../choices.ts";
import type { PlacementFrame } from "../frames.ts";
import { boardOf, placeOf, type Region } from "../map/atlas.ts";
import type { Tytani } from "../state.ts";
import { settle, station, tellArmy } from "./nations.ts";
import { idOf, powerOf, whoOf } from "./queries.ts";
import { refuse, refuseSome } from "./refusals.ts";
import { steps } from "./steps.ts";

const { procedure, auto, ask } = steps<PlacementFrame, "choosePosition">();

const chooser = (s: Tytani, frame: PlacementFrame): number => s.order[frame.turn]!;

function freePositions(s: Tytani): number[] {
  return boardOf(s)
    .scenario.positions.map((_, i) => i)
    .filter(i => !s.powers.some(({ position }) => position === i));
}

const positionAt = (s: Tytani, i: number): ChooseNation => ({
  kind: "position",
  nation: boardOf(s).scenario.positions[i]!.nation,
});

/** TYT-198: the Capital's region and those of the Infantry. */
function startingRegions(s: Tytani, frame: PlacementFrame): Region[] {
  const { position } = powerOf(s, chooser(s, frame));
  const { capital, units } = boardOf(s).scenario.positions[position]!;
  return [...new Set([capital, ...units.infantry])].map(placeOf);
}

export const placement = procedure("placement", {
  // TYT-198, TYT-284 Counter-clockwise from the last to choose: one free position of the scenario.
  choosePosition: ask<ChooseNation>({
    seat: chooser,
    options: s => freePositions(s).map(i => positionAt(s, i)),
    refused: s =>
      boardOf(s).scenario.positions.flatMap((_, i) =>
        freePositions(s).includes(i) ? [] : [refuse(positionAt(s, i), "position-taken")],
      ),
    take: (s, frame, { nation }, flow) => {
      const power = chooser(s, frame);
      const { positions } = boardOf(s).scenario;
      const position = positions.findIndex(each => each.nation === nation);
      settle(s, power, position);
      for (const at of positions[position]!.units.infantry) station(s, power, "infantry", placeOf(at));
      frame.left = ["titan", "cavalry", "artillery"];
      const capital = idOf(s, powerOf(s, power).home);
      flow.emit({ type: "positionTaken", who: whoOf(s, power), printed: nation, capital });
    },
  }),
  // TYT-199 Then the Titan, one Cavalry and one Artillery in any of the own starting regions.
  stationUnit: ask<Station>({
    when: (_s, frame) => frame.left.length > 0,
    seat: chooser,
    options: (s, frame) =>
      startingRegions(s, frame).map(at => ({ kind: "station", unit: frame.left[0]!, at: idOf(s, at) })),
    refused: (s, frame) =>
      refuseSome(
        boardOf(s).active.map(at => ({ kind: "station", unit: frame.left[0]!, at: idOf(s, at) }) as const),
        ({ at }) => (startingRegions(s, frame).includes(placeOf(at)) ? "" : "no-start"),
      ),
    args: (_s, frame) => ({ unit: frame.left[0]! }),
    take: (s, frame, { unit, at }, flow) => {
      const power = chooser(s, frame);
      station(s, power, unit, placeOf(at));
      frame.left.shift();
      flow.emit({ type: "unitsDeployed", who: whoOf(s, power), unit, at, cause: "setup" });
      flow.repeat();
    },
  }),
  nextChooser: auto((s, frame, flow) => {
    tellArmy(s, chooser(s, frame), flow);
    frame.turn--;
    if (frame.turn >= 0) flow.goto("choosePosition");
  }),
});
