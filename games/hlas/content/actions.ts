// The Action Bar: nine slots, four of Capital actions and five of Command actions (HLAS-063).
import { frozen } from "#kernel/content.ts";

/** A slot of the Action Bar; the two Marches are two slots. */
export const slotIds = ["recruit", "build", "research", "tax", "march-1", "march-2", "sail", "fly", "cast"] as const;
export type SlotId = (typeof slotIds)[number];

/** What is done on a slot; "research" is Discover / Scribe. */
export type ActionId = "recruit" | "build" | "research" | "tax" | "march" | "sail" | "fly" | "cast";

export const actionOf: Readonly<Record<SlotId, ActionId>> = frozen<Record<SlotId, ActionId>>({
  recruit: "recruit",
  build: "build",
  research: "research",
  tax: "tax",
  "march-1": "march",
  "march-2": "march",
  sail: "sail",
  fly: "fly",
  cast: "cast",
});

/** How many slots of the bar, from the first on, are Capital actions: others may repeat those. */
export const CAPITAL_SLOTS = 4;
