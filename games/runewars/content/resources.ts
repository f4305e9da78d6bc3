// The three resources; every faction has a dial for each.

export const resourceIds = ["food", "wood", "ore"] as const;
export type Resource = (typeof resourceIds)[number];
