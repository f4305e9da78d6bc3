import { describe, expect, test } from "vitest";
import { factionIds, factions } from "../content/factions.ts";
import { ferries, shapes } from "../content/geometry.ts";
import { NONE } from "../content/marks.ts";
import { components, levels } from "../content/numbers.ts";
import { continentIds, LAND_REGIONS, regions } from "../content/regions.ts";
import { soloBoards, track } from "../content/solo-boards.ts";
import { soloCardList } from "../content/solo-cards.ts";
import { spellList } from "../content/spells.ts";
import { tacticList } from "../content/tactics.ts";
import { tokenList } from "../content/tokens.ts";
import { pieceFacts, pieces } from "../content/units.ts";
import { hlas } from "../index.ts";
import { CENTRAL_SEA, capitalRegions, distance, marchWays, nextContinents, sailWays, shoreWays } from "../map/atlas.ts";
import { at, regionName, scene } from "./scenes.ts";

const copies = (list: readonly { copies: number }[]): number => list.reduce((sum, each) => sum + each.copies, 0);

describe("components", () => {
  test("HLAS-001 one to four may play, on the map with four continents", () => {
    expect(hlas.seats).toEqual([1, 2, 3, 4]);
    expect(continentIds).toHaveLength(4);
  });
  test("HLAS-002..007 each faction has 12 Serfs, 5 Warriors, 3 Heroes, a Sea and an Air Vessel; Towers are no Units", () => {
    expect(pieces.map(piece => pieceFacts[piece].count)).toEqual([12, 5, 1, 1, 1, 1, 1]);
    expect(pieces.slice(0, 5).reduce((sum, piece) => sum + pieceFacts[piece].count, 0)).toBe(
      components.figuresPerFaction,
    );
    expect(components.constructsPerFaction).toBe(levels.length + components.towers + 2);
    for (const id of factionIds) {
      expect(factions[id].heroes).toHaveLength(3);
      expect(factions[id].buildings).toHaveLength(5);
      expect(factions[id].heroes.every(hero => hero.abilities.map(a => a.level).join() === "1,2,3")).toBe(true);
    }
    expect(tacticList).toHaveLength(7);
    expect(tacticList.length * 4).toBe(components.tacticCards);
    expect(copies(spellList)).toBe(components.spellCards);
    expect(copies(tokenList.filter(token => token.type === "land"))).toBe(components.landTokens);
    expect(copies(tokenList.filter(token => token.type === "sea"))).toBe(components.seaTokens);
    expect(soloCardList).toHaveLength(components.soloCards);
    expect(Object.keys(soloBoards)).toHaveLength(4);
    expect(track).toHaveLength(7);
    expect(pieces).not.toContain("tower");
  });
  test("HLAS-142, 215 Strength and Speed of the Units", () => {
    expect(pieces.map(piece => pieceFacts[piece].strength)).toEqual([1, 2, 4, 3, 2, 3, 2]);
    expect(pieces.map(piece => pieceFacts[piece].speed)).toEqual([2, 3, 1, 2, 4, 3, 2]);
  });
  test("HLAS-072, 076 costs and VP of Heroes and Vessels", () => {
    expect(pieces.map(piece => pieceFacts[piece].vp)).toEqual([0, 1, 2, 2, 2, 2, 2]);
    expect(pieceFacts["hero-1"].cost).toEqual({ food: 3, ore: 2 });
    expect(pieceFacts["hero-2"].cost).toEqual({ food: 3, mana: 2 });
    expect(pieceFacts["hero-3"].cost).toEqual({ food: 5 });
    expect(pieceFacts["sea-vessel"].cost).toEqual({ food: 2, ore: 2 });
    expect(pieceFacts["air-vessel"].cost).toEqual({ food: 2, mana: 2 });
    for (const id of factionIds) {
      for (const unit of [...factions[id].heroes, factions[id].seaVessel, factions[id].airVessel]) {
        expect([unit.strength, unit.speed, unit.cost, unit.vp]).toEqual([
          pieceFacts[unit.piece].strength,
          pieceFacts[unit.piece].speed,
          pieceFacts[unit.piece].cost,
          pieceFacts[unit.piece].vp,
        ]);
      }
    }
  });
});

describe("the map", () => {
  test("HLAS-011, 012 four continents of ten Land Regions with one Capital Region each, and 13 Sea Regions", () => {
    for (const id of continentIds) {
      const own = regions.filter(region => region.continent === id);
      expect(own).toHaveLength(10);
      expect(own.filter(region => region.terrain === "capital")).toHaveLength(1);
    }
    expect(regions.length - LAND_REGIONS).toBe(13);
    expect(shapes).toHaveLength(regions.length);
  });
  test("HLAS-013 a shore borders the sea, an inland Region does not", () => {
    expect(shoreWays[at("nw-2")]!.map(regionName)).toEqual(["sea-nw"]);
    expect(shoreWays[at("nw-5")]).toEqual([]);
  });
  test("HLAS-014, 015, 150, 151 ferries join Land Regions of different continents, also over the edges of the map", () => {
    expect(marchWays[at("nw-3")]!.map(regionName).sort()).toEqual([
      "ne-7",
      "nw-10",
      "nw-2",
      "nw-5",
      "nw-6",
      "sw-4",
      "sw-7",
    ]);
    expect(
      ferries
        .filter(ferry => ferry.label !== "")
        .map(ferry => ferry.label)
        .sort(),
    ).toEqual(["1", "2", "A", "B"]);
    for (const ferry of ferries) {
      for (const a of ferry.sides[0]) for (const b of ferry.sides[1]) expect(marchWays[a]).toContain(b);
    }
  });
  test("HLAS-036 diagonal continents are not adjacent", () => {
    expect(nextContinents.map(list => [...list].sort())).toEqual([
      [1, 3],
      [0, 2],
      [1, 3],
      [0, 2],
    ]);
  });
  test("HLAS-075 each Capital Region borders exactly one Sea Region, so a new Vessel has one place to dock", () => {
    for (const capital of capitalRegions) expect(shoreWays[capital]).toHaveLength(1);
  });
  test("HLAS-166, EX-64 opposite edges of the sea are adjacent, never diagonally", () => {
    const ways = sailWays[at("sea-nw")]!.map(regionName);
    expect(ways).toContain("sea-sw");
    expect(ways).not.toContain("sea-s-outer");
    expect(ways).not.toContain("sea-se");
  });
  test("HLAS-EX-64 a Vessel off the top edge reaches the sea straight across only", () => {
    const it = scene({ units: [[0, "sea-nw", "sea-vessel"]] }).slot("sail");
    expect(it.ways).toContain("sea-sw");
    expect(it.ways).not.toContain("sea-se");
  });
  test("HLAS-094, 095 distance counts Regions entered; ferries join, an excluded continent does not", () => {
    expect(distance(at("nw-1"), at("sw-5"), NONE)).toBe(4);
    expect(distance(at("nw-1"), at("nw-2"), NONE)).toBe(1);
    expect(distance(at("nw-1"), at("sw-5"), continentIds.indexOf("sw"))).toBe(99);
    expect(distance(at("ne-1"), at("sw-5"), continentIds.indexOf("nw"))).toBeGreaterThan(
      distance(at("ne-1"), at("sw-5"), NONE) - 1,
    );
    expect(CENTRAL_SEA).toBe(at("sea-center"));
  });
});
