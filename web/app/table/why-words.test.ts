import { expect, test } from "vitest";
import { ref, say } from "#kernel/texts.ts";
import type { LoadedGame } from "../games.ts";
import type { Why } from "../local/messages.ts";
import { answerRefs, answerText, commonEnd } from "./why-words.ts";

const go = (city: number) => ({ kind: "go", city });
const wait = { kind: "wait" };
const confirm = { kind: "confirm" };
const texts = {
  choice: (choice: { kind: string; city?: number }, { soFar }: { soFar: readonly unknown[] }) =>
    choice.city ? say`${soFar.length + 1}: ${ref(`city:${choice.city}`, String(choice.city))}` : say`${choice.kind}`,
};
const game = { texts } as unknown as LoadedGame;
const why = { question: { soFar: [], options: [] }, view: null } as unknown as Why;
const reader = { viewer: "spectator", seatName: String } as const;

test("an answer of several choices is said in order, each after those before it, repeats counted", () => {
  expect(answerText(game, why, [go(5), wait, wait, go(7)], reader)).toBe("1: 5 · wait ×2 · 4: 7");
  expect(answerRefs(game, why, [go(5), wait, go(7)], reader)).toEqual(["city:5", "city:7"]);
});

test("what every answer ends with, such as confirming, is not worth a word", () => {
  expect(
    commonEnd([
      [go(5), confirm],
      [go(7), wait, confirm],
    ]),
  ).toBe(1);
  expect(commonEnd([[go(5), confirm], [go(7)]])).toBe(0);
  expect(
    commonEnd([
      [go(5), go(7)],
      [wait, go(7)],
    ]),
  ).toBe(0);
  expect(commonEnd([[confirm], [confirm]])).toBe(0);
  expect(commonEnd([])).toBe(0);
});
