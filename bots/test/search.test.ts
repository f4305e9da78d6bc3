import { describe, expect, test } from "vitest";
import type { Bot } from "#bots/bot.ts";
import { thoughtOf } from "#bots/bot.ts";
import { fullStyle, type Style } from "#bots/search/style.ts";
import { searcher } from "#bots/search.ts";
import { fastChance } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { type Sight, sightOf } from "#kernel/imagine.ts";
import type { Choice, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { codes, hands, nim, trap, urns, type Veiled, veiled, wide } from "./toys.ts";

const botOf = (game: AnyGame, change: Partial<Style> = {}): Bot =>
  searcher(game, "searcher", { ...fullStyle, iterations: 600, ...change });

const begin = (game: AnyGame, seed = "s"): State => start(game, { seats: 2, seed });

function pickAt(game: AnyGame, s: State, luck: string, change: Partial<Style> = {}): number {
  const sight = sightOf(game, s, s.open[0]!);
  return (botOf(game, change).choose(sight, fastChance(luck)) as unknown as { n: number }).n;
}

const picksOf = (game: AnyGame, times: number, change: Partial<Style> = {}): number[] =>
  Array.from({ length: times }, (_, i) => pickAt(game, begin(game), `luck ${i}`, change));

describe("a search", () => {
  test.each([5, 6, 7, 9, 10, 11])("finds the forced win at nim with %i", pile => {
    for (const n of picksOf(nim(pile), 5)) expect(n).toBe(pile % 4);
  });

  test("takes a win at once", () => {
    expect(picksOf(nim(3), 5, { iterations: 32 })).toEqual([3, 3, 3, 3, 3]);
  });

  test("finds the best of six hundred options by a look ahead", () => {
    for (const target of [3, 411, 599]) {
      for (const n of picksOf(wide(target), 3, { iterations: 200 })) expect(Math.abs(n - target)).toBeLessThan(3);
    }
  });

  test("never does what the game gives no weight, unless there is nothing else", () => {
    const game = nim(3);
    const without = (...never: number[]): AnyGame => ({
      ...game,
      bot: {
        ...game.bot,
        priors: (_s, _seat, options) =>
          options.map(option => (never.includes((option as Choice & { n: number }).n) ? 0 : 1)),
      },
    });
    expect(picksOf(without(3), 5)).not.toContain(3);
    expect(picksOf(without(1, 2, 3), 5)).toEqual([3, 3, 3, 3, 3]);
  });

  test("expects a reply, unless it thinks of nobody else", () => {
    expect(new Set(picksOf(trap, 10))).toEqual(new Set([1]));
    expect(picksOf(trap, 10, { others: "nothing" })).toContain(0);
  });

  test("weighs luck by its odds", () => {
    expect(new Set(picksOf(urns, 10))).toEqual(new Set([1]));
  });

  test("weighs what is hidden by its odds", () => {
    expect(new Set(picksOf(veiled, 10))).toEqual(new Set([0]));
  });

  test("mixes secret answers, so that it cannot be foreseen", () => {
    const shown = picksOf(hands, 120);
    const shares = [0, 1, 2].map(hand => shown.filter(n => n === hand).length / shown.length);
    for (const share of shares) expect(share).toBeGreaterThan(0.08);
    // Always paper, the best answer to someone who shows all alike, would lose to scissors.
    expect(Math.max(...shares)).toBeLessThan(0.75);
  });
});

describe("honesty", () => {
  test("the same view and the same luck give the same choice and the same thoughts, whatever is hidden", () => {
    const truth = begin(veiled) as Veiled;
    const other = { ...truth, card: 1 - truth.card, chance: fastChance("another future") };
    for (let i = 0; i < 5; i++) {
      const thoughts = [truth, other].map(s =>
        thoughtOf(botOf(veiled), sightOf(veiled, s, 0), fastChance(`luck ${i}`)),
      );
      expect(thoughts[1]).toEqual(thoughts[0]);
    }
  });

  test("answers already given in secret do not matter", () => {
    const before = begin(hands);
    const after = begin(hands);
    runnerOf(hands).play(after, 1, { kind: "pick", n: 2 } as never, []);
    const other = begin(hands);
    runnerOf(hands).play(other, 1, { kind: "pick", n: 0 } as never, []);
    for (let i = 0; i < 5; i++) expect(pickAt(hands, after, `l${i}`)).toBe(pickAt(hands, other, `l${i}`));
    expect(before.open).toEqual([0, 1]);
  });
});

describe("budgets", () => {
  test("an iteration budget gives the same thoughts each time", () => {
    const sight = sightOf(nim(21), begin(nim(21)), 0);
    const think = () => thoughtOf(botOf(nim(21)), sight, fastChance("same"));
    expect(think()).toEqual(think());
  });

  test("a clock ends the search", () => {
    let now = 0;
    const clock = () => (now += 10);
    const game = wide(500);
    const style = { ...fullStyle, iterations: 1_000_000, milliseconds: 100 };
    const { candidates } = thoughtOf(
      searcher(game, "timed", style, clock),
      sightOf(game, begin(game), 0),
      fastChance(1),
    );
    const visits = candidates.reduce((sum, each) => sum + each.visits, 0);
    expect(visits).toBeGreaterThan(16);
    expect(visits).toBeLessThan(400);
  });

  test("stops when nothing can change its mind any more", () => {
    const game = nim(3);
    const { candidates } = thoughtOf(botOf(game), sightOf(game, begin(game), 0), fastChance(1));
    expect(candidates.reduce((sum, each) => sum + each.visits, 0)).toBeLessThan(500);
  });
});

/** A sight that counts the worlds imagined through it. */
function counted(game: AnyGame, s: State, count: { worlds: number }): Sight {
  const sight = sightOf(game, s, 0);
  const imagine: Sight["imagine"] = chance => {
    count.worlds++;
    return sight.imagine(chance);
  };
  return { ...sight, imagine };
}

describe("plans", () => {
  const digitsOf = (choices: readonly unknown[]) => choices.map(choice => (choice as { n: number }).n);

  test("are chosen whole and then carried out without another thought", () => {
    const s = begin(codes);
    const bot = botOf(codes);
    const count = { worlds: 0 };
    const luck = fastChance("plan");
    const shown: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      const choice = bot.choose(counted(codes, s, count), luck);
      if (i > 0) expect(count.worlds).toBe(0);
      count.worlds = 0;
      shown.push(choice);
      runnerOf(codes).play(s, 0, choice, []);
    }
    expect(digitsOf(shown)).toEqual([1, 2, 3, 0]);
  });

  test("are thought about again when answers were taken back", () => {
    const s = begin(codes);
    const bot = botOf(codes);
    const luck = fastChance("plan");
    runnerOf(codes).play(s, 0, bot.choose(sightOf(codes, s, 0), luck), []);
    runnerOf(codes).retract(s, 0, 0);
    const count = { worlds: 0 };
    expect(digitsOf([bot.choose(counted(codes, s, count), luck)])).toEqual([1]);
    expect(count.worlds).toBeGreaterThan(0);
  });

  test("are what a thought answers with, also in the middle of one", () => {
    const s = begin(codes);
    expect(digitsOf(thoughtOf(botOf(codes), sightOf(codes, s, 0), fastChance(1)).choices)).toEqual([1, 2, 3, 0]);
    runnerOf(codes).play(s, 0, runnerOf(codes).options(s, 0)[1]!, []);
    expect(digitsOf(thoughtOf(botOf(codes), sightOf(codes, s, 0), fastChance(1)).choices)).toEqual([2, 3, 0]);
  });
});

describe("the game's advice", () => {
  const advised = (game: AnyGame, n: number): AnyGame => ({
    ...game,
    bot: { ...game.bot, advise: () => ({ kind: "pick", n }) as Choice },
  });

  test("is taken where nothing is clearly better, but not by those who get none", () => {
    const even = { ...wide(0), bot: { ...wide(0).bot, evaluate: () => 0 } } as AnyGame;
    expect(picksOf(advised(even, 411), 3, { iterations: 64 })).toEqual([411, 411, 411]);
    expect(picksOf(advised(even, 411), 3, { iterations: 64, evidence: null })).not.toContain(411);
  });

  test("is not taken where something is", () => {
    expect(picksOf(advised(nim(6) as AnyGame, 1), 5)).toEqual([2, 2, 2, 2, 2]);
  });
});

describe("weakness", () => {
  test("indifference takes what is nearly as good, never what is far worse", () => {
    const near = new Set(picksOf(wide(300), 20, { iterations: 200, indifference: 0.2 }));
    expect(near.size).toBeGreaterThan(1);
    for (const n of near) expect(Math.abs(n - 300)).toBeLessThan(60);
  });
});
