// What all tables share: they are frozen to the bottom, and every entry says where it comes from.

/** Where an entry comes from: the rulebook, public sources, or our own design where both are silent. */
export type Source = "rulebook" | "public" | "designed";

/** Freezes a table to the bottom. */
export function frozen<T>(table: T): T {
  if (typeof table === "object" && table !== null) {
    for (const entry of Object.values(table)) frozen(entry);
    Object.freeze(table);
  }
  return table;
}
