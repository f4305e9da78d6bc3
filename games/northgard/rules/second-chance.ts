// End of Year, step B: a player with no units left on the map may come back with one group.

import type { Seat } from "#kernel/procedure.ts";
import { exploreAgain, type Plain, type Settle, stop } from "../choices.ts";
import { GROUP_SIZE } from "../content/numbers.ts";
import type { NorthFlow, SecondChanceFrame } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import type { Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { refugeSearch } from "./explore.ts";
import { muster } from "./pieces.ts";
import { canPlaceKaija } from "./queries.ts";
import { reasons, refused, type Why } from "./reasons.ts";
import { steps } from "./steps.ts";
import { isRefuge } from "./terms.ts";

const { procedure, auto, ask } = steps<SecondChanceFrame, "nextSeat">();

export const secondChance = procedure("secondChance", {
  // NOR-208, NOR-455 Several such seats act in turn order.
  nextSeat: auto((_s, frame, flow) => {
    const seat = frame.queue.shift();
    if (seat === undefined) return flow.end();
    frame.seat = seat;
    frame.hasSought = false;
  }),
  // NOR-206, NOR-347, NOR-438 Three units as one group in any neutral territory; one may be Kaija; or not. NOR-207:
  // without neutral land a tile may be looked for first.
  placeGroup: ask<Settle | Plain>({
    when: (s, frame) => groupPlaces(s, frame.seat).length > 0 || canSeekLand(s, frame),
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => {
      const places = groupPlaces(s, frame.seat);
      return places.length > 0 ? [...places, stop] : [exploreAgain, stop];
    },
    refused: s =>
      refused(
        landOf(s).list,
        at => whyNoRefuge(s, at),
        at => ({ kind: "settle", at, kaija: false }),
      ),
    take: (s, frame, choice, flow) => {
      if (choice.kind === "explore") {
        frame.hasSought = true;
        flow.call("explore", refugeSearch(frame.seat, false));
        flow.repeat();
      } else if (choice.kind === "settle") settle(s, frame.seat, choice, flow);
    },
  }),
  goOn: auto((_s, _frame, flow) => flow.goto("nextSeat")),
});

function settle(s: Northgard, seat: Seat, { at, kaija }: Settle, flow: NorthFlow): void {
  const units = kaija ? GROUP_SIZE - 1 : GROUP_SIZE;
  muster(s, seat, at, units, kaija);
  flow.emit({ type: "groupPlaced", seat, at, units, kaija, cause: "secondChance" });
}

const canSeekLand = (s: Northgard, frame: SecondChanceFrame): boolean => !frame.hasSought && s.tiles.length > 0;

function whyNoRefuge(s: Northgard, at: Territory): Why | null {
  if (isRefuge(s, at, false)) return null;
  return s.owner[at] === NONE ? reasons.valkyrieHere : reasons.notNeutral;
}

function groupPlaces(s: Northgard, seat: Seat): Settle[] {
  const places: Settle[] = [];
  for (const at of landOf(s).list) {
    if (!isRefuge(s, at, false)) continue;
    places.push({ kind: "settle", at, kaija: false });
    if (canPlaceKaija(s, seat)) places.push({ kind: "settle", at, kaija: true });
  }
  return places;
}
