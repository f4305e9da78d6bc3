import { describe, expect, test } from "vitest";
import { attackOdds, oddsCardOf } from "../view/odds.ts";
import { face, type Spec, scene } from "./scenes.ts";

const pass = { kind: "pass" } as const;
const near: Spec["units"] = [
  [0, "0,0:w", 3],
  [1, "0,0:e", 3],
];

describe("cards that copy", () => {
  test("NOR-247, NOR-EX-52 Enemy Secrets uses a card in the active area of a neighbour, played or laid aside", () => {
    const it = scene({ units: near, hands: [["enemy-secrets"]], played: [[], ["fishing"]], aside: [[], ["warriors"]] });
    it.play("enemy-secrets");
    expect(it.offered("copy").map(option => option.card)).toEqual(["fishing", "warriors"]);
    it.choose({ kind: "copy", seat: 1, card: "warriors" });
    expect(it.frame("move")).toMatchObject({ seat: 0, card: "warriors", left: 2 });
    // The copied card is not moved.
    expect(it.clan(1).aside).toEqual(["warriors"]);
  });

  test("NOR-247 no copying of copies, of Defensive Strategy or of Unrest, nor of those who have passed or are far", () => {
    const it = scene({
      units: near,
      hands: [["enemy-secrets"]],
      played: [[], ["legendary-heroes", "defensive-strategy", "snake-stolen-lore"]],
      aside: [[], ["unrest"]],
      year: 3,
    });
    expect(it.offered("play")).toEqual([]);
    const far = scene({
      units: [
        [0, "0,0:n", 3],
        [1, "0,0:s", 3],
      ],
      hands: [["enemy-secrets"]],
      played: [[], ["fishing"]],
    });
    expect(far.offered("play")).toEqual([]);
    const passed = scene({ units: near, hands: [["enemy-secrets"]], passed: [1] });
    expect(passed.offered("play")).toEqual([]);
  });

  test("NOR-247 Legendary Heroes repeats a card actually played this year, not one laid aside", () => {
    const it = scene({ units: near, hands: [["legendary-heroes"]], played: [["fishing"]], aside: [["wood-monopoly"]] });
    it.play("legendary-heroes");
    expect(it.offered("copy")).toEqual([{ kind: "copy", seat: 0, card: "fishing" }]);
    it.choose({ kind: "copy", seat: 0, card: "fishing" });
    expect(it.resources(0)).toEqual([3, 0, 0]);
  });

  test("NOR-247 a copied clan card brings no token", () => {
    const it = scene({
      clans: ["snake", "goat"],
      units: near,
      hands: [["legendary-heroes"]],
      played: [["snake-clan"]],
    });
    it.play("legendary-heroes").choose({ kind: "copy", seat: 0, card: "snake-clan" });
    expect(it.place).toBe("move.chooseMarch");
    it.stop();
    // The printed placement after the move belongs to the effect.
    expect(it.place).toBe("token.placeToken");
  });

  test("NOR-248 a copied clan card refers to the copying seat; Kaija and token parts do nothing for others", () => {
    const bear = scene({
      clans: ["goat", "bear"],
      units: near,
      hands: [["enemy-secrets"]],
      played: [[], ["bear-the-bear-awakens"]],
    });
    bear
      .play("enemy-secrets")
      .choose({ kind: "copy", seat: 1, card: "bear-the-bear-awakens" })
      .recruit("0,0:w")
      .recruit("0,0:w");
    expect([bear.units("0,0:w"), bear.clan(0).lasting]).toEqual([5, []]);
    const snake = scene({
      clans: ["goat", "snake"],
      units: near,
      hands: [["enemy-secrets", "start-move"]],
      played: [[], ["snake-clan"]],
    });
    snake.play("enemy-secrets").choose({ kind: "copy", seat: 1, card: "snake-clan" }).stop();
    expect(snake.place).toBe("turn.playOn");
  });

  test("NOR-454, NOR-EX-63, NOR-418 Stolen Lore: the token may be placed first and opens the neighbour's active area", () => {
    const it = scene({
      clans: ["snake", "goat"],
      units: near,
      hands: [["snake-stolen-lore"]],
      played: [[], ["warriors"]],
    });
    expect(it.s.scorched).toBe(-1);
    it.play("snake-stolen-lore");
    it.choose({ kind: "scorch", at: it.at("0,0:e") }, { kind: "copy", seat: 1, card: "warriors" });
    expect(it.frame("move")).toMatchObject({ card: "warriors", left: 2 });
    const elsewhere = scene({
      clans: ["snake", "goat"],
      units: near,
      hands: [["snake-stolen-lore", "start-move"]],
      played: [[], ["warriors"]],
    });
    elsewhere.play("snake-stolen-lore").choose({ kind: "scorch", at: elsewhere.at("0,0:n") });
    expect(elsewhere.place).toBe("turn.playOn");
    const nothing = scene({
      clans: ["snake", "goat"],
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
      hands: [["snake-stolen-lore"]],
      played: [[], ["warriors"]],
    });
    expect(nothing.offered("play")).toEqual([]);
  });
});

