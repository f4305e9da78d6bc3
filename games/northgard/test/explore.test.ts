import { describe, expect, test } from "vitest";
import { landOf } from "../map/atlas.ts";
import { isClosed } from "../map/land.ts";
import type { Spec } from "./scene-spec.ts";
import { face, Scene, scene } from "./scenes.ts";

// start.e and tile-07.m form a land that lacks only the cell 2,0; tile-13 touches that cell from the north.
const ravine: Spec["map"] = ["start 0 0 0", "tile-07 1 0 0", "tile-10 1 -1 0", "tile-13 2 -1 0"];
const closing = { kind: "place", tile: 17, x: 2, y: 0, turn: 3 } as const;

describe("explore", () => {
  test("NOR-130, NOR-131 a tile is drawn and placed beside an own open territory", () => {
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      stack: ["tile-13"],
      hands: [["start-explore"]],
    });
    it.play("start-explore");
    const cells = it.offered("place").map(({ x, y }) => `${x},${y}`);
    expect(new Set(cells)).toEqual(new Set(["0,-1"]));
    it.choose({ kind: "place", tile: 13, x: 0, y: -1, turn: 0 });
    expect(it.at("0,-1:a")).toBe(it.at("0,0:n"));
    expect(landOf(it.s).tiles).toEqual([0, 13]);
  });

  test("NOR-135, NOR-136 tiles never join units of different seats, Kaija alone included", () => {
    const spec: Spec = {
      clans: ["goat", "bear"],
      map: ravine,
      units: ["0 2,-1:a 1"],
      stack: ["tile-13"],
      hands: [["start-explore"]],
    };
    const free = scene({
      ...spec,
      map: ["start 0 0 0", "tile-07 1 0 0", "tile-10 1 -1 0", "tile-11 2 -1 0"],
      units: ["0 2,-1:s 1"],
    });
    const at = (it: typeof free) =>
      it
        .play("start-explore")
        .offered("place")
        .filter(({ x, y }) => x === 2 && y === 0);
    // A tile of one area would join the land of tile-11 with the ravine.
    expect(at(free).length).toBe(4);
    const guarded = scene({
      ...spec,
      map: ["start 0 0 0", "tile-07 1 0 0", "tile-10 1 -1 0", "tile-11 2 -1 0"],
      units: ["0 2,-1:s 1"],
      kaija: "1,0:m",
    });
    expect(at(guarded)).toEqual([]);
  });

  test("NOR-136 teammates' land is not joined either", () => {
    const it = scene({
      seats: 4,
      teams: true,
      map: ["start 0 0 0", "tile-07 1 0 0", "tile-10 1 -1 0", "tile-11 2 -1 0"],
      units: ["0 2,-1:s 1", "2 1,0:m 1"],
      stack: ["tile-13"],
      hands: [["start-explore"], [], [], []],
    });
    expect(
      it
        .play("start-explore")
        .offered("place")
        .filter(({ x, y }) => x === 2 && y === 0),
    ).toEqual([]);
  });

  test("NOR-EX-07 a cell where every rotation is forbidden is not offered, others are", () => {
    const it = scene({
      map: ["start 0 0 0", "tile-07 1 0 0", "tile-10 1 -1 0", "tile-11 2 -1 0"],
      units: ["0 2,-1:s 1", "1 1,0:m 1"],
      stack: ["tile-13"],
      hands: [["start-explore"]],
    });
    const cells = new Set(
      it
        .play("start-explore")
        .offered("place")
        .map(({ x, y }) => `${x},${y}`),
    );
    expect(cells.has("2,0")).toBe(false);
    expect(cells.has("3,-1")).toBe(true);
  });

  test("NOR-137, NOR-368 a tile that fits nowhere goes to the bottom and another is drawn; everybody sees a single tile", () => {
    const it = scene({
      map: ["start 0 0 0", "tile-17 0 -1 2", "tile-02 -1 0 1"],
      units: ["0 0,0:e 1", "1 0,-1:s 1"],
      stack: ["tile-13", "tile-06"],
      hands: [["start-explore"]],
      beasts: [],
    });
    // The only cell is 1,0, whose north-west corner is not full; make tile-13 join enemies there.
    it.s.owner[it.at("0,0:s")] = 1;
    it.s.units[it.at("0,0:s")] = 1;
    it.clan(1).reserve--;
    it.play("start-explore");
    expect(it.seen("tilesDrawn").map(event => event.tiles)).toEqual([[13]]);
    expect(it.look("spectator").view.frames.some(frame => frame.proc === "explore" && frame.tiles[0] === 13)).toBe(
      true,
    );
  });

  // A land whose only free cell touches an enemy's land with the same side: tile-13 joins them, tile-06 does not.
  const wedge: Spec = {
    map: ["start 0 0 0", "tile-07 1 0 0", "tile-10 1 -1 0", "tile-08 2 -1 1"],
    units: ["0 1,0:m 2", "1 2,-1:m 1"],
    hands: [["start-explore"], ["start-move"]],
  };

  test("NOR-137 the redraw with real tiles", () => {
    const it = scene({ ...wedge, stack: ["tile-13", "tile-06"] });
    it.play("start-explore");
    expect(it.seen("tilesReturned")).toMatchObject([{ tiles: [13], why: "unfit" }]);
    expect(it.frame("explore").tiles).toEqual([6]);
    expect(it.s.tiles[0]).toBe(13);
  });

  test("NOR-138, NOR-431 if no tile of the stack fits the action ends without effect; none is tried twice", () => {
    const it = scene({ ...wedge, stack: ["tile-13"], onlyStack: true });
    it.play("start-explore");
    expect(it.seen("tilesDrawn")).toHaveLength(1);
    expect(it.seen("nothingFound")).toHaveLength(1);
    expect(it.seat).toBe(1);
    expect(it.s.tiles).toEqual([13]);
  });

  test("NOR-139 a tile that fits must be placed", () => {
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      stack: ["tile-13"],
      hands: [["start-explore"]],
    });
    expect(new Set(it.play("start-explore").options.map(option => option.kind))).toEqual(new Set(["place"]));
  });

  test("NOR-140, NOR-429 without tiles, or without an own open territory, there is no exploring", () => {
    const empty = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      onlyStack: true,
      hands: [["start-explore"]],
    });
    expect(empty.offered("play")).toEqual([]);
    const closed = scene({
      map: ["start 0 0 0", "tile-17 0 -1 2"],
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      hands: [["start-explore", "huginn-and-muninn"]],
    });
    expect(closed.offered("play").map(option => option.card)).toEqual(["huginn-and-muninn"]);
  });

  test("NOR-429, NOR-343, NOR-346 a Brown Bear keeps people from exploring from its land, but not from other land at the same cell", () => {
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      beasts: ["brown-bear-beige 0,0:n"],
      hands: [["start-explore"]],
    });
    expect(it.offered("play")).toEqual([]);
    const two = scene({
      map: ravine,
      units: ["0 1,0:m 1", "0 2,-1:a 1", "1 0,0:s 1"],
      beasts: ["brown-bear-beige 1,0:m"],
      stack: ["tile-17"],
      hands: [["start-explore"]],
    });
    expect(two.play("start-explore").offers(closing)).toBe(true);
  });

  test("NOR-142, NOR-432, NOR-232, NOR-EX-55 an Explore that merges two own lands; the Boar closes nothing and gains lore", () => {
    const it = scene({
      clans: ["boar", "goat"],
      map: ["start 0 0 0", "tile-17 0 -1 2", "tile-02 1 0 0"],
      units: ["0 0,-1:s 2", "0 1,0:n 3", "1 0,0:s 1"],
      stack: ["tile-13"],
      hands: [["start-explore"]],
    });
    it.play("start-explore").choose({ kind: "place", tile: 13, x: 1, y: -1, turn: 0 });
    const land = it.at("1,-1:a");
    expect([it.at("0,-1:s"), it.at("1,0:n")]).toEqual([land, land]);
    expect([landOf(it.s).size[land], it.units("1,-1:a"), isClosed(landOf(it.s), land)]).toEqual([3, 5, false]);
    expect(it.clan(0)).toMatchObject({ lore: 1, glory: 0 });
  });

  test("NOR-143, NOR-EX-06 closing own land brings glory for each of its tiles", () => {
    const it = scene({
      map: ravine,
      units: ["1 1,0:m 2", "0 2,-1:a 1"],
      stack: ["tile-17"],
      hands: [[], ["start-explore"]],
      turn: 1,
    });
    it.play("start-explore").choose(closing);
    expect(it.seen("territoryClosed")).toMatchObject([{ at: it.at("1,0:m"), size: 3, owner: 1 }]);
    expect([it.clan(0).glory, it.clan(1).glory]).toEqual([0, 3]);
  });

  test("NOR-144, NOR-EX-05 closing another player's land gives nobody glory", () => {
    const it = scene({
      map: ravine,
      units: ["1 1,0:m 2", "0 2,-1:a 1"],
      stack: ["tile-17"],
      hands: [["start-explore"]],
    });
    it.play("start-explore").choose(closing);
    expect(isClosed(landOf(it.s), it.at("1,0:m"))).toBe(true);
    expect([it.clan(0).glory, it.clan(1).glory]).toEqual([0, 0]);
  });

  test("NOR-144, NOR-234 the Raven collects from land it has closed where it is its own, and not from others'", () => {
    const closed = (owner: 0 | 1) => {
      const it = scene({
        clans: ["raven", "goat"],
        map: ravine,
        units: [`${owner} 1,0:m 2`, `${owner === 0 ? 1 : 0} 2,-1:a 1`],
        stack: ["tile-17"],
        hands: [["start-explore"]],
      });
      const before = [...it.resources(0), ...it.resources(1)];
      it.play("start-explore").choose(closing);
      const after = [...it.resources(0), ...it.resources(1)];
      return after.map((amount, i) => amount - before[i]!);
    };
    expect([closed(0), closed(1)]).toEqual([
      [1, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
  });

  test("NOR-023, NOR-025, NOR-143, NOR-EX-20 a territory of two tiles closed at once; with creatures one appears at its lair", () => {
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      stack: ["tile-17"],
      creaturePile: ["wolf-beige"],
      hands: [["start-explore"]],
    });
    it.play("start-explore").choose({ kind: "place", tile: 17, x: 0, y: -1, turn: 2 });
    expect([landOf(it.s).size[it.at("0,0:n")], it.clan(0).glory]).toEqual([2, 2]);
    expect(it.s.line).toEqual([{ creature: "wolf-beige", area: it.area("0,-1:n") }]);
    expect(it.events.map(event => event.type)).toEqual([
      "cardPlayed",
      "tilesDrawn",
      "tilePlaced",
      "territoryClosed",
      "gloryGained",
      "creatureAppeared",
    ]);
  });

  // Land P: start.e, tile-07.m. Land Q: tile-08.m, tile-12.m, start-5p.s. Both lack only the cell 2,0.
  const twin: Spec = {
    map: ["start 0 0 0", "tile-07 1 0 0", "tile-10 1 -1 0", "tile-08 2 -1 1", "tile-12 2 -2 1", "start-5p 2 -3 0"],
    units: ["0 1,0:m 1", "0 2,-1:m 1", "1 0,0:s 1"],
    stack: ["tile-06"],
    hands: [["start-explore"]],
  };
  const between = { kind: "place", tile: 6, x: 2, y: 0, turn: 0 } as const;

  test("NOR-145, NOR-242, NOR-EX-21 one tile closes two lands: each scores, and the Stag gains one more for each", () => {
    const it = scene({ ...twin, clans: ["stag", "goat"] });
    it.play("start-explore").choose(between);
    expect(
      it
        .seen("territoryClosed")
        .map(event => event.size)
        .sort(),
    ).toEqual([3, 4]);
    expect(it.clan(0).glory).toBe(9);
    const goat = scene({ ...twin, clans: ["goat", "stag"] });
    goat.play("start-explore").choose(between);
    expect(goat.clan(0).glory).toBe(7);
  });

  test("NOR-146, NOR-368, NOR-387 of several tiles one is placed; the others go to the bottom in the order chosen and stay secret", () => {
    const it = scene({
      clans: ["boar", "goat"],
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      stack: ["tile-13", "tile-02", "tile-09"],
      hands: [["boar-lay-of-the-land"]],
    });
    it.play("boar-lay-of-the-land");
    expect(it.frame("explore").tiles).toEqual([13, 2, 9]);
    expect(new Set(it.offered("place").map(option => option.tile))).toEqual(new Set([13, 2, 9]));
    const seen = (viewer: number | "spectator") =>
      it.look(viewer).view.frames.flatMap(frame => (frame.proc === "explore" ? frame.tiles : []));
    expect([seen(0), seen(1), seen("spectator")]).toEqual([[13, 2, 9], [], []]);
    it.choose({ kind: "place", tile: 2, x: 0, y: -1, turn: 0 });
    expect(it.place).toBe("explore.buryTiles");
    it.choose({ kind: "bury", tile: 9 });
    expect(it.s.tiles.slice(0, 2)).toEqual([13, 9]);
  });

  test("NOR-150 Lay of the Land collects every icon of the chosen tile first, no matter who will hold it", () => {
    const it = scene({
      clans: ["boar", "goat"],
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      stack: ["tile-20", "tile-02", "tile-09"],
      hands: [["boar-lay-of-the-land"]],
    });
    it.play("boar-lay-of-the-land").choose(it.offered("place").find(option => option.tile === 20)!);
    expect(it.seen("resourcesGained")[0]).toMatchObject({ food: 1, wood: 0, lore: 1, cause: "tile" });
  });

  test("NOR-147, NOR-453 Scout Camp: once the first tile that fits may be sent back; the next that fits must be placed", () => {
    const it = scene({
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      stack: ["tile-13", "tile-02"],
      hands: [["scout-camp"]],
    });
    it.play("scout-camp").choose({ kind: "redraw" });
    expect(it.frame("explore")).toMatchObject({ tiles: [2], returned: [13] });
    expect(it.seen("tilesReturned")).toMatchObject([{ count: 1, tiles: [13], why: "unwanted" }]);
    expect(it.offers({ kind: "redraw" })).toBe(false);
    expect(it.s.tiles[0]).toBe(13);
  });

  test("NOR-147 tiles that do not fit do not use up the right; if nothing else fits the rejected tile must be placed", () => {
    const unfit = scene({ ...wedge, stack: ["tile-13", "tile-06", "tile-01"], hands: [["scout-camp"]] });
    unfit.play("scout-camp");
    expect(unfit.frame("explore")).toMatchObject({ tiles: [6], returned: [13] });
    expect(unfit.offers({ kind: "redraw" })).toBe(true);
    const only = scene({ ...wedge, stack: ["tile-06", "tile-13"], onlyStack: true, hands: [["scout-camp"]] });
    only.play("scout-camp").choose({ kind: "redraw" });
    expect(only.frame("explore").tiles).toEqual([6]);
    expect(only.offers({ kind: "redraw" })).toBe(false);
    expect(only.seen("tilesDrawn").map(({ tiles }) => tiles)).toEqual([[6], [13], [6]]);
  });

  test("NOR-148 Rangers: a second Explore is optional and triggers clan powers again", () => {
    const it = scene({
      clans: ["boar", "goat"],
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      stack: ["tile-02", "tile-13"],
      hands: [["rangers"], ["start-move"]],
    });
    it.play("rangers").choose({ kind: "place", tile: 2, x: 0, y: -1, turn: 0 });
    expect(it.options.map(option => option.kind)).toEqual(["explore", "stop"]);
    const state = structuredClone(it.s);
    const once = new Scene(state).stop();
    expect([once.place, once.seen("tilesDrawn")]).toEqual(["turn.chooseOption", []]);
    it.choose({ kind: "explore" }).choose(it.offered("place")[0]!);
    expect(it.seat).toBe(1);
    expect(it.seen("tilePlaced").map(({ cause }) => cause)).toEqual(["explore", "explore"]);
    expect([it.clan(0).food, it.clan(0).wood]).toEqual([0, 0]);
    const closed = it.seen("territoryClosed").length;
    expect(it.clan(0).lore).toBe(2 - closed);
  });

  test("NOR-149 Huginn & Muninn explores from anybody's open land, but glory is only for own land", () => {
    const it = scene({
      map: ravine,
      units: ["1 1,0:m 2", "0 0,0:n 1"],
      stack: ["tile-17"],
      hands: [["huginn-and-muninn"]],
    });
    it.play("huginn-and-muninn").choose(closing);
    expect(isClosed(landOf(it.s), it.at("1,0:m"))).toBe(true);
    expect([it.clan(0).glory, it.clan(1).glory]).toEqual([0, 0]);
  });

  test("NOR-430 a stack shorter than the card draws is looked at whole", () => {
    const it = scene({
      clans: ["boar", "goat"],
      units: ["0 0,0:n 1", "1 0,0:s 1"],
      stack: ["tile-13", "tile-02"],
      onlyStack: true,
      hands: [["boar-lay-of-the-land"]],
    });
    it.play("boar-lay-of-the-land");
    expect(it.frame("explore").tiles).toEqual([13, 2]);
  });

  test("NOR-431 with several tiles only one that fits may be chosen; if none does, as many are drawn again", () => {
    const some = scene({ ...wedge, clans: ["raven", "goat"], stack: ["tile-13", "tile-06"], hands: [["raven-clan"]] });
    some.play("raven-clan");
    expect(new Set(some.offered("place").map(option => option.tile))).toEqual(new Set([6]));
    const none = scene({
      ...wedge,
      clans: ["raven", "goat"],
      stack: ["tile-13", "tile-11", "tile-06", "tile-01"],
      hands: [["raven-clan"]],
    });
    // tile-11 fits if its single-sided area faces west; block that by taking the card's first two as they are.
    none.play("raven-clan");
    expect(none.frame("explore").tiles.length).toBe(2);
  });

  test("NOR-EX-22, NOR-232 the Boar gains nothing if any land was closed, even neutral land", () => {
    const it = scene({
      clans: ["boar", "goat"],
      map: ravine,
      units: ["0 2,-1:a 1", "1 0,0:s 1"],
      stack: ["tile-17"],
      hands: [["start-explore"]],
    });
    it.play("start-explore").choose(closing);
    expect(it.seen("territoryClosed")).toMatchObject([{ owner: -1 }]);
    expect(it.clan(0)).toMatchObject({ lore: 0, glory: 0 });
  });

  // tile-01.n and tile-07.m: two food icons, a slot; tile-17 closes the land with its lair.
  const rich: Spec = {
    map: ["tile-01 0 0 1", "tile-07 1 0 0"],
    units: ["0 1,0:m 2", "1 0,0:s 1"],
    buildings: ["1,0:m granary"],
    stack: ["tile-17"],
    creaturePile: ["wolf-beige"],
    hands: [["start-explore"], []],
  };

  test("NOR-234, NOR-235, NOR-308, NOR-354, NOR-EX-46 the Raven collects what it closes, and only then the Wolf appears", () => {
    const it = scene({ ...rich, clans: ["raven", "goat"], buildings: ["1,0:m granary"] });
    it.play("start-explore").choose(closing);
    expect(it.clan(0)).toMatchObject({ glory: 3, food: 3, wood: 0, lore: 0 });
    expect(it.events.map(event => event.type).slice(-4)).toEqual([
      "territoryClosed",
      "gloryGained",
      "resourcesGained",
      "creatureAppeared",
    ]);
    it.choose(
      { kind: "pass" },
      { kind: "take", card: it.s.display[0]! },
      { kind: "pass" },
      { kind: "take", card: it.s.display[1]! },
    );
    expect(it.place).not.toBe("");
  });

  test("NOR-234 other clans do not collect", () => {
    const it = scene({ ...rich, clans: ["goat", "raven"] });
    it.play("start-explore").choose(closing);
    expect(it.clan(0)).toMatchObject({ glory: 3, food: 0 });
  });

  test("NOR-307, NOR-350, NOR-EX-47 a Fallen Valkyrie at the own lair attacks at once; the Fortress counts, a loser must retreat", () => {
    const it = scene({
      map: ravine,
      units: ["0 1,0:m 2", "1 0,0:s 1"],
      loose: ["1,0:m fortress"],
      stack: ["tile-17"],
      creaturePile: ["fallen-valkyrie-beige"],
      hands: [["start-explore"]],
      chance: [face("axes-3"), face("axes-2")],
    });
    it.play("start-explore").choose(closing);
    expect(it.seen("combatStarted")).toMatchObject([
      {
        attacker: -1,
        defender: 0,
        attack: [{ source: "creature", axes: 7 }],
        defence: [
          { source: "units", axes: 2 },
          { source: "fortress", axes: 2 },
        ],
      },
    ]);
    // 10 to 6: seat 0 must leave her land.
    expect([it.place, it.seat]).toEqual(["retreat.chooseWhere", 0]);
    it.choose({ kind: "retreat", to: it.offered("retreat")[0]!.to, units: 2, kaija: false });
    expect(it.owner("1,0:m")).toBe(-1);
  });

  test("NOR-309 a tile may not join a Fallen Valkyrie's land with units", () => {
    const it = scene({
      map: ["start 0 0 0", "tile-07 1 0 0", "tile-10 1 -1 0", "tile-11 2 -1 0"],
      units: ["0 2,-1:s 1", "1 0,0:s 1"],
      beasts: ["fallen-valkyrie-beige 1,0:m"],
      stack: ["tile-13"],
      hands: [["start-explore"]],
    });
    expect(
      it
        .play("start-explore")
        .offered("place")
        .filter(({ x, y }) => x === 2 && y === 0),
    ).toEqual([]);
  });
});
