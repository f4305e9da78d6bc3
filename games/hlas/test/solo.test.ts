import { describe, expect, test } from "vitest";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { DESIGNS } from "../content/designs.ts";
import type { FactionId } from "../content/faction.ts";
import { AIR_DECK, ENEMY, GONE, NONE, SEA_DECK } from "../content/marks.ts";
import { track } from "../content/solo-boards.ts";
import { soloWorth, trackCost } from "../content/solo-levels.ts";
import { hlas } from "../index.ts";
import { towards } from "../rules/compass.ts";
import { armyOf, emptyVessel } from "../rules/enemy-army.ts";
import { walk as onFoot, routeByCompass, routeToAttack } from "../rules/enemy-paths.ts";
import { capitalStrength, towerLimit } from "../rules/queries.ts";
import { scoreOf } from "../rules/scoring.ts";
import type { Hlas } from "../state.ts";
import { chanceAgainst } from "../view/odds.ts";
import type { Spec } from "./scene-spec.ts";
import { at, regionName, type Scene, scene } from "./scenes.ts";

const N = 0;
const S = 180;
const W = 270;
/** Lets the card be played: the scene was built first, so that Heroes could be put somewhere. */
const play = (it: Scene, hero = 0): Scene => {
  it.s.phase = "actions";
  it.s.round = 1;
  it.s.stack = [
    { proc: "game", step: "playRounds" },
    { proc: "round", step: "takeTurns", turn: 1 } as never,
    { proc: "enemy", step: "drawCard", hero, card: "", isDone: false } as never,
  ];
  it.s.soloSlots = [];
  it.events = [];
  runnerOf(hlas).advance(it.s, it.events);
  return it;
};
/** A scene before anything of the enemy has happened. */
function still(card: NonNullable<Spec["soloDeck"]>[number], more: Spec = {}): Scene {
  return scene({
    seats: 1,
    factions: ["humans", "orcs"],
    homes: ["nw", "ne"],
    excluded: "sw",
    soloDeck: [card],
    turn: 0,
    ...more,
  });
}
const foe = (it: Scene): [number, number, number] => it.resources(ENEMY);

describe("solo rounds", () => {
  test("HLAS-302..305, 419 enemy card, human, card, human, card; each card goes to the next Hero slot", () => {
    const it = scene({ seats: 1, factions: ["humans", "orcs"], turn: 0 });
    while (it.s.round === 1)
      it.choose(it.options.find(({ kind }) => kind !== "slot" && kind !== "repeat") ?? it.options.at(-1)!);
    it.events = [];
    const seen: string[] = [];
    while (it.s.round === 2 && it.s.stack.length > 0) {
      if (it.place === "turn.chooseAction") seen.push(`human after ${it.s.soloSlots.length}`);
      it.choose(it.options.find(({ kind }) => kind !== "slot" && kind !== "repeat") ?? it.options.at(-1)!);
    }
    expect(seen).toEqual(["human after 1", "human after 2"]);
    expect(it.seen("enemyCardDrawn").filter(({ hero }) => hero === 2).length).toBeGreaterThan(0);
    expect(it.seen("harvested").map(({ seat }) => seat)).toContain(ENEMY);
  });
  test.each(["page", "archer", "sergeant"] as const)("HLAS-480 the %s takes two cards a round", difficulty => {
    const it = scene({ seats: 1, factions: ["humans", "orcs"], turn: 0, difficulty });
    while (it.s.round < 3)
      it.choose(it.options.find(({ kind }) => kind !== "slot" && kind !== "repeat") ?? it.options.at(-1)!);
    expect(new Set(it.seen("enemyCardDrawn").map(({ hero }) => hero))).toEqual(new Set([0, 1]));
  });
  test("HLAS-480 against a single card a round the human still has two turns", () => {
    const it = scene({ seats: 1, factions: ["humans", "orcs"], turn: 0, difficulty: "herald" });
    while (it.s.round < 3)
      it.choose(it.options.find(({ kind }) => kind !== "slot" && kind !== "repeat") ?? it.options.at(-1)!);
    const second = it.events.slice(it.events.findIndex(event => event.type === "roundStarted" && event.round === 2));
    const turns = second
      .filter(({ type }) => type === "enemyCardDrawn" || type === "turnEnded")
      .map(({ type }) => type);
    expect(turns.slice(0, 3)).toEqual(["enemyCardDrawn", "turnEnded", "turnEnded"]);
    expect(new Set(it.seen("enemyCardDrawn").map(({ hero }) => hero))).toEqual(new Set([0]));
  });
  test.each([
    ["jester", false],
    ["herald", true],
  ] as const)("HLAS-480 whether the %s marches into the Capital Region: %s", (difficulty, isSiege) => {
    const it = still("solo-attack-1", {
      difficulty,
      units: [
        [ENEMY, "nw-2", "hero-1"],
        [ENEMY, "nw-2", "warrior", 4],
      ],
    });
    expect(routeToAttack(it.s, 0, N)).toEqual(isSiege ? { vessel: "", path: [at("nw-1")] } : null);
  });
  test("HLAS-480 a setting of the table, harder as it is from version 2 of the rules", () => {
    const begun = start(hlas, { seats: 1, seed: "x" }) as Hlas;
    expect(begun).toMatchObject({ difficulty: "page" });
    expect(start(hlas, { seats: 1, seed: "x", options: { difficulty: "jester" } })).toMatchObject({
      difficulty: "jester",
    });
    expect(start(hlas, { seats: 2, seed: "x" })).toMatchObject({ difficulty: "" });
    const { difficulty, designs, ...earlier } = begun;
    hlas.upgrade?.(earlier as Hlas);
    expect([difficulty, designs, earlier]).toMatchObject(["page", DESIGNS, { difficulty: "lord", designs: 1 }]);
  });
  test("HLAS-303, 310, 461 the human may repeat what the enemy did, never the other way round, and never a failed action", () => {
    const it = play(
      still("solo-recruit-1", {
        units: [[0, "nw-1", "serf"]],
        resources: [
          [2, 2, 5],
          [0, 0, 2],
        ],
      }),
    );
    expect([it.place, it.seat]).toEqual(["repeats.offerRepeat", 0]);
    const failed = play(
      still("solo-recruit-1", {
        units: [[0, "nw-1", "serf"]],
        resources: [
          [2, 2, 5],
          [0, 0, 0],
        ],
      }),
    );
    expect(failed.place).toBe("turn.chooseAction");
    const human = still("solo-recruit-1", {
      units: [[0, "nw-1", "serf"]],
      resources: [
        [2, 2, 5],
        [9, 9, 9],
      ],
    })
      .slot("recruit")
      .choose({ kind: "recruit", piece: "serf", count: 1 });
    expect(human.seen("actionChosen").map(({ seat }) => seat)).toEqual([0]);
  });
  test("HLAS-306, 345 a failed action moves the Hero instead", () => {
    const it = play(
      still("solo-recruit-1", {
        resources: [
          [0, 0, 0],
          [0, 0, 0],
        ],
      }),
    );
    expect(it.seen("enemyActionDone")[0]!.isDone).toBe(false);
    expect(it.realm(ENEMY).heroes[0]).not.toBe(at("ne-1"));
  });
  test("HLAS-307, EX-38 the last card and the discards make a new deck", () => {
    const it = still("solo-tax");
    it.s.soloDiscard = it.s.soloDeck.splice(0, 4);
    it.s.soloSlots = [];
    const rest = it.s.soloDeck.splice(0, 3);
    expect([it.s.soloDeck.length, rest.length]).toEqual([1, 3]);
    play(it);
    expect(it.seen("soloDeckShuffled")).toEqual([{ type: "soloDeckShuffled", count: 5 }]);
    expect(it.s.soloDeck).toHaveLength(4);
  });
  test("HLAS-EX-38 with two cards left nothing is shuffled", () => {
    const it = still("solo-tax");
    it.s.soloDiscard = it.s.soloDeck.splice(0, 6);
    play(it);
    expect(it.seen("soloDeckShuffled")).toEqual([]);
  });
  test("HLAS-308 in Harvest the enemy collects, then its cards are discarded face up", () => {
    const it = scene({ seats: 1, factions: ["humans", "orcs"], units: [[ENEMY, "ne-2", "serf"]], turn: "harvest" });
    expect(it.seen("harvested").find(({ seat }) => seat === ENEMY)!.ore).toBe(2);
    expect(it.s.soloSlots.length).toBeLessThan(3);
  });
});

