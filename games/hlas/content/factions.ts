// The four factions.
import { frozen, table } from "#kernel/content.ts";
import type { Faction, FactionId } from "./faction.ts";
import { dwarves } from "./factions/dwarves.ts";
import { elves } from "./factions/elves.ts";
import { humans } from "./factions/humans.ts";
import { orcs } from "./factions/orcs.ts";

export const factions: Readonly<Record<FactionId, Faction>> = table("hlas", "factions", {
  humans,
  orcs,
  dwarves,
  elves,
});
export const factionIds: readonly FactionId[] = frozen(["humans", "orcs", "dwarves", "elves"]);
