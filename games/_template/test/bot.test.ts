import { expect, test } from "vitest";
import { greedy } from "#bots/greedy.ts";
import { fastChance } from "#kernel/chance.ts";
import { sightOf } from "#kernel/imagine.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { beacons } from "../index.ts";
import type { Beacons } from "../state.ts";

test("the evaluation is worth having: who follows it beats who plays at random", () => {
  const chance = fastChance("bot");
  const bot = greedy(beacons);
  let wins = 0;
  for (let game = 0; game < 60; game++) {
    const state = start(beacons, { seats: 2, seed: `bot ${game}` }) as Beacons;
    while (state.stack.length > 0) {
      const seat = state.open[0]!;
      const choice =
        seat === 0 ? bot.choose(sightOf(beacons, state, 0), chance) : randomChoice(beacons, state, 1, chance);
      runnerOf(beacons).play(state, seat, choice, []);
    }
    if (state.light[0]! > state.light[1]!) wins++;
    else if (state.light[0] === state.light[1]) wins += 0.5;
  }
  expect(wins).toBeGreaterThan(38);
});
