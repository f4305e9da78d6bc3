import { describe, expect, test } from "vitest";
import { greedy } from "#bots/greedy.ts";
import { botFor } from "#bots/levels.ts";
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { sightOf } from "#kernel/imagine.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { evaluate } from "../bot/evaluate.ts";
import { priors } from "../bot/priors.ts";
import { tacticAdvice } from "../bot/tactic-sense.ts";
import type { PlayTactic } from "../choices.ts";
import { hlas } from "../index.ts";
import { quietChoice } from "../rules/fallback.ts";
import type { Hlas } from "../state.ts";
import { scene } from "./scenes.ts";

/** The bot that looks ahead against one that does not; says who won. */
async function duel(game: number): Promise<boolean> {
  const s = start(hlas, { seats: 2, seed: `bot ${game}` }) as Hlas;
  const bot = greedy(hlas);
  const source = fastChance(`bot ${game}`);
  const runner = runnerOf(hlas);
  const me = game % 2;
  while (s.stack.length > 0) {
    const seat = s.open[0]!;
    const options = runner.options(s, seat);
    const choice = seat === me ? await bot.choose(sightOf(hlas, s, seat), source) : chanceOf(source).pick(options);
    runner.play(s, seat, choice, []);
  }
  return hlas.result(s).winners.includes(me);
}

describe("bots", () => {
  test("the bot that looks ahead beats chance", async () => {
    const wins = await Promise.all([0, 1, 2, 3].map(duel));
    expect(wins).toEqual([true, true, true, true]);
  });
  test("points, means and income are worth something; being out is not", () => {
    const poor = scene({});
    const rich = scene({ resources: [[5, 5, 5]], units: [[0, "nw-2", "serf"]] });
    expect(evaluate(rich.s, 0)).toBeGreaterThan(evaluate(poor.s, 0));
    rich.realm(0).isOut = true;
    expect(evaluate(rich.s, 0)).toBeLessThan(evaluate(poor.s, 0));
  });
  test("a hopeless army falls back, a strong one does not waste Mana", () => {
    const weak = scene({
      factions: ["dwarves", "elves"],
      units: [
        [0, "nw-2", "serf"],
        [1, "nw-5", "warrior", 5],
      ],
    }).march("nw-2", ["serf"], "nw-5");
    const options = weak.optionsOf(0) as PlayTactic[];
    expect(tacticAdvice(weak.s, 0, weak.frame("battle"), options).card).toBe("fall-back");
    expect(tacticAdvice(weak.s, 1, weak.frame("battle"), weak.optionsOf(1) as PlayTactic[]).card).not.toBe("fall-back");
  });
  test("bots do not take back what they boarded, people may", () => {
    const it = scene({
      units: [
        [0, "nw-2", "sea-vessel"],
        [0, "nw-2", "serf"],
      ],
    });
    const board = it.options.find(option => option.kind === "board")!;
    expect(priors(it.s, [board])).not.toEqual([0]);
    it.choose(board);
    const leave = it.options.find(option => option.kind === "leave")!;
    expect(priors(it.s, [leave])).toEqual([0]);
    const sight = sightOf(hlas, it.s, 0);
    const bot = botFor(hlas, "beginner")!;
    for (let i = 0; i < 10; i++) expect(bot.choose(sight, fastChance(`luck ${i}`))).not.toEqual(leave);
  });
  test("whose time ran out passes", () => {
    expect(quietChoice([{ kind: "cast" }, { kind: "pass" }]).kind).toBe("pass");
    const it = scene({});
    expect(quietChoice(it.options)).toEqual({ kind: "slot", slot: "tax" });
  });
});
