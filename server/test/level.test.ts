// The level at which a bot plays on for a person: as well as they did.
import { expect, test } from "vitest";
import { fittingLevel } from "#server/people/level.ts";
import type { TableDoc } from "#server/tables/doc.ts";

/** A finished game of a person against bots: the first seat is theirs. */
function over(levels: readonly string[], places: readonly number[], standIn: string | null = null): TableDoc {
  const bots = levels.map(level => ({ kind: "bot", person: null, level, standIn: null }));
  const seats = [{ kind: "person", person: "a", level: null, standIn }, ...bots];
  return { seats, result: { places, winners: [] } } as unknown as TableDoc;
}

const times = (count: number, doc: TableDoc): TableDoc[] => Array.from({ length: count }, () => doc);

test("nobody knows a newcomer: the middle level", () => {
  expect(fittingLevel([], "a")).toBe("adept");
});

test("one victory says little, many say a lot", () => {
  const win = over(["expert"], [1, 2]);
  expect(fittingLevel([win], "a")).toBe("adept");
  expect(fittingLevel(times(6, win), "a")).toBe("master");
});

test("a person who loses to beginners is stood in for by one", () => {
  expect(fittingLevel(times(6, over(["beginner", "beginner"], [3, 1, 2])), "a")).toBe("beginner");
});

test("a person who is as good as a level is stood in for by it", () => {
  const docs = [...times(5, over(["expert"], [1, 2])), ...times(5, over(["expert"], [2, 1]))];
  expect(fittingLevel(docs, "a")).toBe("expert");
});

test("games that a bot ended for them, people's places and unknown bots tell nothing", () => {
  const lost = over(["beginner"], [2, 1], "left");
  const odd = over(["fallback"], [2, 1]);
  const alone = { ...lost, result: null } as unknown as TableDoc;
  expect(fittingLevel([...times(9, lost), ...times(9, odd), alone], "a")).toBe("adept");
});
