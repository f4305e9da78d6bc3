// The six starting cards of each colour.

import { frozen } from "#kernel/content.ts";
import { build, explore, move, recruit } from "../effects.ts";
import type { CardRow } from "./spec.ts";

/** The four basic actions, as Feast and Teamwork offer them. */
export const basicActions = frozen([[recruit(1)], [move(1)], [explore()], [build()]]);

/** Starting cards by id. */
export const startingCards = {
  "start-recruit": { glory: 0, flash: false, icons: ["recruit"], effects: [recruit(1)], source: "public" },
  "start-move": { glory: 0, flash: false, icons: ["move"], effects: [move(1)], source: "public" },
  "start-explore": { glory: 0, flash: false, icons: ["explore"], effects: [explore()], source: "public" },
  "start-build": { glory: 0, flash: false, icons: ["build"], effects: [build()], source: "public" },
  "start-feast": {
    glory: 0,
    flash: false,
    count: 2,
    icons: ["recruit", "move", "explore", "build"],
    effects: [{ op: "choose-one", options: basicActions }],
    source: "public",
  },
} as const satisfies Record<string, CardRow>;
