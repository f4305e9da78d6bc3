import { describe, expect, test } from "vitest";
import { equal } from "#kernel/json.ts";
import { look } from "#kernel/look.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { NorthChoice, Place } from "../choices.ts";
import { cardOf, idsOfKind } from "../content/cards.ts";
import { creatureKinds, creatures } from "../content/creatures.ts";
import type { NorthEvent } from "../events.ts";
import { northgard } from "../index.ts";
import { landOf } from "../map/atlas.ts";
import { isClosed } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import type { NorthView } from "../view/view.ts";
import { brokenLaws } from "./invariants.ts";
import { areaAt, tileNamed } from "./maps.ts";

const runner = runnerOf(northgard);
const begin = (seats: number, seed = "a", options = {}, seatOptions: Record<string, string>[] = []): Northgard =>
  start(northgard, { seats, seed, options, seatOptions }) as Northgard;
const optionsOf = (s: Northgard): NorthChoice[] => runner.options(s, s.open[0]!) as NorthChoice[];
const play = (s: Northgard, choice: NorthChoice, events: NorthEvent[] = []): NorthEvent[] => {
  expect(optionsOf(s).some(option => equal(option, choice))).toBe(true);
  runner.play(s, s.open[0]!, choice, events);
  expect(brokenLaws(s)).toEqual([]);
  return events;
};

/** A setup position with given tiles in every hand. */
function withHands(
  seats: number,
  hands: string[][],
  stack: string[] = [],
  options = {},
  clans: string[] = [],
): Northgard {
  const s = begin(
    seats,
    "hands",
    options,
    clans.map(clan => ({ clan })),
  );
  const named = [...hands.flat(), ...stack].map(tileNamed);
  const rest = [...s.tiles, ...s.setupTiles.flat()].filter(tile => !named.includes(tile));
  s.setupTiles = Array.from({ length: seats }, (_, seat) =>
    hands[seat] ? hands[seat].map(tileNamed) : rest.splice(0, 3),
  );
  s.tiles = [...rest, ...stack.map(tileNamed).reverse()];
  s.first = 0;
  for (const frame of s.stack) if (frame.proc === "settler") Object.assign(frame, { seat: 0, step: "replaceTiles" });
  s.open = [];
  runner.advance(s, []);
  return s;
}

