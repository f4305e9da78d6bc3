import { expect, test } from "vitest";
import type { Question } from "#kernel/look.ts";
import { seeded } from "#web/kit/ink.ts";
import { type UnitCounts, units } from "../content/units.ts";
import { canPick, nonePicked, paymentOf, pickedCount, unitsAsked } from "../view/payment.ts";
import { raging } from "./scene-spec.ts";
import { type Scene, scene } from "./scenes.ts";

/** The first seat has chosen to fight the titan of a size in an empty city. */
function fighting(own: UnitCounts, titan: "titan-3a" | "titan-4a" | "titan-5a"): Scene {
  const titans = raging.map(([top, below]) => [`!${top!.replace("!", "") as typeof titan}` as const, below!]);
  const game = scene({ titans, at: [20, 1, 1, 1], bare: [20], units: { 0: own } });
  return game.plan("a").choose(0, { kind: "fight", titan });
}

const questionOf = (game: Scene): Question => game.look(0).question!;

function pickAll(question: Question, own: UnitCounts, order: readonly number[]): UnitCounts {
  return order.reduce<UnitCounts>(
    (picked, type) => (canPick(question, own, picked, type) ? picked.with(type, picked[type]! + 1) : picked),
    nonePicked,
  );
}

test("XID-151 units for a titan are picked in any order, the strongest first too", () => {
  // One militia goes in any case; two more units are asked for.
  const game = fighting([3, 0, 0, 1, 1], "titan-3a");
  const question = questionOf(game);
  expect(unitsAsked(question)).toBe(2);
  const picked = pickAll(question, game.units(0), [4, 0, 3, 3]);
  expect(picked).toEqual([1, 0, 0, 0, 1]);
  for (const answer of paymentOf(question, game.units(0), picked)) game.choose(0, answer);
  expect(game.units(0)).toEqual([1, 0, 0, 1, 0]);
});

test("XID-313 whatever is picked, the answers pay exactly that", () => {
  const random = seeded(11);
  let asked = 0;
  for (let i = 0; i < 150; i++) {
    const own = units.map(() => Math.floor(random() * 4));
    const titan = (["titan-3a", "titan-4a", "titan-5a"] as const)[i % 3]!;
    if (pickedCount(own) < Number(titan[6])) continue;
    const game = fighting(own, titan);
    if (game.where !== "payment.chooseUnit") continue;
    asked++;
    const question = questionOf(game);
    const before = game.units(0);
    const order = Array.from({ length: 60 }, () => Math.floor(random() * units.length));
    const picked = pickAll(question, before, order);
    expect(pickedCount(picked)).toBe(unitsAsked(question));
    for (const answer of paymentOf(question, before, picked)) game.choose(0, answer);
    expect(game.where).not.toBe("payment.chooseUnit");
    expect(game.units(0)).toEqual(before.map((count, type) => count - picked[type]!));
  }
  expect(asked).toBeGreaterThan(60);
});
