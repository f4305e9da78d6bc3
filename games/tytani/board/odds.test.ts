import { describe, expect, it } from "vitest";
import { armyFrom } from "../content/army.ts";
import { chanceOf, spreadOf, together } from "./odds.ts";

const mean = (spread: readonly number[]): number => spread.reduce((sum, p, i) => sum + p * i, 0);

describe("odds", () => {
  it("knows what each die is worth", () => {
    expect(mean(spreadOf(armyFrom({ infantry: 1 })))).toBeCloseTo(5 / 6, 8);
    expect(mean(spreadOf(armyFrom({ cavalry: 1 })))).toBeCloseTo(7 / 6, 8);
    expect(mean(spreadOf(armyFrom({ artillery: 1 })))).toBeCloseTo(9 / 6, 8);
    expect(mean(spreadOf(armyFrom({ titan: 1 })))).toBeCloseTo(15 / 6, 8);
  });

  it("rolls no more dice than there are", () => {
    expect(spreadOf(armyFrom({ infantry: 6 }))).toEqual(spreadOf(armyFrom({ infantry: 3 })));
    expect(spreadOf(armyFrom({ artillery: 2 }))).toEqual(spreadOf(armyFrom({ artillery: 1 })));
  });

  it("always comes to a whole", () => {
    const spread = spreadOf(armyFrom({ infantry: 3, cavalry: 2, artillery: 1, titan: 1 }));
    expect(spread.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
    expect(together([1], spread)).toEqual(spread);
  });

  it("gives ties to the defender", () => {
    const one = spreadOf(armyFrom({ infantry: 1 }));
    // Of 36 throws a 1 (three faces) beats a 0 (two faces), and a 2 (one face) beats a 0 and a 1 (five faces).
    expect(chanceOf(one, one).win * 36).toBeCloseTo(3 * 2 + 1 * 5, 8);
    expect(chanceOf([1], [1]).win).toBe(0);
    expect(chanceOf([1], [1], 1).win).toBe(1);
  });

  it("tells victories with losses from those without", () => {
    const sure = chanceOf([0, 0, 0, 1], [1]);
    expect(sure).toEqual({ win: 1, bloody: 1, costly: 0 });
    expect(chanceOf([0, 0, 1], [1])).toEqual({ win: 1, bloody: 0, costly: 0 });
    expect(chanceOf([1], [0, 0, 0, 1])).toEqual({ win: 0, bloody: 0, costly: 1 });
  });
});
