// Bots: sensible play beats chance, advice is always legal, worlds imagined keep the laws.
import { expect, test } from "vitest";
import { playOut } from "#bots/driver.ts";
import { greedy } from "#bots/greedy.ts";
import { below, chanceOf, fastChance } from "#kernel/chance.ts";
import { imagine, sightOf } from "#kernel/imagine.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { RuneChoice } from "../choices.ts";
import { runewars } from "../index.ts";
import type { Runewars } from "../state.ts";
import { brokenLaws } from "./invariants.ts";
import { Scene } from "./scenes.ts";

const runner = runnerOf(runewars);

test("one step ahead beats chance", () => {
  const bot = greedy(runewars);
  const chance = fastChance("bot");
  const s = start(runewars, { seats: 2, options: { board: "ready" }, seed: "bot" }) as Runewars;
  while (s.stack.length > 0) {
    const seat = s.open[0]!;
    const options = runner.options(s, seat);
    const choice =
      seat === 0 ? bot.choose(sightOf(runewars, s, seat), chance) : options[below(chance, options.length)]!;
    runner.play(s, seat, choice, []);
  }
  expect(runewars.result(s).winners).toEqual([0]);
});

test("advice and fallback are options, and imagined worlds keep the laws", () => {
  const source = fastChance("advice");
  const s = start(runewars, { seats: 3, options: { board: "ready", discovery: "on" }, seed: "advice" }) as Runewars;
  for (let i = 0; i < 500 && s.stack.length > 0; i++) {
    const seat = s.open[0]!;
    const options = runner.options(s, seat) as readonly RuneChoice[];
    const advice = runewars.bot.playout!(s, seat, options, chanceOf(source));
    expect(options).toContain(advice);
    expect(options).toContain(runewars.fallback(s, seat, options));
    expect(runewars.bot.priors!(s, seat, options)).toHaveLength(options.length);
    if (i % 20 === 0) expect(brokenLaws(imagine(runewars, s, seat, source) as Runewars)).toEqual([]);
    runner.play(s, seat, advice, []);
  }
});

test("a bot plays Tactics cards of most kinds, and sends heroes along", () => {
  const bot = greedy(runewars);
  const cards = new Set<string>();
  let heroes = 0;
  for (const seed of ["use 1", "use 2"]) {
    playOut(runewars, { seats: 2, seed }, [bot, bot], {
      seen: (_seat, choice) => {
        const { kind } = choice;
        if (kind === "tactics" && "card" in choice) cards.add(String(choice.card));
        if (kind === "hero") heroes++;
      },
    });
  }
  expect(cards.size).toBeGreaterThan(12);
  expect(heroes).toBeGreaterThan(0);
});

test("neutral units that serve a seat count for it, also beside its own", () => {
  const worthWith = (giants: number): number => {
    const it = new Scene().clear().put(0, "9B", "footman", 2);
    if (giants > 0) it.put(0, "9B", "giant", giants);
    return runewars.bot.evaluate(it.s, 0);
  };
  expect(worthWith(1)).toBeGreaterThan(worthWith(0));
});
