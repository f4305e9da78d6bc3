// What chances to win are learned from: what each power will probably have at the end. Which of the things that make this up
// win games cannot be told from few games; how surely a lead wins can.
import type { Features } from "#kernel/network.ts";
import type { Tytani } from "../state.ts";
import { worthsOf } from "./evaluate.ts";
import { roundsLeft } from "./outlook.ts";

/** What a seat may know of a world, in figures. */
export const features: Features<Tytani> = {
  names: ["worth"],
  covers: s => s.powers.length === s.seats && s.seats > 1,
  fill(s, viewer, rows) {
    rows.set(worthsOf(s, viewer));
    return roundsLeft(s) / s.rounds;
  },
};
