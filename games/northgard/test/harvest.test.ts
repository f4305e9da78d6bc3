import { describe, expect, test } from "vitest";
import { winterCostOf } from "../content/numbers.ts";
import type { Spec } from "./scene-spec.ts";
import { scene } from "./scenes.ts";

// start.n with tile-17 is closed (2 tiles); start.e, tile-07.m, tile-06.w closed (3 tiles).
const closedTwo: Spec["map"] = ["start 0 0 0", "tile-17 0 -1 2"];
const closedThree: Spec["map"] = ["start 0 0 0", "tile-07 1 0 0", "tile-06 2 0 0"];
const gained = (it: ReturnType<typeof scene>, seat: number) =>
  it.seen("resourcesGained").filter(event => event.seat === seat && event.cause === "harvest");

describe("harvest", () => {
  test("NOR-188 the steps are done in turn order from the First Player", () => {
    const it = scene({
      map: closedThree,
      seats: 2,
      first: 1,
      units: ["0 1,0:m 1", "1 2,0:s 1"],
      step: "harvest",
    });
    expect(gained(it, 0)).toHaveLength(1);
    expect(
      it.events
        .filter(event => event.type === "resourcesGained")
        .map(event => (event.type === "resourcesGained" ? event.seat : -1)),
    ).toEqual([1, 0]);
  });

  test("NOR-189 a closed territory of two tiles brings 1 glory, one of three or more 2; an open one nothing", () => {
    const two = scene({
      map: closedTwo,
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      step: "harvest",
    });
    expect([two.clan(0).glory, two.clan(1).glory]).toEqual([1, 0]);
    const three = scene({
      map: closedThree,
      units: ["0 1,0:m 1", "1 0,0:s 1"],
      step: "harvest",
    });
    expect(three.clan(0).glory).toBe(2);
  });

  test("NOR-191, NOR-192 a resource for each icon and producing building, in open and closed land", () => {
    const it = scene({
      map: closedThree,
      units: ["0 1,0:m 1", "0 2,0:s 1", "1 0,0:s 1"],
      buildings: ["1,0:m granary"],
      step: "harvest",
    });
    // tile-07.m food and a Granary, tile-06.w wood (closed); tile-06.s lore (open).
    expect(gained(it, 0)).toMatchObject([{ food: 2, wood: 1, lore: 1 }]);
    expect(gained(it, 1)).toEqual([]);
  });

  test("NOR-EX-01 harvest and winter of three players", () => {
    // Red: the closed land of three tiles (2 glory). Purple: open land. Yellow: another closed land of three tiles.
    const it = scene({
      seats: 3,
      map: ["start 0 0 0", "tile-07 1 0 0", "tile-06 2 0 0", "tile-08 -1 0 0", "tile-01 -2 0 1"],
      units: ["0 1,0:m 4", "1 0,0:s 7", "2 -1,0:m 3"],
      loose: [
        "1,0:m granary",
        "1,0:m granary",
        "1,0:m menhir",
        "1,0:m menhir",
        "0,0:s granary",
        "0,0:s granary",
        "0,0:s woodcutters-lodge",
        "-1,0:m woodcutters-lodge",
        "-1,0:m menhir",
        "-1,0:m menhir",
        "-1,0:m menhir",
      ],
      step: "harvest",
    });
    while (it.place === "harvest.trade") it.choose({ kind: "done" });
    expect(it.s.clans.map(clan => clan.glory)).toEqual([2, 0, 2]);
    expect(gained(it, 0)).toMatchObject([{ food: 3, wood: 1, lore: 2 }]);
    expect(gained(it, 1)).toMatchObject([{ food: 2, wood: 1, lore: 0 }]);
    expect(gained(it, 2)).toMatchObject([{ food: 1, wood: 1, lore: 3 }]);
    expect(it.seen("winterPaid").map(({ units, food, wood, isShort }) => [units, food, wood, isShort])).toEqual([
      [4, 1, 0, false],
      [7, 2, 0, false],
      [3, 0, 0, false],
    ]);
    expect(it.seen("unrestTaken")).toEqual([]);
  });

  test("NOR-193, NOR-392 any three resources for one of choice, as often as possible", () => {
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      resources: [[2, 2, 2]],
      step: "harvest",
    });
    expect([it.place, it.seat]).toEqual(["harvest.trade", 0]);
    expect(it.offered("exchange").map(option => option.take)).toEqual(["food", "wood", "lore"]);
    it.choose({ kind: "exchange", take: "lore" });
    expect(it.options).toEqual([
      { kind: "give", food: 0, wood: 1, lore: 2 },
      { kind: "give", food: 0, wood: 2, lore: 1 },
      { kind: "give", food: 1, wood: 0, lore: 2 },
      { kind: "give", food: 1, wood: 1, lore: 1 },
      { kind: "give", food: 1, wood: 2, lore: 0 },
      { kind: "give", food: 2, wood: 0, lore: 1 },
      { kind: "give", food: 2, wood: 1, lore: 0 },
    ]);
    it.choose({ kind: "give", food: 2, wood: 1, lore: 0 });
    expect(it.resources(0)).toEqual([0, 1, 3]);
    it.choose({ kind: "exchange", take: "food" });
    expect([it.place, it.options.length]).toEqual(["harvest.giveResources", 2]);
    it.choose({ kind: "give", food: 0, wood: 0, lore: 3 });
    expect(it.resources(0)).toEqual([1, 1, 0]);
    // Two resources are left: no more exchange.
    expect(it.place).not.toBe("harvest.trade");
  });

  test("NOR-193 three resources are enough, and are given without a question, for there is one mix of them", () => {
    const it = scene({ units: ["0 0,0:n 1", "1 0,0:s 1"], resources: [[2, 0, 1]], step: "harvest" });
    it.choose({ kind: "exchange", take: "wood" });
    expect([it.resources(0), it.place === "harvest.giveResources"]).toEqual([[0, 1, 0], false]);
  });

  test("NOR-194, NOR-369 glory is hidden from others, everything else is open", () => {
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      resources: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      glory: [7, 8],
    });
    const view = it.look(0).view;
    expect(view.clans.map(clan => clan.glory)).toEqual([7, null]);
    expect(view.clans.map(({ food, wood, lore }) => [food, wood, lore])).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(it.look("spectator").view.clans.map(clan => clan.glory)).toEqual([null, null]);
  });

  test("NOR-437, NOR-EX-57 exchange before winter; winter itself offers none", () => {
    const spec: Spec = {
      units: ["0 0,0:n 7", "1 0,0:s 1"],
      resources: [[1, 3, 0]],
      step: "harvest",
      piles: [["start-move"], ["start-move"]],
    };
    const wise = scene(spec);
    wise.choose({ kind: "exchange", take: "food" }, { kind: "give", food: 0, wood: 3, lore: 0 });
    expect(wise.seen("winterPaid")[0]).toMatchObject({ seat: 0, food: 2, isShort: false });
    const late = scene(spec);
    late.choose({ kind: "done" });
    expect(late.seen("winterPaid")[0]).toMatchObject({ seat: 0, food: 1, isShort: true });
    expect(late.clan(0).wood).toBe(3);
    expect(late.seen("unrestTaken")).toEqual([{ type: "unrestTaken", seat: 0 }]);
  });
});

