import { describe, expect, test } from "vitest";
import { seeded } from "#web/kit/ink.ts";
import { type OrderId, orders } from "../content/orders.ts";
import type { LostReason, XiditEvent } from "../state.ts";
import { type Scene, scene } from "../test/scenes.ts";
import type { SeatView, XiditView } from "../view/view.ts";
import {
  emptyDraft,
  forecast,
  isWarning,
  nextWheel,
  type Outcome,
  orderTo,
  readDraft,
  settledPart,
  withOrder,
} from "./plan.ts";

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
    barracks: [9, 9, 9, 9, 9],
    path: {
      nextRecruitment: 5,
      nextThreat: 3,
      recruitmentPile: { count: 4, top: 8, tokens: null },
      threatPile: { count: 5, top: 9, tokens: null },
      discardedRecruitments: [],
      discardedThreats: [],
    },
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

const randomDraft = (random: () => number): OrderId[] =>
  Array.from({ length: 6 }, () => orders[Math.floor(random() * orders.length)]!.id);

function best<T>(list: readonly T[], worth: (each: T) => number): T {
  return list.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

/** Freeing cities brings more tokens than recruiting. */
function worthOf(steps: ReturnType<typeof forecast>): number {
  const worths: Partial<Record<Outcome["kind"], number>> = { recruit: 1, eliminate: 3 };
  return steps.reduce((sum, { outcome }) => sum + (worths[outcome.kind] ?? 0), 0);
}

const lostKinds: Readonly<Record<LostReason, Outcome["kind"]>> = {
  "no-road": "noRoad",
  "already-recruited": "recruitedAlready",
  "no-units-left": "nothingHere",
  "units-missing": "missing",
  "fought-titan-here": "nothingHere",
  "nothing-here": "nothingHere",
  "no-titan-affordable": "nothingHere",
  "already-eliminated-here": "nothingHere",
  declined: "titan",
};

/** What an event says of the order that caused it; null if it says nothing. */
function met(event: XiditEvent): string | null {
  switch (event.type) {
    case "moved":
      return "move";
    case "waited":
      return "wait";
    case "recruited":
      return `recruit ${event.unit}`;
    case "threatEliminated":
      return "eliminate";
    case "orderLost":
      return lostKinds[event.why];
    default:
      return null;
  }
}

/** What the orders of the first seat really meet while the others wait. */
function playAlone(game: Scene, draft: readonly OrderId[]): string[] {
  game.events = [];
  for (const order of draft) game.choose(0, { kind: "order", order });
  for (let seat = 1; seat < game.s.seats; seat++) {
    for (let wheel = 0; wheel < draft.length; wheel++) game.choose(seat, { kind: "order", order: "wait" });
  }
  for (let seat = 0; seat < game.s.seats; seat++) game.choose(seat, { kind: "confirm" });
  while (game.where !== "year.plan") {
    const options = game.options();
    game.choose(game.asked[0]!, options.find(({ kind }) => kind === "decline") ?? options[0]!);
  }
  return game.events.flatMap(event => ("seat" in event && event.seat === 0 && met(event)) || []);
}

describe("the tokens that a plan itself brings", () => {
  test("XID-115 the next threat comes when the plan frees a city, and can be met in the same Year", () => {
    // City 2 asks for one militia and one infantry, city 3 for two militia; a red road joins them.
    const steps = forecast(view(), seat(2, [3, 0, 1, 0, 0]), ["action", "move-red", "action", null, null, null]);
    expect(kinds(steps).slice(0, 3)).toEqual(["eliminate", "move", "eliminate"]);
    const poor = forecast(view(), seat(2, [2, 0, 1, 0, 0]), ["action", "move-red", "action", null, null, null]);
    expect(poor[2]!.outcome).toEqual({ kind: "missing", units: [1, 0, 0, 0, 0] });
  });

  test("XID-117 XID-118 the next recruits come when the plan takes the last one, as far as the Barracks have them", () => {
    // From 1 the red road leads to 12; token 12 shows three archers, one infantry and one battle mage.
    const tokens = [{ city: 1, side: "recruitment" as const, units: [0, 1, 0, 0, 0] }];
    const path = { ...view().path, nextRecruitment: 12 };
    const draft = ["action", "move-red", "action", null, null, null] as const;
    expect(forecast(view({ tokens, path }), seat(1), draft)[2]!.outcome).toEqual({ kind: "recruit", unit: "archer" });
    const short = forecast(view({ tokens, path, barracks: [9, 0, 0, 9, 1] }), seat(1), draft);
    expect(short[2]!.outcome).toEqual({ kind: "recruit", unit: "battle-mage" });
  });

  test("XID-130 XID-134 titans wake when the plan uses up the threats", () => {
    const pile = { count: 0, top: null, tokens: null };
    const dry = view({ path: { ...view().path, threatPile: pile } });
    const draft = ["action", "move-black", "action", null, null, null] as const;
    // From 2 the black road leads to 1, where no token lies in this scene.
    const tokens = [{ city: 2, side: "threat" as const, units: null }];
    const rich = seat(2, [4, 0, 1, 0, 0]);
    expect(kinds(forecast({ ...dry, tokens }, rich, draft))[2]).toBe("titan");
    expect(kinds(forecast({ ...view(), tokens }, rich, draft))[2]).toBe("nothingHere");
  });

  test.each([3, 4, 5])("%i seats: what a forecast promises is what happens if nobody else moves", seats => {
    const random = seeded(seats);
    const promised = new Map<string, number>();
    const game = scene({ seats, seed: "forecast", units: { 0: [7, 5, 4, 5, 3] } });
    while (game.s.year < 12) {
      const view = game.view(0);
      const stepsOf = (draft: readonly OrderId[]) => forecast(view, view.seats[0]!, draft);
      const draft = best(
        Array.from({ length: 300 }, () => randomDraft(random)),
        each => worthOf(stepsOf(each)),
      );
      const truth = playAlone(game, draft);
      stepsOf(draft).forEach(({ outcome }, i) => {
        promised.set(outcome.kind, (promised.get(outcome.kind) ?? 0) + 1);
        const said = outcome.kind === "recruit" ? `recruit ${outcome.unit}` : outcome.kind;
        // Where nothing is promised a token may come that nobody could know.
        if (said !== "nothingHere") expect(truth[i]).toBe(said);
      });
    }
    expect(promised.get("recruit")).toBeGreaterThan(3);
    expect(promised.get("eliminate")).toBeGreaterThan(9);
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