describe("setup", () => {
  test("NOR-029 supply: seven tokens of each building, nothing on the map", () => {
    const s = begin(3);
    expect(s.supply).toEqual([7, 7, 7, 7, 7, 7, 7, 7]);
    expect(s.built.every(building => building === "")).toBe(true);
  });

  test("NOR-030 the game begins in year 1 of 7", () => {
    expect(begin(2)).toMatchObject({ year: 1, years: 7 });
  });

  test("NOR-031 ten Unrest cards lie open for everybody", () => {
    expect((look(northgard, begin(2), "spectator").view as NorthView).unrest).toBe(10);
  });

  test("NOR-032 two Early and four Advanced cards per seat, Early on top, the rest out of the game", () => {
    for (const seats of [2, 3, 4, 5]) {
      const s = begin(seats);
      const kinds = s.development.map(card => cardOf(card).kind);
      expect(kinds).toEqual([...Array(4 * seats).fill("advanced"), ...Array(2 * seats).fill("early")]);
      expect(s.box).toHaveLength(52 - 6 * seats);
    }
    expect(begin(2, "x").development).not.toEqual(begin(2, "y").development);
  });

  test("NOR-033 one Achievement per seat is laid out", () => {
    for (const seats of [2, 5]) {
      const s = begin(seats);
      expect(new Set(s.achievements).size).toBe(seats);
      for (const card of s.achievements) expect(idsOfKind("achievement")).toContain(card);
    }
  });

  test("NOR-034, NOR-035 the start tile lies in the middle; with five seats the other one east of it joins its food", () => {
    expect([landOf(begin(4)).tiles, landOf(begin(4)).x]).toEqual([[0], [0]]);
    const five = landOf(begin(5));
    expect([five.tiles, five.x, five.y, five.turn]).toEqual([
      [0, 34],
      [0, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(five.territory[areaAt(five, 0, 0, "e")]).toBe(five.territory[areaAt(five, 1, 0, "w")]);
  });

  test("NOR-036 34 other tiles with two to four seats, 33 with five", () => {
    for (const [seats, stack] of [
      [2, 34],
      [3, 34],
      [4, 34],
      [5, 33],
    ] as const) {
      const s = begin(seats);
      expect(s.tiles.length + s.setupTiles.flat().length).toBe(stack);
      expect([...s.tiles, ...s.setupTiles.flat()].includes(34)).toBe(seats < 5);
    }
  });

  test("NOR-037, NOR-039 a seat begins with 14 units, a shuffled pile of seven cards, and two upgrades aside", () => {
    const s = begin(2, "a", {}, [{ clan: "snake" }]);
    const clan = s.clans[0]!;
    expect(clan.reserve).toBe(14);
    expect([...clan.pile].sort()).toEqual([
      "snake-clan",
      "start-build",
      "start-explore",
      "start-feast",
      "start-feast",
      "start-move",
      "start-recruit",
    ]);
    expect(clan.upgrades).toEqual(["snake-rapacious-exploitation", "snake-stolen-lore"]);
    expect(clan.hand).toEqual([]);
    const orders = new Set(
      ["a", "b", "c", "d"].map(seed => begin(2, seed, {}, [{ clan: "snake" }]).clans[0]!.pile.join()),
    );
    expect(orders.size).toBeGreaterThan(1);
  });

  test("NOR-040 every seat can be First Player", () => {
    expect(new Set(Array.from({ length: 40 }, (_, i) => begin(4, `f${i}`).first))).toEqual(new Set([0, 1, 2, 3]));
  });

  test("NOR-041 2 food and 2 wood for the first three in turn order, 3 food and 2 wood for the fourth and fifth", () => {
    const s = begin(5);
    const inOrder = [0, 1, 2, 3, 4].map(i => s.clans[(s.first + i) % 5]!);
    expect(inOrder.map(({ food, wood, lore }) => [food, wood, lore])).toEqual([
      [2, 2, 0],
      [2, 2, 0],
      [2, 2, 0],
      [3, 2, 0],
      [3, 2, 0],
    ]);
  });

  test("NOR-042, NOR-367 everybody draws three tiles that nobody else sees", () => {
    const s = begin(3);
    expect(s.setupTiles.map(hand => hand.length)).toEqual([3, 3, 3]);
    const view = look(northgard, s, 1).view as NorthView;
    expect(view.clans.map(clan => clan.setupTiles)).toEqual([null, s.setupTiles[1], null]);
  });

  test("NOR-043, NOR-044, NOR-373 two rounds in turn order: first beside the start tile, then beside any tile; three units each", () => {
    const s = withHands(2, [
      ["tile-13", "tile-02", "tile-09"],
      ["tile-10", "tile-12", "tile-16"],
    ]);
    const cells = (): string[] => [...new Set((optionsOf(s) as Place[]).map(({ x, y }) => `${x},${y}`))].sort();
    expect(s.open).toEqual([0]);
    expect(cells()).toEqual(["-1,0", "0,-1", "0,1", "1,0"]);
    play(s, { kind: "place", tile: tileNamed("tile-13"), x: 1, y: 0, turn: 0 });
    expect(optionsOf(s)).toEqual([
      { kind: "settle", at: landOf(s).territory[areaAt(landOf(s), 1, 0, "a")], kaija: false },
    ]);
    play(s, optionsOf(s)[0]!);
    expect(s.units[landOf(s).territory[areaAt(landOf(s), 1, 0, "a")]!]).toBe(3);
    expect(s.open).toEqual([1]);
    expect(cells()).toEqual(["-1,0", "0,-1", "0,1"]);
    play(s, { kind: "place", tile: tileNamed("tile-10"), x: -1, y: 0, turn: 0 });
    play(s, optionsOf(s)[0]!);
    expect(s.open).toEqual([0]);
    expect(cells()).toContain("2,0");
  });

  test("NOR-045 borders must be continuous in setup too", () => {
    const s = withHands(2, [
      ["tile-13", "tile-05", "tile-09"],
      ["tile-02", "tile-12", "tile-16"],
    ]);
    play(s, { kind: "place", tile: tileNamed("tile-13"), x: 1, y: 0, turn: 0 });
    play(s, optionsOf(s)[0]!);
    play(s, { kind: "place", tile: tileNamed("tile-02"), x: 0, y: 1, turn: 2 });
    play(s, optionsOf(s)[0]!);
    const turns = (optionsOf(s) as Place[]).filter(
      ({ tile, x, y }) => tile === tileNamed("tile-05") && x === 1 && y === 1,
    );
    // Rotations 0 and 2 leave one border end at the corner of four tiles; 1 and 3 do not.
    expect(turns.every(({ turn }) => turn === 1 || turn === 3)).toBe(true);
  });

  test("NOR-046, NOR-047 a tile must leave an empty territory and may not join two groups", () => {
    const s = withHands(2, [
      ["tile-13", "tile-11", "tile-09"],
      ["tile-02", "tile-12", "tile-16"],
    ]);
    play(s, { kind: "place", tile: tileNamed("tile-13"), x: 1, y: 0, turn: 0 });
    play(s, optionsOf(s)[0]!);
    play(s, { kind: "place", tile: tileNamed("tile-02"), x: 0, y: 1, turn: 0 });
    play(s, { kind: "settle", at: landOf(s).territory[areaAt(landOf(s), 0, 1, "s")]!, kaija: false });
    const places = optionsOf(s) as Place[];
    // tile-09 at 1,1 with one area on its north and west sides would join both groups.
    const at11 = places.filter(({ tile, x, y }) => tile === tileNamed("tile-09") && x === 1 && y === 1);
    expect(at11.map(({ turn }) => turn)).not.toContain(0);
    expect(at11.length).toBeGreaterThan(0);
    for (const option of places) {
      const copy = structuredClone(s);
      runner.play(copy, 0, option, []);
      expect(landOf(copy).list.filter(territory => copy.owner[territory] !== NONE)).toHaveLength(2);
      const groups = runner.options(copy, 0) as NorthChoice[];
      expect(groups.length).toBeGreaterThan(0);
      for (const group of groups) if (group.kind === "settle") expect(copy.owner[group.at]).toBe(NONE);
    }
  });

  test("NOR-EX-59, NOR-047 a tile that would join the two groups of one seat is not offered", () => {
    const s = withHands(2, [
      ["tile-13", "tile-11", "tile-09"],
      ["tile-10", "tile-16", "tile-12"],
    ]);
    play(s, { kind: "place", tile: tileNamed("tile-13"), x: 1, y: 0, turn: 0 });
    play(s, optionsOf(s)[0]!);
    play(s, { kind: "place", tile: tileNamed("tile-10"), x: -1, y: 0, turn: 0 });
    play(s, { kind: "settle", at: landOf(s).territory[areaAt(landOf(s), -1, 0, "s")]!, kaija: false });
    play(s, { kind: "place", tile: tileNamed("tile-11"), x: 0, y: 1, turn: 0 });
    play(s, { kind: "settle", at: landOf(s).territory[areaAt(landOf(s), 0, 1, "s")]!, kaija: false });
    const turns = (optionsOf(s) as Place[])
      .filter(({ tile, x, y }) => tile === tileNamed("tile-16") && x === 1 && y === 1)
      .map(({ turn }) => turn);
    // Unturned, its area on the north and west sides would join seat 0's land at 1,0 and at 0,1.
    expect(turns).not.toContain(0);
    expect(turns).toContain(1);
  });

  test("NOR-048 a hand in which nothing fits is replaced", () => {
    const s = withHands(
      2,
      [
        ["tile-02", "tile-09", "tile-10"],
        ["tile-13", "tile-12", "tile-16"],
      ],
      ["tile-05", "tile-06", "tile-07"],
    );
    // Take the choice away: the whole map is one group's land except where only borders of four tiles would break.
    for (const territory of landOf(s).list) {
      s.owner[territory] = 1;
      s.units[territory] = 1;
    }
    s.clans[1]!.reserve = 14 - landOf(s).list.length;
    const before = s.setupTiles[0]!;
    s.setupTiles[0] = [tileNamed("tile-13")];
    s.setupTiles[1] = [...s.setupTiles[1]!.filter(tile => tile !== tileNamed("tile-13")), ...before];
    const frame = s.stack[s.stack.length - 1]!;
    frame.step = "replaceTiles";
    s.open = [];
    const events: NorthEvent[] = [];
    runner.advance(s, events);
    // A tile of one area touches taken land and leaves no empty territory: it goes to the bottom, the next is drawn.
    expect(events[0]).toMatchObject({ type: "setupTilesReplaced", seat: 0, count: 1 });
    expect(s.tiles[0]).toBe(tileNamed("tile-13"));
    expect(s.setupTiles[0]).toEqual([tileNamed("tile-05")]);
    expect(optionsOf(s).length).toBeGreaterThan(0);
  });

  test("NOR-049 unused tiles go back into the shuffled stack", () => {
    const s = begin(2, "end");
    while (s.phase === "setup") play(s, optionsOf(s)[0]!);
    expect(s.setupTiles).toEqual([]);
    expect(s.tiles.length + landOf(s).tiles.length).toBe(35);
    expect(landOf(s).tiles).toHaveLength(5);
  });

  test("NOR-050, NOR-245 nothing is gained in setup, not even by closing a territory or by clan powers", () => {
    const s = withHands(
      2,
      [
        ["tile-17", "tile-02", "tile-09"],
        ["tile-13", "tile-12", "tile-16"],
      ],
      [],
      {},
      ["stag", "boar"],
    );
    const resources = s.clans.map(({ food, wood, lore, glory }) => [food, wood, lore, glory]);
    const events = play(s, { kind: "place", tile: tileNamed("tile-17"), x: 0, y: -1, turn: 2 });
    expect(isClosed(landOf(s), landOf(s).territory[areaAt(landOf(s), 0, 0, "n")]!)).toBe(true);
    while (s.phase === "setup") play(s, optionsOf(s)[0]!, events);
    expect(s.clans.map(({ food, wood, lore, glory }) => [food, wood, lore, glory])).toEqual(resources);
    expect(events.some(event => event.type === "gloryGained" || event.type === "resourcesGained")).toBe(false);
  });

  test("NOR-051, NOR-224 the Bear may put Kaija among the three", () => {
    const s = withHands(
      2,
      [
        ["tile-13", "tile-02", "tile-09"],
        ["tile-10", "tile-12", "tile-16"],
      ],
      [],
      {},
      ["bear", "boar"],
    );
    play(s, { kind: "place", tile: tileNamed("tile-13"), x: 1, y: 0, turn: 0 });
    const at = landOf(s).territory[areaAt(landOf(s), 1, 0, "a")]!;
    expect(optionsOf(s)).toEqual([
      { kind: "settle", at, kaija: false },
      { kind: "settle", at, kaija: true },
    ]);
    play(s, { kind: "settle", at, kaija: true });
    expect([s.units[at], s.clans[0]!.reserve, landOf(s).territory[s.clans[0]!.kaija]]).toEqual([2, 12, at]);
  });

  test("NOR-052 after setup year 1 begins with the First Player", () => {
    const s = begin(3, "first");
    while (s.phase === "setup") play(s, optionsOf(s)[0]!);
    expect([s.year, s.phase, s.open]).toEqual([1, "actions", [s.first]]);
    expect(s.clans.map(clan => clan.hand.length)).toEqual([4, 4, 4]);
  });

  test("NOR-414 a setup tile need not touch the player's own land", () => {
    const s = withHands(2, [
      ["tile-13", "tile-02", "tile-09"],
      ["tile-10", "tile-12", "tile-16"],
    ]);
    play(s, { kind: "place", tile: tileNamed("tile-13"), x: 1, y: 0, turn: 0 });
    play(s, optionsOf(s)[0]!);
    play(s, { kind: "place", tile: tileNamed("tile-10"), x: -1, y: 0, turn: 0 });
    play(s, optionsOf(s)[0]!);
    const far = (optionsOf(s) as Place[]).filter(({ x, y }) => x === -2 && y === 0);
    expect(far.length).toBeGreaterThan(0);
  });

  test("NOR-294 creatures: so many weak ones as seats and one more lie on top of all others", () => {
    for (const seats of [2, 5]) {
      const s = begin(seats, "c", { creatures: "some" });
      expect(new Set(s.creaturePile).size).toBe(9);
      const top = s.creaturePile.slice(-(seats + 1));
      expect(top.every(id => creatureKinds[creatures[id].kind].value <= 6)).toBe(true);
      expect(s.weakTop).toBe(seats + 1);
    }
  });

  test("NOR-295, NOR-296, NOR-297, NOR-EX-60 in setup a lair brings a creature that does nothing; units may join even a Valkyrie", () => {
    const s = withHands(
      2,
      [
        ["tile-17", "tile-13", "tile-09"],
        ["tile-10", "tile-12", "tile-16"],
      ],
      [],
      { creatures: "some" },
    );
    s.creaturePile = [...s.creaturePile.filter(id => id !== "fallen-valkyrie-beige"), "fallen-valkyrie-beige"];
    s.weakTop = 0;
    const events = play(s, { kind: "place", tile: tileNamed("tile-17"), x: 0, y: -1, turn: 0 });
    expect(events.map(event => event.type)).toEqual(["tilePlaced", "creatureAppeared"]);
    const lair = landOf(s).territory[areaAt(landOf(s), 0, -1, "n")]!;
    expect(optionsOf(s).some(option => option.kind === "settle" && option.at === lair)).toBe(true);
    play(s, { kind: "settle", at: lair, kaija: false }, events);
    expect(s.units[lair]).toBe(3);
    expect(events.some(event => event.type === "combatStarted")).toBe(false);
  });
});
