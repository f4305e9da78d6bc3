import { expect, test } from "vitest";
import { assertNever, frozen } from "#kernel/content.ts";
import { remember } from "#kernel/remember.ts";

test("a frozen table cannot be changed at any depth", () => {
  const table = frozen({ card: { effects: [{ do: "draw", amount: 1 }] } });
  expect(() => {
    table.card.effects[0]!.amount = 2;
  }).toThrow(TypeError);
  expect(() => table.card.effects.push({ do: "win", amount: 1 })).toThrow(TypeError);
  expect(frozen(5)).toBe(5);
  expect(frozen(null)).toBeNull();
  expect(frozen({ card: null, cost: 5 })).toEqual({ card: null, cost: 5 });
});

test("what is remembered is worked out once for each number, whatever it is", () => {
  const made: number[] = [];
  const half = remember(key => {
    made.push(key);
    return key / 2;
  });
  expect([half(4), half(0), half(4), half(0), half(6)]).toEqual([2, 0, 2, 0, 3]);
  expect(made).toEqual([4, 0, 6]);
});

test("a switch that has no case says for what", () => {
  expect(() => assertNever({ do: "dance" } as never)).toThrow('no case for {"do":"dance"}');
});
