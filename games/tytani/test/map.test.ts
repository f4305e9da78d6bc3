import { describe, expect, test } from "vitest";
import { slotsOf } from "../content/army.ts";
import { mapA } from "../content/map-a.ts";
import { mapB } from "../content/map-b.ts";
import { type RegionId, sides } from "../content/regions.ts";
import { scenarios } from "../content/scenarios.ts";
import { boardOf, placeOf } from "../map/atlas.ts";
import { roomIn } from "../rules/queries.ts";
import { army, type Spec } from "./scene-spec.ts";
import { bring, fresh, rolls, type Scene, scene, strength, until } from "./scenes.ts";

const targetsOf = (it: ReturnType<typeof scene>): RegionId[] => it.offered("go").map(({ to }) => to);
const bothSides = [
  [sides.A, mapA],
  [sides.B, mapB],
] as const;

describe("the map", () => {
  test("TYT-013 adjacency goes both ways and is what the drawn borders say", () => {
    for (const [side, shape] of bothSides) {
      const drawn = shape.borders.map(({ between }) => [...between].sort().join(" ")).sort();
      const known = side.regions.flatMap(({ id, adjacent }) => adjacent.map(other => [id, other].sort().join(" ")));
      expect([...new Set(known)].sort()).toEqual(drawn);
      expect(known).toHaveLength(2 * drawn.length);
    }
    const it = scene({ using: "order-recruiters", map: { "a-pomerania": "0 i" } });
    it.act("move-any").choose({ kind: "pick", unit: "infantry", from: "a-pomerania" });
    expect(targetsOf(it).sort()).toEqual(["a-denmark", "a-prussia", "a-silesia"]);
  });

  test("TYT-014, TYT-016 beyond borders lie the edge and seas, where nobody can go", () => {
    for (const [side, shape] of bothSides) {
      const ids = new Set<string>(side.regions.map(({ id }) => id));
      expect(shape.regions.map(({ id }) => id)).toEqual(side.regions.map(({ id }) => id));
      for (const sea of shape.seas) expect(ids.has(sea.id)).toBe(false);
      for (const { adjacent } of side.regions) for (const other of adjacent) expect(ids.has(other)).toBe(true);
    }
  });

  test("TYT-015 the scenario names the side; on side B Support cards and the summary lie beside the board", () => {
    expect([sides.A.hasSupportArea, sides.B.hasSupportArea, sides.B.hasBattleSummary]).toEqual([true, false, false]);
    for (const { id, side, central } of scenarios) {
      expect(boardOf({ scenario: id }).ids).toEqual(sides[side].regions.map(region => region.id));
      expect(central.startsWith(side.toLowerCase())).toBe(true);
    }
  });

  test("TYT-017 inactive regions border on nothing, are controlled by nobody and are never a target", () => {
    for (const { id, inactive } of scenarios) {
      const board = boardOf({ scenario: id });
      for (const region of inactive) {
        expect(board.near[placeOf(region)]).toEqual([]);
        expect(board.near.flat()).not.toContain(placeOf(region));
        expect(board.active).not.toContain(placeOf(region));
      }
      expect(board.toCentral.filter(Number.isFinite)).toHaveLength(board.active.length);
    }
    const it = scene({ using: "order-recruiters", map: { "a-lithuania": "0 i" } });
    it.act("move-any").choose({ kind: "pick", unit: "infantry", from: "a-lithuania" });
    expect(targetsOf(it).sort()).toEqual(["a-gotland", "a-livonia", "a-prussia", "a-volhynia"]);
  });

  test("TYT-018 the Central region is the scenario's, from the beginning to the end", () => {
    const it = fresh(2, { "scenario-2": "a2-road-to-azov" });
    expect(boardOf(it.s).ids[boardOf(it.s).central]).toBe("a-severia");
    const end = until(it, each => each.s.stack.length === 0);
    expect(boardOf(end.s).ids[boardOf(end.s).central]).toBe("a-severia");
  });

  test("TYT-019, TYT-020 room limits armies: a Titan takes two slots, everybody else one, buildings none", () => {
    expect(slotsOf(army("iiit"))).toBe(5);
    for (const { regions } of Object.values(sides)) {
      for (const { capacity } of regions) expect(capacity >= 7 && capacity <= 10).toBe(true);
    }
    const full = { "a-gotaland": "0 iiiiicc", "a-norrland": "0 ic" } as const;
    const it = scene({ using: "order-recruiters", map: full });
    it.act("move-any").choose({ kind: "pick", unit: "infantry", from: "a-norrland" });
    expect(targetsOf(it)).not.toContain("a-gotaland");
    expect(it.refusals).toContainEqual({ choice: { kind: "go", to: "a-gotaland" }, why: "no-room", rule: "TYT-020" });
    // One slot is left for an Infantry, not for a Titan; the Fortress needs none.
    const tight = scene({
      using: "order-recruiters",
      map: { "a-gotaland": "0 iiiicc", "a-norrland": "0 it" },
      fortresses: ["a-gotaland"],
    });
    tight.act("move-any").choose({ kind: "pick", unit: "titan", from: "a-norrland" });
    expect(targetsOf(tight)).not.toContain("a-gotaland");
    const small = scene({
      using: "order-recruiters",
      map: { "a-gotaland": "0 iiiicc", "a-norrland": "0 it" },
      fortresses: ["a-gotaland"],
    });
    small.act("move-any").choose({ kind: "pick", unit: "infantry", from: "a-norrland" });
    expect(targetsOf(small)).toContain("a-gotaland");
  });

  test("TYT-021 attackers on a border keep their room in the region they left", () => {
    const it = scene({
      using: "order-recruiters",
      map: { "a-gotland": "0 iiicccc", "a-prussia": "1 i", "a-lithuania": "1", "a-svealand": "0 t" },
    });
    it.act("move-any").march("a-gotland", "i", "a-prussia");
    expect(roomIn(it.s, placeOf("a-gotland"))).toBe(0);
    it.act("deploy-any");
    expect(it.offered("deploy").map(({ at }) => at)).not.toContain("a-gotland");
  });

  test("TYT-022 no more may attack than fit into the region", () => {
    // Gotland holds seven slots: with seven attackers waiting an eighth cannot join.
    const it = scene({
      using: "order-great-march",
      map: { "a-gotland": "1 i", "a-lithuania": "0 iiiicccc", "a-livonia": "0 t", "a-prussia": "1" },
      hands: [[], [strength("own", "infantry")]],
    });
    it.s.attacks.push({ from: placeOf("a-lithuania"), to: placeOf("a-gotland"), army: army("cccc") });
    it.s.units[placeOf("a-lithuania")] = army("iiii");
    it.act("move-army");
    for (let i = 0; i < 3; i++) it.choose({ kind: "pick", unit: "infantry", from: "a-lithuania" });
    it.choose({ kind: "pick", unit: "infantry", from: "a-lithuania" });
    expect(targetsOf(it)).not.toContain("a-gotland");
    expect(it.refusals).toContainEqual({
      choice: { kind: "go", to: "a-gotland" },
      why: "no-room-to-attack",
      rule: "TYT-022",
    });
  });
});

