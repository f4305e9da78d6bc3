import { describe, expect, test } from "vitest";
import { SetupError } from "#kernel/game.ts";
import { start } from "#kernel/start.ts";
import { DESIGNS, levelStrength, tacticVp, warriorPair } from "../content/designs.ts";
import { factionIds } from "../content/factions.ts";
import { ENEMY, GONE, HIDDEN, NONE } from "../content/marks.ts";
import { regions } from "../content/regions.ts";
import { hlas } from "../index.ts";
import { continentOf, tokenPlaces } from "../map/atlas.ts";
import { opening, type Scene } from "./scenes.ts";

/** Takes the first option of each question until play begins. */
function settled(seats: number, options = {}, seed = "setup"): Scene {
  const it = opening(seats, options, seed);
  while (it.s.phase === "setup") it.choose(it.options[0]!);
  return it;
}
const laid = (it: Scene, region: number): number =>
  tokenPlaces[region]!.filter(place => it.s.faces[place] === HIDDEN).length;

describe("setup", () => {
  test("HLAS-025, 427 factions are picked clockwise from the first player, each only once, before anything is dealt", () => {
    const it = opening(3);
    const { first } = it.s;
    expect(it.place).toBe("game.chooseFaction");
    expect(it.seat).toBe(first);
    expect(it.s.realms.every(realm => realm.library.length === 0)).toBe(true);
    it.choose({ kind: "faction", faction: "orcs" });
    expect(it.seat).toBe((first + 1) % 3);
    expect(it.offered("faction").map(({ faction }) => faction)).toEqual(factionIds.filter(id => id !== "orcs"));
    it.choose(it.options[0]!).choose(it.options[0]!);
    expect(it.place).toBe("game.placeCapital");
    expect(it.s.realms.every(realm => realm.library.length === 1)).toBe(true);
  });
  test("HLAS-025 a faction named in the settings is taken; two seats cannot have the same", () => {
    const seatOptions = [{ faction: "elves" }, { faction: "elves" }];
    expect(() => start(hlas, { seats: 2, seatOptions, seed: "x" })).toThrow(SetupError);
  });
  test("HLAS-026..030 two Serfs, one Warrior, two of each resource, no VP, both tokens and Vessels in supply", () => {
    const it = settled(2);
    for (const realm of it.s.realms) {
      expect([realm.serfs[realm.capital], realm.warriors[realm.capital], realm.serfsLeft, realm.warriorsLeft]).toEqual([
        2, 1, 10, 4,
      ]);
      expect([realm.ore, realm.mana, realm.food, realm.vp]).toEqual([2, 2, 2, 0]);
      expect(realm.slots).toEqual(Array(9).fill(0));
      expect([realm.seaVessel, realm.airVessel, ...realm.heroes]).toEqual(Array(5).fill(NONE));
    }
  });
  test("HLAS-031, 032 one spell each from a deck of 60; the three Tax markers lie on 4, 3 and 2 at random", () => {
    const it = settled(4);
    expect(it.s.deck).toHaveLength(56);
    const orders = new Set(Array.from({ length: 30 }, (_, i) => settled(2, {}, `tax ${i}`).s.tax.join()));
    expect(orders.size).toBe(6);
  });
  test("HLAS-016 the Tax track shows one resource each at 4, 3 and 2", () => {
    expect([...settled(2).s.tax].sort()).toEqual(["food", "mana", "ore"]);
  });
  test("HLAS-033 chance picks the first player", () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, i) => opening(4, {}, `first ${i}`).s.first));
    expect(firsts.size).toBe(4);
  });
  test("HLAS-034, 035, 037 Capitals are placed counter-clockwise, the first player last, next to one another", () => {
    const it = opening(4);
    while (it.place !== "game.placeCapital") it.choose(it.options[0]!);
    const { first } = it.s;
    expect(it.seat).toBe((first + 3) % 4);
    expect(it.offered("continent")).toHaveLength(4);
    it.choose({ kind: "continent", continent: 0 });
    expect(it.seat).toBe((first + 2) % 4);
    expect(it.offered("continent").map(({ continent }) => continent)).toEqual([1, 3]);
    it.choose({ kind: "continent", continent: 1 }).choose(it.options[0]!);
    expect(it.seat).toBe(first);
  });
  test("HLAS-038 each player starts on a different continent, with a Capital of level 1", () => {
    const it = settled(4);
    expect(new Set(it.s.realms.map(realm => continentOf[realm.capital])).size).toBe(4);
    expect(it.s.realms.map(realm => realm.level)).toEqual([1, 1, 1, 1]);
  });
  test("HLAS-022, 039, 040 one token on each Region, two on swamps and the central Sea, none where a Capital stands", () => {
    const it = settled(3);
    regions.forEach((region, at) => {
      const hasCapital = it.s.realms.some(realm => realm.capital === at);
      expect(laid(it, at), region.id).toBe(hasCapital ? 0 : region.tokens);
      if (region.terrain === "swamp" || region.terrain === "central-sea") expect(laid(it, at)).toBe(2);
      if (region.terrain === "capital" && !hasCapital) expect(laid(it, at)).toBe(1);
    });
  });
  test("HLAS-041 unused tokens go back to the box, seen by nobody", () => {
    const it = settled(4);
    expect(it.s.box).toHaveLength(94 - it.s.faces.filter(face => face === HIDDEN).length);
    expect(JSON.stringify(it.look(0).view)).not.toContain(`"box"`);
  });
  test("HLAS-042 with three or four players all continents are used", () => {
    for (const seats of [3, 4]) expect(settled(seats).s.excluded).toBe(NONE);
  });
  test("HLAS-043..045 with two players the first player leaves a continent without a Capital out; it gets no Land tokens", () => {
    const it = opening(2);
    while (it.place !== "game.excludeContinent") it.choose(it.options[0]!);
    expect(it.seat).toBe(it.s.first);
    expect(it.offered("continent")).toHaveLength(2);
    it.choose(it.options[0]!);
    regions.forEach((_, at) => {
      if (continentOf[at] === it.s.excluded) expect(laid(it, at)).toBe(0);
      else if (continentOf[at] === NONE) expect(laid(it, at)).toBe(regions[at]!.tokens);
    });
  });
  test("HLAS-292..300 the solo enemy: another faction, Heroes in its Courtyard, 3 of each resource, no spells, next door", () => {
    const it = opening(1);
    it.choose({ kind: "faction", faction: "humans" });
    it.choose({ kind: "continent", continent: 0 });
    expect(it.place).toBe("game.placeEnemy");
    expect(it.offered("continent").map(({ continent }) => continent)).toEqual([1, 3]);
    it.choose({ kind: "continent", continent: 1 });
    expect(it.place).toBe("game.excludeContinent");
    const enemy = it.realm(ENEMY);
    expect(enemy.faction).not.toBe("humans");
    expect(enemy.heroes).toEqual([enemy.capital, enemy.capital, enemy.capital]);
    expect([enemy.ore, enemy.mana, enemy.food, enemy.serfsLeft, enemy.warriorsLeft, enemy.space]).toEqual([
      3, 3, 3, 12, 5, 0,
    ]);
    expect(enemy.library).toEqual([]);
    expect(it.s.soloDeck).toHaveLength(8);
    expect(it.resources(0)).toEqual([2, 2, 2]);
    expect(it.realm(0).library).toHaveLength(1);
    const others = new Set(
      Array.from({ length: 20 }, (_, i) => {
        const other = opening(1, {}, `enemy ${i}`).choose({ kind: "faction", faction: "humans" });
        return other.realm(ENEMY).faction;
      }),
    );
    expect(others.size).toBe(3);
  });
  test("HLAS-370, 371 teams need four seats; allies sit opposite each other", () => {
    const it = settled(4, { teams: "on" });
    expect(it.s.teams).toBe(true);
    expect(() => start(hlas, { seats: 3, options: { teams: "on" }, seed: "x" })).not.toThrow();
    expect((start(hlas, { seats: 3, options: { teams: "on" }, seed: "x" }) as typeof it.s).teams).toBe(false);
    expect(it.s.faces.filter(face => face === GONE).length).toBe(4);
  });
});

test("HLAS-092, 225 a game keeps the designs it was begun with", () => {
  expect([1, 2, 3].map(level => levelStrength(DESIGNS, level))).toEqual([6, 7, 8]);
  expect([1, 2, 3].map(level => levelStrength(1, level))).toEqual([4, 6, 8]);
  expect([1, 2, 3].map(level => levelStrength(2, level))).toEqual([6, 7, 8]);
  expect([DESIGNS, 3, 2, 1].map(designs => tacticVp(designs, "fall-back"))).toEqual([-1, -2, -2, -1]);
  expect(tacticVp(1, "charge")).toBe(3);
  expect([DESIGNS, 2, 1].map(designs => tacticVp(designs, "ambush"))).toEqual([3, 2, 2]);
  expect([DESIGNS, 3, 2, 1].map(designs => warriorPair(designs, 7))).toEqual([7, 5, 3, 3]);
});
