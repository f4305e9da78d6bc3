// The board: cities, roads, regions, tracks.
import { expect, test } from "vitest";
import { cities, type RoadColor } from "../content/cities.ts";
import { regions } from "../content/regions.ts";
import { roads } from "../content/roads.ts";
import { destination, openRegionsAt } from "../rules/queries.ts";
import { scene } from "./scenes.ts";

const colors: readonly RoadColor[] = ["black", "red", "blue"];

test("XID-013 twenty-one cities numbered 1 to 21", () => {
  expect(cities.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
});

test("XID-014 roads in three colours", () => {
  expect(new Set(roads.map(({ color }) => color))).toEqual(new Set(colors));
  expect(roads.length).toBe(29);
});

test("XID-015, 291 at most one road of each colour leaves a city, some lack one, and every road leads back", () => {
  for (const color of colors) {
    for (const { number, roads: ends } of cities) {
      if (ends[color] !== null) expect(cities[ends[color] - 1]!.roads[color]).toBe(number);
    }
  }
  expect(cities.filter(({ roads: ends }) => colors.some(color => ends[color] === null)).length).toBe(5);
});

test("XID-016 a road is travelled in both directions", () => {
  const game = scene({ at: [5, 12] }).plan("b", "b");
  expect(game.s.idrakis.slice(0, 2)).toEqual([12, 5]);
});

test("XID-017 nine regions between the roads; a city borders those on whose edge it lies", () => {
  expect(regions.length).toBe(9);
  for (const { id, boundary } of regions) {
    const border = cities.filter(city => city.regions.includes(id)).map(({ number }) => number);
    expect(boundary.toSorted((a, b) => a - b)).toEqual(border);
    // Neighbours on the border are joined by a road: the roads delimit the region.
    boundary.forEach((city, i) => {
      const next = boundary[(i + 1) % boundary.length]!;
      expect(colors.some(color => cities[city - 1]!.roads[color] === next)).toBe(true);
    });
  }
});

test("XID-018 one region is central; its bards lie in the Bastion, out of sight", () => {
  expect(regions.filter(({ central }) => central).map(({ id }) => id)).toEqual(["heart-of-xidit"]);
  const game = scene({ regionBards: { "heart-of-xidit": [2, 3, 0, 0], frostmarch: [1, 1, 0, 0] } });
  expect(game.view(0).bards[0]).toEqual([2, null, null, null]);
  expect(game.view(0).bards[1]).toEqual([1, 1, 0, 0]);
});

test("XID-019 every region has a lyre with a larger and a smaller number", () => {
  for (const { lyre } of regions) expect(lyre.first).toBeGreaterThan(lyre.second);
});

test("XID-020 every city has one guild site", () => {
  for (const { guildSite } of cities) expect(guildSite.length).toBe(2);
  const game = scene({ guilds: { 3: [0, 2], 4: [1, 4] } });
  expect(game.view(2).guilds).toEqual([
    { city: 3, seat: 0, floors: 2 },
    { city: 4, seat: 1, floors: 4 },
  ]);
});

test("XID-021 the Path of Destiny: two tracks of pile and Next space, each beside the discards of the other kind", () => {
  const game = scene({
    nextRecruitment: 2,
    nextThreat: 12,
    recruitmentPile: [18, 3],
    threatPile: [6, 10, 15, 1],
    discardedRecruitments: [8],
    discardedThreats: [17, 5],
  });
  expect(game.view("spectator").path).toEqual({
    nextRecruitment: 2,
    nextThreat: 12,
    recruitmentPile: { count: 2, top: 18, tokens: null },
    threatPile: { count: 4, top: 6, tokens: null },
    discardedRecruitments: [8],
    discardedThreats: [17, 5],
  });
});

test("XID-022 unused units lie in the Barracks", () => {
  const game = scene({ units: { 0: [1, 0, 0, 0, 2] } });
  const onBoard = [1, 2, 3, 4, 5].map(city => game.recruits(city));
  const militia = onBoard.reduce((total, counts) => total + counts[0]!, 0);
  expect(game.view(1).barracks[0]).toBe(18 - militia - 1);
});

test("XID-023 three evaluations in columns, shown with their values at the end", () => {
  const game = scene({ year: 12, evaluations: ["reputation", "wealth", "influence"] }).plan();
  for (let i = 0; i < 5; i++) game.show(0, 0, 0, 0);
  const view = game.view("spectator");
  expect(view.final?.map(({ evaluation }) => evaluation)).toEqual(["reputation", "wealth", "influence"]);
  for (const { ranking } of view.final!) expect(ranking.length).toBe(4);
});

test("XID-024 the calendar counts 12 Years, in the short game 9", () => {
  expect(scene().view(0).years).toBe(12);
  expect(scene({ years: "short" }).view(0).years).toBe(9);
});

test("the printed examples' roads: 6–7 red, 6–11 blue, 11–17 red, 5–12 blue", () => {
  expect([destination(1, 6), destination(2, 6), destination(1, 11), destination(2, 5)]).toEqual([7, 11, 17, 12]);
  expect(openRegionsAt(scene().s, 17).map(region => regions[region]!.id)).toEqual([
    "heart-of-xidit",
    "frostmarch",
    "ad-larian",
  ]);
});
