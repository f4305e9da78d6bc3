// The template as the suite takes it. It is not in the registry: nobody plays it.
import type { Registered } from "#games/registry.ts";
import { beacons } from "../index.ts";

/** The template with its texts and checks. */
export const template: Registered = {
  game: beacons,
  texts: async language => (await (language === "pl" ? import("../i18n/pl.ts") : import("../i18n/en.ts"))).texts,
  checks: async () => (await import("./checks.ts")).checks,
};
