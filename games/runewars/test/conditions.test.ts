// What just does, and what just does not fulfil a condition of an Objective or a card.
import { describe, expect, test } from "vitest";
import { NONE } from "../content/marks.ts";
import type { ObjectiveId } from "../content/objectives.ts";
import { areaOf } from "../content/tiles.ts";
import { holds } from "../rules/conditions.ts";
import { isFulfilled } from "../rules/objectives.ts";
import type { BattleRecord } from "../state.ts";
import { attack, battleIn } from "./battle-scenes.ts";
import { Scene, scene } from "./scenes.ts";

function fulfils(g: Scene, objective: ObjectiveId, designs = g.s.designs): boolean {
  g.s.designs = designs;
  g.s.players[0]!.objective = objective;
  return isFulfilled(g.s, 0);
}

/** Seat 0 holds these areas with a Footman each. */
const holding = (...areas: readonly string[]): Scene =>
  areas.reduce((g, area) => g.put(0, area, "footman", 1), scene());

describe("RUN-390 just enough, and just too little", () => {
  test("dials: each of them, and all together", () => {
    const dials = (food: number, wood: number, ore: number) => {
      const g = scene();
      Object.assign(g.s.players[0]!, { food, wood, ore });
      return fulfils(g, "land-of-plenty");
    };
    expect(dials(8, 4, 4)).toBe(true);
    expect([dials(9, 5, 3), dials(5, 5, 5), dials(3, 9, 9)]).toEqual([false, false, false]);
  });

  test("titles: two of them, and ten influence since the third designs", () => {
    const peers = (titles: number, influence: number, designs: number): boolean => {
      const g = scene();
      g.s.titleHolder.fill(NONE).fill(0, 0, titles);
      g.s.players[0]!.influence = influence;
      return fulfils(g, "peers-of-the-realm", designs);
    };
    expect([peers(2, 10, 3), peers(2, 9, 3), peers(1, 12, 3)]).toEqual([true, false, false]);
    expect([peers(2, 0, 2), peers(1, 9, 2)]).toEqual([true, false]);
  });

  test("strongholds: damaged ones do not count", () => {
    const g = scene();
    for (const area of ["DA", "DB", "DC", "9B"]) g.stronghold(0, area);
    expect(fulfils(g, "bastions-of-light")).toBe(true);
    g.s.damaged[areaOf("DB")] = 1;
    expect(fulfils(g, "bastions-of-light")).toBe(false);
  });

  test("cities: with four players three of them, but two in the second designs", () => {
    const two = holding("1C", "8D");
    expect([fulfils(two, "pact-of-the-free-cities", 1), fulfils(two, "pact-of-the-free-cities", 2)]).toEqual([
      true,
      true,
    ]);
    expect(fulfils(holding("1C"), "pact-of-the-free-cities")).toBe(false);
    const four = new Scene(4).clear();
    const cities = four.s.city.flatMap((city, area) => (city === "" ? [] : [area]));
    for (const area of cities.slice(0, 2)) four.s.owner[area] = 0;
    expect([fulfils(four, "pact-of-the-free-cities", 1), fulfils(four, "pact-of-the-free-cities", 2)]).toEqual([
      false,
      true,
    ]);
    expect(fulfils(four, "pact-of-the-free-cities", 3)).toBe(false);
    four.s.owner[cities[2]!] = 0;
    expect([fulfils(four, "pact-of-the-free-cities", 1), fulfils(four, "pact-of-the-free-cities", 3)]).toEqual([
      true,
      true,
    ]);
  });

  test("units: those of other players do not count", () => {
    const g = scene()
      .put(0, "8A", "footman", 8)
      .put(0, "8B", "footman", 8)
      .put(0, "8C", "bowman", 8)
      .put(0, "DA", "knight", 1);
    g.put(1, "3A", "berserker", 4);
    expect(fulfils(g, "endless-horde")).toBe(false);
    expect(fulfils(g.put(0, "DA", "knight", 1), "endless-horde")).toBe(true);
  });

  test("allies: those of others and those of nobody do not count", () => {
    const g = holding("8B").put(1, "3A", "berserker", 1).put(NONE, "3A", "beastman", 3).put(NONE, "3B", "beastman", 2);
    expect(fulfils(g, "bound-by-honor")).toBe(false);
    expect(fulfils(g.put(NONE, "8B", "beastman", 2), "bound-by-honor")).toBe(false);
    expect(fulfils(g.put(NONE, "8B", "beastman", 1), "bound-by-honor")).toBe(true);
  });

  test("allies: any four, or three triangles; three kinds, however many", () => {
    const big = holding("8B").put(NONE, "8B", "giant", 2).put(NONE, "8B", "dragon", 1);
    expect([fulfils(big, "bound-by-honor"), fulfils(big, "friends-of-every-kind")]).toEqual([false, false]);
    big.put(NONE, "8B", "beastman", 1);
    expect([fulfils(big, "bound-by-honor"), fulfils(big, "friends-of-every-kind")]).toEqual([true, true]);
    expect(fulfils(holding("8B").put(NONE, "8B", "beastman", 4), "friends-of-every-kind")).toBe(false);
  });
});

