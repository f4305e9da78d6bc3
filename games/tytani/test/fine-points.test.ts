// Fine points of movement, bringing and losses that whole scenes pass by.
import { describe, expect, test } from "vitest";
import { NO_ARMY } from "../content/army.ts";
import type { MoveUnits } from "../content/effects.ts";
import { DEFENDER } from "../content/marks.ts";
import { actions } from "../content/orders.ts";
import { placeOf } from "../map/atlas.ts";
import { barrier } from "../rules/movement.ts";
import { army } from "./scene-spec.ts";
import { bring, rolls, type Scene, scene } from "./scenes.ts";

const moveArmy = actions["move-army"][0] as MoveUnits;
const [volhynia, prussia, lithuania] = [placeOf("a-volhynia"), placeOf("a-prussia"), placeOf("a-lithuania")];

/** Seat 0 attacks Volhynia with two Infantry out of Prussia; seat 1 may bring a unit out of Lithuania. */
function defence(defenders: string, helper: string): Scene {
  const it = scene({
    using: "order-great-march",
    capitals: false,
    hands: [[], [bring("own", "infantry")]],
    map: {
      "a-prussia": "0 iii",
      "a-volhynia": `1 ${defenders}`,
      "a-lithuania": `1 ${helper}`,
      "a-silesia": "1",
    },
  });
  return it.act("move-army").march("a-prussia", "ii", "a-volhynia").end();
}

const bringing = { kind: "support", cards: [bring("own", "infantry")] } as const;

describe("units that are brought", () => {
  test("TYT-134, TYT-135 need room in the defended region, to the last slot", () => {
    expect(defence("iiiiccat", "i").offers(bringing)).toBe(false);
    const last = defence("iiiccat", "i").choose(bringing);
    expect(last.offered("bring")).toEqual([{ kind: "bring", unit: "infantry", from: "a-lithuania" }]);
  });

  test("TYT-134 a Titan that is brought was in the Battle, another unit is no Titan", () => {
    const it = defence("i", "it").choose(bringing);
    it.choose({ kind: "bring", unit: "titan", from: "a-lithuania" });
    expect(it.frame("battle").sides[DEFENDER].hadTitan).toBe(true);
    const foot = defence("i", "i").choose(bringing, { kind: "bring", unit: "infantry", from: "a-lithuania" });
    expect(foot.frame("battle").sides[DEFENDER].hadTitan).toBe(false);
  });
});

describe("units that are not brought", () => {
  test("TYT-133, TYT-134 are refused with the reason, and only they", () => {
    const it = scene({
      using: "order-great-march",
      capitals: false,
      hands: [[], [bring("own", "infantry")]],
      map: {
        "a-prussia": "0 iii",
        "a-volhynia": "1 i",
        "a-lithuania": "1 i",
        "a-transylvania": "1 a",
        "a-silesia": "1",
      },
    });
    it.act("move-army").march("a-prussia", "ii", "a-volhynia").end().choose(bringing);
    expect(it.offered("bring")).toEqual([{ kind: "bring", unit: "infantry", from: "a-lithuania" }]);
    const far = { kind: "bring", unit: "artillery", from: "a-transylvania" };
    expect(it.refusals).toEqual([{ choice: far, why: "not-adjacent", rule: "TYT-133" }]);
  });
});

describe("room", () => {
  const waiting = (attackers: string): Scene => {
    const it = scene({
      using: "order-great-march",
      capitals: false,
      map: { "a-prussia": "0 ii", "a-volhynia": "1", "a-silesia": "1", "a-transylvania": "1" },
    });
    it.s.attacks.push({ from: lithuania, to: volhynia, army: army(attackers) });
    return it;
  };
  const closed = (it: Scene, units: string) => barrier(it.s, 0, prussia, volhynia, army(units), moveArmy);

  test("TYT-020 those who wait before a region that its defenders have left keep their room there", () => {
    expect(closed(waiting("iiccat"), "ii")).toBe("");
    expect(closed(waiting("iiiccat"), "ii")).toBe("no-room");
    expect(closed(waiting(""), "ii")).toBe("");
  });

  test("TYT-022 attackers may fill a region to the last slot, not beyond", () => {
    const attack = (units: string) => {
      const it = waiting(units);
      it.s.units[volhynia] = army("i");
      return closed(it, "ii");
    };
    expect([attack("iiccat"), attack("iiiccat")]).toEqual(["", "no-room-to-attack"]);
    expect(waiting("i").s.units[volhynia]).toBe(NO_ARMY);
  });
});

describe("losses", () => {
  test("TYT-153 attackers who are all lost leave no attack behind, and everybody hears of each", () => {
    const it = scene({
      using: "order-great-march",
      map: { "a-prussia": "0 i", "a-volhynia": "1 it", "a-transylvania": "1" },
      chance: rolls("i0 i1 t3"),
    });
    it.act("move-army").march("a-prussia", "i", "a-volhynia").end().fight();
    it.choose({ kind: "lose", unit: "infantry", from: "a-prussia" });
    expect(it.seen("unitLost")).toMatchObject([{ who: 0, unit: "infantry", at: "a-prussia", cause: "losses" }]);
    expect(it.s.attacks).toEqual([]);
    expect(it.look(0).view.battle).toMatchObject({ isDecided: true, isOver: true, gained: 2, winner: DEFENDER });
  });
});