describe("solo actions", () => {
  test("HLAS-311..315 the first possible of Air Vessel, Sea Vessel, Warrior, Serf; it joins the acting Hero", () => {
    const warrior = still("solo-recruit-1", {
      resources: [
        [0, 0, 0],
        [9, 9, 2],
      ],
    });
    warrior.realm(ENEMY).heroes[0] = at("ne-5");
    play(warrior);
    expect([warrior.count(ENEMY, "warrior", "ne-5"), foe(warrior)[2]]).toEqual([1, 0]);
    const serf = play(
      still("solo-recruit-1", {
        resources: [
          [0, 0, 0],
          [0, 0, 1],
        ],
      }),
    );
    expect(serf.count(ENEMY, "serf", "ne-1")).toBe(1);
    const vessel = play(
      still("solo-recruit-1", {
        resources: [
          [0, 0, 0],
          [9, 9, 9],
        ],
        space: 3,
      }),
    );
    expect(vessel.realm(ENEMY).airVessel).toBe(at("ne-1"));
    const locked = play(
      still("solo-recruit-1", {
        resources: [
          [0, 0, 0],
          [9, 9, 9],
        ],
        space: 1,
      }),
    );
    expect([locked.realm(ENEMY).seaVessel, locked.realm(ENEMY).airVessel]).toEqual([at("ne-1"), NONE]);
  });
  test("HLAS-313, 314 a full Region or a Hero at sea sends the recruit to the Capital", () => {
    const full = still("solo-recruit-1", {
      units: [[ENEMY, "ne-5", "serf", 4]],
      resources: [
        [0, 0, 0],
        [0, 0, 2],
      ],
    });
    full.realm(ENEMY).heroes[0] = at("ne-5");
    play(full);
    expect(full.count(ENEMY, "warrior", "ne-1")).toBe(1);
    const sea = still("solo-recruit-1", {
      units: [[ENEMY, "sea-ne", "sea-vessel"]],
      resources: [
        [0, 0, 0],
        [0, 0, 2],
      ],
    });
    sea.realm(ENEMY).heroes[0] = SEA_DECK;
    play(sea);
    expect(sea.count(ENEMY, "warrior", "ne-1")).toBe(1);
  });
  test("HLAS-316..318, 365, 460 the Capital track: Ore for the next space; its last space triggers the end", () => {
    const it = play(
      still("solo-build-track", {
        resources: [
          [0, 0, 0],
          [3, 0, 0],
        ],
        space: 1,
      }),
    );
    expect([it.realm(ENEMY).space, foe(it)[0], it.realm(ENEMY).level]).toEqual([2, 0, 2]);
    expect([capitalStrength(it.s, ENEMY), towerLimit(it.s, ENEMY)]).toEqual([track[2]!.strength, track[2]!.towers]);
    const short = play(
      still("solo-build-track", {
        resources: [
          [0, 0, 0],
          [2, 0, 0],
        ],
        space: 1,
      }),
    );
    expect(short.realm(ENEMY).space).toBe(1);
    const last = play(
      still("solo-build-track", {
        resources: [
          [0, 0, 0],
          [9, 0, 0],
        ],
        space: 5,
      }),
    );
    expect([last.realm(ENEMY).space, last.s.trigger]).toEqual([6, "track"]);
    const end = play(
      still("solo-build-track", {
        resources: [
          [0, 0, 0],
          [9, 0, 0],
        ],
        space: 6,
      }),
    );
    expect(end.seen("enemyActionDone")[0]!.isDone).toBe(false);
  });
  test("HLAS-319..321, 324 a Tower in the Hero's Region with a Serf; the tokens around it are taken for 1 VP each", () => {
    const it = still("solo-build-structures", {
      units: [[ENEMY, "ne-5", "serf"]],
      resources: [
        [0, 0, 0],
        [1, 0, 0],
      ],
      tokens: [
        ["ne-2", "wonder"],
        ["ne-4", "bandits"],
      ],
    });
    it.realm(ENEMY).heroes[0] = at("ne-5");
    play(it);
    expect(it.realm(ENEMY).towers).toEqual([at("ne-5")]);
    expect([it.s.faces[at("ne-2")], it.s.faces[at("ne-4")], it.realm(ENEMY).vp]).toEqual([GONE, GONE, 2]);
  });
  test("HLAS-321 as ruled they are taken for nothing", () => {
    const it = still("solo-build-structures", {
      rulings: { tokens: "nothing" },
      units: [[ENEMY, "ne-5", "serf"]],
      resources: [
        [0, 0, 0],
        [1, 0, 0],
      ],
      tokens: [["ne-2", "wonder"]],
    });
    it.realm(ENEMY).heroes[0] = at("ne-5");
    play(it);
    expect([it.s.faces[at("ne-2")], it.realm(ENEMY).vp]).toEqual([GONE, 0]);
    expect(it.seen("rulingApplied")).toMatchObject([{ ruling: "tokens", reading: "nothing" }]);
  });
  test("HLAS-324 without a Serf there it builds none", () => {
    const none = still("solo-build-structures", {
      resources: [
        [0, 0, 0],
        [1, 0, 0],
      ],
    });
    none.realm(ENEMY).heroes[0] = at("ne-5");
    play(none);
    expect(none.seen("enemyActionDone")[0]!.isDone).toBe(false);
  });
  test("HLAS-322, 323, 465, EX-36 a Vessel is built under the army: Hero and one Warrior board", () => {
    const it = still("solo-build-structures", {
      units: [
        [ENEMY, "ne-2", "warrior", 2],
        [ENEMY, "ne-2", "serf"],
      ],
      towers: [[ENEMY, "ne-5"]],
      resources: [
        [0, 0, 0],
        [2, 0, 2],
      ],
      space: 1,
    });
    it.realm(ENEMY).heroes[0] = at("ne-2");
    play(it);
    expect([it.realm(ENEMY).seaVessel, it.realm(ENEMY).heroes[0], it.realm(ENEMY).warriors[SEA_DECK]]).toEqual([
      at("ne-2"),
      SEA_DECK,
      1,
    ]);
    expect([it.realm(ENEMY).warriors[at("ne-2")], it.realm(ENEMY).serfs[at("ne-2")]]).toEqual([1, 1]);
  });
  test.each([
    ["ne-2", "ne-2", SEA_DECK],
    ["ne-5", "ne-1", at("ne-5")],
  ])("HLAS-322 with the Hero in %s a Sea Vessel is built in %s", (region, place, hero) => {
    const it = still("solo-build-structures", {
      resources: [
        [0, 0, 0],
        [2, 0, 2],
      ],
      space: 1,
    });
    it.realm(ENEMY).heroes[0] = at(region);
    play(it);
    expect([it.realm(ENEMY).seaVessel, it.realm(ENEMY).heroes[0]]).toEqual([at(place), hero]);
  });
  test.each<[string, Spec["units"], string, number, string]>([
    ["HLAS-322 inland an Air Vessel is built with the Hero", [], "ne-5", AIR_DECK, "ne-5"],
    ["HLAS-465 a full Region leaves it to the Capital", [[ENEMY, "ne-2", "warrior", 4]], "ne-2", at("ne-2"), "ne-1"],
    ["HLAS-465 room for one is enough", [[ENEMY, "ne-2", "warrior", 3]], "ne-2", AIR_DECK, "ne-2"],
    ["HLAS-323 a Hero aboard another Vessel stays there", [[ENEMY, "ne-2", "sea-vessel"]], "sea", SEA_DECK, "ne-1"],
  ])("%s", (_, units = [], where, hero, place) => {
    const it = still("solo-build-structures", {
      units,
      resources: [
        [0, 0, 0],
        [9, 9, 9],
      ],
      space: 4,
    });
    it.realm(ENEMY).heroes[0] = where === "sea" ? SEA_DECK : at(where);
    play(it);
    expect([regionName(it.realm(ENEMY).airVessel), it.realm(ENEMY).heroes[0]]).toEqual([place, hero]);
  });
  test("HLAS-320 at sea no Tower is built, also with a Serf aboard", () => {
    const it = still("solo-build-structures", {
      units: [
        [ENEMY, "sea-ne", "sea-vessel"],
        [ENEMY, "sea", "serf"],
      ],
      resources: [
        [0, 0, 0],
        [9, 0, 0],
      ],
      space: 1,
    });
    it.realm(ENEMY).heroes[0] = SEA_DECK;
    play(it);
    expect([it.realm(ENEMY).towers, it.seen("enemyActionDone")[0]!.isDone]).toEqual([[], false]);
  });
  test("HLAS-313 a recruited Vessel goes to the Capital, wherever the Hero is", () => {
    const it = still("solo-recruit-1", {
      resources: [
        [0, 0, 0],
        [9, 9, 9],
      ],
      space: 4,
    });
    it.realm(ENEMY).heroes[0] = at("ne-2");
    play(it);
    expect(regionName(it.realm(ENEMY).airVessel)).toBe("ne-1");
  });
  test("HLAS-EX-36 they leave with it, the others stay", () => {
    const it = still("solo-recruit-1", {
      units: [
        [ENEMY, "ne-2", "warrior", 2],
        [ENEMY, "ne-2", "serf"],
        [ENEMY, "ne-2", "sea-vessel"],
      ],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    it.realm(ENEMY).heroes[0] = at("ne-2");
    play(it);
    expect(it.realm(ENEMY).seaVessel).not.toBe(at("ne-2"));
    expect([it.realm(ENEMY).warriors[at("ne-2")], it.realm(ENEMY).serfs[at("ne-2")]]).toEqual([1, 1]);
  });
  test("HLAS-325, 326, 328, 463, EX-29 Research casts the Hero's spell, even in vain; the human may repeat and react", () => {
    const it = still("solo-research", {
      factions: ["humans", "elves"],
      units: [[0, "nw-1", "serf"]],
      resources: [
        [0, 0, 0],
        [0, 4, 0],
      ],
    });
    play(it, 1);
    expect([foe(it)[1], it.realm(ENEMY).vp]).toEqual([0, 4]);
    expect(it.place).toBe("repeats.offerRepeat");
    it.plain("repeat");
    expect(it.place).toBe("research.choose");
    const short = play(
      still("solo-research", {
        factions: ["humans", "elves"],
        resources: [
          [0, 0, 0],
          [0, 3, 0],
        ],
      }),
      1,
    );
    expect(short.seen("enemyActionDone")[0]!.isDone).toBe(false);
  });
  test("HLAS-EX-29 Mana 0, 3 VP of the spell and 1 of the Sorceress", () => {
    const it = play(
      still("solo-research", {
        factions: ["humans", "elves"],
        resources: [
          [0, 0, 0],
          [0, 4, 0],
        ],
      }),
      1,
    );
    expect(it.seen("vpGained").map(({ amount }) => amount)).toEqual([3, 1]);
  });
  test("HLAS-327, 463 the human may cancel it: Mana spent, no effect, no VP, and still a successful action", () => {
    const it = play(
      still("solo-research", {
        factions: ["humans", "dwarves"],
        libraries: [["cancel-spell"]],
        units: [[0, "nw-1", "serf"]],
        resources: [
          [0, 5, 0],
          [0, 3, 0],
        ],
      }),
    );
    it.cast("cancel-spell");
    expect([foe(it), it.realm(ENEMY).vp]).toEqual([[0, 1, 0], 0]);
    expect(it.place).toBe("repeats.offerRepeat");
  });
  test("HLAS-464 a copied board spell works for the human, from one of the own Heroes", () => {
    const it = still("solo-research", {
      factions: ["humans", "dwarves"],
      libraries: [["copy-spell"]],
      units: [[0, "nw-5", "hero-2"]],
      resources: [
        [0, 5, 0],
        [0, 3, 0],
      ],
    });
    play(it).plain("pass").cast("copy-spell").region("nw-5");
    expect(it.resources(0)[0]).toBe(3);
  });
  const copied = (faction: FactionId, hero: number, more: Spec): Scene =>
    play(
      still("solo-research", {
        factions: ["humans", faction],
        libraries: [["copy-spell"]],
        resources: [
          [0, 9, 0],
          [0, 5, 0],
        ],
        ...more,
      }),
      hero,
    )
      .plain("pass")
      .cast("copy-spell");
  test("HLAS-327, 462 of a copied board spell the human chooses the enemy's losses, not the weakest", () => {
    const it = copied("humans", 1, {
      units: [
        [0, "nw-5", "hero-2"],
        [0, "nw-4", "serf"],
        [ENEMY, "nw-10", "serf"],
        [ENEMY, "nw-10", "warrior"],
        [ENEMY, "nw-3", "warrior"],
        [ENEMY, "nw-9", "serf"],
      ],
    });
    it.until("loss.chooseUnit");
    expect(it.offered("unit").map(({ piece, place }) => [piece, regionName(place)])).toEqual([
      ["serf", "nw-10"],
      ["warrior", "nw-3"],
      ["warrior", "nw-10"],
    ]);
    it.unit(ENEMY, "warrior", "nw-10");
    expect([it.count(ENEMY, "warrior", "nw-10"), it.count(ENEMY, "serf", "nw-10")]).toEqual([0, 1]);
  });
  test("HLAS-327, 462 one in each Region around, each of the human's choice", () => {
    const it = copied("elves", 1, {
      units: [
        [0, "nw-5", "hero-2"],
        [ENEMY, "nw-10", "serf", 2],
        [ENEMY, "nw-10", "warrior"],
        [ENEMY, "nw-3", "warrior", 2],
      ],
    });
    it.until("loss.chooseUnit").unit(ENEMY, "warrior", "nw-10");
    expect(it.offered("unit").map(({ place }) => regionName(place))).toEqual(["nw-3"]);
    it.unit(ENEMY, "warrior", "nw-3");
    expect([it.count(ENEMY, "serf", "nw-10"), it.count(ENEMY, "warrior", "nw-3")]).toEqual([2, 1]);
  });
  test("HLAS-327, 462 and whom it moves", () => {
    const it = copied("dwarves", 1, {
      units: [
        [0, "nw-5", "hero-2"],
        [ENEMY, "nw-10", "serf"],
        [ENEMY, "nw-3", "serf", 2],
      ],
    });
    it.until("transfer.pickUnits");
    expect(it.offered("unit").map(({ place }) => regionName(place))).toEqual(["nw-3", "nw-10"]);
    it.unit(ENEMY, "serf", "nw-10");
    expect(it.frame("battle").region).toBe(at("nw-5"));
  });
  test("HLAS-329, EX-35 Tax gives all three; the human repeats at the old values; then the markers move and the Hero", () => {
    const it = still("solo-tax", {
      tax: ["ore", "mana", "food"],
      units: [[0, "nw-1", "serf"]],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    play(it);
    expect(foe(it)).toEqual([4, 3, 2]);
    expect(it.realm(ENEMY).heroes[0]).toBe(at("ne-1"));
    it.plain("repeat").choose({ kind: "resource", resource: "ore" });
    expect([it.resources(0)[0], it.s.tax]).toEqual([4, ["mana", "food", "ore"]]);
    expect(it.realm(ENEMY).heroes[0]).not.toBe(at("ne-1"));
  });
  test("HLAS-EX-35 the enemy gains before the human", () => {
    const it = play(
      still("solo-tax", {
        tax: ["ore", "mana", "food"],
        units: [[0, "nw-1", "serf"]],
        resources: [
          [0, 0, 0],
          [0, 0, 0],
        ],
      }),
    );
    expect(it.seen("taxRotated")).toEqual([]);
    expect(it.seen("resourcesGained").map(({ seat }) => seat)).toEqual([ENEMY]);
  });
  test("HLAS-330..335, 466, EX-37 Attack: the weakest human army in two Regions that is not stronger", () => {
    const it = still("solo-attack-1", {
      units: [
        [0, "ne-10", "hero-1"],
        [0, "ne-10", "warrior"],
        [0, "ne-10", "serf"],
        [0, "ne-4", "hero-2"],
        [0, "ne-4", "warrior", 3],
        [ENEMY, "ne-5", "warrior"],
        [ENEMY, "ne-5", "serf"],
      ],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    it.realm(ENEMY).heroes[0] = at("ne-5");
    expect(routeToAttack(it.s, 0, 90)!.path.map(regionName)).toEqual(["ne-10"]);
    play(it);
    expect(it.frame("battle")).toMatchObject({ attacker: ENEMY, region: at("ne-10") });
    expect(it.realm(ENEMY).vp).toBe(1);
  });
  test("HLAS-EX-37 a stronger one is left alone, and then the Attack fails", () => {
    const it = still("solo-attack-1", {
      units: [
        [0, "ne-4", "warrior", 4],
        [0, "ne-4", "serf"],
        [ENEMY, "ne-5", "warrior"],
        [ENEMY, "ne-5", "serf"],
      ],
    });
    it.realm(ENEMY).heroes[0] = at("ne-5");
    expect(routeToAttack(it.s, 0, 90)).toBeNull();
  });
  test("HLAS-334, 335 Structures count; a Desert is only the end of a way; the Wolf Rider reaches farther", () => {
    const it = still("solo-attack-1", { units: [[ENEMY, "ne-8", "warrior", 2]], towers: [[0, "nw-9"]] });
    it.realm(ENEMY).heroes[0] = at("ne-8");
    expect(routeToAttack(it.s, 0, 90)).toBeNull();
    const far = still("solo-attack-1", { units: [[0, "ne-7", "serf"]] });
    expect(routeToAttack(far.s, 0, 90)!.path).toHaveLength(2);
    const wolf = still("solo-attack-1", { units: [[0, "ne-8", "serf"]] });
    expect([routeToAttack(wolf.s, 0, 90), routeToAttack(wolf.s, 2, 90)?.path.length]).toEqual([null, 3]);
  });
  test("HLAS-336 a Hero aboard attacks with the Vessel and those aboard", () => {
    const it = still("solo-attack-1", {
      units: [
        [ENEMY, "ne-1", "sea-vessel"],
        [0, "ne-7", "serf"],
      ],
    });
    it.realm(ENEMY).heroes[0] = SEA_DECK;
    expect(routeToAttack(it.s, 0, 90)).toMatchObject({ vessel: "sea-vessel", path: [at("sea-ne"), at("ne-7")] });
  });
});

describe("solo battles", () => {
  const fight = (card: NonNullable<Spec["soloDeck"]>[number], more: Spec = {}): Scene => {
    const it = still(card, {
      units: [
        [0, "ne-2", "warrior", 3],
        [ENEMY, "ne-5", "warrior"],
        [ENEMY, "ne-5", "serf"],
      ],
      resources: [
        [9, 9, 9],
        [0, 0, 0],
      ],
      ...more,
    });
    return it.march("ne-2", Array(3).fill("warrior"), "ne-5");
  };
  test("HLAS-337, 338, 340, 341, 309 the human chooses, then a card is drawn: its Strength and VP count, its Tactic only interacts", () => {
    const it = fight("solo-attack-2").noSpells();
    expect(it.s.open).toEqual([0]);
    it.choose({ kind: "tactic", card: "stand-together" });
    expect(it.s.battle).toMatchObject({ solo: "solo-attack-2", defence: "first-strike" });
    expect(it.seen("strengthCounted")[0]).toMatchObject({ attackTotal: 7, defenceTotal: 3 + 6 });
    expect([it.realm(ENEMY).vp, it.s.soloDiscard]).toEqual([2, ["solo-attack-2"]]);
    expect(foe(it)).toEqual([0, 0, 0]);
  });
  test("HLAS-480 an easier enemy's card is worth less, never less than nothing; the track costs more", () => {
    expect(soloWorth("knight", "solo-attack-2")).toEqual({ strength: 4, vp: 1 });
    expect(soloWorth("squire", "solo-recruit-1")).toEqual({ strength: 0, vp: 0 });
    expect([trackCost("lord", 2), trackCost("knight", 2), trackCost("page", 0)]).toEqual([
      { ore: 3 },
      { ore: 4 },
      { ore: 0 },
    ]);
  });
  test("HLAS-480 the odds before and in a battle count with an easier enemy's cards", () => {
    const [page, knight, lord] = (["page", "knight", "lord"] as const).map(difficulty =>
      fight("solo-attack-2", { difficulty }).noSpells().look(0),
    );
    expect(page!.view.fight!.chance).toBeGreaterThan(knight!.view.fight!.chance!);
    expect(knight!.view.fight!.chance).toBeGreaterThan(lord!.view.fight!.chance!);
    const chanceOf = (difficulty: "page" | "lord") =>
      chanceAgainst(fight("solo-attack-2", { difficulty }).s, 0, 6, ENEMY, at("ne-5"));
    expect(chanceOf("page")).toBeGreaterThan(chanceOf("lord"));
  });
  test("HLAS-339, 467, EX-72 cancelling the named Tactic cancels the card's Strength and VP", () => {
    const it = fight("solo-recruit-2").noSpells().choose({ kind: "tactic", card: "first-strike" }).plain("pay");
    expect(it.seen("strengthCounted")[0]).toMatchObject({ attackTotal: 8, defenceTotal: 3 });
    expect(it.realm(ENEMY).vp).toBe(0);
  });
  test("HLAS-EX-72 another card leaves the +3", () => {
    const it = fight("solo-recruit-2").noSpells().choose({ kind: "tactic", card: "stand-together" });
    expect(it.seen("strengthCounted")[0]!.defenceTotal).toBe(6);
  });
  test("HLAS-340 a named Tactic that cancels the human's card does so", () => {
    const sure = still("solo-attack-1", {
      units: [
        [0, "ne-5", "warrior"],
        [ENEMY, "ne-1", "warrior", 3],
      ],
      resources: [
        [9, 9, 9],
        [0, 0, 0],
      ],
      soloDeck: ["solo-attack-1", "solo-tax"],
    });
    play(sure).noSpells().choose({ kind: "tactic", card: "shield-wall" });
    expect(sure.seen("tacticFailed")).toEqual([
      { type: "tacticFailed", seat: 0, card: "shield-wall", why: "cancelled" },
    ]);
  });
  test("HLAS-342..344, 468, EX-71 it loses Serfs, Warriors, Vessels, then the Hero, who is back in the Courtyard at once", () => {
    const it = fight("solo-recruit-1", {
      units: [
        [0, "ne-2", "warrior", 5],
        [ENEMY, "ne-5", "serf"],
        [ENEMY, "ne-5", "warrior", 2],
      ],
    });
    it.noSpells().choose({ kind: "tactic", card: "charge" }).plain("pay");
    expect(it.seen("unitLost").map(({ piece }) => piece)).toEqual(["serf", "warrior"]);
    expect(it.seen("unitsMoved").find(({ cause }) => cause === "retreat")).toMatchObject({
      units: ["warrior"],
      to: at("ne-1"),
    });
    const hero = still("solo-recruit-1", {
      units: [
        [0, "ne-2", "warrior", 5],
        [0, "nw-1", "serf"],
      ],
      resources: [
        [9, 9, 9],
        [0, 0, 0],
      ],
    });
    hero.realm(ENEMY).heroes[0] = at("ne-5");
    hero
      .march("ne-2", Array(5).fill("warrior"), "ne-5")
      .noSpells()
      .choose({ kind: "tactic", card: "charge" })
      .plain("pay");
    expect(hero.seen("unitLost").map(({ piece }) => piece)).toEqual(["hero-1"]);
    expect(hero.realm(ENEMY).heroes[0]).toBe(at("ne-1"));
  });
  test("HLAS-EX-71 the figure never leaves for the supply", () => {
    const hero = still("solo-recruit-1", {
      units: [[0, "ne-2", "warrior", 5]],
      resources: [
        [9, 9, 9],
        [0, 0, 0],
      ],
    });
    hero.realm(ENEMY).heroes[2] = at("ne-5");
    hero
      .march("ne-2", Array(5).fill("warrior"), "ne-5")
      .noSpells()
      .choose({ kind: "tactic", card: "charge" })
      .plain("pay");
    expect(hero.realm(ENEMY).heroes).not.toContain(NONE);
  });
  test("HLAS-344 the picture at its loss shows the Hero in the Courtyard already", () => {
    const units: Spec["units"] = [
      [0, "ne-2", "warrior"],
      [ENEMY, "ne-5", "serf"],
    ];
    const it = still("solo-tax", { libraries: [["earthquake"]], units, resources: [[0, 9, 0]] });
    it.realm(ENEMY).heroes[2] = at("ne-5");
    const seen: (readonly [string, number])[] = [];
    it.observe = ({ type }) => seen.push([type, it.realm(ENEMY).heroes[2]!]);
    it.slot("cast").cast("earthquake").region("ne-5").unit(ENEMY, "hero-3", "ne-5");
    expect(seen).toContainEqual(["unitLost", at("ne-1")]);
  });
  test("HLAS-467 with Foresight the card is drawn before the human chooses", () => {
    const it = fight("solo-attack-2", { libraries: [["foresight"]] }).cast("foresight");
    expect([it.s.battle.solo, it.place]).toEqual(["solo-attack-2", "battle.chooseTactics"]);
  });
  test("HLAS-462, EX-84 what the human's spell makes the enemy choose, the human chooses", () => {
    const it = still("solo-tax", {
      libraries: [["earthquake"]],
      units: [
        [0, "ne-2", "warrior"],
        [ENEMY, "ne-5", "warrior"],
        [ENEMY, "ne-5", "serf"],
      ],
      resources: [
        [0, 9, 0],
        [0, 0, 0],
      ],
    });
    it.realm(ENEMY).heroes[0] = at("ne-5");
    it.slot("cast").cast("earthquake").region("ne-5");
    expect(it.seat).toBe(0);
    it.unit(ENEMY, "hero-1", "ne-5").unit(ENEMY, "serf", "ne-5");
    expect([it.realm(ENEMY).heroes[0], it.count(ENEMY, "warrior", "ne-5")]).toEqual([at("ne-1"), 1]);
  });
  test("HLAS-EX-84 the destroyed Hero reappears in the enemy's Courtyard", () => {
    const it = still("solo-tax", {
      libraries: [["earthquake"]],
      units: [
        [0, "ne-2", "warrior"],
        [0, "nw-1", "serf"],
      ],
      resources: [
        [0, 9, 0],
        [0, 0, 0],
      ],
    });
    it.realm(ENEMY).heroes[1] = at("ne-5");
    it.slot("cast").cast("earthquake").region("ne-5").unit(ENEMY, "hero-2", "ne-5");
    expect(it.realm(ENEMY).heroes[1]).toBe(at("ne-1"));
  });
});

describe("solo movement", () => {
  test("HLAS-335, HLAS-345 the Hero who walks two Regions ends in the Desert, wherever it points", () => {
    const it = still("solo-tax", { factions: ["orcs", "humans"] });
    it.realm(ENEMY).heroes[2] = at("ne-10");
    const ways = [N, 45, 90, 135, S, 225, W, 315].map(compass => onFoot(it.s, 2, compass).map(regionName));
    expect(ways.filter(way => way.length === 2 && way[0] === "ne-9")).toEqual([]);
    expect(ways.filter(way => way.length === 1)).toEqual([["ne-9"]]);
  });
  test.each(["ne-2", "ne-3", "ne-4", "ne-5"])("HLAS-351 from %s nobody walks or flies into the own Capital", region => {
    const it = still("solo-tax", { units: [[ENEMY, region, "air-vessel"]] });
    const ways = (hero: number, place: number): string[] => {
      it.realm(ENEMY).heroes = [NONE, NONE, NONE];
      it.realm(ENEMY).heroes[hero] = place;
      return [N, 45, 90, 135, S, 225, W, 315].flatMap(compass =>
        routeByCompass(it.s, hero, compass).path.map(regionName),
      );
    };
    for (const way of [ways(0, at(region)), ways(0, AIR_DECK)]) {
      expect(way.length).toBeGreaterThan(0);
      expect(way).not.toContain("ne-1");
    }
  });
  test("HLAS-471 of two empty Vessels the Hero takes the Air Vessel; of one with somebody aboard, none", () => {
    const found = (...units: NonNullable<Spec["units"]>) => {
      const it = still("solo-tax", { units });
      it.realm(ENEMY).heroes[0] = at("ne-2");
      return emptyVessel(it.s, 0);
    };
    expect(found([ENEMY, "ne-2", "sea-vessel"], [ENEMY, "ne-2", "air-vessel"])).toBe("air-vessel");
    expect(found([ENEMY, "ne-2", "sea-vessel"], [ENEMY, "ne-3", "air-vessel"])).toBe("sea-vessel");
    expect(found([ENEMY, "ne-2", "sea-vessel"], [ENEMY, "sea", "serf"])).toBe(null);
  });
  test("HLAS-333, HLAS-438 a Region that a spell keeps its Units in holds also an attack back", () => {
    const it = still("solo-attack-1", { units: [[0, "ne-2", "serf"]] });
    it.realm(ENEMY).heroes[0] = at("ne-5");
    expect(routeToAttack(it.s, 0, N)?.path.map(regionName)).toEqual(["ne-2"]);
    it.s.bans = [{ what: "leave", region: at("ne-5"), by: 0 }];
    expect(routeToAttack(it.s, 0, N)).toBe(null);
  });
  test.each([
    ["sea-center", ["sea-center"]],
    ["sea-n-outer", ["sea-n-outer"]],
    ["sea-s-inner", undefined],
    ["sea-s-outer", ["sea-n-outer", "sea-s-outer"]],
  ])("HLAS-361, HLAS-466 an attack by sea on %s goes %j: not through the central Sea", (where, way) => {
    const it = still("solo-attack-1", {
      homes: ["sw", "ne"],
      excluded: "nw",
      units: [
        [ENEMY, "sea-n-inner", "sea-vessel"],
        [ENEMY, "sea", "warrior"],
        [0, where, "sea-vessel"],
      ],
    });
    it.realm(ENEMY).heroes[0] = SEA_DECK;
    expect(routeToAttack(it.s, 0, N)?.path.map(regionName)).toEqual(way);
  });
  const walk = (place: string, compass: number, more: Spec = {}): string[] => {
    const it = still("solo-tax", more);
    it.realm(ENEMY).heroes[0] = at(place);
    return routeByCompass(it.s, 0, compass).path.map(regionName);
  };
  const west: Spec = { homes: ["se", "ne"] };
  test("HLAS-345, 347, EX-26 west from nw-5 is nw-4", () => expect(walk("nw-5", W, west)).toEqual(["nw-4"]));
  test("HLAS-EX-26 the nearest bearing within 45 degrees", () =>
    expect(towards(at("nw-5"), W, ["land"], () => true)!.bearing).toBe(249));
  test("HLAS-347, EX-27 south from nw-5 is nw-7", () => expect(walk("nw-5", S, west)).toEqual(["nw-7"]));
  test("HLAS-EX-27 by bearing 200", () => expect(towards(at("nw-5"), S, ["land"], () => true)!.bearing).toBe(200));
  test("HLAS-346, EX-28 where only sea lies it turns clockwise", () =>
    expect(walk("se-8", 45, { homes: ["nw", "ne"] })).toEqual(["se-7"]));
  test("HLAS-EX-28 the first legal Region turning is at 110 degrees", () =>
    expect(towards(at("se-8"), 45, ["land"], () => true)).toMatchObject({ to: at("se-7"), bearing: 110 }));
  test("HLAS-347 where the arrow points to a closed Region the next one clockwise is taken, never one behind", () => {
    const without =
      (...closed: string[]) =>
      (to: number): boolean =>
        !closed.includes(regionName(to));
    expect(towards(at("nw-5"), 225, ["land"], without())!.bearing).toBe(249);
    expect(towards(at("nw-5"), 225, ["land"], without("nw-4"))!.bearing).toBe(320);
    expect(towards(at("nw-5"), N, ["land"], without("nw-2"))!.bearing).toBe(69);
    expect(towards(at("nw-5"), N, ["land"], without("nw-2", "nw-3"))!.bearing).toBe(132);
    const it = still("solo-tax", west);
    it.realm(ENEMY).heroes = [at("nw-5"), at("nw-4"), at("ne-1")];
    expect(routeByCompass(it.s, 0, 225).path.map(regionName)).toEqual(["nw-1"]);
  });
  test("HLAS-347, 357, 360 Vessels turn clockwise too", () => {
    const it = still("solo-tax", { units: [[ENEMY, "sea-center", "air-vessel"]] });
    it.realm(ENEMY).heroes[0] = AIR_DECK;
    const first = (): string => regionName(routeByCompass(it.s, 0, N).path[0]!);
    expect(first()).toBe("sea-n-inner");
    it.s.bans = [{ what: "enter", region: at("sea-n-inner"), by: 0 }];
    expect(first()).toBe("ne-9");
    const dock = towards(at("sea-nw"), S, ["shore"], to => to !== at("nw-4"));
    expect(regionName(dock!.to)).toBe("nw-2");
  });
  test("HLAS-348, 349, 470 it takes Warriors first but a Serf at least; other Heroes stay", () => {
    const it = still("solo-tax", {
      units: [
        [ENEMY, "ne-1", "warrior", 5],
        [ENEMY, "ne-1", "serf", 2],
      ],
    });
    expect(armyOf(it.s, 0).map(({ piece }) => piece)).toEqual(["hero-1", "warrior", "warrior", "warrior", "serf"]);
    expect(armyOf(it.s, 0, 3).map(({ piece }) => piece)).toEqual(["hero-1", "warrior", "serf"]);
  });
  test("HLAS-350, 471 it boards an empty Vessel with one other Unit, the Air Vessel first", () => {
    const it = still("solo-recruit-1", {
      units: [
        [ENEMY, "ne-5", "air-vessel"],
        [ENEMY, "ne-5", "warrior"],
        [ENEMY, "ne-5", "serf"],
      ],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    it.realm(ENEMY).heroes[0] = at("ne-5");
    play(it);
    expect([it.realm(ENEMY).heroes[0], it.realm(ENEMY).warriors[AIR_DECK], it.realm(ENEMY).serfs[at("ne-5")]]).toEqual([
      AIR_DECK,
      1,
      1,
    ]);
  });
  test("HLAS-351, 469 neither its Capital nor a Region with another Hero", () => {
    const it = still("solo-tax");
    it.realm(ENEMY).heroes = [at("ne-5"), at("ne-4"), at("ne-1")];
    for (let compass = 0; compass < 360; compass += 45) {
      const [to] = routeByCompass(it.s, 0, compass).path;
      expect([at("ne-1"), at("ne-4")]).not.toContain(to);
    }
  });
  test("HLAS-352 moving into a human Region is a battle, whatever the Strengths", () => {
    const it = still("solo-tax", { tax: ["ore", "mana", "food"], units: [[0, "ne-4", "warrior", 5]] });
    it.realm(ENEMY).heroes[0] = at("ne-5");
    play(it);
    expect(it.frame("battle").region).toBe(at("ne-4"));
  });
  test("HLAS-058, 353, 363, 364 tokens on the way are taken, 1 VP each, a resource Region gives 1", () => {
    const it = still("solo-tax", {
      tax: ["ore", "mana", "food"],
      tokens: [["ne-4", "wonder"]],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    it.realm(ENEMY).heroes[0] = at("ne-5");
    play(it);
    expect([it.s.collected, it.realm(ENEMY).vp, foe(it)]).toEqual([["wonder"], 1, [4, 4, 2]]);
  });
  test("HLAS-354 in a battle Region only the winner takes them", () => {
    const it = still("solo-tax", {
      tax: ["ore", "mana", "food"],
      units: [[0, "ne-4", "warrior", 5]],
      tokens: [["ne-4", "monument", "settled"]],
      resources: [
        [9, 9, 9],
        [0, 0, 0],
      ],
    });
    it.realm(ENEMY).heroes[0] = at("ne-5");
    play(it).noSpells().choose({ kind: "tactic", card: "stand-together" });
    expect(it.s.tokens[at("ne-4")]).toBe("monument");
  });
  test("HLAS-355 along ferries, without the grid where there is a choice", () => {
    expect(walk("nw-7", S, { homes: ["se", "ne"], excluded: "se" as never })).toEqual(["sw-3"]);
  });
  test("HLAS-143, 330 a full Region is no end of the enemy's way, but it is passed", () => {
    const full: Spec = {
      factions: ["orcs", "humans"],
      units: [
        [ENEMY, "ne-10", "serf", 5],
        [0, "ne-8", "serf"],
      ],
    };
    const it = still("solo-tax", full);
    it.realm(ENEMY).heroes[2] = at("ne-5");
    expect(routeByCompass(it.s, 2, 225).path.map(regionName)).toEqual(["ne-10", "ne-9"]);
    it.realm(ENEMY).heroes[0] = at("ne-6");
    expect(routeToAttack(it.s, 0, W)!.path.map(regionName)).toEqual(["ne-10", "ne-8"]);
    const air = still("solo-tax", { ...full, units: [...full.units!, [ENEMY, "ne-3", "air-vessel"]] });
    air.realm(ENEMY).heroes[0] = AIR_DECK;
    expect(routeByCompass(air.s, 0, 299).path.map(regionName)[0]).toBe("ne-10");
  });
  test("HLAS-469, 472 a Vessel leaves room where it started, so that its way may lead back there", () => {
    const it = still("solo-tax", { excluded: "se", units: [[ENEMY, "ne-3", "air-vessel"]] });
    it.realm(ENEMY).heroes[0] = AIR_DECK;
    expect(routeByCompass(it.s, 0, 90).path.map(regionName)).toEqual(["sea-ne", "sea-e-outer", "ne-3"]);
    it.realm(ENEMY).warriors[AIR_DECK] = 1;
    expect(routeByCompass(it.s, 0, 90).path.map(regionName)).toEqual(["sea-ne", "sea-e-outer", "ne-3"]);
    it.realm(ENEMY).serfs[at("ne-3")] = 3;
    expect(routeByCompass(it.s, 0, 90).path.map(regionName)).not.toContain("ne-3");
  });
  test("HLAS-356, 357, 472 by air three steps, over the sea too, ending on land", () => {
    const it = still("solo-tax", { units: [[ENEMY, "ne-9", "air-vessel"]] });
    it.realm(ENEMY).heroes[0] = AIR_DECK;
    const { vessel, path } = routeByCompass(it.s, 0, W);
    expect([vessel, path.length]).toEqual(["air-vessel", 3]);
    expect(path.at(-1)!).toBeLessThan(40);
    expect(path.some(region => region >= 40)).toBe(true);
  });
  test("HLAS-472 an Air Vessel of the enemy that wins over the sea makes one more step, to land", () => {
    const it = still("solo-recruit-1", {
      units: [
        [ENEMY, "ne-3", "air-vessel"],
        [0, "sea-ne", "sea-vessel"],
      ],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    it.realm(ENEMY).heroes[0] = AIR_DECK;
    play(it).noSpells().choose({ kind: "tactic", card: "fall-back" });
    expect(it.seen("battleEnded")).toMatchObject([{ at: at("sea-ne"), winner: ENEMY }]);
    expect(regionName(it.realm(ENEMY).airVessel)).toMatch(/^ne-/);
  });
  test("HLAS-358, 359, 361, 473, EX-85 by sea: out for free, two Sea moves, and docked for free", () => {
    const it = still("solo-recruit-1", {
      homes: ["sw", "ne"],
      excluded: "nw",
      units: [[ENEMY, "ne-1", "sea-vessel"]],
      tokens: [
        ["sea-ne", "shoal"],
        ["sea-e-outer", "shoal"],
        ["sea-se", "flotsam"],
        ["se-2", "ore-vein"],
      ],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    it.realm(ENEMY).heroes[1] = SEA_DECK;
    expect(routeByCompass(it.s, 1, S).path.map(regionName)).toEqual(["sea-ne", "sea-e-outer", "sea-se", "se-2"]);
  });
  test("HLAS-361 a Vessel that begins in the central Sea sails on; one that comes into it stops", () => {
    const from = (sea: string, compass: number): string[] => {
      const it = still("solo-tax", { units: [[ENEMY, sea, "sea-vessel"]] });
      it.realm(ENEMY).heroes[0] = SEA_DECK;
      return routeByCompass(it.s, 0, compass).path.map(regionName);
    };
    expect(from("sea-center", N).slice(0, 2)).toEqual(["sea-n-inner", "sea-n-outer"]);
    expect(from("sea-n-inner", S).slice(0, 1)).toEqual(["sea-center"]);
    expect(from("sea-n-inner", S)).not.toContain("sea-s-inner");
  });
  test("HLAS-EX-85 tokens of all these Regions are collected, and the Forest gives a Mana", () => {
    const it = still("solo-research", {
      homes: ["sw", "ne"],
      excluded: "nw",
      units: [[ENEMY, "ne-1", "sea-vessel"]],
      tokens: [
        ["sea-ne", "shoal"],
        ["sea-e-outer", "shoal"],
        ["sea-se", "flotsam"],
        ["se-2", "ore-vein"],
      ],
      resources: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    it.realm(ENEMY).heroes[1] = SEA_DECK;
    play(it, 1);
    expect([it.realm(ENEMY).vp, foe(it)[1], it.realm(ENEMY).seaVessel]).toEqual([4, 1, at("se-2")]);
  });
  test("HLAS-360 beside human shores it docks at the weakest and fights", () => {
    const it = still("solo-tax", {
      homes: ["se", "ne"],
      units: [
        [ENEMY, "ne-1", "sea-vessel"],
        [0, "nw-3", "warrior", 2],
        [0, "nw-2", "serf"],
      ],
    });
    it.realm(ENEMY).heroes[0] = SEA_DECK;
    expect(routeByCompass(it.s, 0, W).path.map(regionName).at(-1)).toBe("nw-2");
  });
  test("HLAS-362 a Vessel that cannot put to sea leaves its Hero to walk", () => {
    const it = still("solo-tax", { units: [[ENEMY, "ne-2", "sea-vessel"]] });
    it.realm(ENEMY).heroes[0] = SEA_DECK;
    it.s.bans = [{ what: "enter", region: at("sea-ne"), by: 0 }];
    expect(routeByCompass(it.s, 0, N)).toMatchObject({ vessel: "" });
    expect(routeByCompass(it.s, 0, N).path).toHaveLength(1);
  });
});

describe("solo end", () => {
  test("HLAS-366, 369, 389 a fallen Capital ends it at once: the human wins or loses by it", () => {
    const won = still("solo-recruit-1", {
      units: [[0, "ne-2", "warrior", 5]],
      resources: [
        [9, 9, 9],
        [0, 0, 0],
      ],
    });
    won.realm(ENEMY).heroes = [at("ne-10"), at("ne-6"), at("ne-8")];
    won
      .march("ne-2", Array(5).fill("warrior"), "ne-1")
      .noSpells()
      .choose({ kind: "tactic", card: "charge" })
      .plain("pay");
    expect(hlas.result(won.s)).toMatchObject({ winners: [0], reason: "exterminate" });
    const lost = still("solo-attack-1", { units: [[ENEMY, "nw-2", "warrior", 4]], vp: [50] });
    lost.realm(ENEMY).heroes[0] = at("nw-2");
    play(lost).noSpells().choose({ kind: "tactic", card: "fall-back" });
    expect(hlas.result(lost.s)).toMatchObject({ winners: [], places: [2], reason: "exterminate" });
  });
  test("HLAS-367, 368 the enemy scores nothing for Heroes, and the VP of its space", () => {
    const it = still("solo-tax", { space: 4, units: [[ENEMY, "ne-2", "warrior"]] });
    expect(scoreOf(it.s, ENEMY)).toMatchObject({ units: 1, level: track[4]!.vp, buildings: 0 });
  });
  test("HLAS-367, HLAS-369 the ranking names the enemy with its points by source", () => {
    const it = still("solo-tax", { space: 4, vp: [50] });
    const { winners, places, others } = hlas.result(it.s);
    expect([winners, places]).toEqual([[0], [1]]);
    expect(others).toEqual([{ id: "enemy", place: 2, scores: scoreOf(it.s, ENEMY) }]);
  });
  test("HLAS-369 ties are broken by resources", () => {
    const it = still("solo-tax", {
      resources: [
        [5, 0, 0],
        [4, 0, 0],
      ],
    });
    expect(hlas.result(it.s).winners).toEqual([0]);
    it.realm(ENEMY).ore = 6;
    expect(hlas.result(it.s).winners).toEqual([]);
  });
  test("HLAS-301 one Tower per continent for both sides", () => {
    const it = still("solo-tax", {
      units: [[0, "nw-2", "serf"]],
      towers: [[0, "nw-5"]],
      levels: [2],
      resources: [[9, 9, 9]],
    }).slot("build");
    expect(it.offered("tower")).toEqual([]);
  });
});
