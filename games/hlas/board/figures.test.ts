// What the board says things cost and how far they go is what the rules make of it, for every faction at every level.
import { describe, expect, test } from "vitest";
import type { FactionId } from "../content/faction.ts";
import { factionIds, factions } from "../content/factions.ts";
import { continentIds, LAND_REGIONS, regions } from "../content/regions.ts";
import { spellList } from "../content/spells.ts";
import { tacticList } from "../content/tactics.ts";
import { landPieces, type Piece, pieces } from "../content/units.ts";
import { battleOf } from "../rules/battle-queries.ts";
import * as battleRules from "../rules/battle-tactics.ts";
import { harvestOf } from "../rules/harvest.ts";
import * as rules from "../rules/modifiers.ts";
import { type Scene, scene } from "../test/scenes.ts";
import * as figures from "./figures.ts";

const homes = { seats: 2, homes: ["nw", "ne"] } as const;

/** Everything a faction can have at a level, its Heroes away from home on a plain. */
function everything(faction: FactionId, level: number): Scene {
  const other = factionIds.find(id => id !== faction && id !== "elves")!;
  return scene({
    ...homes,
    factions: [faction, other],
    levels: [level, 1],
    buildings: [factions[faction].buildings.map(({ id }) => id)],
    resources: [[10, 10, 10]],
    units: [
      [0, "nw-2", "hero-1"],
      [0, "nw-2", "hero-2"],
      [0, "nw-2", "hero-3"],
      [0, "nw-2", "serf"],
      [0, "nw-2", "warrior"],
      [0, "nw-4", "serf", 2],
      [0, "nw-3", "serf", 2],
    ],
  });
}

function standing(faction: FactionId, level: number) {
  const it = everything(faction, level);
  return { s: it.s, view: it.look(0).view };
}

const cases = factionIds.flatMap(faction => [1, 2, 3].map(level => [faction, level] as const));
const armies: readonly (readonly Piece[])[] = [
  ...landPieces.map(piece => [piece]),
  ["serf", "hero-3"],
  ["hero-1", "hero-3", "warrior"],
];

describe.each(cases)("%s at level %i", (faction, level) => {
  const { s, view } = standing(faction, level);

  test("HLAS-141 armies and Vessels are as fast as the board says", () => {
    for (const army of armies) {
      const members = army.map(piece => ({ owner: 0, piece, place: 1 }));
      expect(figures.armySpeed(view, 0, members), army.join()).toBe(rules.armySpeed(s, 0, members));
    }
    for (const vessel of ["sea-vessel", "air-vessel"] as const)
      expect(figures.speedOf(view, 0, vessel).now).toBe(rules.vesselSpeed(s, 0, vessel));
  });

  test("HLAS-084 Buildings, HLAS-093 Towers and HLAS-068 pairs of Units cost what the board says", () => {
    expect(figures.buildingOre(view, 0).now).toBe(rules.buildingOre(s, 0));
    const inPlay = regions.flatMap(({ continent }, at) =>
      view.excluded === continentIds.indexOf(continent as "nw") ? [] : [at],
    );
    for (const at of inPlay.filter(region => region < LAND_REGIONS))
      expect(figures.towerOre(view, 0, at).now, String(at)).toBe(rules.towerOre(s, 0, at, 0));
    for (const piece of pieces)
      expect(figures.pairPrice(view, 0, piece)?.price.food ?? null).toBe(rules.pairFood(s, 0, piece));
  });

  test("spells cost what the board says, and the Library holds as many", () => {
    for (const { id } of spellList) {
      for (const isScribed of [false, true])
        expect(figures.manaFor(view, 0, id, isScribed).now, id).toBe(rules.manaFor(s, 0, id, isScribed));
    }
    expect(figures.libraryRoom(view, 0).now).toBe(rules.libraryLimit(s, 0));
  });

  test("HLAS-270 Regions give at Harvest what the board says", () => {
    const all = view.faces.slice(0, LAND_REGIONS).reduce((sum, _, at) => sum + figures.harvestIn(view, 0, at).now, 0);
    const { ore, mana, food } = harvestOf(s, 0);
    // The Star Temple gives its Mana for no Region in particular.
    expect(all).toBe(ore + mana + food - Number(faction === "dwarves"));
  });
});

test.each(factionIds)("HLAS-453 in a battle against %s cards cost what the board says", faction => {
  const fight = scene({
    ...homes,
    factions: [faction === "orcs" ? "humans" : "orcs", faction],
    levels: [3, 3],
    buildings: [[], factions[faction].buildings.map(({ id }) => id)],
    resources: [[9, 9, 9]],
    units: [
      [0, "nw-2", "hero-1"],
      [0, "nw-2", "hero-2"],
      [0, "nw-2", "warrior"],
      [1, "nw-3", "warrior"],
    ],
  }).march("nw-2", ["warrior", "hero-1", "hero-2"], "nw-3");
  const battle = battleOf(fight.s)!;
  const { view } = fight.look(0);
  for (const side of [0, 1]) {
    for (const card of tacticList)
      expect(figures.tacticCost(view, battle, side, card).now).toBe(
        battleRules.tacticCost(fight.s, battle, side, card.id),
      );
    for (const piece of landPieces)
      expect(figures.worthOf(view, battle, side, piece)).toBe(battleRules.worthOf(fight.s, battle, side, piece));
  }
  for (const { id } of spellList)
    expect(figures.manaFor(view, 0, id, false).now, id).toBe(rules.manaFor(fight.s, 0, id, false));
});

test("every change is named by the Building or Hero that makes it", () => {
  const { view } = everything("dwarves", 3).look(0);
  expect(figures.buildingOre(view, 0)).toEqual({ now: 2, changes: [{ source: "deep-mine", amount: -1 }] });
  const fast = everything("humans", 3).look(0).view;
  expect(figures.speedOf(fast, 0, "warrior")).toEqual({ now: 4, changes: [{ source: "stables", amount: 1 }] });
  expect(figures.speedOf(fast, 0, "serf", ["serf", "hero-3"]).changes).toEqual([{ source: "outrider", amount: 1 }]);
});
