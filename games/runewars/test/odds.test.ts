// What the board says of a battle is held to what happens; odds.long.test.ts asks the same of more battles.
import { describe, expect, test } from "vitest";
import { damageIn, type Figure, figureOf, isStanding, typeIn } from "../content/army.ts";
import { units } from "../content/units.ts";
import type { SideName } from "../frames.ts";
import type { BattleView } from "../view/frames.ts";
import { battleOdds, marchOdds } from "../view/odds.ts";
import { viewFor } from "../view/view.ts";
import { battleBy, battleSeen, calibrate, chanceFor, isDecided, playOn } from "./odds-battles.ts";
import { scene } from "./scenes.ts";

/**
 * A line-up after each of its figures has been destroyed or routed. Damage alone is no loss: it keeps routs away and draws
 * further damage off the others; routed hexagons still count.
 */
function worse({ line }: BattleView["attacker"]): Figure[][] {
  const figures = [...new Set(line)].filter(figure => units[typeIn(figure)]!.shape !== "hexagon");
  return figures.flatMap(figure => {
    const rest = line.toSpliced(line.indexOf(figure), 1);
    return [rest, ...(isStanding(figure) ? [[...rest, figureOf(typeIn(figure), damageIn(figure), true)]] : [])];
  });
}

describe("odds of a battle", () => {
  test("at every question what is said is what happens", () => {
    for (const { n, said, won } of calibrate(150, "short")) if (n > 80) expect(Math.abs(said - won)).toBeLessThan(0.17);
  });

  test("a loss of one side never lowers the chances of the other, and the same position has the same odds", () => {
    const chance = chanceFor("worse");
    let compared = 0;
    for (let i = 0; i < 60; i++) {
      const g = battleBy(chance);
      for (let n = chance.below(8); n > 0 && !isDecided(g); n--) playOn(g, chance);
      const seen = isDecided(g) ? null : battleSeen(g);
      if (!seen) continue;
      const { view, battle } = seen;
      const before = battleOdds(view, battle);
      expect(battleOdds(view, battle)).toBe(before);
      for (const name of ["attacker", "defender"] satisfies SideName[]) {
        for (const line of worse(battle[name])) {
          const after = battleOdds(view, { ...battle, [name]: { ...battle[name], line } });
          expect(name === "attacker" ? before - after : after - before).toBeGreaterThanOrEqual(0);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test("ties are the defender's, and an army that meets nobody has no odds", () => {
    const view = viewFor(scene().put(1, "8B", "berserker", 1).stronghold(1, "8B").s, 0);
    const area = view.board.list.find(each => view.owner[each] === 1)!;
    expect(marchOdds(view, 0, [0], area)).toBeLessThan(0.05);
    expect(marchOdds(view, 0, [], area)).toBeNull();
    expect(marchOdds(view, 0, [0], view.board.list.find(each => view.controller[each]! < 0)!)).toBeNull();
  });
});
