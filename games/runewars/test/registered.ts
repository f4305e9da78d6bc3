// The game with what goes with it, as the registry would hand it to the suite.
import type { Registered } from "#games/registry.ts";
import { runewars } from "../index.ts";

export const registered: Registered = {
  game: runewars,
  texts: async language => (await (language === "pl" ? import("../i18n/pl.ts") : import("../i18n/en.ts"))).texts,
  checks: async () => (await import("./checks.ts")).checks,
};
