// Ore builds, Mana pays for spells and Tactic cards, Food recruits.

export const resourceIds = ["ore", "mana", "food"] as const;
export type Resource = (typeof resourceIds)[number];

/** An amount of each resource; what is absent is 0. */
export type Price = { readonly [R in Resource]?: number };
