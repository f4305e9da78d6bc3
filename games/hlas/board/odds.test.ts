import { describe, expect, test } from "vitest";
import { tacticList, tactics } from "../content/tactics.ts";
import { chanceOf, type Play, worthAgainst } from "./odds.ts";

const play = (id: keyof typeof tactics): Play => ({ tactic: tactics[id], solo: null });
const all = tacticList.map(({ id }) => play(id));

describe("what a card is worth", () => {
  test("adds its bonus against the card it names", () => {
    expect(worthAgainst(play("charge"), play("first-strike"))).toBe(7);
    expect(worthAgainst(play("charge"), play("fall-back"))).toBe(5);
  });

  test("is nothing when the other card cancels it", () => {
    expect(worthAgainst(play("shield-wall"), play("ambush"))).toBe(0);
    expect(worthAgainst({ tactic: tactics.conscripts, solo: 3 }, play("first-strike"))).toBe(0);
  });

  test("of the solo enemy is the Strength of its card", () => {
    expect(worthAgainst({ tactic: tactics.charge, solo: 4 }, play("first-strike"))).toBe(4);
  });
});

describe("odds of a battle", () => {
  test("grow with the Strength of the attacker", () => {
    const odds = [2, 4, 6, 8].map(attack => chanceOf(attack, 4, all, all));
    expect([...odds].sort((a, b) => a - b)).toEqual(odds);
  });

  test("give ties to the defender", () => {
    expect(chanceOf(3, 3, [play("fall-back")], [play("fall-back")])).toBe(0);
    expect(chanceOf(4, 3, [play("fall-back")], [play("fall-back")])).toBe(1);
  });

  test("stand for the Strengths alone where no card is played", () => {
    expect([chanceOf(2, 1, [], all), chanceOf(1, 1, [], all)]).toEqual([1, 0]);
  });
});
