// The five symbols of an order wheel, and the limits of a Year and of the personal pieces.

import { type Source, table } from "#kernel/content.ts";
import type { RoadColor } from "./cities.ts";

/** The id of an order. */
export type OrderId = "move-black" | "move-red" | "move-blue" | "action" | "wait";

/** One symbol of a wheel. */
export interface Order {
  readonly id: OrderId;
  /** The road a move follows; null for the other orders. */
  readonly color: RoadColor | null;
  readonly source: Source;
}

/** Every order. */
export const orders: readonly Order[] = table<Order[]>("xidit", "orders", [
  { id: "move-black", color: "black", source: "rulebook" },
  { id: "move-red", color: "red", source: "rulebook" },
  { id: "move-blue", color: "blue", source: "rulebook" },
  { id: "action", color: null, source: "rulebook" },
  { id: "wait", color: null, source: "rulebook" },
]);

/** Numbers printed in the rulebook. */
export const limits = table("xidit", "limits", {
  wheels: 6,
  guildHeight: 4,
  floors: 15,
  bards: 20,
  /** Tokens that Reinforcements leave in the Recruitment pile. */
  reinforcements: 2,
});
