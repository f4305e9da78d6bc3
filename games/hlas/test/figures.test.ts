// Numbers that the view tells boards, each with what has changed it, and the odds of battles.
import { describe, expect, test } from "vitest";
import { preview } from "#kernel/preview.ts";
import { factions } from "../content/factions.ts";
import { regionNamed } from "../content/regions.ts";
import { pieces } from "../content/units.ts";
import { hlas } from "../index.ts";
import { harvestOf } from "../rules/harvest.ts";
import type { HlasView } from "../view/view.ts";
import type { Spec } from "./scene-spec.ts";
import { scene } from "./scenes.ts";

const homes = { homes: ["nw", "se"] } as const;
const speedOf = (view: HlasView, piece: (typeof pieces)[number]) => view.realms[0]!.speeds[pieces.indexOf(piece)];

/** A faction with every Building. */
const everything = (faction: keyof typeof factions, more: Spec = {}) =>
  scene({
    ...homes,
    factions: [faction, faction === "orcs" ? "humans" : "orcs"],
    levels: [3, 3],
    buildings: [factions[faction].buildings.map(({ id }) => id)],
    ...more,
  });

describe("prices and Speeds", () => {
  test("HLAS-084 HLAS-093 name the Building that changes them", () => {
    const { view } = everything("dwarves").look(0);
    expect(view.prices?.building).toEqual({ now: 2, changes: [{ source: "deep-mine", amount: -1 }] });
    expect(view.prices?.towers[regionNamed("nw-2")]).toEqual({ now: 1, changes: [] });
    expect(view.prices?.towers[view.realms[0]!.capital]).toBeNull();
    const fast = everything("humans").look(0).view;
    expect(speedOf(fast, "warrior")).toEqual({ now: 4, changes: [{ source: "stables", amount: 1 }] });
    expect(speedOf(fast, "sea-vessel")?.changes).toEqual([]);
  });

  test("HLAS-200 spells of the own Library have prices, and others see none of them", () => {
    const it = scene({ ...homes, libraries: [["fury"]], scribed: [["haste"]] });
    expect(it.look(0).view.prices?.library.length).toBe(1);
    expect(it.look(0).view.prices?.scribed.length).toBe(1);
    expect(it.look(1).view.prices?.library).toEqual([]);
    expect(it.look("spectator").view.prices).toBeNull();
  });

  test("HLAS-068 two Serfs at once have a price, two Heroes none", () => {
    const { prices } = scene(homes).look(0).view;
    expect(prices?.pairs[pieces.indexOf("serf")]?.now).toBe(3);
    expect(prices?.pairs[pieces.indexOf("hero-1")]).toBeNull();
  });

  test("HLAS-068 the Barracks sell two Warriors at once, at the price of before in a game begun earlier", () => {
    const it = scene({ ...homes, factions: ["orcs", "humans"], buildings: [["barracks"]] });
    const pair = (): unknown => it.look(0).view.prices?.pairs[pieces.indexOf("warrior")];
    expect(pair()).toEqual({ now: 7, changes: [{ source: "barracks", amount: 7 }] });
    it.s.designs = 2;
    expect(pair()).toMatchObject({ now: 3 });
  });

  test("HLAS-073 abilities are told as on with their level, Building and Hero", () => {
    const one = scene({ ...homes, buildings: [["stables"]], levels: [1] }).look(0).view.realms[0]!;
    expect(one.abilities).toEqual(["stables-1"]);
    const two = scene({ ...homes, buildings: [["stables"]], levels: [2] }).look(0).view.realms[0]!;
    expect(two.abilities).toEqual(["stables-1", "stables-2"]);
  });
});

