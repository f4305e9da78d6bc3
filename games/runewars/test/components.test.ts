import { describe, expect, test } from "vitest";
import { cities } from "../content/cities.ts";
import { defences, developmentCounts } from "../content/developments.ts";
import { discoveries } from "../content/discoveries.ts";
import { factionIds, factions } from "../content/factions.ts";
import { fateCards, fateOf } from "../content/fate.ts";
import { heroCards } from "../content/heroes.ts";
import {
  DIAL_MAX,
  DRAGON_RUNES,
  FALSE_RUNES,
  HEROES_PER_PLAYER,
  pieces,
  QUEST_HAND,
  STRONGHOLDS,
  TACTICS_HAND,
} from "../content/numbers.ts";
import { objectiveCards } from "../content/objectives.ts";
import { orderIds } from "../content/orders.ts";
import { questCards } from "../content/quests.ts";
import { rewardCards } from "../content/rewards.ts";
import { seasonCards, seasonIds } from "../content/seasons.ts";
import { tacticsCards } from "../content/tactics.ts";
import { areaOf, areas, tiles } from "../content/tiles.ts";
import { titleCards } from "../content/titles.ts";
import { shapes, units } from "../content/units.ts";
import type { RuneFlow } from "../frames.ts";
import { runewars } from "../index.ts";
import { draw, setDial } from "../rules/pieces.ts";
import { scene } from "./scenes.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const quiet = { emit: () => {}, shuffle: <T>(list: T[]): T[] => list } as unknown as RuneFlow;

