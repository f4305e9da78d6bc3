import { describe, expect, test } from "vitest";
import type { Odds } from "../choices.ts";
import { attackOdds, wonFaces } from "../rules/odds.ts";
import { type Scene, scene } from "./scenes.ts";

const side = (axes: number, skulls: number, size: number | null) => ({ axes, skulls, size });
const oddsOf = (it: Scene) => (it.look(it.seat).question!.args as { readonly odds: readonly (Odds | null)[] }).odds;
const sure = (chance: number) => ({ least: chance, most: chance });

describe("the odds of two sides", () => {
  test.each([
    [0, 13],
    [1, 23],
    [2, 31],
    [3, 35],
  ])("with many units and %i axes more the attacker wins in %i of 36 throws", (more, won) => {
    expect(attackOdds(side(5 + more, 0, 9), side(5, 0, 9), "") * 36).toBeCloseTo(won, 8);
  });

  test("NOR-173 a single defender falls to any skull", () => {
    expect(attackOdds(side(1, 1, 3), side(1, 0, 1), "")).toBeGreaterThan(attackOdds(side(1, 0, 3), side(1, 0, 1), ""));
    expect(attackOdds(side(1, 1, 9), side(1, 0, 1), "")).toBe(1);
  });

  test("NOR-325 creatures lose nothing to skulls", () => {
    expect(attackOdds(side(1, 9, 9), side(40, 0, null), "")).toBe(0);
  });

  test("NOR-255, NOR-256 a shield and a thrown axe count for the attacker", () => {
    const [attack, defence] = [side(3, 0, 1), side(3, 1, 3)];
    expect(attackOdds(attack, defence, "")).toBe(0);
    expect(attackOdds(attack, defence, "shieldbearers")).toBeGreaterThan(0);
    expect(attackOdds(side(3, 0, 5), side(3, 0, 5), "axe-throwers")).toBeCloseTo(23 / 36, 8);
  });

  test("NOR-321 a creature takes the axe of a choice face, also where a skull would win", () => {
    // One unit with four axes against a Wolf of four would fall to any skull; the choice face is no skull.
    expect(wonFaces(side(6, 0, 1), side(4, 0, null), "")).toBe(1);
    expect(wonFaces(side(6, 0, 1), side(4, 0, 9), "")).toBe(0);
  });
});

describe("the odds that a question tells", () => {
  test("NOR-320 against a creature, without food and with all of it", () => {
    const it = scene({
      units: ["0 0,0:n 3"],
      beasts: ["wolf-beige 0,0:n"],
      resources: [[2, 0, 0]],
      hands: [["start-move"]],
    });
    it.play("start-move").stop();
    expect(it.place).toBe("move.declareHunt");
    const least = attackOdds(side(3, 0, 3), side(4, 0, null), "");
    const most = attackOdds(side(5, 0, 3), side(4, 0, null), "");
    expect(oddsOf(it)).toEqual([{ least, most }, null]);
    expect(least).toBeLessThan(most);
  });

  test("NOR-313 of entering a Fallen Valkyrie's land, not of entering a Wolf's", () => {
    const into = (where: string) => {
      const it = scene({
        units: ["0 0,0:n 4"],
        beasts: ["fallen-valkyrie-beige 0,0:w", "wolf-beige 0,0:e"],
        hands: [["start-move"]],
      });
      return oddsOf(it.play("start-move").march("0,0:n", where)).at(-1);
    };
    expect(into("0,0:w")).toEqual(sure(attackOdds(side(4, 0, 4), side(7, 0, null), "")));
    expect(into("0,0:e")).toBeNull();
  });

  test("NOR-123 with those of the same action who are there already", () => {
    const it = scene({
      units: ["0 0,0:n 3", "0 0,0:e 2", "1 0,0:w 3"],
      hands: [["militia"]],
    });
    it.play("militia").march("0,0:n", "0,0:w", 3).march("0,0:e", "0,0:w");
    expect(oddsOf(it).at(-1)).toEqual(sure(attackOdds(side(5, 0, 5), side(3, 0, 3), "")));
  });

  test("NOR-259 of bribed units as their owner's, and none where they only join their own", () => {
    const bribe = (from: string, to: string) => {
      const it = scene({
        seats: 3,
        units: ["0 0,0:s 1", "1 0,0:n 3", "1 0,0:w 2", "2 0,0:e 2"],
        hands: [["bribery"]],
      });
      return oddsOf(it.play("bribery").march(from, to)).at(-1);
    };
    expect(bribe("0,0:n", "0,0:w")).toBeNull();
    expect(bribe("0,0:n", "0,0:e")).toEqual(sure(attackOdds(side(2, 0, 2), side(2, 0, 2), "")));
    expect(bribe("0,0:w", "0,0:s")).toMatchObject({ most: expect.any(Number) });
  });

  test("NOR-166, NOR-112 of each amount of food: the attacker's range over the defender's food, the defender's as it is", () => {
    const it = scene({
      units: ["0 0,0:n 3", "1 0,0:w 2"],
      loose: ["0,0:w defence-tower"],
      resources: [
        [1, 0, 0],
        [5, 0, 0],
      ],
      hands: [["start-move"]],
    });
    it.play("start-move").march("0,0:n", "0,0:w", 3);
    const chance = (mine: number, theirs: number) => attackOdds(side(3 + mine, 0, 3), side(2 + theirs, 1, 2), "");
    expect(oddsOf(it)).toEqual([0, 1].map(mine => ({ least: chance(mine, 2), most: chance(mine, 0) })));
    it.choose({ kind: "feed", food: 1 });
    expect(oddsOf(it)).toEqual([0, 1, 2].map(theirs => sure(1 - chance(1, theirs))));
  });
});
