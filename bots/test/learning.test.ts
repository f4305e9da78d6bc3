import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { playOut } from "#bots/driver.ts";
import { greedy } from "#bots/greedy.ts";
import { calibrationOf } from "#bots/learning/calibration.ts";
import type { Position, Record } from "#bots/learning/self-play.ts";
import { type Host, nextGeneration, type Plan, type Progress, verdictOf } from "#bots/learning/train.ts";
import { Judge } from "#bots/search/judge.ts";
import { Search } from "#bots/search/search.ts";
import { fullStyle } from "#bots/search/style.ts";
import { beacons } from "#games/_template/index.ts";
import { registry } from "#games/registry.ts";
import { fastChance } from "#kernel/chance.ts";
import { type AnyGame, copyState } from "#kernel/game.ts";
import { imagine, sightOf } from "#kernel/imagine.ts";
import { isOver } from "#kernel/look.ts";
import { Network, type NetworkFile } from "#kernel/network.ts";
import { type State, whereIs } from "#kernel/procedure.ts";
import { randomChoice, runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";

const games: AnyGame[] = [beacons, ...Object.values(registry).map(({ game }) => game)].filter(
  ({ bot }) => bot.learning,
);

/** The figures a viewer gets of a world. */
function figuresOf(game: AnyGame, s: Parameters<AnyGame["copy"] & object>[0], viewer: number): number[] {
  const { features } = game.bot.learning!;
  const rows = new Float64Array(s.seats * features.names.length);
  return [features.fill(s, viewer, rows), ...rows];
}

describe("figures to learn from", () => {
  test.each(games.map(game => [game.id, game] as const))(
    "of %s are the same in worlds a seat cannot tell apart",
    (_, game) => {
      const s = start(game, { seats: Math.min(4, Math.max(...game.seats)), seed: "figures" });
      const luck = fastChance("figures");
      for (let i = 0; !isOver(s); i++) {
        const seat = s.open[0]!;
        if (i % 5 === 0) {
          const truth = figuresOf(game, s, seat);
          expect(truth.every(Number.isFinite)).toBe(true);
          expect(figuresOf(game, imagine(game, s, seat, luck), seat)).toEqual(truth);
        }
        runnerOf(game).play(s, seat, randomChoice(game, s, seat, luck), []);
      }
    },
  );
});

describe("learned weights", () => {
  const fileOf = (id: string) => new URL(`../../games/${id}/bot/learned.json`, import.meta.url);
  const learned = Object.values(registry).filter(({ game }) => existsSync(fileOf(game.id)));

  test("are used by some games", () => {
    expect(learned.map(({ game }) => game.id)).toContain("northgard");
  });

  test.each(learned.map(({ game }) => [game.id, game] as const))(
    "of %s fit the figures of today and are small",
    (id, game) => {
      const text = readFileSync(fileOf(id), "utf8");
      const { recipe, names } = JSON.parse(text) as NetworkFile;
      expect(text.length).toBeLessThan(200_000);
      // Weights of figures survive a change of the rules' numbers; they say which rules they were learned by.
      expect(Number(recipe.rules)).toBeLessThanOrEqual(Number(game.rules));
      expect(recipe.command).toMatch(new RegExp(`^hetman train ${id} .*--generations ${recipe.generations}$`));
      expect(names).toEqual(game.bot.learning!.features.names);
    },
  );

  test("judge worlds like those they were learned from; of others the judgement made by hand", () => {
    const { game } = registry.northgard!;
    const { hand } = game.bot.learning!;
    const known = start(game, { seats: 2, seed: "a" });
    const chances = [0, 1].map(seat => game.bot.chance!(known, seat)!);
    for (const [seat, chance] of chances.entries()) {
      expect(game.bot.evaluate(known, seat)).toBeCloseTo(Math.log(chance / (1 - chance)), 9);
      expect(game.bot.evaluate(known, seat)).not.toBe(hand(known, seat));
    }
    const unknown = start(game, { seats: 5, seed: "a" });
    expect(game.bot.chance!(unknown, 0)).toBeNull();
    expect(game.bot.evaluate(unknown, 0)).toBe(hand(unknown, 0));
  });

  const counting = (chance: () => number | null): AnyGame =>
    ({ ...beacons, bot: { ...beacons.bot, chance } }) as AnyGame;

  test("make a search count in chances to win, and without any in what it has seen", () => {
    const s = start(beacons, { seats: 2, seed: "a" });
    const outcomes = [0.7, 0.71].map(chance =>
      new Judge(
        counting(() => chance),
        2,
      ).outcome(s, 0),
    );
    expect(outcomes[0]).toBeCloseTo(0.7, 1);
    expect(outcomes[1]! - outcomes[0]!).toBeCloseTo(0.0098, 9);
    expect(
      new Judge(
        counting(() => null),
        2,
      ).outcome(s, 0),
    ).toBe(0.5);
  });

  test("without any, a game may know chances by hand: in Lords of Xidit those of all players come to one", () => {
    const { game } = registry.xidit!;
    for (const [seats, least] of [
      [3, 0.8],
      [4, 0.999],
      [5, 0.999],
    ] as const) {
      const s = start(game, { seats, seed: "a" });
      const sum = Array.from({ length: seats }, (_, seat) => game.bot.chance!(s, seat)!).reduce((a, b) => a + b, 0);
      // With three the virtual player has the rest; people hardly ever let it win.
      expect(sum).toBeGreaterThan(least);
      expect(sum).toBeLessThan(1.001);
    }
  });

  test("lead a search to what others answer, on most of its ways", () => {
    const { game } = registry.northgard!;
    const positions: State[] = [];
    const bot = greedy(game);
    const asked = (s: State): void => {
      if (whereIs(s) === "turn.chooseOption") positions.push(copyState(game, s));
    };
    playOut(game, { seats: 2, seed: "a" }, [bot, bot], { asked });
    const found = [0.2, 0.4, 0.6, 0.8].map(at => {
      const s = positions[Math.floor(at * positions.length)]!;
      return new Search(game, sightOf(game, s, s.open[0]!), fullStyle, fastChance("a")).run(null, { iterations: 120 });
    });
    expect(found.reduce((sum, { foresight }) => sum + foresight, 0) / found.length).toBeGreaterThan(0.5);
  });

  test("let the margin break ties where a game is decided", () => {
    const s = start(beacons, { seats: 2, seed: "a" });
    const outcomeAt = (odds: number) =>
      new Judge({ ...beacons, bot: { ...beacons.bot, chance: () => 1, evaluate: () => odds } } as AnyGame, 2).outcome(
        s,
        0,
      );
    expect(outcomeAt(9)).toBeGreaterThan(outcomeAt(8));
    expect(outcomeAt(9)).toBeLessThanOrEqual(1);
  });

  test("leave careless players as careless as they were: what looks equal depends on how far chances are apart", () => {
    const unitOf = (game: AnyGame) => {
      const s = start(game, { seats: 2, seed: "a" });
      const style = { ...fullStyle, decisions: 1 };
      return new Search(game, sightOf(game, s, s.open[0]!), style, fastChance("a")).run(null, { iterations: 64 }).unit;
    };
    expect(unitOf(beacons)).toBe(1);
    let turn = 0;
    expect(unitOf(counting(() => 0.5 + (turn++ % 2) / 100))).toBeLessThan(0.1);
  });
});

describe("training", () => {
  const plan: Plan = {
    seed: "t",
    seats: [2, 3],
    generations: 2,
    games: 60,
    match: 40,
    hidden: 2,
    care: 3,
    margin: 20,
    memory: 2,
    command: "test",
  };
  const plain = (position: Position) => ({ ...position, rows: Array.from(position.rows) });
  const learner = { game: beacons as AnyGame, learning: (beacons as AnyGame).bot.learning! };
  const fresh: Progress = { plan, log: [], kept: null, latest: null };
  const told = (): void => {};
  const written = (games: readonly Record[]) =>
    JSON.stringify(games.map(game => ({ ...game, positions: game.positions.map(plain) })));
  const host: Host = { told, keep: () => {}, isTimeUp: () => false };
  const games: Record[] = [];
  const first = nextGeneration(learner, fresh, games, host);
  const remembered = written(games);
  const second = nextGeneration(learner, first, games, host);

  test("is the same each time, also when it was stopped and read from a file", () => {
    const resumed = JSON.parse(JSON.stringify(nextGeneration(learner, fresh, [], host))) as Progress;
    expect(resumed).toEqual(JSON.parse(JSON.stringify(first)));
    const past = JSON.parse(remembered) as Record[];
    expect(JSON.stringify(nextGeneration(learner, resumed, past, host))).toBe(JSON.stringify(second));
  });

  test("is the same when time was up again and again, after games of self-play and amid a match", () => {
    let progress = fresh;
    let past: Record[] = [];
    let turns = 0;
    for (; progress.log.length < 1; turns++) {
      let left = 25;
      progress = nextGeneration(learner, progress, past, { ...host, isTimeUp: () => left-- <= 0 });
      progress = JSON.parse(JSON.stringify(progress)) as Progress;
      past = JSON.parse(written(past)) as Record[];
    }
    expect(turns).toBeGreaterThan(3);
    expect(JSON.stringify(progress)).toBe(JSON.stringify(first));
    expect(written(past)).toBe(remembered);
  });

  test("keeps a generation only if it wins against the one before", () => {
    for (const { score, isKept } of second.log) expect(isKept).toBe(score.share > 0.5);
    if (!second.log.at(-1)!.isKept) expect(second.kept).toBe(first.kept);
  });

  test("measures what it learned on games of their own", () => {
    const file: NetworkFile = {
      recipe: { command: "", rules: "1", games: 0, generations: 0 },
      seats: [2, 3],
      names: learner.learning.features.names,
      scales: [1, 1, 1, 1, 1],
      hidden: 0,
      step: 1,
      weights: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    };
    const verdict = verdictOf(learner, { ...fresh, kept: file }, 40, told)!;
    expect(verdict.moments.map(({ moment }) => moment)).toEqual([0.25, 0.5, 0.75]);
    // Who has more light late in the game wins more often than not.
    expect(verdict.moments[2]!.learned.auc).toBeGreaterThan(0.6);
    expect(verdictOf(learner, fresh, 40, told)).toBeNull();
  });

  test("gives chances that sum to one, and refuses weights of other figures", () => {
    const s = start(beacons, { seats: 3, seed: "a" });
    const inputs = learner.learning.features.names.length;
    const file: NetworkFile = {
      recipe: { command: "", rules: "1", games: 0, generations: 0 },
      seats: [3],
      names: learner.learning.features.names,
      scales: Array.from({ length: inputs }, () => 1),
      hidden: 1,
      step: 0.01,
      weights: Array.from({ length: 2 * inputs + inputs + 3 }, (_, i) => i),
    };
    const network = new Network(learner.learning.features, file);
    const chances = network.value(s, 1);
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(network.evaluate(s, 1)).toBeCloseTo(Math.log(chances[1]! / (1 - chances[1]!)), 9);
    expect(network.covers(start(beacons, { seats: 2, seed: "a" }))).toBe(false);
    expect(() => new Network(learner.learning.features, { ...file, names: ["other"] })).toThrow("train again");
  });
});

describe("calibration", () => {
  const knowing = (chance: (seat: number) => number | null): AnyGame =>
    ({ ...beacons, bot: { ...beacons.bot, chance: (_s: unknown, seat: number) => chance(seat) } }) as AnyGame;
  const of = (chance: (seat: number) => number | null, isQuick = false) =>
    calibrationOf(knowing(chance), { seats: 2, games: 30, seed: "a", isQuick }, () => {});

  test.each([false, true])("finds chances right that are, also in quick games: %s", isQuick => {
    const even = of(() => 0.5, isQuick)!;
    expect(even.error).toBeCloseTo(0, 9);
    for (const { chances } of even.moments) {
      expect(chances.brier).toBeCloseTo(0.25, 1);
      expect(chances.auc).toBeCloseTo(0.5, 9);
    }
  });

  test("finds out who is too sure", () => {
    const sure = of(seat => (seat === 0 ? 0.95 : 0.05))!;
    expect(sure.error).toBeGreaterThan(0.1);
    expect(sure.reliability.map(({ count }) => count > 0)).toEqual(Array.from({ length: 10 }, (_, i) => i % 9 === 0));
    expect(sure.moments[1]!.chances.brier).toBeGreaterThan(sure.moments[1]!.hand.brier);
  });

  test("has nothing to say where a game knows no chances", () => {
    expect(of(() => null)).toBeNull();
  });
});