describe("components and limits", () => {
  test("RUN-001, RUN-002 two to four players, four factions: two good, two evil", () => {
    expect(runewars.seats).toEqual([2, 3, 4]);
    expect(factionIds.map(id => factions[id].alignment)).toEqual(["good", "good", "evil", "evil"]);
    for (const alignment of ["good", "evil"]) {
      expect(objectiveCards.filter(card => card.alignment === alignment)).toHaveLength(8);
      expect(heroCards.filter(card => card.alignment === alignment).length).toBeGreaterThan(0);
    }
  });

  test("RUN-003, RUN-004 36 units of four types for each faction, 40 neutral units of six types", () => {
    const counts = (faction: string | null) =>
      units.filter(unit => unit.faction === faction).map(unit => [unit.id, unit.count]);
    expect(counts("daqan")).toEqual([
      ["bowman", 8],
      ["footman", 16],
      ["knight", 8],
      ["siege-tower", 4],
    ]);
    expect(counts("latari")).toEqual([
      ["archer", 16],
      ["pegasus-rider", 4],
      ["sorceress", 8],
      ["warrior", 8],
    ]);
    expect(Object.fromEntries(counts("waiqar"))).toEqual({
      "dark-knight": 4,
      necromancer: 8,
      reanimate: 16,
      "skeleton-archer": 8,
    });
    expect(Object.fromEntries(counts("uthuk"))).toEqual({
      berserker: 16,
      "chaos-lord": 4,
      "flesh-ripper": 8,
      warlock: 8,
    });
    expect(Object.fromEntries(counts(null))).toEqual({
      beastman: 8,
      dragon: 4,
      giant: 4,
      hellhound: 8,
      razorwing: 8,
      sorcerer: 8,
    });
  });

  test("RUN-005, RUN-006, RUN-007 heroes, tokens of each faction, the common supply", () => {
    expect(heroCards).toHaveLength(12);
    expect(pieces.activation.perFaction).toBe(4);
    expect(STRONGHOLDS).toBe(4);
    expect(sum(Object.values(developmentCounts))).toBe(5);
    expect(orderIds).toHaveLength(8);
    expect(pieces.victoryCard.perFaction).toBe(1);
    for (const id of factionIds) expect(Object.keys(factions[id].dials)).toEqual(["food", "wood", "ore"]);
    expect([DRAGON_RUNES, FALSE_RUNES, cities.length, sum(discoveries.map(token => token.near + token.far))]).toEqual([
      21, 17, 7, 35,
    ]);
    expect([pieces.influence.total, pieces.damage.total, pieces.training.total, pieces.defeatedHero.total]).toEqual([
      40, 26, 24, 8,
    ]);
    expect([pieces.homeRealmMarker.total, pieces.battleMarker.total]).toEqual([4, 1]);
  });

  test("RUN-008, RUN-009 thirteen tiles of two to four areas, home realms of three; tiles 5, 6 and 8 in two pieces", () => {
    const land = tiles.filter(tile => tile.faction === null);
    expect(land.map(tile => tile.id)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    for (const tile of land) expect([2, 3, 4]).toContain(tile.hexes.length);
    const homes = tiles.filter(tile => tile.faction !== null);
    expect(homes.map(tile => tile.hexes.length)).toEqual([3, 3, 3, 3]);
    expect(land.filter(tile => tile.twoPiece).map(tile => tile.id)).toEqual(["5", "6", "8"]);
  });

  test("RUN-010, RUN-095 the decks", () => {
    expect(fateCards).toHaveLength(30);
    expect(sum(rewardCards.map(card => card.count))).toBe(25);
    for (const season of seasonIds) expect(seasonCards.filter(card => card.season === season)).toHaveLength(8);
    expect(sum(tacticsCards.map(card => card.count))).toBe(50);
    expect([questCards.length, titleCards.length]).toEqual([24, 3]);
    const g = scene();
    expect(g.s.seasonDiscard).toHaveLength(1);
  });

  test("RUN-011, RUN-012 some pieces are not limited by their number, all others are", () => {
    const free = Object.entries(pieces)
      .filter(([, piece]) => !piece.isLimited)
      .map(([name]) => name);
    expect(free.sort()).toEqual(["activation", "damage", "defeatedHero", "influence", "training"]);
    const g = scene();
    g.s.players[0]!.influence = 100;
    expect(g.s.players[0]!.influence).toBe(100);
  });

  test("RUN-013, RUN-014, RUN-015 an empty deck is made of its discard pile at once; with nothing left the draw is lost", () => {
    const deck = [1, 2];
    const discard = [7, 8, 9];
    expect(draw(deck, discard, 3, quiet)).toEqual([2, 1, 9]);
    expect(discard).toEqual([]);
    expect(draw(deck, discard, 5, quiet)).toEqual([8, 7]);
  });

  test("RUN-020 limits: one Objective, three heroes, three Quests, ten Tactics cards", () => {
    expect([HEROES_PER_PLAYER, QUEST_HAND, TACTICS_HAND]).toEqual([3, 3, 10]);
    expect(typeof scene().s.players[0]!.objective).toBe("string");
  });

  test("RUN-021 a dial stops at either end", () => {
    const g = scene();
    setDial(g.s, 0, "food", 12, quiet);
    setDial(g.s, 0, "ore", -3, quiet);
    expect([g.s.players[0]!.food, g.s.players[0]!.ore]).toEqual([DIAL_MAX, 0]);
  });

  test("RUN-184, RUN-185 units have shape, health, initiative, ability and traits; Fate cards one quadrant per shape", () => {
    for (const unit of units) {
      expect(shapes).toContain(unit.shape);
      expect(unit.initiative).toBeGreaterThanOrEqual(1);
      expect(unit.initiative).toBeLessThanOrEqual(5);
      expect(unit.special.length).toBeGreaterThan(0);
    }
    expect(
      units
        .filter(unit => unit.flying)
        .map(unit => unit.id)
        .sort(),
    ).toEqual(["dragon", "pegasus-rider", "razorwing"]);
    expect(fateCards.map(card => card.number)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    for (const card of fateCards) expect(Object.keys(card.quadrants).sort()).toEqual([...shapes].sort());
  });

  test("RUN-186 what the shapes are good for", () => {
    const count = (shape: (typeof shapes)[number], symbol: string) =>
      fateCards.filter(card => card.quadrants[shape].symbol === symbol).length;
    expect(count("triangle", "miss")).toBe(12);
    expect(
      Math.max(...fateCards.map(card => (card.quadrants.triangle.symbol === "damage" ? card.quadrants.triangle.n : 0))),
    ).toBe(1);
    expect(count("circle", "special")).toBe(2 * count("triangle", "special"));
    expect(
      Math.max(
        ...fateCards.map(card => (card.quadrants.rectangle.symbol === "damage" ? card.quadrants.rectangle.n : 0)),
      ),
    ).toBe(2);
    expect(
      Math.max(...fateCards.map(card => (card.quadrants.hexagon.symbol === "damage" ? card.quadrants.hexagon.n : 0))),
    ).toBe(3);
  });

  test("RUN-EX-15 card 10: triangle special, rectangle rout 1, hexagon damage 2, circle miss", () => {
    const { quadrants } = fateOf(10);
    expect(quadrants.triangle.symbol).toBe("special");
    expect(quadrants.rectangle).toEqual({ symbol: "rout", n: 1 });
    expect(quadrants.hexagon).toEqual({ symbol: "damage", n: 2 });
    expect(quadrants.circle.symbol).toBe("miss");
  });

  test("RUN-271 a Hero card shows alignment, ability, three attributes and health", () => {
    for (const card of heroCards) {
      expect(["good", "neutral", "evil"]).toContain(card.alignment);
      expect(card.effects.length).toBeGreaterThan(0);
      expect(Math.min(card.strength, card.agility, card.wisdom, card.health)).toBeGreaterThan(0);
    }
  });

  test("RUN-090, RUN-088 areas show name, resources, units, city and borders; 2A has two Giants, 3C and 6D one each", () => {
    for (const area of areas) expect(area.borders).toHaveLength(6);
    const giants = (id: string) => areas[areaOf(id)]!.neutrals.find(({ unit }) => unit === "giant")?.n;
    expect([giants("2A"), giants("3C"), giants("6D")]).toEqual([2, 1, 1]);
  });

  test("RUN-120, RUN-122 three dials of ten spaces, which may show a unit, a Tactics card or influence", () => {
    for (const id of factionIds) {
      for (const spaces of Object.values(factions[id].dials)) {
        expect(spaces).toHaveLength(10);
        for (const space of spaces) expect(Object.keys(space).length).toBeLessThanOrEqual(1);
      }
    }
  });

  test("RUN-345 to RUN-349: RUN-345 one defensive development per faction; RUN-346, RUN-347 two are discarded after use, RUN-348, RUN-349 two stay", () => {
    expect(factionIds.map(id => [defences[id].id, defences[id].discardOnUse])).toEqual([
      ["reinforced-walls", false],
      ["protective-wards", false],
      ["cursed-tomb", true],
      ["hungry-spawn", true],
    ]);
    expect(defences.daqan.effects).toEqual([{ op: "addStrength", n: 2 }]);
    expect(defences.latari.effects).toEqual([{ op: "retreatFromBattle", n: 1, chooser: "owner", filter: "standing" }]);
    expect(defences.waiqar.effects).toEqual([{ op: "dealRout", n: 3, chooser: "owner" }]);
    expect(defences.uthuk.effects).toEqual([{ op: "dealDamage", n: 4, chooser: "owner" }]);
  });

  test("RUN-INV-20 starting influences differ, so the play order is always clear", () => {
    expect(new Set(factionIds.map(id => factions[id].startingInfluence)).size).toBe(4);
  });
});
