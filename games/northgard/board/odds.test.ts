import { describe, expect, it } from "vitest";
import { attackOdds } from "../view/odds.ts";

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
});
