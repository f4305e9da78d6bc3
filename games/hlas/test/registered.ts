// The game as the suite takes it.
import type { Registered } from "#games/registry.ts";
import { hlas } from "../index.ts";

/** The game with its texts and checks. */
export const registered: Registered = {
  game: hlas,
  texts: async language => (await (language === "pl" ? import("../i18n/pl.ts") : import("../i18n/en.ts"))).texts,
  checks: async () => (await import("./checks.ts")).checks,
};