describe("control", () => {
  test("TYT-023, TYT-025 units, a marker or the own Capital give control; where the Capital stands no marker is needed", () => {
    const it = scene({ at: "round.scoreRegions", map: { "a-prussia": "0 i", "a-pomerania": "0" } });
    // Prussia by units, Pomerania by a marker, Svealand by the Capital.
    expect(it.vp(0)).toBe(3);
    const view = it.look(0).view;
    expect(view.powers[0]!.regions).toBe(3);
  });

  test("TYT-024, TYT-026, TYT-027 the last unit leaves a marker; it comes back when units return", () => {
    const it = scene({ using: "order-manoeuvre", map: { "a-prussia": "0 c" } });
    it.act("move-cavalry").march("a-prussia", "c", "a-lithuania");
    expect([it.owner("a-prussia"), it.units("a-prussia"), it.owner("a-lithuania")]).toEqual([0, 0, 0]);
    it.act("move-any").march("a-lithuania", "c", "a-prussia");
    expect([it.owner("a-prussia"), it.owner("a-lithuania"), it.power(0).regions]).toEqual([0, 0, 3]);
  });

  const seven = {
    "a-denmark": "0",
    "a-gotaland": "0",
    "a-norrland": "0",
    "a-finland": "0",
    "a-livonia": "0",
    "a-gotland": "0",
    "a-pomerania": "0",
  } as const;

  test("TYT-028, TYT-EX-22 without a marker left a region that is emptied becomes uncontrolled, after a warning", () => {
    const it = scene({ using: "order-recruiters", map: { ...seven, "a-prussia": "0 i" } });
    it.act("move-any").choose({ kind: "pick", unit: "infantry", from: "a-prussia" });
    expect(it.args.abandons).toBe(true);
    it.choose({ kind: "go", to: "a-lithuania" });
    expect([it.owner("a-prussia"), it.owner("a-lithuania")]).toEqual([-1, 0]);
    expect(it.seen("regionLeft")).toMatchObject([{ at: "a-prussia" }]);
    // With a marker left nothing is lost.
    const six = scene({ using: "order-recruiters", map: { ...seven, "a-pomerania": "1", "a-prussia": "0 i" } });
    six.act("move-any").choose({ kind: "pick", unit: "infantry", from: "a-prussia" });
    expect(six.args.abandons).toBe(false);
    expect(six.choose({ kind: "go", to: "a-lithuania" }).owner("a-prussia")).toBe(0);
  });

  test("TYT-028 who brings the last unit of a region into a Battle is warned that it is given up", () => {
    const fight = (map: Spec["map"]): Scene => {
      const it = scene({
        using: "order-great-march",
        map: {
          ...seven,
          "a-prussia": "0 ii",
          "a-lithuania": "0 a",
          "a-volhynia": "1 i",
          "a-transylvania": "1",
          ...map,
        },
        hands: [[bring("own", "infantry")], []],
        chance: rolls("i1 i1 a0"),
      });
      it.act("move-army").march("a-prussia", "i", "a-volhynia").end();
      return it.endStage().choose({ kind: "support", cards: [bring("own", "infantry")] });
    };
    const it = fight({});
    expect([it.place, it.args.abandoned]).toEqual(["bring.chooseUnit", ["a-lithuania", "a-prussia"]]);
    it.choose({ kind: "bring", unit: "artillery", from: "a-lithuania" });
    expect(it.owner("a-lithuania")).toBe(-1);
    // With a marker left, or units left behind, nothing is given up.
    expect(fight({ "a-pomerania": "1" }).args.abandoned).toEqual([]);
    expect(fight({ "a-lithuania": "0 aa" }).args.abandoned).toEqual(["a-prussia"]);
  });

  test("TYT-029 attackers who lose return to the land they gave up and control it again", () => {
    const it = scene({
      using: "order-recruiters",
      map: { ...seven, "a-prussia": "0 i", "a-volhynia": "1 c", "a-lithuania": "1" },
      chance: [0, 5],
    });
    it.act("move-any").march("a-prussia", "i", "a-volhynia");
    expect(it.owner("a-prussia")).toBe(-1);
    it.end().fight();
    expect([it.owner("a-prussia"), it.units("a-prussia")]).toEqual([0, army("i")]);
  });

  test("TYT-030 a Fortress stays in land that is given up and serves the next owner", () => {
    const it = scene({ using: "order-recruiters", map: { ...seven, "a-prussia": "0 i" }, fortresses: ["a-prussia"] });
    it.act("move-any").march("a-prussia", "i", "a-lithuania");
    expect([it.owner("a-prussia"), it.structure("a-prussia")]).toEqual([-1, -2]);
    expect(it.seen("fortressDestroyed")).toEqual([]);
  });

  test("TYT-031, TYT-091, TYT-EX-04 empty land is taken at once, and may be deployed into; unused actions are lost", () => {
    const it = scene({ using: "order-vanguard", map: { "a-prussia": "0 c", "a-svealand": "0 t" } });
    it.act("move-cavalry").march("a-prussia", "c", "a-lithuania");
    expect(it.owner("a-lithuania")).toBe(0);
    it.act("deploy-infantry").choose({ kind: "deploy", unit: "infantry", at: "a-lithuania" });
    expect(it.units("a-lithuania")).toBe(army("ic"));
    it.end();
    expect([it.s.orderInUse, it.seen("battleStarted").length, it.place]).toEqual(["", 0, "turn.drawSupport"]);
    expect(it.s.orderDiscard).toContain("order-vanguard");
  });

  test("TYT-032 empty land of another player is taken without a Battle", () => {
    const it = scene({ using: "order-recruiters", map: { "a-prussia": "0 i", "a-lithuania": "1", "a-volhynia": "1" } });
    it.act("move-any").march("a-prussia", "i", "a-lithuania");
    expect([it.owner("a-lithuania"), it.power(1).regions, it.s.attacks]).toEqual([0, 2, []]);
    expect(it.seen("regionTaken")).toMatchObject([{ at: "a-lithuania", from: 1 }]);
  });

  test("TYT-033, TYT-EX-20 a Fortress without units is taken over undamaged, for no VP", () => {
    const it = scene({
      using: "order-recruiters",
      map: { "a-prussia": "0 i", "a-lithuania": "1", "a-volhynia": "1" },
      fortresses: ["a-lithuania"],
    });
    it.act("move-any").march("a-prussia", "i", "a-lithuania");
    expect([it.owner("a-lithuania"), it.structure("a-lithuania"), it.vp(0)]).toEqual([0, -2, 0]);
    expect(it.seen("fortressTaken")).toHaveLength(1);
  });
});
