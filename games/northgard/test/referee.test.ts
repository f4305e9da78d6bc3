// Whole games by chance: the referee agrees with every combat, yield, winter and score.
import { expect, test } from "vitest";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { NorthEvent } from "../events.ts";
import { northgard } from "../index.ts";
import type { Northgard } from "../state.ts";
import { referee } from "./referee.ts";

test.each([
  ["two seats", 2, {}],
  ["three seats with creatures", 3, { creatures: "some", stuck: "act", valkyrie: "open" }],
  ["teams with more creatures", 4, { teams: "on", creatures: "more" }],
  ["five seats, ten years", 5, { years: "10", upgrade: "now" }],
])("NOR-171, NOR-189, NOR-195, NOR-214 a referee agrees: %s", (_name, seats, options) => {
  for (let seed = 0; seed < 2; seed++) {
    const from = { seats, seed: `referee ${seed}`, options, seatOptions: [] };
    const events: NorthEvent[] = [];
    const s = start(northgard, from, events) as Northgard;
    const chance = chanceOf(fastChance(seed));
    while (s.stack.length > 0) {
      const seat = s.open[0]!;
      const choices = runnerOf(northgard).options(s, seat);
      // Fighting and building tell more than passing.
      const lively = choices.filter(({ kind }) => kind !== "pass" && kind !== "stop" && kind !== "endTurn");
      runnerOf(northgard).play(
        s,
        seat,
        chance.pick(lively.length > 0 && chance.below(4) > 0 ? lively : choices),
        events,
      );
    }
    const { hear, end } = referee(from);
    for (const event of events) expect(hear(event), JSON.stringify(event)).toEqual([]);
    expect(end(northgard.result(s))).toEqual([]);
  }
});
