// Cards about hands, piles and the display.
import { describe, expect, test } from "vitest";
import { at, cards, near, neighbours } from "./card-scenes.ts";
import type { Spec } from "./scene-spec.ts";
import { scene } from "./scenes.ts";

describe("cards of hands, piles and the display", () => {
  test("NOR-253 Future Sight cannot be used twice a year, nor copied by who has taken a card", () => {
    const it = scene({ units: near, hands: [["future-sight", "legendary-heroes"]], display: ["fishing", "spy"] });
    it.play("future-sight").choose({ kind: "take", card: "spy" });
    expect(it.clan(0).pile).toEqual(["spy"]);
    expect(it.offered("play")).toEqual([]);
  });

  test("NOR-253, NOR-273 in the last year it takes an Achievement, which counts at once", async () => {
    const { scoreOf } = await import("../rules/result.ts");
    const it = scene({
      units: near,
      hands: [["future-sight", "start-move"]],
      display: ["warlord", "trapper"],
      year: 7,
    });
    it.play("future-sight").choose({ kind: "take", card: "warlord" });
    expect(scoreOf(it.s, 0).achievements).toBe(3);
  });

  test("NOR-268, NOR-391 opponents are those with cards in hand; discarded cards go to their owner's pile", () => {
    const curse = scene({
      seats: 3,
      units: [...near, "2 0,0:n 1"],
      hands: [["ancestral-curse"], ["start-move", "fishing"], ["start-build"]],
      piles: [["start-move"]],
    });
    curse.play("ancestral-curse");
    expect([curse.seat, curse.offered("discard").map(option => option.card)]).toEqual([1, ["start-move", "fishing"]]);
    curse.choose({ kind: "discard", card: "fishing" }).choose({ kind: "discard", card: "start-build" });
    expect(curse.seen("cardDiscarded")).toMatchObject([
      { seat: 1, card: "fishing", cause: "curse" },
      { seat: 2, card: "start-build", cause: "curse" },
    ]);
    expect([curse.clan(1).discard, curse.clan(2).discard, curse.clan(0).hand]).toEqual([
      ["fishing"],
      ["start-build"],
      ["start-move"],
    ]);
    const spy = scene({
      seats: 3,
      units: [...near, "2 0,0:n 1"],
      hands: [["spy"], [], ["start-build"]],
      piles: [["start-move"]],
    });
    expect(spy.play("spy").options).toEqual([{ kind: "target", seat: 2 }]);
    const threat = scene({ units: near, hands: [["veiled-threats"], ["start-build", "start-move"]], chance: [1] });
    threat.play("veiled-threats").choose({ kind: "option", option: 0 }, { kind: "target", seat: 1 });
    expect(threat.clan(1)).toMatchObject({ hand: ["start-build"], discard: ["start-move"] });
  });

  test("NOR-268, NOR-371, NOR-391 Rapacious Exploitation: the victim gives two resources of its choice or discards the named card", () => {
    const spec: Spec = {
      clans: ["snake", "goat"],
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      hands: [["snake-rapacious-exploitation"], ["fishing", "start-move"]],
    };
    const pays = scene({
      ...spec,
      resources: [
        [0, 0, 0],
        [1, 1, 1],
      ],
    });
    pays.play("snake-rapacious-exploitation").stop().choose({ kind: "target", seat: 1 });
    expect(pays.look(0).view.peek).toEqual({ seat: 1, cards: ["fishing", "start-move"] });
    expect(pays.look("spectator").view.peek).toBeNull();
    pays.choose({ kind: "name", card: "fishing" });
    expect([pays.seat, pays.options.map(option => option.kind)]).toEqual([1, ["pay", "pay", "pay", "yield"]]);
    pays.choose({ kind: "pay", resource: "lore" });
    expect(pays.offers({ kind: "yield" })).toBe(false);
    pays.choose({ kind: "pay", resource: "food" });
    expect([pays.resources(0), pays.resources(1), pays.clan(1).hand]).toEqual([
      [1, 0, 1],
      [0, 1, 0],
      ["fishing", "start-move"],
    ]);
    const poor = scene({
      ...spec,
      resources: [
        [0, 0, 0],
        [1, 0, 0],
      ],
    });
    poor
      .play("snake-rapacious-exploitation")
      .stop()
      .choose({ kind: "target", seat: 1 }, { kind: "name", card: "fishing" });
    expect([poor.clan(1).discard, poor.resources(1)]).toEqual([["fishing"], [1, 0, 0]]);
  });

  test("NOR-268 only opponents with cards in hand are targets; what they discard goes to their own pile", () => {
    const spec: Spec = {
      seats: 3,
      clans: ["snake", "boar", "goat"],
      units: [...neighbours, "2 0,0:e 1"],
      hands: [["spy", "veiled-threats", "ancestral-curse", "snake-rapacious-exploitation"], [], ["start-move"]],
      piles: [["start-move"]],
      chance: [0],
    };
    const spy = scene(spec);
    spy.play("spy");
    expect(spy.options).toEqual([{ kind: "target", seat: 2 }]);
    const threat = scene(spec);
    threat.play("veiled-threats").choose({ kind: "option", option: 0 });
    expect(threat.options).toEqual([{ kind: "target", seat: 2 }]);
    threat.choose({ kind: "target", seat: 2 });
    expect([threat.clan(2).hand, threat.clan(2).discard]).toEqual([[], ["start-move"]]);
    const curse = scene(spec);
    curse.play("ancestral-curse");
    expect(at(curse)).toEqual(["curse.chooseDiscard", 2]);
    const demand = scene(spec);
    demand.play("snake-rapacious-exploitation").stop().choose({ kind: "target", seat: 2 });
    demand.choose({ kind: "name", card: "start-move" });
    // Who cannot pay loses the card unasked.
    expect(demand.clan(2).discard).toEqual(["start-move"]);
    const alone = scene({ ...spec, hands: [["snake-rapacious-exploitation"], [], []] });
    expect(cards(alone)).toEqual([]);
  });

  test("NOR-269 Protector of the Land draws one card for each closed land of three tiles, exactly", () => {
    const map: Spec["map"] = ["start 0 0 0", "tile-07 1 0 0", "tile-06 2 0 0", "tile-17 0 -1 2"];
    const spec: Spec = { clans: ["bear", "goat"], map, hands: [["bear-protector-of-the-land", "start-move"]] };
    const one = scene({
      ...spec,
      units: ["0 1,0:m 1", "0 0,0:n 1", "1 0,0:s 1"],
      piles: [["start-build", "start-recruit"]],
    });
    one.play("bear-protector-of-the-land");
    expect(one.clan(0).hand).toEqual(["start-move", "start-build"]);
    const none = scene({
      ...spec,
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      piles: [["start-build"]],
    });
    expect(none.offered("play").map(option => option.card)).toEqual(["start-move"]);
    const empty = scene({
      ...spec,
      units: ["0 1,0:m 1", "1 0,0:s 1"],
    });
    expect(empty.offered("play").map(option => option.card)).toEqual(["start-move"]);
  });

  test("NOR-269 Protector of the Land draws a card for each closed territory of three tiles", () => {
    const closed = ["tile-07 0 0 0", "start-5p 1 0 0", "tile-04 -1 0 0"] as const;
    const spec: Spec = {
      clans: ["bear", "boar"],
      map: closed,
      units: ["0 0,0:m 1"],
      hands: [["bear-protector-of-the-land"]],
      piles: [["start-move", "start-build"]],
    };
    expect(scene(spec).play("bear-protector-of-the-land").clan(0).hand).toEqual(["start-move"]);
    expect(cards(scene({ ...spec, units: ["0 0,0:n 1"] }))).toEqual([]);
    expect(cards(scene({ ...spec, piles: [[]] }))).toEqual([]);
  });

  test("NOR-272 Negotiation fetches from the discard pile, never itself, or draws", () => {
    const it = scene({ units: near, hands: [["negotiation"]], discards: [["start-move", "fishing"]] });
    it.play("negotiation").choose({ kind: "option", option: 0 });
    expect(it.offered("fetch").map(option => option.card)).toEqual(["start-move", "fishing"]);
    it.choose({ kind: "fetch", card: "fishing" });
    expect(it.clan(0)).toMatchObject({ hand: ["fishing"], discard: ["start-move"] });
    const draw = scene({ units: near, hands: [["negotiation"]], piles: [["start-move"]] });
    draw.play("negotiation").choose({ kind: "option", option: 1 });
    expect(draw.clan(0).hand).toEqual(["start-move"]);
  });

  test("NOR-272 Negotiation fetches from the discard pile, never itself", () => {
    const it = scene({
      units: neighbours,
      hands: [["negotiation", "start-move"]],
      discards: [["spy", "start-build"]],
      piles: [["start-recruit"]],
    });
    it.play("negotiation").choose({ kind: "option", option: 0 });
    expect(it.offered("fetch").map(option => option.card)).toEqual(["spy", "start-build"]);
    it.choose({ kind: "fetch", card: "spy" });
    expect([it.clan(0).hand, it.clan(0).discard]).toEqual([["start-move", "spy"], ["start-build"]]);
    expect(cards(scene({ units: neighbours, hands: [["negotiation"]] }))).toEqual([]);
  });
});
