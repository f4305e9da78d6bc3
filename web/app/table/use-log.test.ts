import { expect, test } from "vitest";
import type { GameEvent } from "#kernel/procedure.ts";
import { plain, say, type Texts } from "#kernel/texts.ts";
import { linesOf, momentOf } from "./use-log.ts";

const texts = {
  log: ({ type }: GameEvent) => (type === "silent" ? null : say`${type}.`),
} as unknown as Texts<unknown, GameEvent>;
const reader = { viewer: "spectator", seatName: String } as const;
const happened = (line: number, ...types: readonly string[]) => ({ line, events: types.map(type => ({ type })) });

test("the same sentence in a row is one line with a count, and leads to the first moment; headings stand alone", () => {
  const past = [happened(1, "year", "bard", "silent"), happened(2, "bard"), happened(3, "move", "year", "year")];
  const lines = linesOf(past, texts, reader, ({ type }) => type === "year");
  expect(lines.map(({ sentence }) => plain(sentence))).toEqual(["year.", "bard. ×2", "move.", "year.", "year."]);
  expect(momentOf(lines[1]!)).toBe(1);
});