describe("Defensive Strategy", () => {
  test("NOR-249, NOR-250, NOR-EX-38 it cancels a card before it resolves; after a first card the whole turn is open again", () => {
    const it = scene({
      units: near,
      hands: [
        ["town-hall", "start-move"],
        ["defensive-strategy", "start-move"],
      ],
      resources: [[0, 0, 1]],
      year: 3,
    });
    it.play("town-hall");
    expect([it.place, it.seat, it.options]).toEqual(["play.respond", 1, [pass, { kind: "cancel" }]]);
    it.choose({ kind: "cancel" });
    expect(it.clan(0)).toMatchObject({ discard: ["town-hall"], played: [], hand: ["start-move"] });
    expect(it.clan(1)).toMatchObject({ played: ["defensive-strategy"], hand: ["start-move"] });
    expect([it.units("0,0:w"), it.seat]).toEqual([3, 0]);
    expect(it.options.map(option => option.kind)).toEqual(["play", "wait", "replace", "pass"]);
  });

  test("NOR-250 with an empty hand only Pass is left; later in the turn only further cards or its end; a cancelled main card is not used up", () => {
    const empty = scene({ units: near, hands: [["town-hall"], ["defensive-strategy"]], year: 3 });
    empty.play("town-hall").choose({ kind: "cancel" });
    expect(empty.options).toEqual([pass]);
    const later = scene({
      units: near,
      hands: [["fishing", "start-recruit", "start-move"], ["defensive-strategy"]],
      year: 3,
    });
    later.play("fishing").choose(pass).play("start-recruit").choose({ kind: "cancel" });
    expect(later.options).toEqual([{ kind: "play", card: "start-move" }, { kind: "endTurn" }]);
  });

  test("NOR-251, NOR-376 it answers cards played, not other options; opponents still in the round are asked in turn order", () => {
    const wait = scene({ units: near, hands: [["fishing", "start-move"], ["defensive-strategy"]], year: 3 });
    wait.choose({ kind: "wait" }, { kind: "use", card: "fishing", isRemoved: false });
    expect([wait.place, wait.seat]).toEqual(["turn.chooseOption", 1]);
    const three = scene({
      seats: 3,
      units: [...near, [2, "0,0:n", 1]],
      hands: [["fishing"], ["start-move"], ["start-move", "defensive-strategy"]],
      turn: 1,
      year: 3,
    });
    three.play("start-move");
    expect(three.seat).toBe(2);
    three.choose({ kind: "cancel" });
    expect(three.clan(1).discard).toEqual(["start-move"]);
  });

  test("NOR-251 a teammate's card is not answered", () => {
    const it = scene({
      seats: 4,
      teams: true,
      units: [
        [0, "0,0:w", 3],
        [1, "0,0:e", 3],
        [2, "0,0:n", 1],
        [3, "0,0:s", 1],
      ],
      hands: [["fishing", "start-move"], ["start-move"], ["defensive-strategy"], ["start-move"]],
      year: 3,
    });
    it.play("fishing");
    expect([it.place, it.seat]).toEqual(["turn.playOn", 0]);
  });

  test("NOR-376 whoever may hold it for all the table knows is asked; its being in the draw pile shows nothing", () => {
    const held = scene({
      units: near,
      hands: [["fishing"], ["defensive-strategy", "start-move"]],
      piles: [[], ["start-build"]],
      year: 3,
    });
    const piled = scene({
      units: near,
      hands: [["fishing"], ["start-build", "start-move"]],
      piles: [[], ["defensive-strategy"]],
      year: 3,
    });
    for (const it of [held, piled]) {
      it.play("fishing");
      expect([it.place, it.seat]).toEqual(["play.respond", 1]);
    }
    expect(held.look(0)).toEqual(piled.look(0));
    expect(piled.options).toEqual([pass]);
    // Where everybody has seen it leave, nobody is asked.
    const gone = scene({
      units: near,
      hands: [["fishing", "start-move"], ["start-move"]],
      discards: [[], ["defensive-strategy"]],
      year: 3,
    });
    expect(gone.play("fishing").place).toBe("turn.playOn");
  });

  test("NOR-252 on the own turn it cannot be played, only used for other options", () => {
    const it = scene({ units: near, hands: [["defensive-strategy"]], year: 3 });
    expect(it.options.map(option => option.kind)).toEqual(["wait", "pass"]);
    expect(it.refusals).toContainEqual(expect.objectContaining({ why: "response-only" }));
  });

  test("NOR-443 a cancelled card was neither played nor resolved: Legendary Heroes cannot repeat it, the token did not move", () => {
    const it = scene({
      clans: ["snake", "goat"],
      units: near,
      hands: [["snake-clan", "legendary-heroes"], ["defensive-strategy"]],
      year: 3,
    });
    it.play("snake-clan").choose({ kind: "cancel" });
    expect(it.s.scorched).toBe(-1);
    expect(it.offered("play")).toEqual([]);
  });
});

