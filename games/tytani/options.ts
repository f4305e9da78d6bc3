// The settings of a table: a scenario for the number of Nations, and the modes, which combine freely (TYT-235, TYT-270).
import type { OptionSpec } from "#kernel/game.ts";
import { scenariosFor } from "./content/scenarios.ts";
import { difficultyIds } from "./content/solo.ts";

/** TYT-034: side A first, as suggested for first games. */
const scenario = (id: string, seats: number, ...nations: readonly number[]): OptionSpec => {
  const values = scenariosFor(...nations);
  return { id, values, default: values[0]!, seats: [seats] };
};

const withPeople = [2, 3, 4];

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
];

/** Nations are chosen at the table (TYT-037): a seat has no settings. */
export const seatOptions: readonly OptionSpec[] = [];
