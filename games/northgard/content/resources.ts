// NOR-011 The three resources.
import { frozen, type Source, table } from "#kernel/content.ts";

/** The id of a resource. */
export type Resource = "food" | "wood" | "lore";

/** Every resource with its tokens; the tokens are a counter only, the supply has no end (NOR-007). */
export const resources: readonly { id: Resource; tokens: number; multipliers: number; source: Source }[] = table(
  "northgard",
  "resources",
  [
    { id: "food", tokens: 30, multipliers: 5, source: "rulebook" },
    { id: "wood", tokens: 25, multipliers: 5, source: "rulebook" },
    { id: "lore", tokens: 20, multipliers: 5, source: "rulebook" },
  ],
);

/** The ids in their usual order. */
export const resourceIds: readonly Resource[] = frozen(["food", "wood", "lore"]);
