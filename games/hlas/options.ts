// The settings of a table and of its seats (HLAS-001, HLAS-025, HLAS-371).
import type { OptionSpec } from "#kernel/game.ts";
import { factionIds } from "./content/factions.ts";
import { CHOOSE } from "./setup.ts";

/** Teams need exactly four seats; one seat plays against the solo enemy. */
export const options: readonly OptionSpec[] = [{ id: "teams", values: ["off", "on"], default: "off", seats: [4] }];

/** A faction named here is taken before the game, the others are chosen in it. */
export const seatOptions: readonly OptionSpec[] = [
  { id: "faction", values: [CHOOSE, ...factionIds], default: CHOOSE, unique: true },
];
