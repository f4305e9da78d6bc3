import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tiles } from "../content/tiles.ts";
import { areasOf, borderBetween, emptyLand, isClosed, neighboursOf, placeTile, withTile } from "../map/land.ts";
import { fits, placements } from "../map/placement.ts";
import { areaOfSide, cornersOf } from "../map/tile-facts.ts";
import {
  areaAt,
  endsAtFullCorners,
  freeTerms,
  grownLands,
  type Laid,
  landWith,
  slowTerritories,
  territoriesOf,
  tileNamed,
} from "./maps.ts";

const runs = { numRuns: 150 };

describe("tiles", () => {
  test("NOR-012 a tile has one to four areas", () => {
    for (const tile of tiles) {
      expect(tile.areas.length).toBeGreaterThanOrEqual(1);
      expect(tile.areas.length).toBeLessThanOrEqual(4);
    }
  });

  test("NOR-013 borders are regular or difficult, and both kinds occur", () => {
    const kinds = tiles.flatMap(tile => tile.borders.map(border => border.isDifficult));
    expect(kinds.filter(isDifficult => isDifficult)).toHaveLength(21);
    expect(kinds.filter(isDifficult => !isDifficult)).toHaveLength(76);
  });

  test("NOR-014 areas show food, wood and lore, small and large slots, and lairs", () => {
    const areas = tiles.flatMap(tile => tile.areas);
    const count = (match: (area: (typeof areas)[number]) => boolean) => areas.filter(match).length;
    expect(count(area => area.icon === "food")).toBe(12);
    expect(count(area => area.icon === "wood")).toBe(11);
    expect(count(area => area.icon === "lore")).toBe(8);
    expect(count(area => area.slot === "large")).toBe(14);
    expect(count(area => area.slot === "small" || area.slot === "stone")).toBe(53);
    expect(count(area => area.lair)).toBe(11);
  });

  test("NOR-017 each side belongs to one area, borders end at corners, a tile has at most one lair", () => {
    for (const tile of tiles) {
      expect(tile.areas.flatMap(area => area.sides).sort()).toEqual(["E", "N", "S", "W"]);
      expect(tile.areas.filter(area => area.lair).length).toBeLessThanOrEqual(1);
      for (const border of tile.borders) expect(border.from + border.to).toMatch(/^(NW|NE|SE|SW|J1|J2){2}$/);
    }
  });

  test("NOR-017 two tiles join the areas that own their common side", () => {
    const land = landWith(["start 0 0 0", "tile-02 1 0 0"]);
    expect(land.territory[areaAt(land, 0, 0, "e")]).toBe(land.territory[areaAt(land, 1, 0, "s")]);
    expect(land.territory[areaAt(land, 0, 0, "n")]).not.toBe(land.territory[areaAt(land, 1, 0, "n")]);
  });

  test("NOR-018 a tile can lie in four rotations: sides and corners go round clockwise", () => {
    const tile = tileNamed("tile-02");
    const north = (turn: number) => [0, 1, 2, 3].filter(side => areaOfSide[(tile * 4 + turn) * 4 + side] === 0);
    expect([0, 1, 2, 3].map(north)).toEqual([[0], [1], [2], [3]]);
    expect([0, 1, 2, 3].map(turn => cornersOf[tile * 4 + turn])).toEqual([0b0011, 0b0110, 0b1100, 0b1001]);
    const land = landWith(["start 0 0 0"]);
    const turns = placements(land, tile, freeTerms(land)).filter((_, i) => i % 3 === 2);
    expect(new Set(turns)).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe("territories", () => {
  test("NOR-019, NOR-403 territories are the areas joined across sides: each area in exactly one, sizes and free sides right", () => {
    fc.assert(
      fc.property(grownLands, ({ land }) => {
        expect(territoriesOf(land)).toEqual(slowTerritories(land));
      }),
      runs,
    );
  });

  test("NOR-019 merging does not depend on the order in which tiles came", () => {
    fc.assert(
      fc.property(grownLands, fc.array(fc.nat(), { minLength: 35, maxLength: 35 }), ({ land, steps }, keys) => {
        const again = emptyLand();
        const order = steps.map((step, i) => ({ step, key: keys[i]! })).sort((a, b) => a.key - b.key);
        for (const { step } of order) placeTile(again, ...step);
        expect(territoriesOf(again)).toEqual(territoriesOf(land));
      }),
      runs,
    );
  });

  test("NOR-020, NOR-403 adjacency is symmetric, over the same kind of border, and a territory is not its own neighbour", () => {
    fc.assert(
      fc.property(grownLands, ({ land }) => {
        for (const territory of land.list) {
          const near = neighboursOf(land, territory);
          expect(new Set(near).size).toBe(near.length);
          expect(near).not.toContain(territory);
          for (const other of near) {
            expect(borderBetween(land, other, territory)).toBe(borderBetween(land, territory, other));
          }
        }
      }),
      runs,
    );
  });

  test("NOR-020 territories that meet only at a corner are not adjacent", () => {
    const land = landWith(["start 0 0 0", "tile-13 1 0 0", "tile-13 0 1 0"]);
    const east = land.territory[areaAt(land, 1, 0, "a")]!;
    const south = land.territory[areaAt(land, 0, 1, "a")]!;
    expect(borderBetween(land, east, south)).toBe("regular");
    const north = land.territory[areaAt(land, 0, 0, "n")]!;
    expect(borderBetween(land, north, south)).toBe("none");
  });

  test("NOR-021 a border with one territory on both sides is legal and makes no neighbour of itself", () => {
    // The border of tile-02 runs out into the open on both ends: north and south meet around it.
    const land = landWith(["tile-02 0 0 0", "tile-13 0 -1 0", "tile-13 1 -1 0", "tile-13 1 0 0"]);
    const north = land.territory[areaAt(land, 0, 0, "n")]!;
    expect(land.territory[areaAt(land, 0, 0, "s")]).toBe(north);
    expect(neighboursOf(land, north)).toEqual([]);
  });

  test("NOR-022, NOR-EX-24 one regular border between two territories makes the way regular", () => {
    // tile-14: n and m behind a difficult border; tile-12 beside it: n and m behind a regular one.
    const one = landWith(["tile-14 0 0 0"]);
    expect(borderBetween(one, areaAt(one, 0, 0, "n"), areaAt(one, 0, 0, "m"))).toBe("difficult");
    const two = landWith(["tile-14 0 0 0", "tile-12 1 0 0", "tile-13 0 -1 0", "tile-13 1 -1 0"]);
    const north = two.territory[areaAt(two, 0, 0, "n")]!;
    const middle = two.territory[areaAt(two, 0, 0, "m")]!;
    expect(two.territory[areaAt(two, 1, 0, "n")]).toBe(north);
    expect(borderBetween(two, north, middle)).toBe("regular");
  });

  test("NOR-023, NOR-024 a territory is closed when all its sides face tiles, and open before", () => {
    const start = landWith(["start 0 0 0"]);
    const north = areaAt(start, 0, 0, "n");
    expect(isClosed(start, north)).toBe(false);
    const land = withTile(start, tileNamed("tile-17"), 0, -1, 2);
    expect(start.tiles).toHaveLength(1);
    expect(isClosed(land, land.territory[north]!)).toBe(true);
    expect(isClosed(land, land.territory[areaAt(land, 0, -1, "s")]!)).toBe(false);
  });

  test("NOR-025 the size of a territory is the number of its tiles; a closed one has at least two", () => {
    fc.assert(
      fc.property(grownLands, ({ land }) => {
        for (const territory of land.list) {
          const tilesOf = new Set(areasOf(land, territory).map(area => area >> 2));
          expect(land.size[territory]).toBe(tilesOf.size);
          if (isClosed(land, territory)) expect(land.size[territory]).toBeGreaterThanOrEqual(2);
        }
      }),
      runs,
    );
  });

  test("NOR-407 a closed territory stays closed and keeps its size; their number never falls", () => {
    fc.assert(
      fc.property(grownLands, ({ steps }) => {
        const land = emptyLand();
        const closed = new Map<number, number>();
        for (const step of steps) {
          placeTile(land, ...step);
          for (const [territory, size] of closed) {
            expect(land.territory[territory]).toBe(territory);
            expect(isClosed(land, territory)).toBe(true);
            expect(land.size[territory]).toBe(size);
          }
          for (const territory of land.list)
            if (isClosed(land, territory)) closed.set(territory, land.size[territory]!);
        }
      }),
      runs,
    );
  });

  test("NOR-413 only territories of the new tile can be closed by it", () => {
    fc.assert(
      fc.property(grownLands, ({ steps }) => {
        const land = emptyLand();
        let before = new Set<number>();
        for (const step of steps) {
          placeTile(land, ...step);
          const place = land.tiles.length - 1;
          const here = new Set(land.territory.slice(place * 4, place * 4 + 4));
          const closed = new Set(land.list.filter(territory => isClosed(land, territory)));
          for (const territory of closed) if (!before.has(territory)) expect(here).toContain(territory);
          before = closed;
        }
      }),
      runs,
    );
  });
});

describe("placement", () => {
  test("NOR-132 tiles lie side to side on free cells of the square grid, never only diagonally", () => {
    fc.assert(
      fc.property(grownLands, ({ steps }) => {
        const taken = new Set<string>(["0,0"]);
        for (const [, x, y] of steps.slice(1)) {
          expect(taken.has(`${x},${y}`)).toBe(false);
          const beside = [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`];
          expect(beside.some(cell => taken.has(cell))).toBe(true);
          taken.add(`${x},${y}`);
        }
      }),
      runs,
    );
  });

  test("NOR-133, NOR-402 random legal placements never break a border: no corner of four tiles has exactly one end", () => {
    fc.assert(
      fc.property(grownLands, ({ land }) => {
        expect(endsAtFullCorners(land)).not.toContain(1);
      }),
      runs,
    );
  });

  test("NOR-133 every placement that is not offered beside the map would break a border", () => {
    fc.assert(
      fc.property(grownLands, fc.integer({ min: 1, max: 34 }), ({ land, steps }, tile) => {
        const offered = new Set<string>();
        const found = placements(land, tile, freeTerms(land));
        for (let i = 0; i < found.length; i += 3) offered.add(`${found[i]},${found[i + 1]},${found[i + 2]}`);
        const taken = new Set(steps.map(([, x, y]) => `${x},${y}`));
        for (const [, x, y] of steps.slice(0, 8)) {
          for (const turn of [0, 1, 2, 3]) {
            if (taken.has(`${x + 1},${y}`) || offered.has(`${x + 1},${y},${turn}`)) continue;
            const broken = emptyLand();
            for (const step of steps) placeTile(broken, ...step);
            placeTile(broken, tile, x + 1, y, turn);
            expect(endsAtFullCorners(broken)).toContain(1);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test("NOR-134 at a corner with fewer than four tiles any number of ends is allowed", () => {
    const land = landWith(["start 0 0 0", "tile-13 1 0 0"]);
    // The start tile has an end at its south-east corner, the tile east of it none: one end so far.
    const found = placements(land, tileNamed("tile-13"), freeTerms(land));
    const cells = found.flatMap((x, i) => (i % 3 === 0 ? [`${x},${found[i + 1]}`] : []));
    expect(cells).toContain("1,1");
    expect(cells).toContain("0,1");
  });

  test("NOR-EX-19 the corner rule with real tiles", () => {
    const land = landWith(["start 0 0 0", "tile-13 1 0 0", "tile-02 0 1 2"]);
    const turnsAt = (name: string) => {
      const found = placements(land, tileNamed(name), freeTerms(land));
      return [0, 1, 2, 3].filter(turn =>
        found.some((x, i) => i % 3 === 0 && x === 1 && found[i + 1] === 1 && found[i + 2] === turn),
      );
    };
    expect(turnsAt("tile-05")).toEqual([1, 3]);
    expect(turnsAt("tile-02")).toContain(0);
  });

  test("NOR-141 holes may stay in the map", () => {
    const ring: Laid[] = [
      "start 0 0 0",
      "tile-13 1 0 0",
      "tile-13 2 0 0",
      "tile-13 2 1 0",
      "tile-13 2 2 0",
      "tile-13 1 2 0",
      "tile-13 0 2 0",
    ];
    const land = landWith(ring);
    const found = placements(land, tileNamed("tile-13"), freeTerms(land));
    const at = (x: number, y: number) => found.some((value, i) => i % 3 === 0 && value === x && found[i + 1] === y);
    // The last tile of the ring is legal although it leaves the hole at 1,1.
    expect(at(0, 1)).toBe(true);
  });

  test("NOR-131 only cells beside reachable territories are offered", () => {
    const land = landWith(["start 0 0 0"]);
    const reach = Array<number>(4).fill(0);
    reach[areaAt(land, 0, 0, "w")] = 1;
    const found = placements(land, tileNamed("tile-13"), { ...freeTerms(land), reach });
    expect(found).toEqual([-1, 0, 0, -1, 0, 1, -1, 0, 2, -1, 0, 3]);
    expect(fits(land, tileNamed("tile-13"), { ...freeTerms(land), reach: [0, 0, 0, 0] })).toBe(false);
  });

  test("NOR-135 different marks are never joined, not even by way of a third territory", () => {
    fc.assert(
      fc.property(
        grownLands,
        fc.integer({ min: 1, max: 34 }),
        fc.array(fc.nat({ max: 2 }), { minLength: 144, maxLength: 144 }),
        ({ land, steps }, tile, marks) => {
          const found = placements(land, tile, { ...freeTerms(land), marks });
          for (let i = 0; i < Math.min(found.length, 30); i += 3) {
            const grown = emptyLand();
            for (const step of steps) placeTile(grown, ...step);
            placeTile(grown, tile, found[i]!, found[i + 1]!, found[i + 2]!);
            const joined = new Map<number, Set<number>>();
            for (const old of land.list) {
              const set = joined.get(grown.territory[old]!) ?? new Set<number>();
              if (marks[old] !== 0) set.add(marks[old]!);
              joined.set(grown.territory[old]!, set);
            }
            for (const set of joined.values()) expect(set.size).toBeLessThanOrEqual(1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test("NOR-401 the cells of a grown map are different and connected side to side", () => {
    fc.assert(
      fc.property(grownLands, ({ land }) => {
        const cells = new Set(land.tiles.map((_, place) => `${land.x[place]},${land.y[place]}`));
        expect(cells.size).toBe(land.tiles.length);
        const reached = ["0,0"];
        for (const cell of reached) {
          const [x, y] = cell.split(",").map(Number) as [number, number];
          for (const next of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`]) {
            if (cells.has(next) && !reached.includes(next)) reached.push(next);
          }
        }
        expect(reached.length).toBe(cells.size);
      }),
      runs,
    );
  });
});
