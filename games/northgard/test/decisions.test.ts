import { describe, expect, test } from "vitest";
import type { Spec } from "./scene-spec.ts";
import { face, type Scene, scene } from "./scenes.ts";

const home = ["0 0,0:n 2", "1 0,0:s 2"] as const;
const axe = { kind: "count", as: "axe" } as const;
const skull = { kind: "count", as: "skull" } as const;
const at = (it: Scene): [string, number] => [it.place, it.seat];

describe("decisions", () => {
  test("NOR-376, NOR-251 after a card every opponent who may hold Defensive Strategy is asked in turn order", () => {
    const it = scene({
      seats: 3,
      units: [...home, "2 0,0:e 1"],
      hands: [["town-hall"], ["start-move"], ["start-move"]],
      piles: [[], ["defensive-strategy"], ["start-build"]],
      year: 3,
    });
    // Seat 1 has the card in the pile: being asked tells nobody that it is not in hand.
    it.play("town-hall");
    expect(at(it)).toEqual(["play.respond", 1]);
    expect(it.options).toEqual([{ kind: "pass" }]);
    it.choose({ kind: "pass" });
    expect(at(it)).toEqual(["recruit.placeUnit", 0]);
    const nobody = scene({ units: home, hands: [["town-hall"], ["start-move"]] });
    expect(nobody.play("town-hall").place).toBe("recruit.placeUnit");
  });

  test("NOR-382 before each combat Intimidate asks whether one unit is pushed, and where to", () => {
    const it = scene({
      units: ["0 0,0:n 3", "1 0,0:w 2"],
      hands: [["intimidate"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    it.play("intimidate").march("0,0:n", "0,0:w", 2).stop();
    expect(at(it)).toEqual(["combat.pushDefender", 0]);
    expect(it.offers({ kind: "stop" })).toBe(true);
    expect(it.offered("push").map(option => option.to)).toEqual([it.at("0,0:e"), it.at("0,0:s")]);
  });

  test("NOR-383, NOR-384 food of the attacker, then of the defender; die and choices of the attacker before the defender's", () => {
    const it = scene({
      units: ["0 0,0:n 3", "1 0,0:w 2"],
      hands: [["axe-throwers"]],
      resources: [
        [2, 0, 0],
        [5, 0, 0],
      ],
      chance: [face("axe-or-skull"), face("axe-or-skull")],
    });
    it.play("axe-throwers").march("0,0:n", "0,0:w", 3);
    expect(at(it)).toEqual(["combat.feedAttack", 0]);
    expect(it.offered("feed").map(option => option.food)).toEqual([0, 1, 2]);
    it.choose({ kind: "feed", food: 0 });
    expect(at(it)).toEqual(["combat.feedDefence", 1]);
    expect(it.offered("feed").map(option => option.food)).toEqual([0, 1, 2]);
    it.choose({ kind: "feed", food: 1 });
    expect(at(it)).toEqual(["combat.chooseAttackFace", 0]);
    expect(it.seen("dieRolled")).toHaveLength(1);
    it.choose(axe);
    expect(at(it)).toEqual(["combat.throwAxes", 0]);
    expect(it.seen("dieRolled")).toHaveLength(1);
    it.choose(skull);
    expect(at(it)).toEqual(["combat.chooseDefenceFace", 1]);
    expect(it.options).toEqual([axe, skull]);
  });

  test("NOR-385 which units fall is asked only if Kaija and others are there and not all die", () => {
    const fight = (units: number, faces: Parameters<typeof face>[0]) =>
      scene({
        clans: ["boar", "bear"],
        units: ["0 0,0:n 6", ...(units > 0 ? [`1 0,0:w ${units}` as const] : [])],
        kaija: "0,0:w",
        hands: [["start-move"]],
        chance: [face(faces), face("axes-2")],
      })
        .play("start-move")
        .march("0,0:n", "0,0:w", 6);
    const doubt = fight(1, "axe-skull");
    expect(at(doubt)).toEqual(["combat.chooseDefenceLosses", 1]);
    expect(doubt.options).toEqual([
      { kind: "lose", kaija: false },
      { kind: "lose", kaija: true },
    ]);
    expect(fight(1, "skulls-2").clan(1).kaija).toBe(-1);
    expect(fight(0, "axe-skull").clan(1).kaija).toBe(-1);
    expect(fight(2, "axes-3").place).toBe("retreat.chooseWhere");
  });

  test("NOR-386 the loser sends group after group, and is asked only where there is a choice", () => {
    const fight = (others: NonNullable<Spec["units"]>) =>
      scene({
        units: ["0 0,0:n 6", "1 0,0:w 3", ...others],
        hands: [["start-move"]],
        chance: [face("axes-3"), face("axes-2")],
      })
        .play("start-move")
        .march("0,0:n", "0,0:w", 5);
    const open = fight([]);
    expect(at(open)).toEqual(["retreat.chooseWhere", 1]);
    open.choose({ kind: "retreat", to: open.at("0,0:s"), units: 1, kaija: false });
    expect(at(open)).toEqual(["retreat.chooseWhere", 1]);
    open.choose({ kind: "retreat", to: open.at("0,0:e"), units: 2, kaija: false });
    expect([open.units("0,0:s"), open.units("0,0:e"), open.seat]).toEqual([1, 2, 1]);
    expect(open.place).toBe("turn.chooseOption");
    expect(fight(["0 0,0:e 1"]).units("0,0:s")).toBe(3);
  });

  test("NOR-388 each drawn card is kept, discarded or put on top in the numbers of the card, in the order chosen", () => {
    const it = scene({
      units: home,
      hands: [["cunning-merchant"]],
      piles: [["start-move", "start-build", "start-recruit", "start-feast"]],
    });
    it.play("cunning-merchant");
    expect(it.options).toEqual(
      (["start-move", "start-build", "start-recruit"] as const).map(card => ({ kind: "top", card })),
    );
    it.choose({ kind: "top", card: "start-build" }, { kind: "top", card: "start-move" });
    expect(it.clan(0)).toMatchObject({ hand: ["start-recruit"], pile: ["start-feast", "start-build", "start-move"] });
    const post = scene({
      units: home,
      hands: [["trading-post"]],
      piles: [["start-move", "start-build", "start-recruit"]],
    });
    post.play("trading-post").choose({ kind: "discard", card: "start-move" }, { kind: "top", card: "start-recruit" });
    expect(post.clan(0)).toMatchObject({ hand: ["start-build"], pile: ["start-recruit"], discard: ["start-move"] });
  });

  test("NOR-389 the Snake is asked for its token before a clan card, after the Snake Clan, and for a resource in Harvest", () => {
    const it = scene({ clans: ["snake", "boar"], units: home, hands: [["snake-clan", "start-build"]] });
    it.play("snake-clan");
    expect(at(it)).toEqual(["token.placeToken", 0]);
    expect(it.offers({ kind: "stop" })).toBe(true);
    it.choose({ kind: "scorch", at: it.at("0,0:w") });
    it.stop();
    expect(at(it)).toEqual(["token.placeToken", 0]);
    it.stop();
    expect([it.s.scorched, it.place]).toEqual([it.at("0,0:w"), "turn.playOn"]);
    const harvest = scene({
      clans: ["snake", "boar"],
      map: ["tile-06 0 0 0"],
      units: ["0 0,0:e 1", "1 0,0:s 1"],
      scorched: "0,0:s",
      step: "harvest",
      chance: [],
    });
    expect(at(harvest)).toEqual(["harvest.robLand", 0]);
    expect(harvest.options).toEqual([{ kind: "rob", resource: "lore" }, { kind: "stop" }]);
  });

  test("NOR-390, NOR-453 targets of cards are chosen step by step", () => {
    const spy = scene({ units: home, hands: [["spy"], ["start-move"]], piles: [["start-build"]] });
    spy.play("spy");
    expect(spy.options).toEqual([{ kind: "target", seat: 1 }]);
    spy.choose({ kind: "target", seat: 1 });
    expect(spy.options).toEqual([{ kind: "discard", card: "start-move" }]);
    const capture = scene({
      units: ["0 0,0:n 1", "1 0,0:w 1"],
      hands: [["capture"]],
    });
    capture.play("capture").choose({ kind: "strike", at: capture.at("0,0:w"), kaija: false });
    capture.choose({ kind: "add", at: capture.at("0,0:n") });
    expect(capture.units("0,0:n")).toBe(2);
    const pay = scene({
      clans: ["goat", "boar"],
      units: home,
      hands: [["goat-resourceful-people"]],
      piles: [["start-move", "start-build", "start-recruit"]],
      resources: [[1, 1, 1]],
    });
    pay.play("goat-resourceful-people");
    expect(pay.offers({ kind: "stop" })).toBe(true);
    pay.choose({ kind: "pay", resource: "food" });
    // Once begun, the price is paid in full.
    expect(pay.offers({ kind: "stop" })).toBe(false);
    pay.choose({ kind: "pay", resource: "lore" }, { kind: "pay", resource: "wood" });
    expect([pay.resources(0), pay.clan(0).hand.length]).toEqual([[0, 0, 0], 3]);
    const team = scene({ clans: ["goat", "boar"], units: home, hands: [["goat-teamwork"]] });
    team.play("goat-teamwork").choose({ kind: "option", option: 0 }).recruit("0,0:n");
    expect(team.offers({ kind: "option", option: 0 })).toBe(false);
    expect(team.offers({ kind: "stop" })).toBe(true);
    const annexation = scene({ clans: ["stag", "boar"], units: home, hands: [["stag-annexation"]] });
    annexation.play("stag-annexation");
    expect(annexation.options).toEqual([
      { kind: "timing", when: "before", at: -1 },
      { kind: "timing", when: "after", at: -1 },
    ]);
    annexation.choose({ kind: "timing", when: "after", at: -1 }).stop();
    expect(annexation.options).toEqual([{ kind: "option", option: 0 }, { kind: "stop" }]);
  });

  test("NOR-391 others decide in a player's turn: each its card for the Curse, paying or discarding, its own combat", () => {
    const curse = scene({
      seats: 3,
      units: [...home, "2 0,0:e 1"],
      hands: [["ancestral-curse"], ["start-move", "start-build"], ["start-move", "start-build"]],
      piles: [["start-build"]],
    });
    curse.play("ancestral-curse");
    expect(at(curse)).toEqual(["curse.chooseDiscard", 1]);
    curse.choose({ kind: "discard", card: "start-build" });
    expect(at(curse)).toEqual(["curse.chooseDiscard", 2]);
    curse.choose({ kind: "discard", card: "start-move" });
    expect([curse.clan(1).discard, curse.clan(2).discard, curse.clan(0).hand]).toEqual([
      ["start-build"],
      ["start-move"],
      ["start-build"],
    ]);
    const threat = scene({
      clans: ["snake", "boar"],
      units: home,
      hands: [["snake-rapacious-exploitation"], ["start-move"]],
      resources: [
        [0, 0, 0],
        [1, 1, 0],
      ],
    });
    threat.play("snake-rapacious-exploitation").stop();
    threat.choose({ kind: "target", seat: 1 }, { kind: "name", card: "start-move" });
    expect(at(threat)).toEqual(["extortion.answerThreat", 1]);
    expect(threat.options).toEqual([
      { kind: "pay", resource: "food" },
      { kind: "pay", resource: "wood" },
      { kind: "yield" },
    ]);
    threat.choose({ kind: "pay", resource: "food" }, { kind: "pay", resource: "wood" });
    expect([threat.resources(0), threat.clan(1).hand]).toEqual([[1, 1, 0], ["start-move"]]);
  });

  test("NOR-395 a second chance: where the group goes, or none; without neutral land first a tile", () => {
    const it = scene({ units: ["1 0,0:s 1"], step: "giveSecondChance" });
    expect(it.offered("settle").map(option => option.at)).toEqual(["n", "e", "w"].map(id => it.at(`0,0:${id}`)));
    expect(it.offers({ kind: "stop" })).toBe(true);
    const full = scene({
      units: ["n", "e", "s", "w"].map(id => `1 0,0:${id} 1` as const),
      step: "giveSecondChance",
      stack: ["tile-02"],
    });
    expect(full.options).toEqual([{ kind: "explore" }, { kind: "stop" }]);
    full.choose({ kind: "explore" });
    expect(full.offered("place").length).toBeGreaterThan(0);
    full.choose({ kind: "place", tile: 2, x: 0, y: -1, turn: 0 });
    expect(full.offered("settle").map(option => option.at)).toEqual([full.at("0,-1:n")]);
  });
});