describe("cards of the display and the discard pile", () => {
  test("NOR-253 Future Sight cannot be used twice a year, nor copied by who has taken a card", () => {
    const it = scene({ units: near, hands: [["future-sight", "legendary-heroes"]], display: ["fishing", "spy"] });
    it.play("future-sight").choose({ kind: "take", card: "spy" });
    expect(it.clan(0).pile).toEqual(["spy"]);
    expect(it.offered("play")).toEqual([]);
  });

  test("NOR-253, NOR-273 in the last year it takes an Achievement, which counts at once", async () => {
    const { scoreOf } = await import("../rules/ending.ts");
    const it = scene({
      units: near,
      hands: [["future-sight", "start-move"]],
      display: ["warlord", "trapper"],
      year: 7,
    });
    it.play("future-sight").choose({ kind: "take", card: "warlord" });
    expect(scoreOf(it.s, 0).achievements).toBe(3);
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

  test("NOR-268, NOR-391 opponents are those with cards in hand; discarded cards go to their owner's pile", () => {
    const curse = scene({
      seats: 3,
      units: [...near, [2, "0,0:n", 1]],
      hands: [["ancestral-curse"], ["start-move", "fishing"], ["start-build"]],
      piles: [["start-move"]],
    });
    curse.play("ancestral-curse");
    expect([curse.seat, curse.offered("discard").map(option => option.card)]).toEqual([1, ["start-move", "fishing"]]);
    curse.choose({ kind: "discard", card: "fishing" }).choose({ kind: "discard", card: "start-build" });
    expect([curse.clan(1).discard, curse.clan(2).discard, curse.clan(0).hand]).toEqual([
      ["fishing"],
      ["start-build"],
      ["start-move"],
    ]);
    const spy = scene({
      seats: 3,
      units: [...near, [2, "0,0:n", 1]],
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
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
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

  test("NOR-269 Protector of the Land draws one card for each closed land of three tiles, exactly", () => {
    const map: Spec["map"] = [
      ["start", 0, 0, 0],
      ["tile-07", 1, 0, 0],
      ["tile-06", 2, 0, 0],
      ["tile-17", 0, -1, 2],
    ];
    const spec: Spec = { clans: ["bear", "goat"], map, hands: [["bear-protector-of-the-land", "start-move"]] };
    const one = scene({
      ...spec,
      units: [
        [0, "1,0:m", 1],
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
      piles: [["start-build", "start-recruit"]],
    });
    one.play("bear-protector-of-the-land");
    expect(one.clan(0).hand).toEqual(["start-move", "start-build"]);
    const none = scene({
      ...spec,
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
      piles: [["start-build"]],
    });
    expect(none.offered("play").map(option => option.card)).toEqual(["start-move"]);
    const empty = scene({
      ...spec,
      units: [
        [0, "1,0:m", 1],
        [1, "0,0:s", 1],
      ],
    });
    expect(empty.offered("play").map(option => option.card)).toEqual(["start-move"]);
  });
});

describe("cards of battle", () => {
  test("NOR-254, NOR-382 Intimidate pushes one defender before each combat, over any border, to neutral or own land; an empty land is taken", () => {
    const it = scene({
      clans: ["stag", "goat"],
      units: [
        [0, "0,0:w", 4],
        [1, "0,0:e", 1],
      ],
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
      units: [
        [0, "0,0:w", 6],
        [1, "0,0:e", 3],
        [1, "0,0:n", 1],
      ],
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

  test("NOR-255 Shieldbearers cancels one skull of the defender per combat, of die or Tower", () => {
    const it = scene({
      units: [
        [0, "0,0:w", 3],
        [1, "0,0:e", 1],
      ],
      loose: [["0,0:e", "defence-tower"]],
      hands: [["shieldbearers"], []],
      chance: [face("axes-3"), face("axe-skull")],
    });
    it.play("shieldbearers").march("0,0:w", "0,0:e", 3);
    expect(it.seen("combatEnded")[0]).toMatchObject({ attackLosses: 1 });
    expect(
      attackOdds({ axes: 1, skulls: 0, size: 1 }, { axes: 1, skulls: 1, size: 9 }, oddsCardOf("shieldbearers")),
    ).toBeGreaterThan(
      attackOdds({ axes: 1, skulls: 0, size: 1 }, { axes: 1, skulls: 1, size: 9 }, oddsCardOf("militia")),
    );
  });

  test("NOR-256 Axe Throwers choose an axe or a skull after their own die and before the other", () => {
    const it = scene({
      units: [
        [0, "0,0:w", 3],
        [1, "0,0:e", 1],
      ],
      hands: [["axe-throwers"], []],
      chance: [face("axes-2"), face("axes-3")],
    });
    it.play("axe-throwers").march("0,0:w", "0,0:e", 3);
    expect([it.place, it.seen("dieRolled").length]).toEqual(["combat.throwAxes", 1]);
    it.choose({ kind: "count", as: "skull" });
    expect(it.seen("combatEnded")[0]).toMatchObject({ winner: "attacker", defenceLosses: 1 });
  });

  test("NOR-257 Infiltration moves on through enemy land; a combat only where units remain", () => {
    const it = scene({
      units: [
        [0, "0,0:w", 2],
        [1, "0,0:e", 3],
      ],
      hands: [["infiltration"], []],
    });
    it.play("infiltration").march("0,0:w", "0,0:e", 2).march("0,0:e", "0,0:s", 2).stop();
    expect(it.seen("combatStarted")).toEqual([]);
    expect([it.units("0,0:s"), it.owner("0,0:e"), it.s.guests]).toEqual([2, 1, []]);
  });

  test("NOR-258, NOR-442 Hidden Ways takes one group to any open land; against an enemy it is fought at once without card bonus", () => {
    const map: Spec["map"] = [
      ["start", 0, 0, 0],
      ["tile-17", 0, -1, 2],
    ];
    const it = scene({
      clans: ["wolf", "goat"],
      map,
      units: [
        [0, "0,0:w", 4],
        [1, "0,-1:s", 1],
      ],
      hands: [["conqueror", "hidden-ways"], []],
      loose: [["0,-1:s", "fortress"]],
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
      units: [
        [0, "0,0:w", 4],
        [1, "0,0:e", 1],
      ],
      beasts: [["wolf-beige", "0,0:w"]],
      hands: [["hidden-ways", "start-move"], []],
    });
    it.play("hidden-ways").choose(
      { kind: "march", from: it.at("0,0:w"), to: it.at("0,0:n") },
      { kind: "send", units: 2, kaija: false },
    );
    expect(it.place).toBe("turn.playOn");
  });

  test("NOR-259 Bribery moves one or two units of an opponent; they attack whoever is there, their owner decides and is rewarded", () => {
    const it = scene({
      seats: 3,
      clans: ["goat", "wolf", "boar"],
      units: [
        [0, "0,0:s", 1],
        [1, "0,0:w", 3],
        [2, "0,0:n", 1],
      ],
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
      units: [
        [0, "0,0:s", 4],
        [1, "0,0:w", 1],
        [1, "0,0:n", 1],
      ],
      kaija: "0,0:w",
      hands: [["bribery"], []],
      chance: [0, 0],
    });
    it.play("bribery").choose({ kind: "march", from: it.at("0,0:w"), to: it.at("0,0:s") });
    // One regular unit only: no question how many.
    expect(it.seen("combatStarted")).toMatchObject([{ attacker: 1, defender: 0 }]);
    const joined = scene({
      clans: ["goat", "bear"],
      units: [
        [0, "0,0:s", 4],
        [1, "0,0:w", 1],
        [1, "0,0:n", 1],
      ],
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

  test("NOR-260 Conqueror ignores Towers and Fortresses only where its player attacks", () => {
    const it = scene({
      units: [
        [0, "0,0:w", 3],
        [1, "0,0:e", 1],
      ],
      loose: [
        ["0,0:e", "fortress"],
        ["0,0:e", "defence-tower"],
      ],
      hands: [["conqueror", "start-move"], []],
      chance: [1, 0],
    });
    it.play("conqueror").play("start-move").march("0,0:w", "0,0:e", 3);
    expect(it.seen("combatStarted")[0]?.defence).toEqual([{ source: "units", axes: 1, skulls: 0 }]);
    const other = scene({
      units: [
        [0, "0,0:w", 3],
        [1, "0,0:e", 1],
      ],
      loose: [["0,0:w", "fortress"]],
      hands: [["conqueror"], ["start-move"]],
      chance: [1, 0],
    });
    other.play("conqueror").play("start-move").march("0,0:e", "0,0:w");
    expect(other.seen("combatStarted")[0]?.defence).toContainEqual({ source: "fortress", axes: 2, skulls: 0 });
  });

  test("NOR-261, NOR-262, NOR-390 Raiding Party takes a unit anywhere and one resource shown there, tiles or buildings, if any", () => {
    const it = scene({
      clans: ["raven", "bear"],
      map: [
        ["start", 0, 0, 0],
        ["tile-20", 0, 1, 0],
      ],
      units: [
        [0, "0,0:n", 1],
        [1, "0,1:s", 2],
      ],
      kaija: "0,1:s",
      loose: [["0,1:s", "granary"]],
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
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 2],
      ],
      hands: [["raven-raiding-party", "start-move"]],
    });
    bare.play("raven-raiding-party").choose({ kind: "strike", at: bare.at("0,0:s"), kaija: false });
    expect([bare.place, bare.resources(0)]).toEqual(["turn.playOn", [0, 0, 0]]);
  });

  test("NOR-261 Plunder and Capture reach over any kind of border", () => {
    const it = scene({
      clans: ["wolf", "goat"],
      map: [["tile-14", 0, 0, 0]],
      units: [
        [0, "0,0:m", 1],
        [1, "0,0:n", 2],
      ],
      hands: [["wolf-plunder"]],
    });
    expect(it.play("wolf-plunder").options).toEqual([{ kind: "strike", at: it.at("0,0:n"), kaija: false }]);
  });

  test("NOR-263 Capture removes a unit, then adds one that is not recruited, never Kaija, not to a Bear or a Valkyrie", () => {
    const it = scene({
      clans: ["bear", "goat"],
      units: [
        [0, "0,0:w", 1],
        [0, "0,0:n", 1],
        [1, "0,0:e", 2],
      ],
      loose: [["0,0:w", "training-camp"]],
      beasts: [["brown-bear-beige", "0,0:n"]],
      hands: [["capture"]],
    });
    it.play("capture").choose({ kind: "strike", at: it.at("0,0:e"), kaija: false });
    expect(it.options).toEqual([{ kind: "add", at: it.at("0,0:w") }]);
    it.choose({ kind: "add", at: it.at("0,0:w") });
    expect([it.units("0,0:w"), it.units("0,0:e")]).toEqual([2, 1]);
    const full = scene({
      units: [
        [0, "0,0:w", 14],
        [1, "0,0:e", 2],
      ],
      hands: [["capture", "start-move"]],
    });
    full.play("capture").choose({ kind: "strike", at: full.at("0,0:e"), kaija: false });
    expect([full.place, full.units("0,0:w")]).toEqual(["turn.playOn", 14]);
    const nobody = scene({
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
      hands: [["capture"]],
    });
    expect(nobody.offered("play")).toEqual([]);
  });
});

describe("cards of growth", () => {
  test("NOR-264 Hunters, Woodcutters, Loremasters: per land up to its icons, tiles and buildings; camps once per land", () => {
    const it = scene({
      map: [
        ["start", 0, 0, 0],
        ["tile-02", 1, 0, 0],
      ],
      units: [
        [0, "1,0:s", 1],
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
      loose: [
        ["1,0:s", "granary"],
        ["1,0:s", "training-camp"],
      ],
      hands: [["hunters"]],
    });
    it.play("hunters");
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("1,0:s")]);
    it.recruit("1,0:s").recruit("1,0:s");
    expect(it.units("1,0:s")).toBe(4);
    const wood = scene({
      map: [
        ["start", 0, 0, 0],
        ["tile-13", 1, 0, 0],
      ],
      units: [
        [0, "1,0:a", 1],
        [1, "0,0:s", 1],
      ],
      hands: [["woodcutters"]],
    });
    wood.play("woodcutters").recruit("1,0:a");
    expect(wood.units("1,0:a")).toBe(2);
    const lore = scene({
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
      loose: [["0,0:n", "menhir"]],
      hands: [["loremasters"]],
    });
    lore.play("loremasters").recruit("0,0:n");
    expect(lore.units("0,0:n")).toBe(2);
  });

  test("NOR-265 neutral land is controlled when the first unit lands: its camps work, and more units may join it", () => {
    const it = scene({
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
      loose: [["0,0:w", "training-camp"]],
      hands: [["allies-from-the-wild"]],
    });
    it.play("allies-from-the-wild");
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:e"), it.at("0,0:w")]);
    it.recruit("0,0:w").recruit("0,0:w").recruit("0,0:e");
    expect([it.units("0,0:w"), it.units("0,0:e")]).toEqual([3, 1]);
    const mercenary = scene({
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
      hands: [["mercenary"]],
    });
    expect(
      mercenary
        .play("mercenary")
        .offered("recruit")
        .map(option => option.at),
    ).toEqual([mercenary.at("0,0:n"), mercenary.at("0,0:e"), mercenary.at("0,0:w")]);
    const outpost = scene({
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
      hands: [["outpost"]],
    });
    outpost.play("outpost").recruit("0,0:w");
    expect(outpost.offered("recruit").map(option => option.at)).toEqual([outpost.at("0,0:w")]);
  });

  test("NOR-265, NOR-434 Raven Mercenaries: a paid third unit belongs to the same action; camps work once, after it", () => {
    const spec: Spec = {
      clans: ["raven", "goat"],
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
      loose: [["0,0:w", "training-camp"]],
      hands: [["raven-mercenaries"], ["start-move"]],
      resources: [[1, 1, 0]],
    };
    const it = scene(spec);
    it.play("raven-mercenaries").recruit("0,0:w").recruit("0,0:w");
    expect([it.place, it.units("0,0:w")]).toEqual(["payment.payResource", 2]);
    it.choose({ kind: "pay", resource: "food" }, { kind: "pay", resource: "wood" }).recruit("0,0:w");
    expect([it.units("0,0:w"), it.resources(0)]).toEqual([4, [0, 0, 0]]);
    expect(it.seen("unitsRecruited").map(event => event.cause)).toEqual(["recruit", "recruit", "recruit", "camp"]);
    const declined = scene(spec);
    declined.play("raven-mercenaries").recruit("0,0:w").recruit("0,0:w").stop();
    expect([declined.units("0,0:w"), declined.resources(0)]).toEqual([3, [1, 1, 0]]);
    const nobody = scene(spec);
    nobody.play("raven-mercenaries").stop();
    expect(nobody.seat).toBe(1);
    const empty = scene({
      ...spec,
      units: [
        [0, "0,0:n", 12],
        [1, "0,0:s", 1],
      ],
    });
    empty.play("raven-mercenaries").recruit("0,0:w").recruit("0,0:w");
    expect(empty.seat).toBe(1);
  });

  test("NOR-266 Stag Clan: after recruiting, one unit of an adjacent own land may join, whatever the border", () => {
    const it = scene({
      clans: ["stag", "goat"],
      map: [["tile-14", 0, 0, 0]],
      units: [
        [0, "0,0:m", 1],
        [0, "0,0:n", 2],
        [1, "0,0:s", 1],
      ],
      hands: [["stag-clan", "start-move"]],
    });
    it.play("stag-clan").recruit("0,0:m");
    expect(it.options).toEqual([{ kind: "pull", from: it.at("0,0:n"), kaija: false }, { kind: "stop" }]);
    it.choose({ kind: "pull", from: it.at("0,0:n"), kaija: false });
    expect([it.units("0,0:m"), it.units("0,0:n")]).toEqual([3, 1]);
    const none = scene({
      clans: ["stag", "goat"],
      units: [
        [0, "0,0:n", 1],
        [0, "0,0:w", 1],
        [1, "0,0:s", 1],
      ],
      hands: [["stag-clan", "start-move"]],
    });
    none.play("stag-clan").stop();
    expect(none.place).toBe("turn.playOn");
  });

  test("NOR-267, NOR-EX-61, NOR-453 Glory of the Clan: collect before the build, after it, or not", () => {
    const spec: Spec = {
      clans: ["stag", "goat"],
      map: [
        ["start", 0, 0, 0],
        ["tile-13", 1, 0, 0],
      ],
      units: [
        [0, "1,0:a", 1],
        [1, "0,0:s", 1],
      ],
      resources: [[0, 2, 0]],
      hands: [["stag-glory-of-the-clan"]],
    };
    const before = scene(spec);
    before.play("stag-glory-of-the-clan");
    // With 2 wood nothing can be built on the large slot now: only "before" is possible.
    expect(before.options).toEqual([{ kind: "timing", when: "before", at: before.at("1,0:a") }]);
    before.choose(before.options[0]!);
    expect(before.clan(0).wood).toBe(3);
    before.choose({ kind: "build", area: before.area("1,0:a"), building: "forge", isLoose: false });
    expect(before.clan(0).wood).toBe(0);
    const after = scene({ ...spec, resources: [[0, 3, 0]] });
    after.play("stag-glory-of-the-clan").choose({ kind: "timing", when: "after", at: -1 });
    after.choose({ kind: "build", area: after.area("1,0:a"), building: "forge", isLoose: false });
    expect(after.clan(0).wood).toBe(1);
    const never = scene({ ...spec, resources: [[0, 3, 0]] });
    never.play("stag-glory-of-the-clan").choose({ kind: "timing", when: "never", at: -1 });
    never.choose({ kind: "build", area: never.area("1,0:a"), building: "forge", isLoose: false });
    expect(never.clan(0).wood).toBe(0);
  });

  test("NOR-267 after: a new Granary counts", () => {
    const it = scene({
      clans: ["stag", "goat"],
      map: [
        ["start", 0, 0, 0],
        ["tile-02", 1, 0, 0],
      ],
      units: [
        [0, "1,0:s", 1],
        [1, "0,0:s", 1],
      ],
      resources: [[0, 1, 0]],
      hands: [["stag-glory-of-the-clan"]],
    });
    it.play("stag-glory-of-the-clan").choose(
      { kind: "timing", when: "after", at: -1 },
      { kind: "build", area: it.area("1,0:s"), building: "granary", isLoose: false },
    );
    expect(it.clan(0).food).toBe(2);
  });

  test("NOR-453 Annexation: an Explore before the move, after it, or not", () => {
    const spec: Spec = {
      clans: ["stag", "goat"],
      units: [
        [0, "0,0:n", 2],
        [1, "0,0:s", 1],
      ],
      stack: ["tile-02"],
      hands: [["stag-annexation", "start-move"]],
    };
    const before = scene(spec);
    before.play("stag-annexation").choose({ kind: "timing", when: "before", at: -1 });
    before.choose(before.offered("place")[0]!);
    expect(before.place).toBe("move.chooseMarch");
    before.stop();
    expect(before.place).toBe("turn.playOn");
    const after = scene(spec);
    after.play("stag-annexation").choose({ kind: "timing", when: "after", at: -1 }).stop();
    expect(after.options).toEqual([{ kind: "option", option: 0 }, { kind: "stop" }]);
    after.choose({ kind: "option", option: 0 });
    expect(after.place).toBe("explore.placeTile");
  });

  test("NOR-453 Teamwork: two different actions, or one", () => {
    const it = scene({
      clans: ["goat", "boar"],
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
      hands: [["goat-teamwork", "start-move"]],
    });
    it.play("goat-teamwork").choose({ kind: "option", option: 0 }).recruit("0,0:n");
    expect(it.offered("option").map(option => option.option)).toEqual([1, 2]);
    expect(it.offers({ kind: "stop" })).toBe(true);
    it.choose({ kind: "option", option: 1 }).stop();
    expect(it.place).toBe("turn.playOn");
  });

  test("Osmosis recruits in up to three different own lands that are open or show wood; Call to War next to enemies", () => {
    const it = scene({
      clans: ["boar", "goat"],
      map: [
        ["start", 0, 0, 0],
        ["tile-17", 0, -1, 2],
      ],
      units: [
        [0, "0,0:n", 1],
        [0, "0,0:w", 1],
        [1, "0,0:s", 1],
      ],
      hands: [["boar-osmosis"]],
    });
    it.play("boar-osmosis");
    // The closed north shows no wood.
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:w")]);
    const war = scene({
      clans: ["wolf", "goat"],
      units: [
        [0, "0,0:n", 1],
        [0, "0,0:w", 1],
        [1, "0,0:s", 1],
      ],
      hands: [["wolf-call-to-war"]],
    });
    war.play("wolf-call-to-war");
    expect(war.offered("recruit").map(option => option.at)).toEqual([war.at("0,0:w")]);
    war.recruit("0,0:w");
    expect(war.units("0,0:w")).toBe(2);
  });
});
