import { describe, expect, test } from "vitest";
import { preview } from "#kernel/preview.ts";
import { seeded } from "#web/kit/ink.ts";
import { type OrderId, orders } from "../content/orders.ts";
import { xidit } from "../index.ts";
import { raging } from "../test/scene-spec.ts";
import { ordersOf, type Scene, scene } from "../test/scenes.ts";
import {
  type Draft,
  isWarning,
  nextWheel,
  orderTo,
  type PlanStep,
  readDraft,
  settledPart,
  stepsOf,
  toldBy,
  wishFor,
} from "./plan.ts";

/** The steps of a plan of the first seat, as the rules tell them. */
function planned(game: Scene, draft: Draft): PlanStep[] {
  const previewed = preview(xidit, game.s, 0, wishFor(draft));
  if (!previewed.ok) throw new Error(previewed.error.code);
  return stepsOf(game.view(0).seats[0]!.city!, draft, toldBy(draft, 0, previewed.preview));
}

/** A step in one word, with the reason of a lost order. */
const said = ({ outcome }: PlanStep): string =>
  outcome.kind === "lost" ? outcome.why : outcome.kind === "recruit" ? `recruit ${outcome.unit}` : outcome.kind;

const kinds = (game: Scene, plan: string): string[] => planned(game, ordersOf(plan)).map(said).slice(0, plan.length);

describe("a plan as the rules tell it", () => {
  test("follows the roads and warns where a colour is missing", () => {
    const steps = planned(scene({ at: [4] }), ["move-blue", "move-black", "wait", null, null, null]);
    expect(steps.map(said)).toEqual(["no-road", "move", "wait", "unset", "unset", "unset"]);
    expect(steps[0]).toMatchObject({ from: 4, to: 4 });
    expect(steps[1]).toMatchObject({ from: 4, to: 6 });
    expect(isWarning(steps[0]!.outcome)).toBe(true);
  });

  test("recruits the weakest unit, once per city", () => {
    expect(kinds(scene({ at: [1], recruits: { 1: [0, 1, 1, 0, 0] } }), "aa")).toEqual([
      "recruit archer",
      "already-recruited",
    ]);
  });

  test("names what a threat still misses, counting units recruited on the way", () => {
    // City 2 asks for one militia and one infantry; the black road leads there from city 1.
    const poor = planned(scene({ at: [1], threats: [2], recruits: { 1: [0, 1, 1, 0, 0] } }), ordersOf("aka"));
    expect(poor[2]!.outcome).toEqual({ kind: "lost", why: "units-missing", missing: [1, 0, 1, 0, 0] });
    const rich = scene({ at: [1], threats: [2], units: { 0: [1, 0, 1, 0, 0] } });
    expect(kinds(rich, "ka")).toEqual(["move", "eliminate"]);
  });

  test("XID-156, 157 slays one titan in a city and Year, and loses the orders after it", () => {
    const titans = [
      ["!titan-3a", "titan-3b"],
      ["!titan-4a", "titan-4b"],
      ["!titan-5a", "titan-5b"],
    ] as const;
    const game = scene({ at: [4], bare: [4], titans, units: { 0: [12, 0, 0, 0, 0] } });
    expect(kinds(game, "aaa")).toEqual(["titan", "already-eliminated-here", "already-eliminated-here"]);
    const weak = scene({ at: [4], bare: [4], titans: raging, units: { 0: [2, 0, 0, 0, 0] } });
    expect(kinds(weak, "a")).toEqual(["no-titan-affordable"]);
  });

  test("pays for a titan with units that a threat then lacks", () => {
    // City 2 asks for one militia and one infantry; the black road leads to it from city 1.
    const game = scene({ at: [1], bare: [1], threats: [2], titans: raging, units: { 0: [2, 0, 1, 0, 0] } });
    expect(kinds(game, "aka")).toEqual(["titan", "move", "units-missing"]);
  });

  test("is told as far as earlier orders are the same, while the rules are asked again", () => {
    const told = toldBy(ordersOf("kra"), 0, { end: "luck", events: [], pictures: [], look: null });
    const outcomes = [{ kind: "move", to: 2 }, { kind: "move", to: 18 }, { kind: "eliminate" }] as const;
    const steps = stepsOf(1, ["move-black", "move-blue", null, null, null, null], { ...told, outcomes });
    expect(steps.map(said)).toEqual(["move", "asking", "unset", "unset", "unset", "unset"]);
  });
});

const randomDraft = (random: () => number): OrderId[] =>
  Array.from({ length: 6 }, () => orders[Math.floor(random() * orders.length)]!.id);

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
    const fight = options.find(({ kind }) => kind === "fight");
    game.choose(game.asked[0]!, fight ?? (xidit.fallback(game.s, game.asked[0]!, options) as (typeof options)[number]));
  }
  const { events } = game;
  return toldBy(draft, 0, { end: "planned", events, pictures: [], look: null }).outcomes.map(outcome =>
    said({ order: null, from: 0, to: 0, outcome }),
  );
}

test.each([3, 4, 5])("%i seats: what a preview promises is what happens if nobody else moves", seats => {
  const random = seeded(seats);
  const promised = new Map<string, number>();
  const game = scene({ seats, seed: "forecast", units: { 0: [7, 5, 4, 5, 3] } });
  const worth = (steps: readonly string[]): number =>
    steps.reduce((sum, each) => sum + (each === "eliminate" ? 3 : each.startsWith("recruit") ? 1 : 0), 0);
  while (game.s.year < 8) {
    const drafts = Array.from({ length: 12 }, () => randomDraft(random)).map(draft => ({
      draft,
      steps: planned(game, draft).map(said),
    }));
    const { draft, steps } = drafts.reduce((a, b) => (worth(b.steps) > worth(a.steps) ? b : a));
    const truth = playAlone(game, draft);
    steps.forEach((each, wheel) => {
      promised.set(each, (promised.get(each) ?? 0) + 1);
      if (each !== "unknown") expect(truth[wheel]).toBe(each);
    });
  }
  expect(worth([...promised.keys()])).toBeGreaterThan(0);
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
