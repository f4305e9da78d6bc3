// What tables of content and switches over them share.

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

/** Ends a switch over a union: adding a member without a case does not compile. */
export function assertNever(value: never): never {
  throw new Error(`no case for ${JSON.stringify(value)}`);
}
