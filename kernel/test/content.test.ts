import { expect, test } from "vitest";
import { assertNever, frozen } from "#kernel/content.ts";

test("a frozen table cannot be changed at any depth", () => {
  const table = frozen({ card: { effects: [{ do: "draw", amount: 1 }] } });
  expect(() => {
    table.card.effects[0]!.amount = 2;
  }).toThrow(TypeError);
  expect(() => table.card.effects.push({ do: "win", amount: 1 })).toThrow(TypeError);
  expect(frozen(5)).toBe(5);
  expect(frozen(null)).toBeNull();
});

test("a switch that has no case says for what", () => {
  expect(() => assertNever({ do: "dance" } as never)).toThrow('no case for {"do":"dance"}');
});
