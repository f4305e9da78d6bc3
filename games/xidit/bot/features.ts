// The figures from which the worth of a world is learned: what everybody will probably have in each evaluation, in the
// order in which they come, and what lies open. Behind the other screens a seat sees nothing: there it takes the average.
import type { Features } from "#kernel/network.ts";
import type { Seat } from "#kernel/procedure.ts";
import { regions } from "../content/regions.ts";
import { BASTION, modeOf } from "../rules/queries.ts";
import type { Xidit } from "../state.ts";
import { outlookOf, yearsLeft } from "./evaluate.ts";

const names = [
  "firstEvaluation",
  "secondEvaluation",
  "thirdEvaluation",
  "wealth",
  "influence",
  "reputation",
  "built",
  "waiting",
  "bards",
  "bastion",
  "freed",
  "first",
  "turn",
  "chance",
] as const;
const WIDTH = names.length;

/** Chances below this are hardly told apart. */
const SLIGHT = 0.003;

function openBards(s: Xidit, seat: Seat): number {
  let open = 0;
  for (let region = 0; region < regions.length; region++)
    if (region !== BASTION) open += s.regionBards[region * s.seats + seat]!;
  return open;
}

/** What a seat may know of a world, in figures. */
export const features: Features<Xidit> = {
  names,
  covers: s => s.virtual.length === 0,
  fill(s, viewer, rows) {
    const left = yearsLeft(s);
    const outlook = outlookOf(s, viewer, left);
    for (let seat = 0; seat < s.seats; seat++) {
      const values = s.evaluations.map((_, column) => outlook.have(column, seat));
      rows.set(
        [
          ...s.evaluations.map(column => values[column]!),
          ...values,
          s.built[seat]!,
          s.waiting[seat]!,
          openBards(s, seat),
          seat === viewer ? s.regionBards[BASTION * s.seats + seat]! : 0,
          s.freed[seat]!,
          Number(s.first === seat),
          (seat - s.first + s.seats) % s.seats,
          Math.log(Math.max(SLIGHT, outlook.chance(seat))),
        ],
        seat * WIDTH,
      );
    }
    return left / modeOf(s).years;
  },
};
