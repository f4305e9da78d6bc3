// What views keep of each side is what would be worked out again, at every decision of random games.
import { expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { equal } from "#kernel/json.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { hlas } from "../index.ts";
import type { Hlas } from "../state.ts";
import { freshSide, sidesOf } from "../view/sides.ts";

test.each([1, 2, 3, 4])("HLAS-396 with %i seats nothing that is kept of a side is out of date", seats => {
  for (const teams of seats === 4 ? ["off", "on"] : ["off"]) {
    const state = start(hlas, { seats, seed: `sides ${seats}`, options: seats === 4 ? { teams } : {} }) as Hlas;
    const luck = fastChance(`sides ${seats}`);
    expect(sidesOf(state).length).toBe(state.realms.length);
    while (state.stack.length > 0) {
      const fresh = state.realms.map((_, seat) => freshSide(state, seat));
      if (!equal(sidesOf(state), fresh)) expect(sidesOf(state)).toEqual(fresh);
      const seat = state.open[0]!;
      runnerOf(hlas).play(state, seat, randomChoice(hlas, state, seat, luck), []);
    }
  }
});

test("HLAS-092 a game on earlier designs and one on today's, side by side in one process, each show their own Capital", () => {
  const today = start(hlas, { seats: 2, seed: "designs", options: {} }) as Hlas;
  today.realms[0]!.capital = 0;
  const earlier = { ...structuredClone(today), designs: 1 };
  const strengths = [today, earlier, today].map(state => sidesOf(state)[0]!.figures.strength);
  expect(strengths).toEqual([6, 4, 6]);
});
