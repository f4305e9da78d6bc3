// The settings of a table: a scenario for the number of Nations, and the modes, which combine freely (TYT-235, TYT-270).
import type { OptionSpec } from "#kernel/game.ts";
import { scenariosFor } from "./content/scenarios.ts";
import { difficultyIds } from "./content/solo.ts";
import { usualRulings } from "./state.ts";

/** TYT-034: side A first, as suggested for first games. */
const scenario = (id: string, seats: number, ...nations: readonly number[]): OptionSpec => {
  const values = scenariosFor(...nations);
  return { id, values, default: values[0]!, seats: [seats] };
};

const withPeople = [2, 3, 4];

const { retreat, capitalReturn, wallCard, fortressSite, titan, swaps } = usualRulings;

/** What the rulebook leaves open; RULES.md has a register of it. */
const rulings: readonly OptionSpec[] = [
  { id: "retreat", values: ["uncontrolled", "unoccupied"], default: retreat, ruling: ["TYT-155"] },
  { id: "wallCard", values: ["battle", "attack"], default: wallCard, ruling: ["TYT-121"] },
  { id: "fortressSite", values: ["elsewhere", "capital"], default: fortressSite, ruling: ["TYT-077"] },
  { id: "titan", values: ["step", "whole"], default: titan, ruling: ["TYT-178"] },
  { id: "capitalReturn", values: ["phase", "once"], default: capitalReturn, ruling: ["TYT-207"] },
  { id: "swaps", values: ["one", "many"], default: swaps, seats: withPeople, ruling: ["TYT-218"] },
];

/** Settings of the table. */
export const options: readonly OptionSpec[] = [
  scenario("scenario-1", 1, 2, 3),
  scenario("scenario-2", 2, 2),
  scenario("scenario-3", 3, 3),
  scenario("scenario-4", 4, 4),
  { id: "difficulty", values: difficultyIds, default: "captain", seats: [1] },
  { id: "placement", values: ["printed", "free"], default: "printed", seats: withPeople },
  { id: "capitals", values: ["destroyed", "captured"], default: "destroyed" },
  { id: "rounds", values: ["3", "4"], default: "3" },
  { id: "orders", values: ["basic", "advanced"], default: "basic", seats: withPeople },
  { id: "scores", values: ["hidden", "open"], default: "hidden" },
  ...rulings,
];

/** Nations are chosen at the table (TYT-037): a seat has no settings. */
export const seatOptions: readonly OptionSpec[] = [];
