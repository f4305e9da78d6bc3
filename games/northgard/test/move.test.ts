import { describe, expect, test } from "vitest";
import { landOf } from "../map/atlas.ts";
import type { Spec } from "./scene-spec.ts";
import { face, facing, scene } from "./scenes.ts";

// tile-22: s next to w and e over Regular Borders, w next to e; n behind Difficult Borders from w and e.
const valley: Spec["map"] = ["tile-22 0 0 0"];
const far = "1 0,0:n 1" as const;

describe("move", () => {
  test("NOR-116, NOR-118, NOR-119, NOR-120, NOR-EX-04 four moves: gather, split, cross a Difficult Border for two", () => {
    const it = scene({
      map: valley,
      units: ["0 0,0:s 2", "0 0,0:e 4"],
      hands: [["incursion"]],
    });
    it.play("incursion").march("0,0:s", "0,0:w", 1).march("0,0:s", "0,0:e");
    expect(it.frame("move").left).toBe(2);
    it.march("0,0:e", "0,0:n", 4);
    expect([it.units("0,0:w"), it.units("0,0:e"), it.units("0,0:n")]).toEqual([1, 1, 4]);
    expect([it.owner("0,0:w"), it.owner("0,0:e"), it.owner("0,0:n"), it.owner("0,0:s")]).toEqual([0, 0, 0, -1]);
  });

  test("NOR-117 the starting Move card gives one move", () => {
    const it = scene({ map: valley, units: ["0 0,0:s 2", far], hands: [["start-move"], ["start-move"]] });
    it.play("start-move").march("0,0:s", "0,0:w", 1);
    expect(it.seat).toBe(1);
  });

  test("NOR-118, NOR-379 one to all units of one own territory go to one neighbour", () => {
    const it = scene({ map: valley, units: ["0 0,0:s 3", far], hands: [["start-move"]] });
    it.play("start-move");
    expect(it.offered("march")).toEqual(
      expect.arrayContaining([
        { kind: "march", from: it.at("0,0:s"), to: it.at("0,0:w") },
        { kind: "march", from: it.at("0,0:s"), to: it.at("0,0:e") },
      ]),
    );
    expect(it.offered("march")).toHaveLength(2);
    it.choose({ kind: "march", from: it.at("0,0:s"), to: it.at("0,0:e") });
    expect(it.offered("send").map(option => option.units)).toEqual([1, 2, 3]);
  });

  test("NOR-119 the same units may move several times", () => {
    const it = scene({
      map: valley,
      units: ["0 0,0:s 1", "1 0,0:n 1"],
      hands: [["heroic-charge"]],
      chance: [0, 0, 0, 0, 0, 0],
    });
    it.play("heroic-charge").march("0,0:s", "0,0:w").march("0,0:w", "0,0:e").march("0,0:e", "0,0:s");
    expect(it.units("0,0:s")).toBe(1);
    expect(landOf(it.s).list.filter(at => it.s.owner[at] === 0)).toEqual([it.at("0,0:s")]);
  });

  test("NOR-120, NOR-426 a Difficult Border needs two moves at once; the group shares the cost", () => {
    const one = scene({ map: valley, units: ["0 0,0:e 3"], hands: [["start-move"]] });
    expect(
      one
        .play("start-move")
        .offered("march")
        .map(option => option.to),
    ).not.toContain(one.at("0,0:n"));
    const two = scene({
      map: valley,
      units: ["0 0,0:e 3", "1 0,0:s 1"],
      hands: [["militia"], ["start-move"]],
    });
    two.play("militia").march("0,0:e", "0,0:n", 3);
    expect([two.units("0,0:n"), two.seat]).toEqual([3, 1]);
  });

  test("NOR-022, NOR-120, NOR-EX-24 a Regular Border beside the Difficult one makes it one move", () => {
    const it = scene({
      map: ["tile-14 0 0 0", "tile-12 1 0 0", "tile-13 0 -1 0", "tile-02 1 -1 0"],
      units: ["0 0,0:m 2", "1 0,0:s 1"],
      hands: [["start-move"]],
    });
    // The two north areas belong to one land only if the tiles above join them.
    it.play("start-move");
    expect(it.at("0,0:n")).toBe(it.at("1,0:n"));
    expect(it.offered("march").map(option => option.to)).toContain(it.at("0,0:n"));
  });

  test("NOR-121, NOR-EX-25 two cards cannot be added together for a Difficult Border; Militia alone can cross", () => {
    const spec: Spec = {
      map: ["tile-14 0 0 0"],
      units: ["0 0,0:m 2", "1 0,0:s 1"],
    };
    const it = scene({ ...spec, hands: [["bodyguard", "start-move", "militia"]] });
    const crossing = { kind: "march", from: it.at("0,0:m"), to: it.at("0,0:n") } as const;
    expect(it.play("bodyguard").offers(crossing)).toBe(false);
    it.stop().play("start-move");
    expect(it.offers(crossing)).toBe(false);
    it.stop().play("militia");
    expect(it.offers(crossing)).toBe(true);
  });

  test("NOR-122, NOR-123, NOR-124 units stop in enemy land; others may follow and fight with them; none can leave", () => {
    const it = scene({
      units: facing(3, 1),
      hands: [["incursion"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("incursion").march("0,0:w", "0,0:e", 1);
    expect(it.offered("march").map(option => option.from)).not.toContain(it.at("0,0:e"));
    expect(it.owner("0,0:e")).toBe(1);
    it.march("0,0:w", "0,0:e", 1).stop();
    expect(it.seen("combatStarted")[0]?.attack).toEqual([{ source: "units", axes: 2, skulls: 0 }]);
  });

  test("NOR-125, NOR-163, NOR-185, NOR-428, NOR-EX-56, NOR-381 all moves first, then the combats in the order of choice", () => {
    const it = scene({
      seats: 3,
      units: ["0 0,0:w 3", "1 0,0:e 2", "2 0,0:n 1"],
      hands: [["militia"], [], []],
      chance: [face("axes-2-skull"), face("axe-skull"), face("axes-2"), face("axes-3")],
    });
    it.play("militia").march("0,0:w", "0,0:e", 2).march("0,0:w", "0,0:n");
    expect([it.place, it.seat]).toEqual(["combats.chooseCombat", 0]);
    it.choose({ kind: "fight", at: it.at("0,0:e") });
    // Seat 0 wins 4 to 3, each side loses one. The survivor may go to the land seat 0 left, not to the pending combat.
    expect([it.place, it.seat]).toEqual(["retreat.chooseWhere", 1]);
    expect([...new Set(it.offered("retreat").map(option => option.to))].sort()).toEqual(
      [it.at("0,0:s"), it.at("0,0:w")].sort(),
    );
    expect(it.seen("combatStarted")).toHaveLength(1);
    it.choose({ kind: "retreat", to: it.at("0,0:w"), units: 1, kaija: false });
    // Only now the second combat; seat 0 loses 3 to 4 and can go only to the land just won.
    expect(it.seen("combatStarted")).toHaveLength(2);
    expect([it.owner("0,0:n"), it.owner("0,0:w"), it.owner("0,0:e")]).toEqual([2, 1, 0]);
    expect(it.units("0,0:e")).toBe(2);
  });

  test("NOR-126 the card's bonus counts in every combat it causes", () => {
    const it = scene({
      seats: 3,
      units: ["0 0,0:w 4", "1 0,0:e 1", "2 0,0:n 1"],
      hands: [["grizzled-warriors"]],
      chance: [1, 0, 1, 0],
    });
    it.play("grizzled-warriors").march("0,0:w", "0,0:e", 2).march("0,0:w", "0,0:n", 2);
    it.choose({ kind: "fight", at: it.at("0,0:e") });
    while (it.seen("combatStarted").length < 2) it.choose(it.options[0]!);
    for (const combat of it.seen("combatStarted"))
      expect(combat.attack).toContainEqual({ source: "card", axes: 2, skulls: 0 });
  });

  test("NOR-127 each Move card is resolved completely, combats included, before the next is played", () => {
    const it = scene({
      units: facing(5, 1),
      hands: [["bodyguard", "start-move"]],
      chance: [1, 0],
    });
    it.play("bodyguard").march("0,0:w", "0,0:e", 3);
    expect(it.combats).toHaveLength(1);
    while (it.place !== "turn.playOn") it.choose(it.options[0]!);
    it.play("start-move").march("0,0:w", "0,0:n", 1);
    expect(it.units("0,0:n")).toBe(1);
  });

  test("NOR-026, NOR-028, NOR-128, NOR-427 land left is neutral at once; neutral land entered is controlled and can be left by the next move", () => {
    const it = scene({
      units: ["0 0,0:w 2", "1 0,0:s 1"],
      hands: [["militia"]],
    });
    it.play("militia").march("0,0:w", "0,0:n", 2);
    expect([it.owner("0,0:w"), it.owner("0,0:n")]).toEqual([-1, 0]);
    expect(it.offered("march").map(option => option.from)).toEqual([it.at("0,0:n"), it.at("0,0:n")]);
    it.march("0,0:n", "0,0:e", 2);
    expect([it.owner("0,0:n"), it.owner("0,0:e")]).toEqual([-1, 0]);
  });

  test("NOR-129 one may stop after any number of moves, also none", () => {
    const it = scene({
      units: ["0 0,0:w 2", "1 0,0:s 1"],
      hands: [["militia"], ["start-move"]],
    });
    it.play("militia").stop();
    expect([it.units("0,0:w"), it.seat]).toEqual([2, 1]);
  });

  test("NOR-120, NOR-226, NOR-343 what cannot be moved says why", () => {
    const hard = scene({ map: valley, units: ["0 0,0:e 3"], hands: [["start-move"]] }).play("start-move");
    expect(hard.refusals).toContainEqual(
      expect.objectContaining({
        choice: { kind: "march", from: hard.at("0,0:e"), to: hard.at("0,0:n") },
        why: "needs-two-moves",
      }),
    );
    const kaija = scene({
      clans: ["bear", "goat"],
      units: ["1 0,0:e 1"],
      kaija: "0,0:w",
      hands: [["start-move"]],
    }).play("start-move");
    expect(kaija.whyNotFrom("0,0:w")).toEqual(["kaija-stays-out"]);
    expect(kaija.whyNotFrom("0,0:e")).toEqual(["not-yours"]);
    const bear = scene({
      units: ["0 0,0:w 2", "0 0,0:n 1", "1 0,0:e 1"],
      beasts: ["brown-bear-beige 0,0:w"],
      hands: [["start-move"]],
    }).play("start-move");
    expect(bear.whyNotFrom("0,0:w")).toEqual(["bear-holds"]);
    expect(bear.whyNotFrom("0,0:n")).toEqual(["not-adjacent"]);
  });
});
