import { expect, test } from "vitest";
import { noOrders, type Orders, ordersChanged, ownOrders } from "#kernel/orders.ts";
import { type Windows, windowChanges, windowsOf } from "./windows.ts";

/** The orders of somebody in seat 2 after the switch was set, once and again. */
function after(...wanted: readonly Windows[]): Orders {
  return wanted.reduce<Orders>((orders, each, i) => {
    const changes = windowChanges(ownOrders(null, orders, false), each, [2]);
    return changes.reduce((now, change, j) => ordersChanged(now, change, `${i}.${j}`), orders);
  }, noOrders);
}
const read = (orders: Orders) => windowsOf(ownOrders(null, orders, false));

test("the switch of windows says what was chosen last, whatever was chosen before", () => {
  const ways: readonly Windows[] = ["ask", "skip", "pass"];
  for (const before of ways) for (const wanted of ways) expect(read(after(before, wanted))).toBe(wanted);
});

test("among people everything is asked until one wants it otherwise; against bots what is idle passes", () => {
  expect(windowsOf(ownOrders(null, noOrders, false))).toBe("ask");
  expect(windowsOf(ownOrders(null, noOrders, true))).toBe("skip");
});

test("always passing is one order for each own seat, gone with the next choice", () => {
  expect(after("pass").list).toMatchObject([{ seat: 2, answer: null, until: "withdrawn" }]);
  expect(after("pass", "pass").list).toHaveLength(1);
  expect(after("pass", "skip").list).toEqual([]);
});
