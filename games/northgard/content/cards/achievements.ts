// The seven Achievement cards, and Unrest: cards that are never played.
import { scorePer } from "../effects.ts";
import type { CardRow } from "./spec.ts";

/** Achievement cards by id. */
export const achievementCards = {
  builder: {
    glory: 0,
    flash: false,
    play: "never",
    icons: [],
    effects: [scorePer({ small: 1, large: 3 })],
    source: "public",
  },
  explorer: {
    glory: 0,
    flash: false,
    play: "never",
    icons: [],
    effects: [scorePer({ emptySmall: 1, emptyLarge: 3 })],
    source: "public",
  },
  "food-trader": {
    glory: 0,
    flash: false,
    play: "never",
    icons: [],
    effects: [scorePer({ food: 2 })],
    source: "public",
  },
  scholar: { glory: 0, flash: false, play: "never", icons: [], effects: [scorePer({ lore: 2 })], source: "public" },
  trapper: { glory: 0, flash: false, play: "never", icons: [], effects: [scorePer({ lair: 3 })], source: "public" },
  warlord: { glory: 0, flash: false, play: "never", icons: [], effects: [scorePer({ unit: 1 })], source: "public" },
  "wood-trader": {
    glory: 0,
    flash: false,
    play: "never",
    icons: [],
    effects: [scorePer({ wood: 2 })],
    source: "public",
  },
} as const satisfies Record<string, CardRow>;

/** Unrest. */
export const unrestCards = {
  unrest: {
    glory: 0,
    flash: false,
    count: 10,
    play: "never",
    icons: [],
    effects: [{ op: "none" }],
    source: "rulebook",
  },
} as const satisfies Record<string, CardRow>;
