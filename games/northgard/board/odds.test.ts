import { describe, expect, it } from "vitest";
import { scene } from "../test/scenes.ts";
import { attackOdds, huntOdds, marchOdds, sendOdds, wonFaces } from "../view/odds.ts";

const plainCard = { shield: 0, throws: false };
const side = (axes: number, skulls: number, size: number | null) => ({ axes, skulls, size });

describe("odds", () => {
  it.each([
    [0, 13],
    [1, 23],
    [2, 31],
    [3, 35],
  ])("with many units and %i axes more the attacker wins in %i of 36 throws", (more, won) => {
    expect(attackOdds(side(5 + more, 0, 9), side(5, 0, 9), plainCard) * 36).toBeCloseTo(won, 8);
  });

  it("lets a single defender fall to any skull", () => {
    expect(attackOdds(side(1, 1, 3), side(1, 0, 1), plainCard)).toBeGreaterThan(
      attackOdds(side(1, 0, 3), side(1, 0, 1), plainCard),
    );
    expect(attackOdds(side(1, 1, 9), side(1, 0, 1), plainCard)).toBe(1);
  });

  it("counts no losses for creatures", () => {
    expect(attackOdds(side(1, 9, 9), side(40, 0, null), plainCard)).toBe(0);
  });

  it("counts a shield and a thrown axe for the attacker", () => {
    const [attack, defence] = [side(3, 0, 1), side(3, 1, 3)];
    expect(attackOdds(attack, defence, plainCard)).toBe(0);
    expect(attackOdds(attack, defence, { shield: 1, throws: false })).toBeGreaterThan(0);
    expect(attackOdds(side(3, 0, 5), side(3, 0, 5), { shield: 0, throws: true })).toBeCloseTo(23 / 36, 8);
  });

  it("lets a creature take the axe of a choice face, also where a skull would win", () => {
    // One unit with four axes against a Wolf of four would fall to any skull; the choice face is no skull.
    expect(wonFaces(side(6, 0, 1), side(4, 0, null), 0)).toBe(1);
    expect(wonFaces(side(6, 0, 1), side(4, 0, 9), 0)).toBe(0);
  });

  it("tells the chances against a creature without food and with all of it", () => {
    const it = scene({
      units: [[0, "0,0:n", 3]],
      beasts: [["wolf-beige", "0,0:n"]],
      resources: [[2, 0, 0]],
      hands: [["start-move"]],
      chance: [],
    });
    const { view } = it.look(0);
    const plain = attackOdds(side(3, 0, 3), side(4, 0, null), plainCard);
    const fed = attackOdds(side(5, 0, 3), side(4, 0, null), plainCard);
    expect(huntOdds(view, 0, "wolf-beige", 3, false, "start-move")).toEqual({ least: plain, most: fed });
    expect(plain).toBeLessThan(fed);
  });

  it("warns of a Fallen Valkyrie where units would enter her land", () => {
    const it = scene({
      units: [[0, "0,0:n", 4]],
      beasts: [
        ["fallen-valkyrie-beige", "0,0:w"],
        ["wolf-beige", "0,0:e"],
      ],
      hands: [["start-move"]],
      chance: [],
    });
    const { view } = it.look(0);
    const odds = attackOdds(side(4, 0, 4), side(7, 0, null), plainCard);
    expect(marchOdds(view, 0, it.at("0,0:w"), 4, false, "start-move")).toEqual({ least: odds, most: odds });
    expect(marchOdds(view, 0, it.at("0,0:e"), 4, false, "start-move")).toBeNull();
  });

  it("NOR-123 counts those of the same action who are there already", () => {
    const it = scene({
      units: [
        [0, "0,0:n", 3],
        [0, "0,0:e", 2],
        [1, "0,0:w", 3],
      ],
      hands: [["militia"]],
    });
    it.play("militia").march("0,0:n", "0,0:w", 3);
    const odds = attackOdds(side(5, 0, 5), side(3, 0, 3), plainCard);
    const west = it.at("0,0:w");
    expect(marchOdds(it.look(0).view, 0, west, 2, false, "militia")).toEqual({ least: odds, most: odds });
  });

  it("NOR-259 tells the chances of bribed units as their owner's, and none where they only join their own", () => {
    const spec = {
      seats: 3,
      units: [
        [0, "0,0:s", 1],
        [1, "0,0:n", 3],
        [1, "0,0:w", 2],
        [2, "0,0:e", 2],
      ],
      hands: [["bribery"]],
    } as const;
    const two = { kind: "send", units: 2, kaija: false } as const;
    const join = scene(spec);
    join.play("bribery").march("0,0:n", "0,0:w");
    expect(sendOdds(join.look(0).view, 0, two)).toBeNull();
    const fight = scene(spec);
    fight.play("bribery").march("0,0:n", "0,0:e");
    const odds = attackOdds(side(2, 0, 2), side(2, 0, 2), plainCard);
    expect(sendOdds(fight.look(0).view, 0, two)).toEqual({ least: odds, most: odds });
    const defend = scene(spec);
    defend.play("bribery").march("0,0:w", "0,0:s");
    expect(sendOdds(defend.look(0).view, 0, two)).toMatchObject({ most: expect.any(Number) });
  });
});