describe("Regions", () => {
  test("HLAS-269 HLAS-270 tell who controls them, how strongly, and what they give", () => {
    const it = everything("humans", {
      units: [
        [0, "nw-2", "serf", 2],
        [1, "nw-3", "warrior"],
      ],
    });
    const { holdings } = it.look(0).view;
    expect(holdings[regionNamed("nw-2")]).toMatchObject([{ seat: 0, strength: 2 }]);
    expect(holdings[regionNamed("nw-3")]).toMatchObject([{ seat: 1, strength: 2 }]);
    expect(holdings[regionNamed("nw-4")]).toEqual([]);
    const all = holdings.flat().reduce((sum, { seat, harvest }) => (seat === 0 ? sum + harvest.now : sum), 0);
    const { ore, mana, food } = harvestOf(it.s, 0);
    expect(all).toBe(ore + mana + food);
  });
});

describe("a March under way", () => {
  const march = scene({
    buildings: [["stables"]],
    units: [
      [0, "nw-2", "serf", 2],
      [0, "nw-2", "warrior"],
      [1, "nw-3", "warrior"],
    ],
  })
    .slot("march-1")
    .choose({ kind: "start", from: 1 });
  const facts = (...units: ("serf" | "warrior")[]) => {
    const choices = units.map(piece => ({ kind: "unit", owner: 0, piece, place: 1 }));
    const answer = preview(hlas, march.s, 0, { choices });
    if (!answer.ok) throw new Error(answer.error.code);
    const { move } = answer.preview.look!.view as HlasView;
    return { strength: move!.strength, left: move!.left };
  };

  test("HLAS-141 goes as fast as its slowest Unit with what its faction adds", () => {
    expect(facts("serf", "serf", "warrior")).toEqual({ strength: 4, left: 2 });
    expect(facts("warrior")).toEqual({ strength: 2, left: 4 });
  });

  test("HLAS-147 tells whom the next step meets, to its owner alone", () => {
    march.choose({ kind: "unit", owner: 0, piece: "warrior", place: 1 });
    const way = march.look(0).view.move?.ways.find(({ to }) => to === regionNamed("nw-3"));
    expect(way).toMatchObject({ price: 1, foe: 1 });
    expect(way!.chance).toBeGreaterThan(0);
    expect(way!.chance).toBeLessThan(1);
    expect(march.look(1).view.move).toBeNull();
  });
});

/** A battle between Warriors, before cards are chosen. */
const battle = (attackers: number, defenders: number, more: Spec = {}) =>
  scene({
    ...homes,
    resources: [
      [9, 9, 9],
      [9, 9, 9],
    ],
    units: [
      [0, "nw-2", "warrior", attackers],
      [1, "nw-3", "warrior", defenders],
    ],
    ...more,
  }).march("nw-2", Array<"warrior">(attackers).fill("warrior"), "nw-3");

describe("odds of a battle", () => {
  const chance = (attackers: number, defenders: number) => battle(attackers, defenders).look(0).view.fight!.chance!;

  test("grow with the attackers and fall with the defenders", () => {
    const rising = [1, 2, 3, 4].map(n => chance(n, 2));
    expect([...rising].sort((a, b) => a - b)).toEqual(rising);
    expect(chance(1, 4)).toBeLessThan(chance(1, 1));
  });

  test("HLAS-244 give ties to the defender", () => {
    expect(chance(2, 2)).toBeLessThan(0.5);
  });

  test("HLAS-223 are the same for everybody, and gone once cards lie open", () => {
    const it = battle(2, 1);
    expect(it.look(1).view.fight!.chance).toBe(it.look("spectator").view.fight!.chance);
    it.as(0, { kind: "tactic", card: "first-strike" });
    expect(it.look(1).view.fight!.chance).toBe(it.look(0).view.fight!.chance);
  });

  test("HLAS-453 cards cost the leader what the other side adds, and only the leader is told", () => {
    const it = battle(2, 1);
    expect(it.look(0).view.fight!.own?.cards.at(-1)).toEqual({ now: 0, changes: [] });
    expect(it.look("spectator").view.fight!.own).toBeNull();
  });
});
