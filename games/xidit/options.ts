// The settings of a table and of its seats.
import type { OptionSpec } from "#kernel/game.ts";
import { colors } from "./content/colors.ts";
import { levelIds, virtualStart } from "./content/modes.ts";
import { usualRulings } from "./state.ts";

const firstPlayers = ["random", "1", "2", "3", "4", "5"];

const { titanLimit, titanAfter, waitingFloor, seatTie, virtualTie } = usualRulings;

/** What the rulebook leaves open; RULES.md has a register of it. */
const rulings: readonly OptionSpec[] = [
  { id: "titanLimit", values: ["player", "city"], default: titanLimit, ruling: ["XID-157"] },
  { id: "titanAfter", values: ["elimination", "action"], default: titanAfter, ruling: ["XID-159"] },
  { id: "waitingFloor", values: ["after", "before"], default: waitingFloor, ruling: ["XID-180"] },
  { id: "seatTie", values: ["farthest", "nearest"], default: seatTie, ruling: ["XID-205"] },
  { id: "virtualTie", values: ["last", "any"], default: virtualTie, seats: [3], ruling: ["XID-233"] },
];

/** The levels of the virtual player, from easy to hard. */
const byStrength = levelIds.toSorted((a, b) => virtualStart[a][0]! - virtualStart[b][0]!);

/** Settings of the table. */
export const options: readonly OptionSpec[] = [
  { id: "years", values: ["long", "short"], default: "long" },
  // XID-040 A seat, or chance.
  ...[3, 4, 5].map(seats => ({
    id: "first",
    values: firstPlayers.slice(0, seats + 1),
    default: "random",
    seats: [seats],
  })),
  { id: "level", values: byStrength, default: "normal", seats: [3] },
  ...rulings,
];

/** Settings of a seat. */
export const seatOptions: readonly OptionSpec[] = [
  { id: "color", values: ["random", ...colors.map(({ id }) => id)], default: "random", unique: true },
];
