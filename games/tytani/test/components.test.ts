import { describe, expect, test } from "vitest";
import { armyFrom, sizeOf } from "../content/army.ts";
import { components, vpTokens } from "../content/components.ts";
import { DICE_SETS, dicePerSide, faces, facesSource } from "../content/dice.ts";
import { missions } from "../content/missions.ts";
import { cardsOfNation, nationCards } from "../content/nation-cards.ts";
import { nationIds, nations } from "../content/nations.ts";
import { CONTROL_MARKERS, FORTRESSES } from "../content/numbers.ts";
import { advancedOrders, basicOrders } from "../content/orders.ts";
import { scenarios } from "../content/scenarios.ts";
import { soloCards } from "../content/solo.ts";
import { supportCards } from "../content/support.ts";
import { unitsPerNation, unitTypes } from "../content/units.ts";
import { tytani } from "../index.ts";
import { fresh, scene, until } from "./scenes.ts";

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

describe("what lies in the box", () => {
  test("TYT-001 one to four seats; every scenario has as many Nations as it says", () => {
    expect(tytani.seats).toEqual([1, 2, 3, 4]);
    for (const scenario of scenarios) expect(scenario.positions).toHaveLength(scenario.nations);
  });

  test("TYT-002 thirteen units of each Nation, 52 in all; the Titan is a unit", () => {
    expect(unitsPerNation).toEqual({ infantry: 6, cavalry: 4, artillery: 2, titan: 1 });
    expect(sizeOf(armyFrom(unitsPerNation)) * nationIds.length).toBe(components.units);
    const it = scene({ using: "order-recruiters", map: { "a-prussia": "0 t" } });
    it.act("move-any");
    expect(it.offered("pick").map(({ unit }) => unit)).toEqual(["titan"]);
  });

  test("TYT-003 seven markers, a Capital, ten cards and four abilities for each Nation", () => {
    expect(CONTROL_MARKERS * 4).toBe(components.controlMarkers);
    for (const id of nationIds) {
      expect(cardsOfNation(id)).toHaveLength(10);
      expect(new Set([nations[id].start, nations[id].titan, ...nations[id].advanced]).size).toBe(4);
    }
    expect(nationCards).toHaveLength(components.nationCards);
  });

  test("TYT-004 three Fortresses, 36 Support cards, 24 Missions, twice 16 Orders, 12 solo cards, at most 22 inactive regions", () => {
    expect([FORTRESSES, supportCards.length, missions.length]).toEqual([3, 36, 24]);
    expect([basicOrders.length, advancedOrders.length, soloCards.length]).toEqual([16, 16, 12]);
    for (const { inactive } of scenarios) expect(inactive.length).toBeLessThanOrEqual(components.inactiveMarkers);
    expect(vpTokens).toEqual([5, 2, 1]);
  });

  test("TYT-005, TYT-006 two sets of eight dice, the same for every Nation", () => {
    expect(dicePerSide).toEqual({ infantry: 3, cavalry: 2, artillery: 1, titan: 2 });
    expect(sum(Object.values(dicePerSide)) * DICE_SETS).toBe(components.dice);
    for (const type of unitTypes) expect(faces[type]).toHaveLength(6);
    expect(facesSource).toBe("designed");
    const roll = (nation: "sweden" | "russia"): number => {
      const it = scene({
        scenario: "b2-ingrian-war",
        nations: nation === "sweden" ? ["sweden", "russia"] : ["russia", "sweden"],
        using: "order-great-march",
        map: { "b-finland": "0 i", "b-livonia": "1 i", "b-novgorod": "1" },
        chance: [5, 5],
      });
      it.act("move-army").march("b-finland", "i", "b-livonia").end();
      return it.strengths[0];
    };
    expect([roll("sweden"), roll("russia")]).toEqual([2, 2]);
  });

  test("TYT-007 victory points are only a total and never run out", () => {
    const it = scene({ vp: [500, 0], at: "round.scoreRegions", map: { "a-prussia": "0 i" } });
    expect(it.vp(0)).toBe(502);
  });

  test("TYT-008 Strength is worked out from dice and bonuses; nothing else holds it", () => {
    const it = scene({
      using: "order-great-march",
      map: { "a-prussia": "0 ii", "a-lithuania": "1 i", "a-gotland": "1" },
      chance: [5, 2, 0],
    });
    it.act("move-army").march("a-prussia", "ii", "a-lithuania").end();
    expect(it.strengths).toEqual([3, 0]);
    expect(JSON.stringify(it.frame("battle"))).not.toContain("strength");
  });

  test("TYT-009 an empty reserve of a type allows no deployment of it", () => {
    const map = { "a-prussia": "0 iiiii", "a-livonia": "0 i" } as const;
    const none = scene({ using: "order-vanguard", map });
    expect(none.offered("act").map(({ action }) => action)).not.toContain("deploy-infantry");
    expect(none.refusals).toContainEqual(expect.objectContaining({ why: "no-deploy", rule: "TYT-009" }));
    expect(
      scene({ using: "order-vanguard", map: { "a-prussia": "0 iiiii" } })
        .offered("act")
        .map(({ action }) => action),
    ).toContain("deploy-infantry");
  });

  test("TYT-010, TYT-011 a destroyed Fortress is gone for good; without one in the supply nothing can be built", () => {
    const it = scene({ using: "order-fortify-border", fortressesLeft: 0, map: { "a-prussia": "0 i" } });
    expect(it.offered("act").map(({ action }) => action)).not.toContain("build-fortress");
    expect(it.refusals).toContainEqual(expect.objectContaining({ why: "no-build", rule: "TYT-011" }));
  });

  test("TYT-012 a Nation that takes no part has nothing in the game", () => {
    const it = until(fresh(2), each => each.place === "turn.takeOrder");
    expect(it.s.powers.map(power => power.nation).sort()).toEqual(["commonwealth", "sweden"]);
    expect(it.s.structure.filter(of => of >= 0)).toHaveLength(2);
  });
});
