// The game with what goes with it, as the list of games would have it.
import type { Registered } from "#games/registry.ts";
import { tytani } from "../index.ts";

/** Titans, for the suite that every game must pass. */
export const registered: Registered = {
  game: tytani,
  texts: async language => (await (language === "pl" ? import("../i18n/pl.ts") : import("../i18n/en.ts"))).texts,
  checks: async () => (await import("./checks.ts")).checks,
};
