// Cards about battles, marches and strikes.
import { describe, expect, test } from "vitest";
import type { CardId } from "../content/cards.ts";
import { attackOdds } from "../rules/odds.ts";
import { at, cards, neighbours } from "./card-scenes.ts";
import type { Spec } from "./scene-spec.ts";
import { face, facing, type Scene, scene } from "./scenes.ts";

const march = (it: Scene, from: string, to: string) => ({ kind: "march", from: it.at(from), to: it.at(to) }) as const;
const send = (units: number, kaija = false) => ({ kind: "send", units, kaija }) as const;

describe("cards of battle", () => {
  test("NOR-254, NOR-382 Intimidate pushes one defender before each combat, over any border, to neutral or own land; an empty land is taken", () => {
    const it = scene({
      clans: ["stag", "goat"],
      units: facing(4, 1),
      hands: [["intimidate"], []],
    });
    it.play("intimidate").march("0,0:w", "0,0:e", 3).stop();
    expect(it.place).toBe("combat.pushDefender");
    // West is the attacker's.
    expect(
      it
        .offered("push")
        .map(option => option.to)
        .sort(),
    ).toEqual([it.at("0,0:n"), it.at("0,0:s")].sort());
    expect(it.offers({ kind: "stop" })).toBe(true);
    it.choose({ kind: "push", to: it.at("0,0:s"), kaija: false });
    expect([it.owner("0,0:e"), it.units("0,0:e"), it.owner("0,0:s"), it.clan(0).glory]).toEqual([0, 3, 1, 0]);
    expect(it.seen("combatStarted")).toEqual([]);
  });

  test("NOR-254 the others still fight, and a pending combat is no place to push to", () => {
    const it = scene({
      units: ["0 0,0:w 6", "1 0,0:e 3", "1 0,0:n 1"],
      hands: [["intimidate"], []],
      chance: [1, 0, 1, 0],
    });
    it.play("intimidate")
      .march("0,0:w", "0,0:e", 3)
      .march("0,0:w", "0,0:n", 2)
      .choose({ kind: "fight", at: it.at("0,0:e") });
    expect(it.offered("push").map(option => option.to)).toEqual([it.at("0,0:s")]);
    it.choose({ kind: "push", to: it.at("0,0:s"), kaija: false });
    expect(it.seen("combatStarted")[0]?.defence).toEqual([{ source: "units", axes: 2, skulls: 0 }]);
  });

  test("NOR-254 Intimidate pushes one unit to neutral or the defender's land over any border", () => {
    const it = scene({
      map: ["tile-08 0 0 0"],
      units: ["0 0,0:s 3", "1 0,0:m 1"],
      hands: [["intimidate", "fishing"]],
      clans: ["stag", "boar"],
      chance: [],
    });
    it.play("intimidate").march("0,0:s", "0,0:m", 2).stop();
    // North lies behind a Difficult Border; the attacker's own land is no choice.
    expect(it.offered("push").map(option => option.to)).toEqual([it.at("0,0:n")]);
    it.choose({ kind: "push", to: it.at("0,0:n"), kaija: false });
    // Nobody is left: the land is taken without combat and without reward.
    expect([it.owner("0,0:m"), it.units("0,0:m"), it.owner("0,0:n"), it.clan(0).glory]).toEqual([0, 2, 1, 0]);
    expect(it.seen("combatStarted")).toEqual([]);
  });

  test("NOR-254 each combat may begin with a push, never to where a combat is pending", () => {
    const it = scene({
      units: ["0 0,0:n 4", "1 0,0:w 2", "1 0,0:e 2"],
      hands: [["intimidate"]],
    });
    it.play("intimidate").march("0,0:n", "0,0:w", 2).march("0,0:n", "0,0:e", 2);
    it.choose({ kind: "fight", at: it.at("0,0:w") });
    expect(it.offered("push").map(option => option.to)).not.toContain(it.at("0,0:e"));
    expect(it.offered("push").map(option => option.to)).toContain(it.at("0,0:s"));
  });

  test("NOR-255 Shieldbearers cancels one skull of the defender per combat, of die or Tower", () => {
    const it = scene({
      units: facing(3, 1),
      loose: ["0,0:e defence-tower"],
      hands: [["shieldbearers"], []],
      chance: [face("axes-3"), face("axe-skull")],
    });
    it.play("shieldbearers").march("0,0:w", "0,0:e", 3);
    expect(it.combats[0]).toMatchObject({ attackLosses: 1 });
    expect(
      attackOdds({ axes: 1, skulls: 0, size: 1 }, { axes: 1, skulls: 1, size: 9 }, "shieldbearers"),
    ).toBeGreaterThan(attackOdds({ axes: 1, skulls: 0, size: 1 }, { axes: 1, skulls: 1, size: 9 }, "militia"));
  });

  test("NOR-255 Shieldbearers cancel one skull in each combat, of a Tower or a die", () => {
    const losses = (towers: number, defence: Parameters<typeof face>[0]) =>
      scene({
        units: neighbours,
        loose: Array.from({ length: towers }, () => "0,0:w defence-tower" as const),
        hands: [["shieldbearers"]],
        chance: [face("axes-3"), face(defence)],
      })
        .play("shieldbearers")
        .march("0,0:n", "0,0:w", 3).combats[0]!.attackLosses;
    expect([losses(1, "axes-2"), losses(0, "axe-skull"), losses(1, "axe-skull"), losses(0, "axes-2")]).toEqual([
      0, 0, 1, 0,
    ]);
  });

  test("NOR-256 Axe Throwers choose an axe or a skull after their own die and before the other", () => {
    const it = scene({
      units: facing(3, 1),
      hands: [["axe-throwers"], []],
      chance: [face("axes-2"), face("axes-3")],
    });
    it.play("axe-throwers").march("0,0:w", "0,0:e", 3);
    expect([it.place, it.seen("dieRolled").length]).toEqual(["combat.throwAxes", 1]);
    it.choose({ kind: "count", as: "skull" });
    expect(it.combats[0]).toMatchObject({ winner: "attacker", defenceLosses: 1 });
  });

  test("NOR-256 Axe Throwers add an axe or a skull, chosen between the two dice", () => {
    for (const as of ["axe", "skull"] as const) {
      const it = scene({
        units: neighbours,
        hands: [["axe-throwers"]],
        chance: [face("axes-2"), face("axes-2")],
      });
      it.play("axe-throwers").march("0,0:n", "0,0:w", 3);
      expect([it.place, it.seen("dieRolled").length]).toEqual(["combat.throwAxes", 1]);
      it.choose({ kind: "count", as });
      expect(it.combats).toMatchObject([{ attackScore: as === "axe" ? 6 : 5, defenceLosses: as === "axe" ? 0 : 1 }]);
    }
  });

  test("NOR-257 Infiltration moves on through enemy land; a combat only where units remain", () => {
    const it = scene({
      units: facing(2, 3),
      hands: [["infiltration"], []],
    });
    it.play("infiltration").march("0,0:w", "0,0:e", 2).march("0,0:e", "0,0:s", 2).stop();
    expect(it.seen("combatStarted")).toEqual([]);
    expect([it.units("0,0:s"), it.owner("0,0:e"), it.s.guests]).toEqual([2, 1, []]);
  });

  test("NOR-257 Infiltration leads through enemy land; only who stays there fights; Kaija may not enter", () => {
    const it = scene({
      clans: ["bear", "boar"],
      units: neighbours,
      kaija: "0,0:n",
      hands: [["infiltration", "fishing"]],
      chance: [],
    });
    it.play("infiltration").choose(march(it, "0,0:n", "0,0:w"));
    expect(it.offered("send").some(option => option.kaija)).toBe(false);
    it.choose(send(2))
      .choose(march(it, "0,0:w", "0,0:s"), send(2))
      .stop();
    expect([it.units("0,0:s"), it.owner("0,0:w"), it.s.guests]).toEqual([2, 1, []]);
    expect(it.seen("combatStarted")).toEqual([]);
    const fight = scene({
      units: neighbours,
      hands: [["infiltration"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    fight.play("infiltration").march("0,0:n", "0,0:w", 3).march("0,0:w", "0,0:s", 1).stop();
    expect(fight.seen("combatStarted")).toMatchObject([{ attack: [{ source: "units", axes: 2 }] }]);
  });

  test("NOR-258, NOR-442 Hidden Ways takes one group to any open land; against an enemy it is fought at once without card bonus", () => {
    const map: Spec["map"] = ["start 0 0 0", "tile-17 0 -1 2"];
    const it = scene({
      clans: ["wolf", "goat"],
      map,
      units: ["0 0,0:w 4", "1 0,-1:s 1"],
      hands: [["conqueror", "hidden-ways"], []],
      loose: ["0,-1:s fortress"],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("conqueror").play("hidden-ways");
    // The closed north is no target; the own land is none either.
    expect(
      it
        .offered("march")
        .map(option => option.to)
        .sort(),
    ).toEqual([it.at("0,0:e"), it.at("0,0:s"), it.at("0,-1:s")].sort());
    it.choose({ kind: "march", from: it.at("0,0:w"), to: it.at("0,-1:s") }, { kind: "send", units: 3, kaija: false });
    expect(it.seen("combatStarted")).toMatchObject([
      { attack: [{ source: "units", axes: 3 }], defence: [{ source: "units", axes: 1 }] },
    ]);
    while (it.place === "retreat.chooseWhere") it.choose(it.options[0]!);
    expect([it.owner("0,-1:s"), it.clan(0).food]).toEqual([0, 1]);
  });

  test("NOR-258 it is no Move action: creatures are not attacked with it", () => {
    const it = scene({
      units: facing(4, 1),
      beasts: ["wolf-beige 0,0:w"],
      hands: [["hidden-ways", "start-move"], []],
    });
    it.play("hidden-ways").choose(
      { kind: "march", from: it.at("0,0:w"), to: it.at("0,0:n") },
      { kind: "send", units: 2, kaija: false },
    );
    expect(it.place).toBe("turn.playOn");
  });

  test("NOR-258, NOR-230 Hidden Ways moves one group to any open territory, not Kaija into enemy land", () => {
    const it = scene({
      clans: ["bear", "boar"],
      map: ["start 0 0 0", "tile-17 0 -1 2"],
      units: facing(2, 1),
      kaija: "0,0:w",
      hands: [["hidden-ways"]],
    });
    it.play("hidden-ways");
    // North is closed; south is not adjacent to anything of its own and yet in reach.
    expect(it.offers(march(it, "0,0:w", "0,0:n"))).toBe(false);
    expect(it.offers(march(it, "0,0:w", "0,-1:s"))).toBe(true);
    it.choose(march(it, "0,0:w", "0,0:e"));
    expect(it.options).toEqual([send(1), send(2)]);
  });

  test("NOR-258, NOR-442 its combat is fought at once, without card bonus, with clan power, Conqueror and token", () => {
    const it = scene({
      clans: ["stag", "boar"],
      units: ["0 0,0:n 4", "1 0,0:s 1"],
      loose: ["0,0:s fortress"],
      hands: [["conqueror", "hidden-ways"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    it.play("conqueror")
      .play("hidden-ways")
      .choose(march(it, "0,0:n", "0,0:s"), send(3));
    const [started] = it.seen("combatStarted");
    expect([started!.attack, started!.defence]).toEqual([
      [{ source: "units", axes: 3, skulls: 0 }],
      [{ source: "units", axes: 1, skulls: 0 }],
    ]);
    it.choose(...(it.place === "retreat.chooseWhere" ? [it.options[0]!] : []));
    expect([it.owner("0,0:s"), it.clan(0).glory]).toEqual([0, 1]);
    const snake = scene({
      clans: ["snake", "boar"],
      units: ["0 0,0:n 4", "1 0,0:s 1"],
      scorched: "0,0:s",
      hands: [["hidden-ways"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    snake.play("hidden-ways").choose(march(snake, "0,0:n", "0,0:s"), send(3));
    expect(snake.seen("combatStarted")[0]!.attack).toContainEqual({ source: "scorched-earth", axes: 1, skulls: 0 });
  });

  test("NOR-259 Bribery moves one or two units of an opponent; they attack the player there, and their owner decides and is rewarded", () => {
    const it = scene({
      seats: 3,
      clans: ["goat", "wolf", "boar"],
      units: ["0 0,0:s 1", "1 0,0:w 3", "2 0,0:n 1"],
      hands: [["bribery"], [], []],
      resources: [
        [0, 0, 0],
        [2, 0, 0],
        [0, 0, 0],
      ],
      chance: [face("skulls-2"), face("axes-2")],
    });
    it.play("bribery");
    expect(it.offered("march").every(option => it.s.owner[option.from] !== 0)).toBe(true);
    it.choose({ kind: "march", from: it.at("0,0:w"), to: it.at("0,0:n") });
    expect(it.offered("send").map(option => option.units)).toEqual([1, 2]);
    it.choose({ kind: "send", units: 2, kaija: false });
    expect([it.place, it.seat]).toEqual(["combat.feedAttack", 1]);
    it.choose({ kind: "feed", food: 0 });
    expect(it.seen("combatStarted")).toMatchObject([
      { attacker: 1, defender: 2, attack: [{ source: "units", axes: 2 }] },
    ]);
    expect([it.owner("0,0:n"), it.clan(1).food, it.clan(0).food]).toEqual([1, 3, 0]);
  });

  test("NOR-259 also into the card player's own land, or to join units of the same owner; Kaija not into enemy land", () => {
    const it = scene({
      clans: ["goat", "bear"],
      units: ["0 0,0:s 4", "1 0,0:w 1", "1 0,0:n 1"],
      kaija: "0,0:w",
      hands: [["bribery"], []],
      chance: [0, 0],
    });
    it.play("bribery").choose({ kind: "march", from: it.at("0,0:w"), to: it.at("0,0:s") });
    // One regular unit only: no question how many.
    expect(it.seen("combatStarted")).toMatchObject([{ attacker: 1, defender: 0 }]);
    const joined = scene({
      clans: ["goat", "bear"],
      units: ["0 0,0:s 4", "1 0,0:w 1", "1 0,0:n 1"],
      kaija: "0,0:w",
      hands: [["bribery"], []],
    });
    joined
      .play("bribery")
      .choose(
        { kind: "march", from: joined.at("0,0:w"), to: joined.at("0,0:n") },
        { kind: "send", units: 1, kaija: true },
      );
    expect([joined.units("0,0:n"), joined.owner("0,0:w")]).toEqual([2, -1]);
  });

  test("NOR-259 Bribery: one or two units of an opponent go next door and attack for their owner", () => {
    const it = scene({
      seats: 3,
      clans: ["goat", "wolf", "stag"],
      units: ["0 0,0:s 1", "1 0,0:w 3", "2 0,0:n 1"],
      hands: [["bribery", "start-build"]],
      resources: [
        [3, 0, 0],
        [2, 0, 0],
        [0, 0, 0],
      ],
      chance: [face("axes-2"), face("axes-2")],
    });
    it.play("bribery");
    // Also into the own land of the card's player.
    expect(it.offers(march(it, "0,0:w", "0,0:s"))).toBe(true);
    it.choose(march(it, "0,0:w", "0,0:n"));
    expect(it.options).toEqual([send(1), send(2)]);
    it.choose(send(2));
    // The owner of the units decides; no bonus of a card.
    expect(at(it)).toEqual(["combat.feedAttack", 1]);
    expect(it.seen("combatStarted")).toMatchObject([
      { attacker: 1, defender: 2, attack: [{ source: "units", axes: 2 }] },
    ]);
    it.choose({ kind: "feed", food: 0 });
    expect(it.combats).toMatchObject([{ winner: "attacker" }]);
    expect([it.owner("0,0:n"), it.clan(1).food, it.clan(0).food]).toEqual([1, 3, 3]);
    const joined = scene({
      clans: ["goat", "bear"],
      units: ["0 0,0:s 1", "1 0,0:w 2", "1 0,0:e 1"],
      kaija: "0,0:w",
      hands: [["bribery", "start-build"]],
      chance: [],
    });
    joined.play("bribery").choose(march(joined, "0,0:w", "0,0:e"));
    expect(joined.options).toContainEqual(send(1, true));
    joined.choose(send(2));
    expect([joined.units("0,0:e"), joined.units("0,0:w")]).toEqual([3, 0]);
    const kaija = scene({
      clans: ["goat", "bear"],
      units: ["0 0,0:s 1"],
      kaija: "0,0:w",
      hands: [["bribery"]],
    });
    kaija.play("bribery");
    expect(kaija.offered("march").map(option => option.to)).not.toContain(kaija.at("0,0:s"));
  });

  test("NOR-260 Conqueror ignores Towers and Fortresses only where its player attacks", () => {
    const it = scene({
      units: facing(3, 1),
      loose: ["0,0:e fortress", "0,0:e defence-tower"],
      hands: [["conqueror", "start-move"], []],
      chance: [1, 0],
    });
    it.play("conqueror").play("start-move").march("0,0:w", "0,0:e", 3);
    expect(it.seen("combatStarted")[0]?.defence).toEqual([{ source: "units", axes: 1, skulls: 0 }]);
    const other = scene({
      units: facing(3, 1),
      loose: ["0,0:w fortress"],
      hands: [["conqueror"], ["start-move"]],
      chance: [1, 0],
    });
    other.play("conqueror").play("start-move").march("0,0:e", "0,0:w");
    expect(other.seen("combatStarted")[0]?.defence).toContainEqual({ source: "fortress", axes: 2, skulls: 0 });
  });

  test("NOR-261, NOR-262, NOR-390 Raiding Party takes a unit anywhere and one resource shown there, tiles or buildings, if any", () => {
    const it = scene({
      clans: ["raven", "bear"],
      map: ["start 0 0 0", "tile-20 0 1 0"],
      units: ["0 0,0:n 1", "1 0,1:s 2"],
      kaija: "0,1:s",
      loose: ["0,1:s granary"],
      hands: [["raven-raiding-party", "start-move"]],
    });
    it.play("raven-raiding-party");
    expect(it.options).toHaveLength(2);
    it.choose({ kind: "strike", at: it.at("0,1:s"), kaija: false });
    expect(it.offered("gain").map(option => option.resource)).toEqual(["food", "lore"]);
    it.choose({ kind: "gain", resource: "lore" });
    expect([it.resources(0), it.clan(1).reserve]).toEqual([[0, 0, 1], 13]);
    const bare = scene({
      clans: ["raven", "goat"],
      units: ["0 0,0:n 1", "1 0,0:s 2"],
      hands: [["raven-raiding-party", "start-move"]],
    });
    bare.play("raven-raiding-party").choose({ kind: "strike", at: bare.at("0,0:s"), kaija: false });
    expect([bare.place, bare.resources(0)]).toEqual(["turn.playOn", [0, 0, 0]]);
  });

  test("NOR-261 Plunder and Capture reach over any kind of border", () => {
    const it = scene({
      clans: ["wolf", "goat"],
      map: ["tile-14 0 0 0"],
      units: ["0 0,0:m 1", "1 0,0:n 2"],
      hands: [["wolf-plunder"]],
    });
    expect(it.play("wolf-plunder").options).toEqual([{ kind: "strike", at: it.at("0,0:n"), kaija: false }]);
  });

  test("NOR-261 Plunder and Capture reach neighbours over any border, Raiding Party everybody; the unit is the player's choice", () => {
    const strikes = (card: CardId) => {
      const it = scene({
        clans: ["wolf", "bear"],
        map: ["tile-08 0 0 0", "start 0 1 0"],
        units: ["0 0,0:n 1", "1 0,0:m 1", "1 0,1:s 1"],
        kaija: "0,0:m",
        hands: [[card]],
        piles: [["start-move"]],
      });
      it.play(card);
      const near = it.at("0,0:m");
      return it
        .offered("strike")
        .map(option => `${option.at === near ? "near" : "far"}${option.kaija ? " kaija" : ""}`);
    };
    expect(strikes("wolf-plunder")).toEqual(["near", "near kaija"]);
    expect(strikes("capture")).toEqual(["near", "near kaija"]);
    expect(strikes("raven-raiding-party")).toEqual(["near", "near kaija", "far"]);
  });

  test("NOR-262 Raiding Party brings one resource shown in the territory, from the supply", () => {
    const raid = (where: string) => {
      const it = scene({
        clans: ["raven", "boar"],
        map: ["tile-06 0 0 0"],
        units: ["0 0,0:n 1", "1 0,0:s 2", "1 0,0:e 2"],
        loose: ["0,0:s granary"],
        hands: [["raven-raiding-party", "start-move"]],
        resources: [
          [0, 0, 0],
          [2, 2, 2],
        ],
      });
      return it.play("raven-raiding-party").choose({ kind: "strike", at: it.at(where), kaija: false });
    };
    const it = raid("0,0:s");
    expect(it.options).toEqual([
      { kind: "gain", resource: "food" },
      { kind: "gain", resource: "lore" },
    ]);
    it.choose({ kind: "gain", resource: "lore" });
    expect([it.resources(0), it.resources(1), it.units("0,0:s")]).toEqual([[0, 0, 1], [2, 2, 2], 1]);
    const nothing = raid("0,0:e");
    expect([nothing.place, nothing.resources(0)]).toEqual(["turn.playOn", [0, 0, 0]]);
  });

  test("NOR-263 Capture removes a unit, then adds one that is not recruited, never Kaija, not to a Bear or a Valkyrie", () => {
    const it = scene({
      clans: ["bear", "goat"],
      units: ["0 0,0:w 1", "0 0,0:n 1", "1 0,0:e 2"],
      loose: ["0,0:w training-camp"],
      beasts: ["brown-bear-beige 0,0:n"],
      hands: [["capture"]],
    });
    it.play("capture").choose({ kind: "strike", at: it.at("0,0:e"), kaija: false });
    expect(it.options).toEqual([{ kind: "add", at: it.at("0,0:w") }]);
    it.choose({ kind: "add", at: it.at("0,0:w") });
    expect([it.units("0,0:w"), it.units("0,0:e")]).toEqual([2, 1]);
    const full = scene({
      units: facing(14, 2),
      hands: [["capture", "start-move"]],
    });
    full.play("capture").choose({ kind: "strike", at: full.at("0,0:e"), kaija: false });
    expect([full.place, full.units("0,0:w")]).toEqual(["turn.playOn", 14]);
    const nobody = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      hands: [["capture"]],
    });
    expect(nobody.offered("play")).toEqual([]);
  });

  test("NOR-263 Capture adds a unit that is not recruited: no camp, no Kaija, not to Bear or Valkyrie", () => {
    const it = scene({
      clans: ["bear", "boar"],
      units: ["0 0,0:n 1", "0 0,0:e 1", "0 0,0:s 1", "1 0,0:w 1"],
      loose: ["0,0:n training-camp"],
      beasts: ["brown-bear-beige 0,0:e", "fallen-valkyrie-beige 0,0:s"],
      hands: [["capture", "start-move"]],
    });
    it.play("capture").choose({ kind: "strike", at: it.at("0,0:w"), kaija: false });
    expect(it.options).toEqual([{ kind: "add", at: it.at("0,0:n") }]);
    it.choose({ kind: "add", at: it.at("0,0:n") });
    expect([it.units("0,0:n"), it.clan(0).kaija, it.owner("0,0:w")]).toEqual([2, -1, -1]);
    expect(cards(scene({ units: ["0 0,0:n 1"], hands: [["capture"]] }))).toEqual([]);
    const empty = scene({
      units: ["0 0,0:n 14", "1 0,0:w 1"],
      hands: [["capture", "start-move"]],
    });
    empty.play("capture").choose({ kind: "strike", at: empty.at("0,0:w"), kaija: false });
    expect([empty.place, empty.units("0,0:n")]).toEqual(["turn.playOn", 14]);
  });
});
