// What tables of content and switches over them share.
import { packed, packedTexts } from "./packs.ts";

/** Where an entry comes from: the rulebook, public pages about the game, or our own design where both are silent. */
export type Source = "rulebook" | "public" | "designed";

/** Freezes a table to the bottom and returns it, so that no rule can change a card. */
export function frozen<T>(table: T): T {
  if (typeof table === "object" && table !== null && !Object.isFrozen(table)) {
    for (const entry of Object.values(table)) frozen(entry);
    Object.freeze(table);
  }
  return table;
}

/** A table of a game's content as it is played, with what the installed pack changes; its name is what packs call it. */
export const table = <T>(game: string, name: string, entries: T): T => frozen(packed(game, name, entries));

/** A game's names and texts in one language as they are shown, with what the installed pack changes. */
export const named = <T>(game: string, language: string, names: T): T => frozen(packedTexts(game, language, names));

/** Ends a switch over a union: adding a member without a case does not compile. */
export function assertNever(value: never): never {
  throw new Error(`no case for ${JSON.stringify(value)}`);
}
