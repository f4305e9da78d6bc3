// The figures from which the worth of a world is learned: points, means, land and Battles of every power, and of Missions
// how many there are, but of the viewer's own also what they promise.
import type { Features } from "#kernel/network.ts";
import type { Seat } from "#kernel/procedure.ts";
import { sizeOf } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { nationCardOf } from "../content/nation-cards.ts";
import { HAND_LIMIT } from "../content/numbers.ts";
import { boardOf } from "../map/atlas.ts";
import { powerOf, totalOf } from "../rules/queries.ts";
import type { Tytani } from "../state.ts";
import { addLand, missionWorth } from "./evaluate.ts";
import { addOutlook, roundsLeft, unitWorth } from "./outlook.ts";

const names = [
  "score",
  "energy",
  "hand",
  "spareCards",
  "nationCards",
  "nationCosts",
  "titanStanding",
  "titanLying",
  "missions",
  "ownMissions",
  "regions",
  "reserve",
  "active",
  "place",
  "land",
  "battles",
  "units",
  "structures",
] as const;
const WIDTH = names.length;
const LAND = names.indexOf("land");
const BATTLES = names.indexOf("battles");
const UNITS = names.indexOf("units");
const STRUCTURES = names.indexOf("structures");

function figuresOf(s: Tytani, seat: Seat, viewer: Seat, left: number): number[] {
  const own = powerOf(s, seat);
  const hand = Math.min(own.hand.length, HAND_LIMIT);
  return [
    totalOf(own.score),
    own.energy,
    hand,
    own.hand.length - hand,
    own.cards.length,
    own.cards.reduce((sum, card) => sum + nationCardOf(card).cost, 0),
    Number(own.titan === "standing"),
    Number(own.titan === "lying"),
    own.missions.length,
    seat === viewer ? missionWorth(s, seat, left) : 0,
    own.regions,
    sizeOf(own.reserve),
    Number(s.active === seat),
    s.order.indexOf(seat),
  ];
}

/** What stands on the map, by who controls it. */
function fillMap(s: Tytani, rows: Float64Array): void {
  for (const at of boardOf(s).active) {
    const owner = s.owner[at]!;
    if (owner === NONE) continue;
    rows[owner * WIDTH + UNITS]! += unitWorth(s.units[at]!);
    if (s.structure[at] !== NONE) rows[owner * WIDTH + STRUCTURES]!++;
  }
}

/** What a seat may know of a world, in figures. */
export const features: Features<Tytani> = {
  names,
  covers: s => s.powers.length === s.seats,
  fill(s, viewer, rows) {
    rows.fill(0, 0, s.seats * WIDTH);
    const left = roundsLeft(s);
    const land = s.powers.map(() => 0);
    const battles = s.powers.map(() => 0);
    addLand(s, land);
    addOutlook(s, battles);
    for (let seat = 0; seat < s.seats; seat++) {
      rows.set(figuresOf(s, seat, viewer, left), seat * WIDTH);
      rows[seat * WIDTH + LAND] = land[seat]!;
      rows[seat * WIDTH + BATTLES] = battles[seat]!;
    }
    fillMap(s, rows);
    return left / s.rounds;
  },
};
