// End of Year, step B: whoever has nobody left on the map may come back with one group.

import { exploreAgain, type Plain, type Settle, stop } from "../choices.ts";
import { GROUP_SIZE } from "../content/numbers.ts";
import type { SecondChanceFrame } from "../frames.ts";
import { NONE, type Northgard } from "../state.ts";
import { refugeSearch } from "./explore.ts";
import { muster } from "./pieces.ts";
import { canPlaceKaija } from "./queries.ts";
import { steps } from "./steps.ts";
import { isRefuge } from "./terms.ts";

const { procedure, auto, ask } = steps<SecondChanceFrame>();

export const secondChance = procedure("secondChance", {
  // NOR-208, NOR-455 Several such seats act in turn order.
  nextSeat: auto((_s, frame, flow) => {
    const seat = frame.queue.shift();
    if (seat === undefined) return flow.end();
    frame.seat = seat;
  }),
  // NOR-207 Without neutral land a tile may be looked for.
  seekLand: ask<Plain>({
    when: (s, frame) => groupPlaces(s, frame.seat).length === 0 && s.tiles.length > 0,
    seat: (_s, frame) => frame.seat,
    options: () => [exploreAgain, stop],
    take: (_s, frame, choice, { call }) => {
      if (choice.kind === "explore") call("explore", refugeSearch(frame.seat, false));
    },
  }),
  // NOR-206, NOR-347, NOR-438 Three units as one group in any neutral territory; one may be Kaija; or not.
  placeGroup: ask<Settle | Plain>({
    when: (s, frame) => groupPlaces(s, frame.seat).length > 0,
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => [...groupPlaces(s, frame.seat), stop],
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "settle") return;
      const units = choice.kaija ? GROUP_SIZE - 1 : GROUP_SIZE;
      muster(s, frame.seat, choice.at, units, choice.kaija);
      flow.emit({
        type: "groupPlaced",
        seat: frame.seat,
        at: choice.at,
        units,
        kaija: choice.kaija,
        cause: "secondChance",
      });
    },
  }),
  goOn: auto((_s, _frame, flow) => flow.goto("nextSeat")),
});

function groupPlaces(s: Northgard, seat: number): Settle[] {
  const places: Settle[] = [];
  if (seat === NONE) return places;
  for (const at of s.land.list) {
    if (!isRefuge(s, at, false)) continue;
    places.push({ kind: "settle", at, kaija: false });
    if (canPlaceKaija(s, seat)) places.push({ kind: "settle", at, kaija: true });
  }
  return places;
}
