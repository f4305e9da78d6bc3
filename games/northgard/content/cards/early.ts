// The sixteen Early Development cards.
import { build, draw, explore, move, recruit } from "../effects.ts";
import type { CardRow } from "./spec.ts";
import { basicActions } from "./starting.ts";

/** Early Development cards by id. */
export const earlyCards = {
  negotiation: {
    glory: 2,
    flash: false,
    icons: ["draw"],
    effects: [{ op: "choose-one", options: [[{ op: "take-discarded" }], [draw(1)]] }],
    source: "public",
  },
  scouts: { glory: 2, flash: true, icons: ["explore"], effects: [explore()], source: "public" },
  "town-hall": { glory: 1, flash: true, icons: ["recruit"], effects: [recruit(1)], source: "public" },
  merchant: { glory: 1, flash: false, icons: ["draw"], effects: [draw(1, 2)], source: "public" },
  militia: { glory: 0, flash: true, icons: ["move"], effects: [move(2)], source: "public" },
  "improved-villager-tools": { glory: 2, flash: true, icons: ["build"], effects: [build()], source: "public" },
  recruitment: {
    glory: 1,
    flash: false,
    icons: ["recruit"],
    effects: [recruit(2, "controlled", true)],
    source: "public",
  },
  "market-place": { glory: 0, flash: false, icons: ["draw"], effects: [draw(2)], source: "public" },
  mercenary: {
    glory: 1,
    flash: false,
    icons: ["recruit"],
    effects: [recruit(1, "controlled-or-neutral")],
    source: "public",
  },
  intimidate: {
    glory: 0,
    flash: false,
    icons: ["move"],
    effects: [move(2, { flags: ["push-1-defender"] })],
    source: "public",
  },
  feast: {
    glory: 0,
    flash: false,
    icons: ["recruit", "move", "explore", "build"],
    effects: [{ op: "choose-one", options: basicActions }],
    source: "public",
  },
  "scout-camp": { glory: 1, flash: false, icons: ["explore"], effects: [explore({ redraw: 1 })], source: "public" },
  shieldbearers: {
    glory: 0,
    flash: false,
    icons: ["move"],
    effects: [move(2, { flags: ["cancel-1-skull"] })],
    source: "public",
  },
  bodyguard: { glory: 0, flash: true, icons: ["move"], effects: [move(1, { axes: 1 })], source: "public" },
  "simple-living": { glory: 1, flash: false, icons: ["build"], effects: [build({ discount: 1 })], source: "public" },
  "future-sight": {
    glory: 0,
    flash: false,
    icons: ["special"],
    effects: [{ op: "take-display-card" }],
    source: "public",
  },
} as const satisfies Record<string, CardRow>;
