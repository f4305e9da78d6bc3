// The settings of a table and of its seats (NOR-003, NOR-038, NOR-372).
import type { OptionSpec } from "#kernel/game.ts";
import { clanIds, colors } from "./content/clans.ts";
import { ANY } from "./setup.ts";
import { usualRulings } from "./state.ts";

/** Readings of rules that the rulebook leaves open; the register in RULES.md says why. */
const rulings: readonly OptionSpec[] = [
  { id: "kaija", values: ["alone", "together"], default: usualRulings.kaija, ruling: ["NOR-227"] },
  { id: "stuck", values: ["rest", "act"], default: usualRulings.stuck, ruling: ["NOR-342"] },
  { id: "upgrade", values: ["later", "now"], default: usualRulings.upgrade, ruling: ["NOR-076"] },
  { id: "valkyrie", values: ["closed", "open"], default: usualRulings.valkyrie, ruling: ["NOR-351"] },
  {
    id: "borders",
    values: ["any", "regular"],
    default: usualRulings.borders,
    ruling: ["NOR-254", "NOR-261", "NOR-266"],
  },
  { id: "unrest", values: ["debt", "floor"], default: usualRulings.unrest, ruling: ["NOR-202"] },
];

/** Settings of the table; teams need exactly four seats (NOR-278). */
export const options: readonly OptionSpec[] = [
  { id: "years", values: ["7", "10"], default: "7" },
  { id: "creatures", values: ["none", "some", "more"], default: "none" },
  {
    id: "teams",
    values: ["off", "on"],
    default: "off",
    seats: [4],
    teams: {
      on: [
        [0, 2],
        [1, 3],
      ],
    },
  },
  ...rulings,
];

/** Settings of a seat. */
export const seatOptions: readonly OptionSpec[] = [
  { id: "clan", values: [ANY, ...clanIds], default: ANY, unique: true },
  { id: "color", values: [ANY, ...colors.map(color => color.id)], default: ANY, unique: true },
];
