import { describe, expect, test } from "vitest";
import type { Bot } from "#bots/bot.ts";
import { answer, DriverError, luckOf, playOut } from "#bots/driver.ts";
import { botIds, botNamed } from "#bots/index.ts";
import { fastChance } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import { sightOf } from "#kernel/imagine.ts";
import { copy, hash } from "#kernel/json.ts";
import type { Choice, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { duelGame } from "./duel.ts";
import { lost } from "./toys.ts";

const bot = (id: string, game: AnyGame = duelGame): Bot => botNamed(game, id)!;
const begin = (seed = "a"): State => start(duelGame, { seats: 2, seed });

/** The state at the first prize, won by seat 0 or 1. */
function atPrize(seed = "a"): State {
  const s = begin(seed);
  for (const seat of [0, 1]) runnerOf(duelGame).play(s, seat, runnerOf(duelGame).options(s, seat)[0]!, []);
  return s;
}

describe("the table of bots", () => {
  test("names every bot and no other", () => {
    expect(botIds).toContain("random");
    expect(botIds).toContain("greedy");
    expect(botIds.map(id => bot(id).id)).toEqual(botIds);
    expect(botNamed(duelGame, "toString")).toBeNull();
    expect(botNamed(duelGame, "Greedy")).toBeNull();
  });
});

describe("every bot", () => {
  test.each(botIds)("%s leaves the position as it is and repeats itself with the same luck", id => {
    for (const s of [begin(), atPrize()]) {
      const before = hash(s);
      const seat = s.open[0]!;
      const first = answer(duelGame, s, seat, bot(id), fastChance("luck"));
      expect(answer(duelGame, s, seat, bot(id), fastChance("luck"))).toEqual(first);
      expect(hash(s)).toBe(before);
    }
  });

  test.each(botIds)("%s chooses the same in two worlds its seat cannot tell apart", id => {
    const s = begin();
    const other = copy(s) as State & { hands: number[][] };
    other.chance = fastChance("another future");
    other.hands[1] = [1, 2, 3, 4, 5].map(i => (other.hands[0]!.includes(i) ? i + 10 : i));
    for (let i = 0; i < 2; i++) {
      const luck = `luck ${i}`;
      expect(answer(duelGame, other, 0, bot(id), fastChance(luck))).toEqual(
        answer(duelGame, s, 0, bot(id), fastChance(luck)),
      );
    }
  });
});

describe("random", () => {
  test("takes every option sooner or later", () => {
    const s = begin();
    const luck = fastChance("many");
    const seen = new Set(
      Array.from({ length: 100 }, () => JSON.stringify(answer(duelGame, s, 0, bot("random"), luck))),
    );
    expect(seen.size).toBe(5);
  });
});

describe("greedy", () => {
  test("ends a game that it loses instead of doing nothing for ever", () => {
    const s = start(lost, { seats: 2, seed: "a" });
    const ends = { kind: "pick", n: 0 };
    for (let i = 0; i < 5; i++) expect(bot("greedy", lost).choose(sightOf(lost, s, 0), fastChance(i))).toEqual(ends);
  });

  const choices = (game: AnyGame, s: State, n = 20): string[] =>
    Array.from({ length: n }, (_, i) =>
      JSON.stringify(answer(game, s, s.open[0]!, bot("greedy", game), fastChance(`g${i}`))),
    );

  test("follows the game's advice", () => {
    const s = begin() as State & { hands: number[][] };
    expect(new Set(choices(duelGame, s))).toEqual(
      new Set([JSON.stringify({ kind: "commit", card: s.hands[0]!.at(-1) })]),
    );
  });

  test("ignores advice that is not offered", () => {
    const misled: AnyGame = { ...duelGame, bot: { ...duelGame.bot, advise: () => ({ kind: "fly" }) } };
    for (const choice of choices(misled, begin())) expect(choice).toContain("commit");
  });

  test("weighs a gamble by many outcomes: one sure point beats two points one time in six", () => {
    const taken = choices(duelGame, atPrize(), 40).filter(choice => choice.includes("take")).length;
    expect(taken).toBeGreaterThan(30);
  });

  test("takes the option after which its world is worth most", () => {
    const s = atPrize();
    runnerOf(duelGame).play(s, s.open[0]!, { kind: "take" }, []);
    expect(new Set(choices(duelGame, s))).toEqual(new Set([JSON.stringify({ kind: "banner", hill: 2 })]));
  });

  test("judges a simultaneous choice by what follows when all have answered", () => {
    // Without advice and with points for the duel itself, the highest cards win more imagined duels than the lowest.
    const unadvised: AnyGame = {
      ...duelGame,
      bot: { evaluate: (s, seat) => (s.stack[0]?.winner === seat && s.answers.length === 0 ? 1 : 0) },
    };
    const s = begin() as State & { hands: number[][] };
    const cards = choices(unadvised, s, 60).map(choice => (JSON.parse(choice) as { card: number }).card);
    const mean = cards.reduce((sum, card) => sum + card, 0) / cards.length;
    expect(mean).toBeGreaterThan(s.hands[0]![2]!);
  });

  test("prefers winning the game to anything the evaluation promises", () => {
    const { evaluate: _, ...rest } = duelGame.bot;
    const tempting: AnyGame = {
      ...duelGame,
      bot: { ...rest, evaluate: (s, seat) => 1e6 * s.hills[seat][0] },
      result: s => ({
        ...duelGame.result(s),
        winners: s.hills.flatMap((hill: number[], seat: number) => (hill[1] ? [seat] : [])),
      }),
    };
    const s = atPrize() as State & { round: number };
    s.round = 2;
    runnerOf(tempting).play(s, s.open[0]!, { kind: "take" }, []);
    runnerOf(tempting).play(s, s.open[0]!, { kind: "banner", hill: 2 } as Choice, []);
    expect(new Set(choices(tempting, s))).toEqual(new Set([JSON.stringify({ kind: "banner", hill: 1 })]));
  });

  test("does not imagine anything when there is nothing to choose", () => {
    const only: Choice = { kind: "only" };
    const sight = {
      seat: 0,
      seats: 2,
      where: "a.b",
      view: () => null,
      options: [only],
      soFar: [],
      imagine: () => expect.fail("imagined"),
    };
    expect(bot("greedy").choose(sight, fastChance(1))).toBe(only);
  });
});

describe("the driver", () => {
  test("plays a game to its end, the same each time", () => {
    const play = () => playOut(duelGame, { seats: 3, seed: "x" }, [bot("greedy"), bot("random"), bot("random")]);
    const first = play();
    expect(first.state.stack).toEqual([]);
    expect(first.decisions).toBe(3 * (3 + 1 + 2));
    expect(hash(play().state)).toBe(hash(first.state));
    expect(first.result.places).toHaveLength(3);
  });

  test("reports every choice with its events", () => {
    const seen: string[] = [];
    playOut(duelGame, { seats: 2, seed: "x" }, [bot("random"), bot("random")], {
      seen: (seat, choice, events) => seen.push(`${seat} ${choice.kind} ${events.map(event => event.type)}`),
    });
    expect(seen).toHaveLength(3 * (2 + 1 + 2));
    expect(seen[1]).toBe("1 commit revealed");
  });

  test("greedy beats random", () => {
    let wins = 0;
    for (let i = 0; i < 60; i++) {
      const seat = i % 2;
      const bots = [bot("random"), bot("random")];
      bots[seat] = bot("greedy");
      const { winners } = playOut(duelGame, { seats: 2, seed: `g${i}` }, bots).result;
      if (winners.includes(seat)) wins += 1 / winners.length;
    }
    expect(wins).toBeGreaterThan(40);
  });

  test("refuses a bot that makes its own options, an endless game, and a wrong number of bots", () => {
    const cheat: Bot = { id: "cheat", choose: () => ({ kind: "win" }) };
    const from = { seats: 2, seed: "x" };
    expect(() => playOut(duelGame, from, [cheat, cheat])).toThrow('cheat chose {"kind":"win"}, which was not offered');
    expect(() => playOut(duelGame, from, [bot("random"), bot("random")], { limit: 5 })).toThrow(DriverError);
    expect(() => playOut(duelGame, from, [bot("random")])).toThrow("2 seats need as many bots, not 1");
  });

  test("takes an equal copy of an option, as a bot from outside sends it", () => {
    const remote: Bot = { id: "remote", choose: ({ options }) => copy(options[0]!) };
    expect(playOut(duelGame, { seats: 2, seed: "x" }, [remote, remote]).decisions).toBe(15);
  });

  test("gives bots luck of their own, apart from the game's and from each other's", () => {
    expect(luckOf("x", 0)).not.toEqual(luckOf("x", 1));
    expect(luckOf("x", 0)).not.toEqual(fastChance("x"));
  });

  test("hands a bot nothing but its seat's sight", () => {
    const s = begin();
    expect(Object.values(sightOf(duelGame, s, 0))).not.toContain(s);
  });
});
