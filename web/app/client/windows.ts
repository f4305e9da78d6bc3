// Windows in which one may let things be, and what a person's orders say of them.
import type { OrderChange, OwnOrders } from "#kernel/orders.ts";
import type { Seat } from "#kernel/procedure.ts";

/** Who answers in such windows: I do, the table where I can only pass, or the table always. */
export type Windows = "ask" | "skip" | "pass";

/** What a person's orders say of windows. */
export function windowsOf({ holds, skipsIdle, list }: OwnOrders): Windows {
  if (holds) return "ask";
  if (list.some(({ answer }) => answer === null)) return "pass";
  return skipsIdle ? "skip" : "ask";
}

/** The changes that make it so, one after the other. */
export function windowChanges(orders: OwnOrders, wanted: Windows, seats: readonly Seat[]): OrderChange[] {
  const all = orders.list.filter(({ answer }) => answer === null);
  const rest = wanted === "pass" ? [] : all.map(({ id }): OrderChange => ({ withdraw: id }));
  const given = wanted === "pass" ? seats : [];
  return [
    ...rest,
    ...given.map((seat): OrderChange => ({ give: { seat, answer: null, until: "withdrawn" } })),
    { holds: wanted === "ask", skipsIdle: wanted !== "ask" },
  ];
}
