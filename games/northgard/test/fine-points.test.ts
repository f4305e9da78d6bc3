// Small print that whole scenes easily pass by.
import { describe, expect, test } from "vitest";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { NorthEvent } from "../events.ts";
import { northgard } from "../index.ts";
import { landOf } from "../map/atlas.ts";
import { scoreOf } from "../rules/result.ts";
import type { Northgard } from "../state.ts";
import { tileNamed } from "./maps.ts";
import { face, scene } from "./scenes.ts";

const home = ["0 0,0:n 2", "1 0,0:s 2"] as const;
const full = ["n", "e", "s", "w"].map(side => `1 0,0:${side} 1` as const);

describe("who knows which card", () => {
  test("NOR-364 a card that everybody saw is known in hand when it is drawn, one that nobody saw is not", () => {
    const it = scene({ units: home, hands: [["start-move"], []], piles: [["fishing", "start-build"], []] });
    it.clan(0).knownTop = 1;
    it.clan(0).openTop = 1;
    it.s.stack.push({ proc: "year", step: "drawHands" });
    it.s.open = [];
    runnerOf(northgard).advance(it.s, it.events);
    expect(it.clan(0)).toMatchObject({ shown: ["fishing"], openTop: 0, knownTop: 0 });
    expect(it.seen("cardsDrawn")[0]).toMatchObject({ seat: 0, cards: ["fishing", "start-build"] });
    // Without a card nobody hears of drawing.
    expect(it.seen("cardsDrawn").map(({ seat }) => seat)).toEqual([0]);
  });

  test("NOR-364, NOR-433 cards of a Draw action are known on top no longer, and everybody hears how many", () => {
    const it = scene({
      units: home,
      hands: [["merchant"], []],
      piles: [["fishing", "start-build", "start-move", "start-explore"]],
    });
    it.clan(0).knownTop = 4;
    it.clan(0).openTop = 1;
    it.play("merchant");
    expect(it.frame("draw").drawn.length).toBeGreaterThan(0);
    expect(it.clan(0).openTop).toBe(0);
    expect(it.seen("cardsDrawn")).toMatchObject([{ seat: 0, count: it.frame("draw").drawn.length }]);
  });

  test("NOR-364 playing a card that nobody knew leaves the known ones known; copies are offered once", () => {
    const it = scene({ units: home, hands: [["fishing", "start-recruit", "start-recruit"], []] });
    it.clan(0).shown = ["fishing"];
    expect(it.offered("play").map(option => option.card)).toEqual(["fishing", "start-recruit"]);
    it.play("start-recruit").stop();
    expect(it.clan(0).shown).toEqual(["fishing"]);
  });

  test("NOR-201, NOR-364 the card that an empty Unrest deck costs is known on top no longer", () => {
    const it = scene({
      units: ["0 0,0:n 5"],
      piles: [["fishing", "start-build"]],
      unrest: 0,
      step: "payForWinter",
      year: 7,
    });
    expect(it.clan(0)).toMatchObject({ discard: ["fishing"], glory: -5 });
    const known = scene({ units: ["0 0,0:n 5"], piles: [["fishing", "start-build"]], unrest: 1, year: 7 });
    known.s.unrest = 0;
    known.clan(1).gained.push("unrest");
    known.clan(1).discard.push("unrest");
    known.clan(0).knownTop = 2;
    known.clan(0).openTop = 2;
    known.s.stack = [{ proc: "year", step: "payForWinter" }];
    known.s.open = [];
    runnerOf(northgard).advance(known.s, known.events);
    expect(known.clan(0)).toMatchObject({ knownTop: 1, openTop: 1 });
  });
});

