import { expect, test } from "vitest";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { choose } from "#kernel/choose.ts";
import { isOver, look } from "#kernel/look.ts";
import { start } from "#kernel/start.ts";
import { seeded } from "#web/kit/ink.ts";
import { xidit } from "../index.ts";
import type { Xidit } from "../state.ts";
import { knownValue } from "../view/values.ts";
import type { XiditView } from "../view/view.ts";

function playedOut(seats: number, seed: number): XiditView {
  const random = seeded(seed);
  const chance = chanceOf(fastChance(String(seed)));
  let state = start(xidit, { seats, seed: String(seed) });
  while (!isOver(state)) {
    const seat = state.open[0]!;
    const { question } = look(xidit, state, seat);
    let choice: object = question!.options[Math.floor(random() * question!.options.length)]!;
    // Planned by the bot, so that games are eventful.
    if (question!.step === "plan") choice = xidit.bot.advise?.(state as Xidit, seat, chance) ?? choice;
    const outcome = choose(xidit, state, seat, choice);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    state = outcome.state;
  }
  return look(xidit, state, "spectator").view as XiditView;
}

test.each([
  [3, 4],
  [4, 8],
  [5, 15],
])("%i seats: known values of a finished game are those of the final rankings", (seats, seed) => {
  const view = playedOut(seats, seed);
  for (const { evaluation, ranking } of view.final!) {
    for (const { who, value } of ranking) {
      if (who !== "virtual")
        expect(knownValue(view, evaluation, who)).toMatchObject({ total: value, isPartial: false });
    }
  }
  expect(view.guilds.length + view.bards.flat().filter(Boolean).length).toBeGreaterThan(0);
});

const row = (...bards: (number | null)[]) => bards;
const open = (bards: (number | null)[]): XiditView =>
  ({
    bards: [row(null, null, null), ...Array.from({ length: 8 }, (_, i) => (i === 0 ? bards : row(0, 0, 0)))],
    wastelands: [],
  }) as unknown as XiditView;

test("ties for most share the larger value and leave no second place; ties for second share the smaller", () => {
  const totals = (bards: (number | null)[]) =>
    [0, 1, 2].map(seat => knownValue(open(bards), "reputation", seat)!.total);
  expect(totals([3, 2, 1])).toEqual([4, 1, 0]);
  expect(totals([3, 3, 1])).toEqual([4, 4, 0]);
  expect(totals([3, 1, 1])).toEqual([4, 1, 1]);
  expect(totals([2, 0, 0])).toEqual([4, 0, 0]);
});

test("the closed Bastion makes Reputation partial, and a foreign screen hides Wealth", () => {
  expect(knownValue(open([1, 0, 0]), "reputation", 0)?.isPartial).toBe(true);
  const view = { seats: [{ sovereigns: 5 }, { sovereigns: null }] } as unknown as XiditView;
  expect(knownValue(view, "wealth", 0)?.total).toBe(5);
  expect(knownValue(view, "wealth", 1)).toBeNull();
});
