// Versions of our own designs: what a game that was begun on earlier ones keeps (TYT-236).
import { table } from "#kernel/content.ts";
import type { Frequency, UsableId } from "./effects.ts";
import { usableOf } from "./usables.ts";

/** The version that new games are played with. */
export const DESIGNS = 2;

/** By version what was different then: how often something could be used. */
const earlier: Readonly<Record<string, Readonly<Record<string, Frequency>>>> = table("tytani", "earlierDesigns", {
  "1": { "russia-streltsy-volley": "battle" },
});

/** TYT-145, TYT-146, TYT-247: how often something may be used in a game of these designs. */
export const frequencyOf = (designs: number, id: UsableId): Frequency =>
  earlier[designs]?.[id] ?? usableOf(id).frequency;