describe("RUN-390, RUN-391 battles looked back on", () => {
  const record: BattleRecord = {
    winner: "attacker",
    isNeutral: true,
    attackers: 3,
    defenders: 4,
    attackersLost: 0,
    defendersLost: 4,
    hadHexagon: false,
  };
  const bane = (over: Partial<BattleRecord>, turn = 0): boolean => {
    const g = scene();
    g.s.turn.seat = turn;
    g.s.turn.battle = { ...record, ...over };
    return fulfils(g, "bane-of-titans");
  };

  test("a victory as attacker over neutral units, in the own turn", () => {
    expect(bane({})).toBe(true);
    expect([bane({ winner: "defender" }), bane({ isNeutral: false }), bane({ defenders: 3 }), bane({}, 1)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect([bane({ defenders: 2, hadHexagon: true }), bane({ defenders: 1, hadHexagon: true })]).toEqual([true, false]);
  });

  test("no battle, nothing to look back on", () => {
    const g = scene();
    expect([fulfils(g, "rivers-of-blood"), fulfils(g, "bane-of-titans")]).toEqual([false, false]);
  });
});

describe("RUN-207, RUN-508 conditions of cards", () => {
  const inBattle = (side: "attacker" | "defender") => ({
    seat: side === "attacker" ? 0 : 1,
    side,
    area: areaOf("9B"),
  });

  test("more units than the other side, by one and for either side", () => {
    const more = (attackers: number, defenders: number, side: "attacker" | "defender"): boolean => {
      const g = attack(scene().put(1, "9B", "berserker", defenders).tactics(0, "rally-cry"), "9B", {
        footman: attackers,
      });
      expect(battleIn(g).attacker.line).toHaveLength(attackers);
      return holds(g.s, { type: "moreUnitsThanOpponent" }, inBattle(side));
    };
    expect([more(2, 1, "attacker"), more(2, 2, "attacker"), more(1, 2, "attacker")]).toEqual([true, false, false]);
    expect([more(2, 1, "defender"), more(2, 2, "defender"), more(1, 2, "defender")]).toEqual([false, false, true]);
  });

  test("so many of a unit that stand, on the side that asks", () => {
    const g = attack(scene().put(1, "9B", "berserker", 2).tactics(0, "rally-cry"), "9B", { footman: 3 });
    const standing = (unit: "footman" | "berserker", n: number, side: "attacker" | "defender"): boolean =>
      holds(g.s, { type: "standingInBattle", unit, n }, inBattle(side));
    expect([standing("footman", 3, "attacker"), standing("footman", 4, "attacker")]).toEqual([true, false]);
    expect([standing("berserker", 2, "defender"), standing("footman", 1, "defender")]).toEqual([true, false]);
  });

  test("an area with units that are not one's own", () => {
    const g = scene().put(0, "8B", "footman", 1).put(1, "8C", "berserker", 1).put(NONE, "3A", "giant", 1);
    const has = (area: string): boolean =>
      holds(g.s, { type: "areaHasUnits", who: "neutralOrEnemy" }, { seat: 0, area: areaOf(area) });
    expect([has("8C"), has("3A"), has("8B"), has("3B")]).toEqual([true, true, false, false]);
    expect(holds(g.s, { type: "areaHasUnits", who: "neutralOrEnemy" }, { seat: 0 })).toBe(false);
  });
});
