// The advice that bots get.
import { describe, expect, test } from "vitest";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { imagine } from "#kernel/imagine.ts";
import { copy } from "#kernel/json.ts";
import type { Choice } from "#kernel/procedure.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { XiditChoice } from "../choices.ts";
import { xidit } from "../index.ts";
import type { Xidit } from "../state.ts";
import { raging } from "./scene-spec.ts";
import { type Scene, scene } from "./scenes.ts";

const { bot } = xidit;
const luck = () => chanceOf(fastChance("luck"));
const adviceFor = (game: Scene, seat = 0): Choice | null => bot.advise!(copy(game.s), seat, luck());

/** Follows the advice for all six wheels of seat 0. */
function advisedPlan(game: Scene): string {
  const letters = { "move-black": "k", "move-red": "r", "move-blue": "b", action: "a", wait: "w" } as const;
  let plan = "";
  for (let wheel = 0; wheel < 6; wheel++) {
    const choice = adviceFor(game) as Extract<XiditChoice, { kind: "order" }>;
    plan += letters[choice.order];
    game.choose(0, choice);
  }
  return plan;
}

describe("planning", () => {
  test("recruits where it stands and eliminates a threat it can pay on the way", () => {
    const game = scene({ at: [7], recruits: { 7: "full", 6: "full" }, threats: [17], units: { 0: [1, 1, 0, 1, 0] } });
    const plan = advisedPlan(game);
    expect(adviceFor(game)).toEqual({ kind: "confirm" });
    for (let seat = 1; seat < 4; seat++) {
      for (let wheel = 0; wheel < 6; wheel++) game.choose(seat, { kind: "order", order: "wait" });
      game.choose(seat, { kind: "confirm" });
    }
    game.choose(0, { kind: "confirm" });
    expect(plan[0]).toBe("a");
    expect(game.of("recruited").length).toBeGreaterThanOrEqual(2);
    expect(game.of("orderLost").filter(({ seat }) => seat === 0)).toEqual([]);
  });

  test("goes on from the orders already set", () => {
    const game = scene({ at: [6], recruits: { 7: "full" } });
    game.choose(0, { kind: "order", order: "move-red" });
    expect(adviceFor(game)).toEqual({ kind: "order", order: "action" });
  });

  test("offers several whole plans that the rules accept, the best first", () => {
    const game = scene({ at: [5] });
    game.choose(0, { kind: "order", order: "wait" });
    const plans = bot.plans!(copy(game.s), 0, luck())!;
    expect(plans.length).toBeGreaterThan(3);
    for (const { choices, weight } of plans) {
      expect(choices.length).toBe(6);
      expect(weight).toBeLessThanOrEqual(plans[0]!.weight);
      const s = copy(game.s);
      for (const choice of choices) runnerOf(xidit).play(s, 0, choice, []);
      expect(s.open).not.toContain(0);
    }
    expect(bot.plans!(copy(scene({ year: 4 }).plan().s), 0, luck())).toBeNull();
  });
});

describe("other questions", () => {
  test("shows all units in a census", () => {
    const game = scene({ year: 4, units: { 0: [3, 0, 0, 0, 0] } }).plan();
    expect(adviceFor(game)).toEqual({ kind: "show", count: 3 });
  });

  test("leaves the reward that gives least: floors it already leads in, or coins it lacks not", () => {
    const game = scene({
      at: [9],
      threats: [9],
      units: { 0: [0, 1, 0, 1, 0] },
      sovereigns: [0, 12, 12, 12],
      guilds: { 1: [0, 4], 2: [0, 4] },
      year: 12,
    }).plan("a");
    const advice = adviceFor(game) as Extract<XiditChoice, { kind: "take" }>;
    expect(advice.rewards).toContain("sovereigns");
    expect(advice.rewards).not.toContain("floors");
  });

  test("every piece of advice and every quick choice is an option, in whole games", () => {
    const chance = fastChance("advice");
    for (const seats of [3, 5]) {
      const s = start(xidit, { seats, options: { years: "short" }, seed: "advice" }) as Xidit;
      const runner = runnerOf(xidit);
      while (s.stack.length > 0) {
        const seat = s.open[0]!;
        const options = runner.options(s, seat);
        const isPlan = s.stack.at(-1)!.step === "plan";
        const world = imagine(xidit, s, seat, chance) as Xidit;
        // One wheel in six is enough to ask for advice; the others follow at random.
        const asks = !isPlan || s.answers[seat]!.length === 2;
        const advice = asks ? bot.advise!(copy(world), seat, chanceOf(chance)) : null;
        if (advice) expect(options).toContainEqual(advice);
        if (!isPlan) expect(options).toContainEqual(bot.playout!(world, seat, options, chanceOf(chance)));
        expect(Number.isFinite(bot.evaluate(world, seat))).toBe(true);
        runner.play(s, seat, advice ?? randomChoice(xidit, s, seat, chance), []);
      }
    }
  });

  test("a playout is quiet when the next Year is planned", () => {
    const from = scene();
    expect(bot.isQuiet!(from.s, from.s)).toBe(false);
    const next = scene().plan();
    expect(bot.isQuiet!(from.s, next.s)).toBe(true);
    const middle = scene({ at: [4], bare: [4], titans: raging, units: { 0: [3, 0, 0, 0, 0] } }).plan("a");
    expect(bot.isQuiet!(middle.s, middle.s)).toBe(false);
  });
});

describe("evaluate", () => {
  const worth = (setting: Parameters<typeof scene>[0]): number => bot.evaluate(scene(setting).s, 0);

  test("more of anything is better, and most where the seat is last", () => {
    const base = { year: 10, sovereigns: [4, 9, 9, 9], guilds: { 1: [0, 4], 2: [0, 4], 3: [1, 1] } } as const;
    const richer = worth({ ...base, sovereigns: [7, 9, 9, 9] }) - worth(base);
    const taller = worth({ ...base, guilds: { ...base.guilds, 4: [0, 3] } }) - worth(base);
    expect(richer).toBeGreaterThan(taller);
    expect(taller).toBeGreaterThan(0);
    expect(worth({ units: { 0: [0, 0, 0, 0, 2] } })).toBeGreaterThan(worth({}));
    expect(worth({ regionBards: { frostmarch: [2, 0, 0, 0] } })).toBeGreaterThan(worth({}));
  });

  test("a lead in a region is worth more than bards behind another", () => {
    const behind = worth({ regionBards: { frostmarch: [2, 5, 0, 0] } });
    const leading = worth({ regionBards: { frostmarch: [0, 5, 0, 0], ombel: [2, 0, 0, 0] } });
    expect(leading).toBeGreaterThan(behind);
  });
});
