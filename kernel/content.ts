// What tables of content and switches over them share.

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
