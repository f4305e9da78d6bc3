// What views keep of each side is what would be worked out again, at every decision of random games.
import { expect, test } from "vitest";
import { fastChance } from "#kernel/chance.ts";
import { equal } from "#kernel/json.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { hlas } from "../index.ts";
import type { Hlas } from "../state.ts";
import { freshSide, publicOf } from "../view/sides.ts";

const sidesOf = (s: Hlas) => publicOf(s).known.map(({ side }) => side);

test.each([1, 2, 3, 4])("HLAS-396 with %i seats nothing that is kept of a side is out of date", seats => {
  for (const teams of seats === 4 ? ["off", "on"] : ["off"]) {
    const state = start(hlas, { seats, seed: `sides ${seats}`, options: seats === 4 ? { teams } : {} }) as Hlas;
    const luck = fastChance(`sides ${seats}`);
    expect(sidesOf(state).length).toBe(state.realms.length);
    while (state.stack.length > 0) {
      const fresh = state.realms.map((_, seat) => freshSide(state, seat));
      const held = fresh[0]!.holdings.map((_, region) => fresh.flatMap(({ holdings }) => holdings[region]!));
      if (!equal(publicOf(state).holdings, held)) expect(publicOf(state).holdings).toEqual(held);
      if (!equal(sidesOf(state), fresh)) expect(sidesOf(state)).toEqual(fresh);
      const seat = state.open[0]!;
      runnerOf(hlas).play(state, seat, randomChoice(hlas, state, seat, luck), []);
    }
  }
});

test.each([1, 2, 4])(
  "HLAS-396 with %i seats a view made of what was kept is the view of a game never seen before",
  seats => {
    const state = start(hlas, { seats, seed: `views ${seats}`, options: {} }) as Hlas;
    const other = start(hlas, { seats, seed: "another", options: {} }) as Hlas;
    const luck = fastChance(`views ${seats}`);
    while (state.stack.length > 0) {
      const seat = state.open[0]!;
      const kept = hlas.viewFor(state, seat);
      publicOf(other);
      const fresh = hlas.viewFor(state, seat);
      if (!equal(kept, fresh)) expect(kept).toEqual(fresh);
      runnerOf(hlas).play(state, seat, randomChoice(hlas, state, seat, luck), []);
    }
  },
);

test("HLAS-092 a game on earlier designs and one on today's, side by side in one process, each show their own Capital", () => {
  const today = start(hlas, { seats: 2, seed: "designs", options: {} }) as Hlas;
  today.realms[0]!.capital = 0;
  const earlier = { ...structuredClone(today), designs: 1 };
  const strengths = [today, earlier, today].map(state => sidesOf(state)[0]!.figures.strength);
  expect(strengths).toEqual([6, 4, 6]);
});
