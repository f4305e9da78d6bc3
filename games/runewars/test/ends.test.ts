// Random games come to an end, in every number of seats.
import { expect, test } from "vitest";
import { below, fastChance } from "#kernel/chance.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { runewars } from "../index.ts";
import type { Runewars } from "../state.ts";

test.each([2, 3, 4])("RUN-091 a random game of %i ends after seven years at the latest, with one winner", seats => {
  const runner = runnerOf(runewars);
  const chance = fastChance(`end ${seats}`);
  const s = start(runewars, { seats, options: { board: "ready" }, seed: `end ${seats}` }) as Runewars;
  while (s.stack.length > 0) {
    const seat = s.open[0]!;
    const options = runner.options(s, seat);
    runner.play(s, seat, options[below(chance, options.length)]!, []);
    if (s.stack.length > 0) expect(s.year).toBeLessThanOrEqual(7);
  }
  expect(s.ending).not.toBe("");
  expect(runewars.result(s).winners).toHaveLength(1);
});