describe("setup", () => {
  test("NOR-049 the stack is shuffled when setup is over, and everybody hears of it", () => {
    const s = start(northgard, { seats: 2, seed: "fine", options: {}, seatOptions: [] }) as Northgard;
    const events: NorthEvent[] = [];
    let before: number[] = [];
    while (s.phase === "setup" && !events.some(({ type }) => type === "setupEnded")) {
      before = [...s.tiles, ...s.setupTiles.flat()];
      runnerOf(northgard).play(s, s.open[0]!, runnerOf(northgard).options(s, s.open[0]!)[0]!, events);
    }
    expect(events.filter(({ type }) => type === "setupEnded")).toHaveLength(1);
    expect([...s.tiles].sort()).toEqual([...before].sort());
    expect(s.tiles).not.toEqual(before);
  });

  test("NOR-048 a hand in which one tile fits is kept", () => {
    const s = start(northgard, { seats: 2, seed: "fine", options: {}, seatOptions: [] }) as Northgard;
    const seat = s.open[0]!;
    for (const at of landOf(s).list) {
      s.owner[at] = 1 - seat;
      s.units[at] = 1;
    }
    const whole = tileNamed("tile-13");
    const parted = tileNamed("tile-05");
    s.tiles = [...s.tiles, ...s.setupTiles[seat]!].filter(tile => tile !== whole && tile !== parted);
    s.setupTiles = s.setupTiles.map((hand, i) =>
      i === seat ? [whole, parted] : hand.filter(t => t !== whole && t !== parted),
    );
    s.stack.at(-1)!.step = "replaceTiles";
    s.open = [];
    const events: NorthEvent[] = [];
    runnerOf(northgard).advance(s, events);
    expect([events, s.setupTiles[seat]]).toEqual([[], [whole, parted]]);
  });

  test("NOR-295 in setup a Draugr takes nobody and a Valkyrie attacks nobody, even where units are", () => {
    for (const creature of ["draugr-beige", "fallen-valkyrie-beige"] as const) {
      const it = scene({ units: ["0 0,0:n 3"], creaturePile: [creature], creatures: "some" });
      it.s.stack.push({
        proc: "appearance",
        step: "join",
        area: it.area("0,0:n"),
        creature: "",
        isActive: false,
      } as never);
      it.s.open = [];
      runnerOf(northgard).advance(it.s, it.events);
      expect(it.seen("creatureAppeared")).toHaveLength(1);
      expect([it.units("0,0:n"), it.seen("combatStarted")]).toEqual([3, []]);
    }
    const s = start(northgard, {
      seats: 2,
      seed: "fine",
      options: { creatures: "some" },
      seatOptions: [],
    }) as Northgard;
    const settler = s.stack.at(-1)!;
    const lair = [...s.tiles, ...s.setupTiles.flat()].find(tile => tile === tileNamed("tile-17"))!;
    s.tiles = [...s.tiles, ...s.setupTiles[s.open[0]!]!].filter(tile => tile !== lair);
    s.setupTiles = s.setupTiles.map((hand, i) => (i === s.open[0] ? [lair] : hand.filter(tile => tile !== lair)));
    s.creaturePile = [...s.creaturePile.filter(id => id !== "draugr-beige"), "draugr-beige"];
    const north = landOf(s).territory[0]!;
    s.owner[north] = 1 - s.open[0]!;
    s.units[north] = 3;
    s.clans[1 - s.open[0]!]!.reserve = 11;
    expect(settler.proc).toBe("settler");
    let inhabited = 0;
    for (const choice of runnerOf(northgard).options(s, s.open[0]!)) {
      const world = structuredClone(s);
      const events: NorthEvent[] = [];
      runnerOf(northgard).play(world, world.open[0]!, choice, events);
      expect(events.map(({ type }) => type)).toEqual(["tilePlaced", "creatureAppeared"]);
      if (world.owner[landOf(world).territory[world.line[0]!.area]!]! >= 0) inhabited++;
    }
    expect(inhabited).toBeGreaterThan(0);
  });
});

describe("coming back", () => {
  test("NOR-207 a search that finds nothing is not offered again, but the next seat may search", () => {
    const it = scene({ seats: 3, units: full, stack: ["tile-13"], onlyStack: true, year: 3, step: "checkEnd" });
    expect([it.seat, it.options.map(({ kind }) => kind)]).toEqual([0, ["explore", "stop"]]);
    it.choose({ kind: "explore" });
    expect(it.seen("nothingFound")).toMatchObject([{ seat: 0 }]);
    expect([it.seat, it.options.map(({ kind }) => kind)]).toEqual([2, ["explore", "stop"]]);
    it.choose({ kind: "explore" });
    expect(it.s.year).toBe(4);
  });

  test("NOR-207 without land and without tiles nobody is asked", () => {
    const it = scene({ units: full, onlyStack: true, year: 3, step: "checkEnd" });
    expect(it.s.year).toBe(4);
  });

  test("NOR-206 everybody hears of the group", () => {
    const it = scene({ units: ["1 0,0:s 2"], year: 3, step: "checkEnd" });
    it.choose({ kind: "settle", at: it.at("0,0:w"), kaija: false });
    expect(it.seen("groupPlaced")).toEqual([
      { type: "groupPlaced", seat: 0, at: it.at("0,0:w"), units: 3, kaija: false, cause: "secondChance" },
    ]);
  });
});

