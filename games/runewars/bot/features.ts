// What chances to win are learned from: what everybody has, in dragon runes × 10. Which of the things that make this up win
// games cannot be told from few games; how surely a lead wins can.
import type { Features } from "#kernel/network.ts";
import { SEASONS_PER_YEAR, YEARS } from "../content/numbers.ts";
import type { Runewars } from "../state.ts";
import { worthsOf } from "./evaluate.ts";

/** What a seat may know of a world, in figures. */
export const features: Features<Runewars> = {
  names: ["worth"],
  fill(s, viewer, rows) {
    rows.set(worthsOf(s, viewer));
    return 1 - ((s.year - 1) * SEASONS_PER_YEAR + s.season) / (YEARS * SEASONS_PER_YEAR);
  },
};
