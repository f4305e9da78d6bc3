import { describe, expect, test } from "vitest";
import { armyFrom } from "../content/army.ts";
import { DEFENDER } from "../content/marks.ts";
import { placeOf } from "../map/atlas.ts";
import { automaBonuses } from "../rules/automa-sense.ts";
import { attackChance, chanceOf, spreadOf, together } from "../rules/odds.ts";
import { army } from "./scene-spec.ts";
import { scene } from "./scenes.ts";

const mean = (spread: readonly number[]): number => spread.reduce((sum, p, i) => sum + p * i, 0);

describe("odds", () => {
  test("knows what each die is worth", () => {
    expect(mean(spreadOf(armyFrom({ infantry: 1 })))).toBeCloseTo(5 / 6, 8);
    expect(mean(spreadOf(armyFrom({ cavalry: 1 })))).toBeCloseTo(7 / 6, 8);
    expect(mean(spreadOf(armyFrom({ artillery: 1 })))).toBeCloseTo(9 / 6, 8);
    expect(mean(spreadOf(armyFrom({ titan: 1 })))).toBeCloseTo(15 / 6, 8);
  });

  test("rolls no more dice than there are", () => {
    expect(spreadOf(armyFrom({ infantry: 6 }))).toEqual(spreadOf(armyFrom({ infantry: 3 })));
    expect(spreadOf(armyFrom({ artillery: 2 }))).toEqual(spreadOf(armyFrom({ artillery: 1 })));
  });

  test("always comes to a whole", () => {
    const spread = spreadOf(armyFrom({ infantry: 3, cavalry: 2, artillery: 1, titan: 1 }));
    expect(spread.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
    expect(together([1], spread)).toEqual(spread);
  });

  test("gives ties to the defender", () => {
    const one = spreadOf(armyFrom({ infantry: 1 }));
    // Of 36 throws a 1 (three faces) beats a 0 (two faces), and a 2 (one face) beats a 0 and a 1 (five faces).
    expect(chanceOf(one, one).win * 36).toBeCloseTo(3 * 2 + 1 * 5, 8);
    expect(chanceOf([1], [1]).win).toBe(0);
    expect(chanceOf([1], [1], 1).win).toBe(1);
  });

  test("tells victories with losses from those without", () => {
    const sure = chanceOf([0, 0, 0, 1], [1]);
    expect(sure).toEqual({ win: 1, bloody: 1, costly: 0 });
    expect(chanceOf([0, 0, 1], [1])).toEqual({ win: 1, bloody: 0, costly: 0 });
    expect(chanceOf([1], [0, 0, 0, 1])).toEqual({ win: 0, bloody: 0, costly: 1 });
  });

  test("TYT-083, TYT-119 counts those who already wait there and what an automa adds for certain, and is told with the targets", () => {
    const it = scene({
      using: "order-great-march",
      map: { "a-prussia": "0 iic", "a-lithuania": "0 i", "a-volhynia": "1 ii", "a-transylvania": "1" },
    });
    it.act("move-army").choose({ kind: "pick", unit: "cavalry", from: "a-prussia" }, { kind: "done" });
    const alone = chanceOf(spreadOf(army("c")), spreadOf(army("ii")));
    expect(it.args.odds).toEqual([{ to: "a-volhynia", chance: alone }]);
    it.s.attacks.push({ from: placeOf("a-lithuania"), to: placeOf("a-volhynia"), army: army("i") });
    const joined = chanceOf(spreadOf(army("ci")), spreadOf(army("ii")));
    expect(it.args.odds).toEqual([{ to: "a-volhynia", chance: joined }]);
    expect(joined.win).toBeGreaterThan(alone.win);
    const solo = scene({
      difficulty: "hetman",
      soloCards: ["solo-bulwark"],
      map: { "a-prussia": "0 i", "a-volhynia": "1 i" },
    });
    const bonus = automaBonuses(solo.s, 1, DEFENDER).reduce((sum, { amount }) => sum + amount, 0);
    expect(bonus).toBeGreaterThan(0);
    expect(attackChance(solo.s, 0, army("i"), placeOf("a-volhynia"))).toEqual(
      chanceOf(spreadOf(army("i")), spreadOf(army("i")), -bonus),
    );
    expect(attackChance(solo.s, 0, army("i"), placeOf("a-prussia"))).toBeNull();
  });
});