describe("combat", () => {
  const fight = (spec: Parameters<typeof scene>[0]) => {
    const it = scene({ hands: [["start-move"]], chance: [face("axes-3"), face("axes-2")], ...spec });
    return it.play("start-move");
  };

  test("NOR-164, NOR-225 a side shows its units, then Kaija, and nothing that counts nothing", () => {
    const it = fight({
      clans: ["goat", "bear"],
      units: ["0 0,0:n 3", "1 0,0:w 1"],
      kaija: "0,0:w",
      loose: ["0,0:w granary"],
    }).march("0,0:n", "0,0:w", 3);
    expect(it.seen("combatStarted")[0]!.defence).toEqual([
      { source: "units", axes: 1, skulls: 0 },
      { source: "kaija", axes: 2, skulls: 0 },
    ]);
    const alone = fight({ clans: ["goat", "bear"], units: ["0 0,0:n 3"], kaija: "0,0:w" }).march("0,0:n", "0,0:w", 3);
    expect(alone.seen("combatStarted")[0]!.defence).toEqual([{ source: "kaija", axes: 2, skulls: 0 }]);
  });

  test("NOR-112 the odds before a march count the defender's Towers", () => {
    const chance = (loose: readonly `${string} defence-tower`[]) => {
      const it = fight({
        units: ["0 0,0:n 2", "1 0,0:w 1"],
        loose,
      }).march("0,0:n", "0,0:w");
      return (it.look(0).question!.args as { odds: { most: number }[] }).odds[0]!.most;
    };
    expect(chance(["0,0:w defence-tower"])).toBeLessThan(chance([]));
  });

  test("NOR-182, NOR-328 a beaten Valkyrie neither retreats nor is removed as units are", () => {
    const it = scene({
      units: ["0 0,0:n 9", "1 0,0:s 1", "1 0,0:e 1"],
      beasts: ["fallen-valkyrie-beige 0,0:w"],
      hands: [["start-move"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("start-move").march("0,0:n", "0,0:w", 8).choose({ kind: "hunt", creature: "fallen-valkyrie-beige" });
    expect(it.seen("creatureSlain")).toHaveLength(1);
    expect(it.seen("unitsRemoved")).toEqual([]);
  });

  test("NOR-178 Kaija falls where her owner says so, and everybody hears of it", () => {
    for (const kaija of [false, true]) {
      const it = fight({
        clans: ["goat", "bear"],
        units: ["0 0,0:n 6", "1 0,0:w 2"],
        kaija: "0,0:w",
        chance: [face("axes-2-skull"), face("axes-2")],
      }).march("0,0:n", "0,0:w", 6);
      it.choose({ kind: "lose", kaija });
      expect(it.seen("unitsRemoved")[0]).toMatchObject({ seat: 1, units: kaija ? 0 : 1, kaija, cause: "casualties" });
      expect(it.frame("retreat")).toMatchObject({ units: kaija ? 2 : 1, kaija: !kaija });
    }
  });
});

describe("the end", () => {
  test("NOR-214, NOR-215 starting cards cost nothing, food and wood count alike", () => {
    const it = scene({ units: home, hands: [["start-move", "goat-clan"]], resources: [[2, 4, 0]], year: 7 });
    expect(scoreOf(it.s, 0)).toEqual({ glory: 0, resources: 2, cards: 0, achievements: 0, unrest: 0 });
  });

  test("NOR-218 Kaija counts among the units of a tie", () => {
    const it = scene({
      clans: ["bear", "goat"],
      units: ["0 0,0:n 2", "1 0,0:s 2"],
      kaija: "0,0:n",
      year: 7,
    });
    expect(northgard.result(it.s).places).toEqual([1, 2]);
  });

  test("NOR-204, NOR-277, NOR-288 the view says how near domination is", () => {
    const near = (spec: Parameters<typeof scene>[0]) =>
      scene(spec)
        .look(0)
        .view.clans.map(clan => clan.domination);
    expect(near({ units: home })).toEqual([
      { have: 0, need: 3 },
      { have: 0, need: 3 },
    ]);
    expect(near({ units: home, years: "10" })).toEqual([null, null]);
    expect(near({ seats: 4, teams: true, units: home })[3]).toEqual({ have: 0, need: 5 });
  });

  test("NOR-205 a game that still runs is counted by its years", () => {
    expect(northgard.result(scene({ units: home }).s).reason).toBe("years");
  });
});
