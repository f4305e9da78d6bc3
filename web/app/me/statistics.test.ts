import { expect, test } from "vitest";
import type { Finished } from "./finished.ts";
import { localStatistics, together } from "./statistics.ts";

const game = (mine: number[], places: number[]): Finished => ({
  id: "g",
  game: "xidit",
  href: "",
  at: 0,
  names: [],
  mine,
  settings: [{ color: "red" }, {}],
  isLocal: true,
  result: { winners: [], places, scores: [], reason: "" },
});

test("games of one person are counted by place and seat; a shared screen counts for nobody", () => {
  const [found] = localStatistics([game([0], [1, 2]), game([0], [2, 1]), game([0, 1], [1, 2])]);
  expect(found).toMatchObject({ played: 2, won: 1, places: [1, 1], bySeat: [{ seat: 0, played: 2, won: 1 }] });
});

test("figures of both places are added up", () => {
  const one = localStatistics([game([0], [1, 2])]);
  const two = localStatistics([game([1], [1, 2])]);
  expect(together(one, two)[0]).toMatchObject({ played: 2, won: 1, places: [1, 1] });
  expect(together(one, one)[0]?.bySetting).toEqual([{ option: "color", value: "red", played: 2, won: 2 }]);
});
