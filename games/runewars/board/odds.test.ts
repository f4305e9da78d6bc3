import { describe, expect, test } from "vitest";
import { fateCards } from "../content/fate.ts";
import { typeOf, type UnitId } from "../content/units.ts";
import { attackOdds } from "./odds.ts";

const all = fateCards.map(({ number }) => number);
const side = (units: readonly UnitId[], strength = 0) => ({ types: units.map(typeOf), strength });
const many = (unit: UnitId, n: number): UnitId[] => Array<UnitId>(n).fill(unit);

describe("odds of a battle", () => {
  test("the same position always has the same odds", () => {
    const [attack, defence] = [side(many("footman", 4)), side(many("berserker", 3))];
    expect(attackOdds(attack, defence, all)).toBe(attackOdds(attack, defence, all));
  });

  test("more units and no walls are better", () => {
    const defence = side(many("berserker", 3));
    const few = attackOdds(side(many("footman", 2)), defence, all);
    const more = attackOdds(side(many("footman", 6)), defence, all);
    const walls = attackOdds(side(many("footman", 6)), { ...defence, strength: 5 }, all);
    expect(more).toBeGreaterThan(few);
    expect(walls).toBeLessThan(more);
  });

  test("nobody wins without units, and ties go to the defender", () => {
    expect(attackOdds(side([]), side([]), all)).toBe(0);
    expect(attackOdds(side(["footman"]), side([], 1), all)).toBe(0);
    expect(attackOdds(side(["footman"]), side([]), all)).toBe(1);
  });

  test("only unseen cards are drawn", () => {
    const harmless = fateCards
      .filter(({ quadrants }) => quadrants.triangle.symbol === "miss")
      .map(({ number }) => number);
    expect(attackOdds(side(many("bowman", 3)), side(many("archer", 3)), harmless)).toBe(0);
  });
});
