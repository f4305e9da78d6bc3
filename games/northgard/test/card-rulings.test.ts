import { describe, expect, test } from "vitest";
import type { CardId } from "../content/cards.ts";
import { face, type Scene, type Spec, scene } from "./scenes.ts";

const pass = { kind: "pass" } as const;
const end = { kind: "endTurn" } as const;
const cancel = { kind: "cancel" } as const;
const cards = (it: Scene): CardId[] => it.offered("play").map(option => option.card);
const copies = (it: Scene): CardId[] => it.offered("copy").map(option => option.card);
const march = (it: Scene, from: string, to: string) => ({ kind: "march", from: it.at(from), to: it.at(to) }) as const;
const send = (units: number, kaija = false) => ({ kind: "send", units, kaija }) as const;
const at = (it: Scene): [string, number] => [it.place, it.seat];

/** Two neighbours: seat 0 in the north, seat 1 in the west. */
const neighbours = [
  [0, "0,0:n", 3],
  [1, "0,0:w", 2],
] as const;

describe("copying cards", () => {
  test("NOR-247, NOR-EX-52 Enemy Secrets resolves a neighbour's active card, also one laid aside", () => {
    const it = scene({
      units: neighbours,
      hands: [["enemy-secrets"]],
      aside: [[], ["warriors"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    it.play("enemy-secrets");
    expect(it.options).toEqual([{ kind: "copy", seat: 1, card: "warriors" }]);
    it.choose({ kind: "copy", seat: 1, card: "warriors" }).march("0,0:n", "0,0:w", 3);
    expect(it.seen("combatStarted")[0]!.attack).toContainEqual({ source: "card", axes: 1, skulls: 0 });
    // The copied card stays where it is.
    expect([it.clan(1).aside, it.clan(0).played]).toEqual([["warriors"], ["enemy-secrets"]]);
    // Once its owner has passed there is nothing to copy.
    const late = scene({ units: neighbours, hands: [["enemy-secrets"]], passed: [1] });
    expect(cards(late)).toEqual([]);
    const far = scene({
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
      hands: [["enemy-secrets"]],
      aside: [[], ["warriors"]],
    });
    expect(cards(far)).toEqual([]);
  });

  test("NOR-247 copying cards, Defensive Strategy and Unrest cannot be copied", () => {
    const it = scene({
      units: neighbours,
      hands: [["enemy-secrets"]],
      played: [[], ["legendary-heroes", "defensive-strategy", "snake-stolen-lore", "fishing"]],
      aside: [[], ["unrest"]],
    });
    expect(copies(it.play("enemy-secrets"))).toEqual(["fishing"]);
  });

  test("NOR-247 Legendary Heroes repeats only what was played this year, not what was laid aside", () => {
    const it = scene({
      units: neighbours,
      hands: [["legendary-heroes", "start-move"]],
      played: [["fishing", "enemy-secrets"]],
      aside: [["lore-mastery"]],
    });
    expect(copies(it.play("legendary-heroes"))).toEqual(["fishing"]);
    it.choose({ kind: "copy", seat: 0, card: "fishing" });
    expect(it.clan(0).food).toBe(3);
  });

  test("NOR-247, NOR-248 a copied clan card is the copier's: no token before it, Kaija and token only for their owners", () => {
    const bear = scene({
      units: neighbours,
      hands: [["enemy-secrets"]],
      played: [[], ["bear-the-bear-awakens"]],
    });
    bear.play("enemy-secrets").choose({ kind: "copy", seat: 1, card: "bear-the-bear-awakens" });
    bear.recruit("0,0:n").recruit("0,0:n");
    expect([bear.units("0,0:n"), bear.clan(0).lasting]).toEqual([5, []]);
    const snake = scene({ units: neighbours, hands: [["enemy-secrets"]], played: [[], ["snake-clan"]] });
    snake.play("enemy-secrets").choose({ kind: "copy", seat: 1, card: "snake-clan" }).stop();
    expect([snake.s.scorched, snake.seat]).toEqual([-1, 1]);
    const own = scene({
      clans: ["snake", "boar"],
      units: neighbours,
      hands: [["enemy-secrets"]],
      played: [[], ["boar-clan", "start-move"]],
    });
    own.play("enemy-secrets").choose({ kind: "copy", seat: 1, card: "start-move" });
    expect(own.place).toBe("move.chooseMarch");
  });

  test("NOR-454, NOR-EX-63 Stolen Lore: the token first, then a card of the land's owner where it lies", () => {
    const spec: Spec = {
      clans: ["snake", "boar"],
      units: neighbours,
      hands: [["snake-stolen-lore", "start-build"]],
      played: [[], ["warriors"]],
    };
    const it = scene(spec);
    expect(cards(it)).toEqual(["snake-stolen-lore"]);
    it.play("snake-stolen-lore").choose({ kind: "scorch", at: it.at("0,0:w") });
    expect(it.options).toEqual([{ kind: "copy", seat: 1, card: "warriors" }]);
    it.choose({ kind: "copy", seat: 1, card: "warriors" });
    expect([it.place, it.frame("move").left]).toEqual(["move.chooseMarch", 2]);
    // Left elsewhere, the card has no effect.
    const idle = scene(spec);
    idle.play("snake-stolen-lore").choose({ kind: "scorch", at: idle.at("0,0:e") });
    expect(idle.place).toBe("turn.playOn");
    // Out of reach it cannot be played, unless the token lies there already.
    const far: Spec = {
      ...spec,
      units: [
        [0, "0,0:n", 1],
        [1, "0,0:s", 1],
      ],
    };
    expect(cards(scene(far))).toEqual([]);
    expect(cards(scene({ ...far, scorched: "0,0:s" }))).toEqual(["snake-stolen-lore"]);
  });
});

describe("Defensive Strategy", () => {
  const spec: Spec = { units: neighbours, hands: [["town-hall", "start-move"], ["defensive-strategy"]], year: 3 };

  test("NOR-249, NOR-250, NOR-EX-38 a cancelled first card leaves every turn option", () => {
    const it = scene(spec);
    it.play("town-hall");
    expect(at(it)).toEqual(["play.respond", 1]);
    it.choose(cancel);
    expect([it.clan(0).discard, it.clan(0).played, it.clan(1).played]).toEqual([
      ["town-hall"],
      [],
      ["defensive-strategy"],
    ]);
    expect(at(it)).toEqual(["turn.chooseOption", 0]);
    expect(it.options.map(option => option.kind)).toEqual(["play", "wait", "pass"]);
    expect(it.units("0,0:n")).toBe(3);
    // With an empty hand only passing is left.
    const empty = scene({ ...spec, hands: [["town-hall"], ["defensive-strategy"]] });
    empty.play("town-hall").choose(cancel);
    expect(empty.options).toEqual([pass]);
  });

  test("NOR-250 later in the turn only further cards or the end are left; a cancelled main card is not used up", () => {
    const it = scene({ ...spec, hands: [["fishing", "start-move", "start-recruit"], ["defensive-strategy"]] });
    it.play("fishing").choose(pass);
    it.play("start-move").choose(cancel);
    expect(it.place).toBe("turn.playOn");
    expect(it.options).toEqual([{ kind: "play", card: "start-recruit" }, end]);
  });

  test("NOR-251, NOR-252 it answers cards played, not cards laid aside, and is never played in one's own turn", () => {
    const it = scene(spec);
    it.choose({ kind: "wait" }, { kind: "use", card: "town-hall", isRemoved: false });
    expect(at(it)).toEqual(["turn.chooseOption", 1]);
    expect(it.options.map(option => option.kind)).toEqual(["wait", "pass"]);
    expect(it.refusals.some(refusal => refusal.why === "response-only" && refusal.rule === "NOR-252")).toBe(true);
    it.choose({ kind: "wait" }, { kind: "use", card: "defensive-strategy", isRemoved: false });
    expect(it.clan(1).aside).toEqual(["defensive-strategy"]);
  });

  test("NOR-443 a cancelled card was not played: Legendary Heroes cannot repeat it and no token moved for it", () => {
    const it = scene({ ...spec, hands: [["fishing", "legendary-heroes"], ["defensive-strategy"]] });
    it.play("fishing").choose(cancel);
    expect(cards(it)).toEqual([]);
    const snake = scene({
      ...spec,
      clans: ["snake", "boar"],
      hands: [["snake-clan", "start-move"], ["defensive-strategy"]],
    });
    snake.play("snake-clan").choose(cancel);
    expect([snake.place, snake.s.scorched]).toEqual(["turn.chooseOption", -1]);
  });
});

describe("cards of combat and movement", () => {
  test("NOR-254 Intimidate pushes one unit to neutral or the defender's land over any border", () => {
    const it = scene({
      map: [["tile-08", 0, 0, 0]],
      units: [
        [0, "0,0:s", 3],
        [1, "0,0:m", 1],
      ],
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
      units: [
        [0, "0,0:n", 4],
        [1, "0,0:w", 2],
        [1, "0,0:e", 2],
      ],
      hands: [["intimidate"]],
    });
    it.play("intimidate").march("0,0:n", "0,0:w", 2).march("0,0:n", "0,0:e", 2);
    it.choose({ kind: "fight", at: it.at("0,0:w") });
    expect(it.offered("push").map(option => option.to)).not.toContain(it.at("0,0:e"));
    expect(it.offered("push").map(option => option.to)).toContain(it.at("0,0:s"));
  });

  test("NOR-255 Shieldbearers cancel one skull in each combat, of a Tower or a die", () => {
    const losses = (towers: number, defence: Parameters<typeof face>[0]) =>
      scene({
        units: neighbours,
        loose: Array.from({ length: towers }, () => ["0,0:w", "defence-tower"] as const),
        hands: [["shieldbearers"]],
        chance: [face("axes-3"), face(defence)],
      })
        .play("shieldbearers")
        .march("0,0:n", "0,0:w", 3)
        .seen("combatEnded")[0]!.attackLosses;
    expect([losses(1, "axes-2"), losses(0, "axe-skull"), losses(1, "axe-skull"), losses(0, "axes-2")]).toEqual([
      0, 0, 1, 0,
    ]);
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
      expect(it.seen("combatEnded")).toMatchObject([
        { attackScore: as === "axe" ? 6 : 5, defenceLosses: as === "axe" ? 0 : 1 },
      ]);
    }
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

  test("NOR-258, NOR-230 Hidden Ways moves one group to any open territory, not Kaija into enemy land", () => {
    const it = scene({
      clans: ["bear", "boar"],
      map: [
        ["start", 0, 0, 0],
        ["tile-17", 0, -1, 2],
      ],
      units: [
        [0, "0,0:w", 2],
        [1, "0,0:e", 1],
      ],
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
      units: [
        [0, "0,0:n", 4],
        [1, "0,0:s", 1],
      ],
      loose: [["0,0:s", "fortress"]],
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
      units: [
        [0, "0,0:n", 4],
        [1, "0,0:s", 1],
      ],
      scorched: "0,0:s",
      hands: [["hidden-ways"]],
      chance: [face("axes-2"), face("axes-2")],
    });
    snake.play("hidden-ways").choose(march(snake, "0,0:n", "0,0:s"), send(3));
    expect(snake.seen("combatStarted")[0]!.attack).toContainEqual({ source: "scorched-earth", axes: 1, skulls: 0 });
  });

  test("NOR-259 Bribery: one or two units of an opponent go next door and attack for their owner", () => {
    const it = scene({
      seats: 3,
      clans: ["goat", "wolf", "stag"],
      units: [
        [0, "0,0:s", 1],
        [1, "0,0:w", 3],
        [2, "0,0:n", 1],
      ],
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
    expect(it.seen("combatEnded")).toMatchObject([{ winner: "attacker" }]);
    expect([it.owner("0,0:n"), it.clan(1).food, it.clan(0).food]).toEqual([1, 3, 3]);
    const joined = scene({
      clans: ["goat", "bear"],
      units: [
        [0, "0,0:s", 1],
        [1, "0,0:w", 2],
        [1, "0,0:e", 1],
      ],
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
      units: [[0, "0,0:s", 1]],
      kaija: "0,0:w",
      hands: [["bribery"]],
    });
    kaija.play("bribery");
    expect(kaija.offered("march").map(option => option.to)).not.toContain(kaija.at("0,0:s"));
  });
});

describe("cards that touch units and land", () => {
  test("NOR-261 Plunder and Capture reach neighbours over any border, Raiding Party everybody; the unit is the player's choice", () => {
    const strikes = (card: CardId) => {
      const it = scene({
        clans: ["wolf", "bear"],
        map: [
          ["tile-08", 0, 0, 0],
          ["start", 0, 1, 0],
        ],
        units: [
          [0, "0,0:n", 1],
          [1, "0,0:m", 1],
          [1, "0,1:s", 1],
        ],
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
        map: [["tile-06", 0, 0, 0]],
        units: [
          [0, "0,0:n", 1],
          [1, "0,0:s", 2],
          [1, "0,0:e", 2],
        ],
        loose: [["0,0:s", "granary"]],
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

  test("NOR-263 Capture adds a unit that is not recruited: no camp, no Kaija, not to Bear or Valkyrie", () => {
    const it = scene({
      clans: ["bear", "boar"],
      units: [
        [0, "0,0:n", 1],
        [0, "0,0:e", 1],
        [0, "0,0:s", 1],
        [1, "0,0:w", 1],
      ],
      loose: [["0,0:n", "training-camp"]],
      beasts: [
        ["brown-bear-beige", "0,0:e"],
        ["fallen-valkyrie-beige", "0,0:s"],
      ],
      hands: [["capture", "start-move"]],
    });
    it.play("capture").choose({ kind: "strike", at: it.at("0,0:w"), kaija: false });
    expect(it.options).toEqual([{ kind: "add", at: it.at("0,0:n") }]);
    it.choose({ kind: "add", at: it.at("0,0:n") });
    expect([it.units("0,0:n"), it.clan(0).kaija, it.owner("0,0:w")]).toEqual([2, -1, -1]);
    expect(cards(scene({ units: [[0, "0,0:n", 1]], hands: [["capture"]] }))).toEqual([]);
    const empty = scene({
      units: [
        [0, "0,0:n", 14],
        [1, "0,0:w", 1],
      ],
      hands: [["capture", "start-move"]],
    });
    empty.play("capture").choose({ kind: "strike", at: empty.at("0,0:w"), kaija: false });
    expect([empty.place, empty.units("0,0:n")]).toEqual(["turn.playOn", 14]);
  });

  test("NOR-264 Hunters recruit up to the icons of each territory; camps add once", () => {
    const it = scene({
      map: [["tile-10", 0, 0, 0]],
      units: [
        [0, "0,0:n", 1],
        [0, "0,0:e", 1],
        [0, "0,0:s", 1],
      ],
      buildings: [
        ["0,0:n", "granary"],
        ["0,0:e", "granary"],
      ],
      loose: [["0,0:n", "training-camp"]],
      hands: [["hunters", "fishing"]],
    });
    it.play("hunters").recruit("0,0:n");
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:n"), it.at("0,0:e")]);
    it.recruit("0,0:n").recruit("0,0:e");
    expect([it.place, it.units("0,0:n"), it.units("0,0:e"), it.units("0,0:s")]).toEqual(["turn.playOn", 4, 2, 1]);
    for (const [card, tile] of [
      ["woodcutters", "tile-13"],
      ["loremasters", "tile-16"],
    ] as const) {
      const where = tile === "tile-13" ? "0,0:a" : "0,0:s";
      const other = scene({ map: [[tile, 0, 0, 0]], units: [[0, where, 1]], hands: [[card, "fishing"]] });
      other.play(card).recruit(where);
      expect([other.place, other.units(where)]).toEqual(["turn.playOn", 2]);
    }
  });

  test("NOR-265 recruits may take neutral land; the paid unit of Mercenaries belongs to the same action", () => {
    const it = scene({
      clans: ["raven", "boar"],
      units: [[0, "0,0:n", 1]],
      loose: [["0,0:w", "training-camp"]],
      hands: [["raven-mercenaries", "start-build"]],
      resources: [[1, 1, 0]],
    });
    it.play("raven-mercenaries");
    expect(it.offered("recruit").map(option => option.at)).not.toContain(it.at("0,0:n"));
    it.recruit("0,0:w");
    expect(it.owner("0,0:w")).toBe(0);
    expect(it.offered("recruit").map(option => option.at)).toEqual([it.at("0,0:w")]);
    it.recruit("0,0:w");
    expect([it.place, it.units("0,0:w")]).toEqual(["payment.payResource", 2]);
    it.choose({ kind: "pay", resource: "food" }, { kind: "pay", resource: "wood" }).recruit("0,0:w");
    // The camp adds one unit, once, after the third.
    expect([it.units("0,0:w"), it.place]).toEqual([4, "turn.playOn"]);
    const none = scene({
      clans: ["raven", "boar"],
      units: [[0, "0,0:n", 1]],
      hands: [["raven-mercenaries", "start-build"]],
      resources: [[2, 0, 0]],
    });
    expect(none.play("raven-mercenaries").stop().place).toBe("turn.playOn");
    const last = scene({
      clans: ["raven", "boar"],
      units: [[0, "0,0:n", 12]],
      hands: [["raven-mercenaries", "start-build"]],
      resources: [[2, 0, 0]],
    });
    last.play("raven-mercenaries").recruit("0,0:w").recruit("0,0:w");
    expect(last.place).toBe("turn.playOn");
  });

  test("NOR-265 Allies keep to land that was neutral; Outpost and Mercenary may take own or neutral land", () => {
    const allies = scene({ units: [[0, "0,0:n", 1]], hands: [["allies-from-the-wild", "start-build"]] });
    allies.play("allies-from-the-wild").recruit("0,0:w").recruit("0,0:w");
    expect(allies.offered("recruit").map(option => option.at)).toEqual(
      ["e", "s", "w"].map(id => allies.at(`0,0:${id}`)),
    );
    allies.recruit("0,0:e");
    expect([allies.units("0,0:w"), allies.units("0,0:e")]).toEqual([2, 1]);
    const outpost = scene({ units: [...neighbours], hands: [["outpost", "start-build"]] });
    outpost.play("outpost");
    expect(outpost.offered("recruit").map(option => option.at)).toEqual(
      ["n", "e", "s"].map(id => outpost.at(`0,0:${id}`)),
    );
    outpost.recruit("0,0:s");
    expect(outpost.offered("recruit").map(option => option.at)).toEqual([outpost.at("0,0:s")]);
    const mercenary = scene({ units: [...neighbours], hands: [["mercenary", "start-build"]] });
    mercenary.play("mercenary").recruit("0,0:e");
    expect(mercenary.owner("0,0:e")).toBe(0);
  });

  test("NOR-266 Stag Clan pulls a unit from next door to where one was recruited, and only then", () => {
    const spec: Spec = {
      clans: ["stag", "boar"],
      map: [["tile-08", 0, 0, 0]],
      units: [
        [0, "0,0:n", 2],
        [0, "0,0:m", 1],
        [0, "0,0:s", 1],
      ],
      hands: [["stag-clan", "start-build"]],
    };
    const it = scene(spec);
    it.play("stag-clan").recruit("0,0:m");
    expect(
      it
        .offered("pull")
        .map(option => option.from)
        .sort(),
    ).toEqual([it.at("0,0:n"), it.at("0,0:s")].sort());
    it.choose({ kind: "pull", from: it.at("0,0:n"), kaija: false });
    expect([it.units("0,0:m"), it.units("0,0:n")]).toEqual([3, 1]);
    expect(scene(spec).play("stag-clan").stop().place).toBe("turn.playOn");
    const away = scene(spec);
    away.play("stag-clan").recruit("0,0:n");
    expect(away.offered("pull").map(option => option.from)).toEqual([away.at("0,0:m")]);
  });

  test("NOR-267, NOR-EX-61 Glory of the Clan collects before the build, in that territory, or after it", () => {
    const spec: Spec = {
      clans: ["stag", "boar"],
      map: [
        ["tile-13", 0, 0, 0],
        ["tile-08", 1, 0, 0],
      ],
      units: [[0, "0,0:a", 1]],
      hands: [["stag-glory-of-the-clan", "start-move"]],
      resources: [[0, 2, 0]],
    };
    const before = scene(spec);
    const land = before.at("0,0:a");
    before.play("stag-glory-of-the-clan");
    expect(before.options).toEqual([
      { kind: "timing", when: "before", at: land },
      { kind: "timing", when: "after", at: -1 },
      { kind: "timing", when: "never", at: -1 },
    ]);
    before.choose({ kind: "timing", when: "before", at: land });
    expect(before.clan(0).wood).toBe(3);
    before.choose({ kind: "build", area: before.area("0,0:a"), building: "forge", isLoose: false });
    expect([before.clan(0).wood, before.place]).toEqual([0, "turn.playOn"]);
    const after = scene(spec);
    after.play("stag-glory-of-the-clan").choose({ kind: "timing", when: "after", at: -1 });
    expect(
      after.offered("build").some(option => ["forge", "fortress", "altar-of-kings"].includes(option.building)),
    ).toBe(false);
    after.choose({ kind: "build", area: after.area("1,0:m"), building: "granary", isLoose: false });
    // The new Granary counts.
    expect(after.resources(0)).toEqual([1, 2, 0]);
    const never = scene(spec);
    never.play("stag-glory-of-the-clan").choose({ kind: "timing", when: "never", at: -1 });
    never.choose({ kind: "build", area: never.area("1,0:m"), building: "granary", isLoose: false });
    expect(never.resources(0)).toEqual([0, 1, 0]);
    // Legal if the collection pays the building.
    const poor = scene({ ...spec, resources: [[0, 0, 0]] });
    poor.play("stag-glory-of-the-clan");
    expect(poor.options).toEqual([{ kind: "timing", when: "before", at: land }]);
  });

  test("NOR-268 only opponents with cards in hand are targets; what they discard goes to their own pile", () => {
    const spec: Spec = {
      seats: 3,
      clans: ["snake", "boar", "goat"],
      units: [...neighbours, [2, "0,0:e", 1]],
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

  test("NOR-269 Protector of the Land draws a card for each closed territory of three tiles", () => {
    const closed = [
      ["tile-07", 0, 0, 0],
      ["start-5p", 1, 0, 0],
      ["tile-04", -1, 0, 0],
    ] as const;
    const spec: Spec = {
      clans: ["bear", "boar"],
      map: closed,
      units: [[0, "0,0:m", 1]],
      hands: [["bear-protector-of-the-land"]],
      piles: [["start-move", "start-build"]],
    };
    expect(scene(spec).play("bear-protector-of-the-land").clan(0).hand).toEqual(["start-move"]);
    expect(cards(scene({ ...spec, units: [[0, "0,0:n", 1]] }))).toEqual([]);
    expect(cards(scene({ ...spec, piles: [[]] }))).toEqual([]);
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
