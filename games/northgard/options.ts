// The settings of a table and of its seats (NOR-003, NOR-038, NOR-372).
import type { OptionSpec } from "#kernel/game.ts";
import { clanIds, colors } from "./content/clans.ts";
import { ANY } from "./setup.ts";

/** Settings of the table; teams need exactly four seats (NOR-278). */
export const options: readonly OptionSpec[] = [
  { id: "years", values: ["7", "10"], default: "7" },
  { id: "creatures", values: ["none", "some", "more"], default: "none" },
  { id: "teams", values: ["off", "on"], default: "off", seats: [4] },
];

/** Settings of a seat. */
export const seatOptions: readonly OptionSpec[] = [
  { id: "clan", values: [ANY, ...clanIds], default: ANY, unique: true },
  { id: "color", values: [ANY, ...colors.map(color => color.id)], default: ANY, unique: true },
];
