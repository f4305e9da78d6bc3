// The settings of a table and of its seats (HLAS-001, HLAS-025, HLAS-371).
import type { OptionSpec } from "#kernel/game.ts";
import { factionIds } from "./content/factions.ts";
import { soloLevelIds } from "./content/solo-levels.ts";
import { CHOOSE } from "./setup.ts";
import { ruledBy, usualRulings } from "./state.ts";

/** Readings of rules that the rulebook leaves open. */
const rulings: readonly OptionSpec[] = [
  { id: "retreat", values: ["home", "shore"], default: usualRulings.retreat, ruling: [ruledBy.retreat] },
  { id: "edge", values: ["open", "closed"], default: usualRulings.edge, ruling: [ruledBy.edge] },
  { id: "tokens", values: ["score", "nothing"], default: usualRulings.tokens, seats: [1], ruling: [ruledBy.tokens] },
  { id: "copy", values: ["effect", "cast"], default: usualRulings.copy, ruling: [ruledBy.copy] },
];

/** Teams need exactly four seats; one seat plays against the solo enemy. */
export const options: readonly OptionSpec[] = [
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
  // HLAS-480 How strong the solo enemy is.
  { id: "difficulty", values: soloLevelIds, default: "page", seats: [1] },
  ...rulings,
];

/** A faction named here is taken before the game, the others are chosen in it. */
export const seatOptions: readonly OptionSpec[] = [
  { id: "faction", values: [CHOOSE, ...factionIds], default: CHOOSE, unique: true },
];
