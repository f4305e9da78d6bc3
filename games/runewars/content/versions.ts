// Versions of our own designs. A game keeps the one it was begun with.
import type { ObjectiveId } from "./objectives.ts";

/** The version that new games are played with. */
export const DESIGNS = 3;

/** What was said on Objectives up to a version, by version. */
export type Until<T> = Readonly<Record<string, Readonly<Partial<Record<ObjectiveId, T>>>>>;

/** What an Objective said in a version; null if it says the same today. */
export function saidThen<T>(until: Until<T>, designs: number, id: ObjectiveId): T | null {
  for (let version = designs; version < DESIGNS; version++) {
    const said = until[version]?.[id];
    if (said) return said;
  }
  return null;
}
