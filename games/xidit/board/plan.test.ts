import { describe, expect, test } from "vitest";
import type { SeatView, XiditView } from "../view/view.ts";
import { emptyDraft, forecast, isWarning, nextWheel, orderTo, readDraft, settledPart, withOrder } from "./plan.ts";

const seat = (city: number, units = [0, 0, 0, 0, 0], recruitedIn: number[] = []): SeatView =>
  ({ city, units, recruitedIn, threatIn: [], titanIn: [] }) as unknown as SeatView;

const view = (part: Partial<XiditView> = {}): XiditView =>
  ({
    seats: [{}, {}, {}, {}],
    tokens: [
      { city: 1, side: "recruitment", units: [0, 1, 1, 0, 0] },
      { city: 2, side: "threat", units: null },
    ],
    titans: [{ units: 3, count: 2, raging: null }],
    ...part,
  }) as unknown as XiditView;

const kinds = (steps: ReturnType<typeof forecast>) => steps.map(({ outcome }) => outcome.kind);

describe("the forecast of a plan", () => {
  test("follows the roads and warns where a colour is missing", () => {
    const steps = forecast(view(), seat(4), ["move-blue", "move-black", "wait", null, null, null]);
    expect(steps[0]).toMatchObject({ from: 4, to: 4, outcome: { kind: "noRoad", color: "blue" } });
    expect(steps[1]).toMatchObject({ from: 4, to: 6, outcome: { kind: "move", color: "black" } });
    expect(kinds(steps).slice(2)).toEqual(["wait", "unset", "unset", "unset"]);
    expect(isWarning(steps[0]!.outcome)).toBe(true);
  });

  test("recruits the weakest unit, once per city", () => {
    const steps = forecast(view(), seat(1), ["action", "action", null, null, null, null]);
    expect(steps[0]!.outcome).toEqual({ kind: "recruit", unit: "archer" });
    expect(steps[1]!.outcome).toEqual({ kind: "recruitedAlready" });
  });

  test("names what a threat still misses, counting units recruited on the way", () => {
    // City 2 asks for one militia and one infantry.
    const poor = forecast(view(), seat(1), ["action", "move-black", "action", null, null, null]);
    expect(poor[2]!.outcome).toEqual({ kind: "missing", units: [1, 0, 1, 0, 0] });
    const rich = forecast(view(), seat(1, [1, 0, 1, 0, 0]), ["move-black", "action", "action", null, null, null]);
    expect(kinds(rich).slice(0, 3)).toEqual(["move", "eliminate", "nothingHere"]);
  });

  test("offers a titan in an empty city to whoever can pay it", () => {
    const awake = view({ titans: [{ units: 3, count: 2, raging: "titan-3a" }] });
    expect(kinds(forecast(awake, seat(7, [3, 0, 0, 0, 0]), withOrder(emptyDraft, 0, "action")))[0]).toBe("titan");
    expect(kinds(forecast(awake, seat(7, [2, 0, 0, 0, 0]), withOrder(emptyDraft, 0, "action")))[0]).toBe("nothingHere");
  });
});

describe("drafts", () => {
  test("the next wheel is the first unset one after the last touched, then from the start", () => {
    const draft = [null, "wait", "wait", null, "wait", "wait"] as const;
    expect(nextWheel(draft, 1)).toBe(3);
    expect(nextWheel(draft, 3)).toBe(0);
    expect(nextWheel(["wait", "wait", "wait", "wait", "wait", "wait"], 2)).toBeNull();
  });

  test("only the part without a gap can be kept at the table", () => {
    expect(settledPart(["wait", "action", null, "wait", null, null])).toEqual(["wait", "action"]);
  });

  test("anything that is no plan is refused when read back", () => {
    expect(readDraft(["wait", null, null, null, null, null])).toEqual(["wait", null, null, null, null, null]);
    expect(readDraft(["fly", null, null, null, null, null])).toBeNull();
    expect(readDraft(["wait"])).toBeNull();
    expect(readDraft(null)).toBeNull();
  });

  test("a neighbour is reached by the road that leads there", () => {
    expect(orderTo(1, 2)).toBe("move-black");
    expect(orderTo(1, 12)).toBe("move-red");
    expect(orderTo(1, 21)).toBeNull();
  });
});