describe("winter", () => {
  test("NOR-195 a view says what winter costs now, and from how many units on it costs more", () => {
    const shown = (units: number) => scene({ units: [`0 0,0:n ${units}`, "1 0,0:s 1"] }).look(0).view.clans[0]!.winter;
    expect(shown(3)).toMatchObject({ units: 3, food: 0, wood: 0, next: { fromUnits: 4, food: 1, wood: 0 } });
    expect(shown(12)).toMatchObject({ units: 12, food: 3, wood: 1, next: { fromUnits: 13, food: 4, wood: 2 } });
    expect(shown(13)).toMatchObject({ units: 13, food: 4, wood: 2, next: null });
  });

  test("NOR-195 what units cost", () => {
    const costs = [0, 3, 4, 6, 7, 9, 10, 12, 13, 14].map(units => [
      units,
      winterCostOf(units).food,
      winterCostOf(units).wood,
    ]);
    expect(costs).toEqual([
      [0, 0, 0],
      [3, 0, 0],
      [4, 1, 0],
      [6, 1, 0],
      [7, 2, 0],
      [9, 2, 0],
      [10, 3, 1],
      [12, 3, 1],
      [13, 4, 2],
      [14, 4, 2],
    ]);
    const it = scene({
      first: 1,
      units: ["0 0,0:n 13", "1 0,0:s 10"],
      resources: [
        [5, 5, 0],
        [5, 5, 0],
      ],
      step: "payForWinter",
    });
    expect(it.seen("winterPaid").map(({ seat, food, wood }) => [seat, food, wood])).toEqual([
      [1, 3, 1],
      [0, 4, 2],
    ]);
  });

  test("NOR-196, NOR-228 Kaija is not counted", () => {
    const it = scene({
      clans: ["bear", "goat"],
      units: ["0 0,0:n 3", "1 0,0:s 1"],
      kaija: "0,0:n",
      resources: [[5, 0, 0]],
      step: "payForWinter",
    });
    expect(it.seen("winterPaid")[0]).toMatchObject({ units: 3, food: 0 });
  });

  test("NOR-197 who can pay must; nobody is asked", () => {
    const it = scene({
      units: ["0 0,0:n 7", "1 0,0:s 1"],
      resources: [[2, 0, 0]],
      step: "payForWinter",
    });
    expect(it.clan(0).food).toBe(0);
    expect(it.s.unrest).toBe(10);
  });

  test("NOR-198, NOR-199, NOR-EX-39 who is short pays what there is of both and takes one Unrest on top of the pile", () => {
    const it = scene({
      units: ["0 0,0:n 11", "1 0,0:s 1"],
      resources: [[1, 4, 0]],
      step: "payForWinter",
      piles: [["start-move", "start-build", "start-recruit", "start-explore"]],
    });
    expect(it.seen("winterPaid")[0]).toMatchObject({ food: 1, wood: 1, isShort: true });
    expect(it.resources(0)).toEqual([0, 3, 0]);
    expect(it.seen("unrestTaken")).toHaveLength(1);
    expect(it.s.unrest).toBe(9);
    // It was on top: the first card of the next year.
    expect(it.clan(0).hand[0]).toBe("unrest");
  });

  test("NOR-200 Unrest has no effect and costs 5 glory at the end", async () => {
    const { scoreOf } = await import("../rules/result.ts");
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      hands: [["unrest"]],
      discards: [["unrest"]],
      glory: [12, 0],
    });
    expect(it.offered("play")).toEqual([]);
    expect(scoreOf(it.s, 0)).toMatchObject({ glory: 12, unrest: -10 });
  });

  test("NOR-201, NOR-202, NOR-EX-40 without Unrest cards: 5 glory, also below 0, and the top card of the pile", () => {
    const it = scene({
      units: ["0 0,0:n 4", "1 0,0:s 1"],
      glory: [3, 0],
      unrest: 0,
      piles: [["start-move", "start-build"]],
      step: "payForWinter",
    });
    expect(it.clan(0).glory).toBe(-2);
    expect(it.seen("gloryLost")).toMatchObject([{ seat: 0, amount: 5 }]);
    expect(it.seen("cardDiscarded")).toMatchObject([{ seat: 0, card: "start-move" }]);
    const rich = scene({
      units: ["0 0,0:n 4", "1 0,0:s 1"],
      glory: [8, 0],
      unrest: 0,
      piles: [["start-move"]],
      step: "payForWinter",
    });
    expect(rich.clan(0).glory).toBe(3);
  });

  test("NOR-203 from an empty pile nothing is discarded", () => {
    const it = scene({
      units: ["0 0,0:n 4", "1 0,0:s 1"],
      glory: [8, 0],
      unrest: 0,
      discards: [["start-move"]],
      step: "payForWinter",
    });
    expect(it.seen("cardDiscarded")).toEqual([]);
  });
});
