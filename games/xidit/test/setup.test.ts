// The first position, and the choice of starting cities.
import { describe, expect, test } from "vitest";
import { scriptChance } from "#kernel/chance.ts";
import { choose } from "#kernel/choose.ts";
import type { Options } from "#kernel/game.ts";
import { refusalsOf } from "#kernel/look.ts";
import { runnerOf } from "#kernel/run.ts";
import { start, startWith } from "#kernel/start.ts";
import { colors } from "../content/colors.ts";
import { modes } from "../content/modes.ts";
import { tokensFor3, tokensFor45 } from "../content/tokens.ts";
import { units } from "../content/units.ts";
import type { XiditEvent } from "../events.ts";
import { xidit } from "../index.ts";
import { RECRUITMENT, THREAT, type Xidit } from "../state.ts";
import { scene } from "./scenes.ts";

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const begin = (seats: number, options: Options = {}, seed = "setup"): Xidit =>
  start(xidit, { seats, options, seed }) as Xidit;
const citiesWith = (s: Xidit, side: number): number[] =>
  s.token.flatMap((token, city) => (token === side ? [city] : []));

describe("four and five players", () => {
  test("XID-025 pieces of one colour each, bards behind the screen, floors in the supply", () => {
    const s = begin(4);
    expect(new Set(s.color).size).toBe(4);
    const [own, other] = [xidit.viewFor(s, 0).seats[0]!, xidit.viewFor(s, 0).seats[1]!];
    expect([own.bards, own.floors]).toEqual([20, 15]);
    expect([other.bards, other.floors]).toEqual([null, 15]);
  });

  test("XID-026 colours are unique; those not chosen are dealt by chance", () => {
    const chosen = [{ color: "green" }, {}, { color: "black" }, {}];
    const dealt = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const s = start(xidit, { seats: 4, seatOptions: chosen, seed: `c${i}` }) as Xidit;
      const ids = s.color.map(color => colors[color]!.id);
      expect([ids[0], ids[2]]).toEqual(["green", "black"]);
      expect(new Set(ids).size).toBe(4);
      dealt.add(ids[1]!);
    }
    expect(dealt).toEqual(new Set(["blue", "red", "yellow"]));
    const twice = [{ color: "red" }, { color: "red" }];
    expect(() => start(xidit, { seats: 4, seatOptions: twice, seed: "x" })).toThrow("taken-twice");
  });

  test("XID-027 Year 1 and an empty Bastion", () => {
    const view = xidit.viewFor(begin(4), 0);
    expect(view.year).toBe(1);
    expect(view.seats[0]!.bastion).toBe(0);
  });

  test("XID-028 players start without units and sovereigns", () => {
    const s = begin(5);
    expect(sum(s.units)).toBe(0);
    expect(sum(s.sovereigns)).toBe(0);
    units.forEach(({ count }, unit) => {
      const onBoard = sum(s.recruits.filter((_, i) => i % 5 === unit));
      expect(s.barracks[unit]! + onBoard).toBe(count);
    });
  });

  test("XID-029 nothing is scored before the end", () => {
    const view = xidit.viewFor(begin(4), 0);
    expect([view.final, view.winner]).toEqual([null, null]);
  });

  test("XID-030 titans lie asleep in pairs of a size, in random order", () => {
    const orders = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const s = begin(4, {}, `t${i}`);
      expect(s.raging).toEqual([0, 0, 0]);
      expect([0, 2, 4].map(at => [s.titans[at]!, s.titans[at + 1]!].sort().join())).toEqual(["0,1", "2,3", "4,5"]);
      orders.add(s.titans.join());
    }
    expect(orders.size).toBe(8);
  });

  test("XID-031 the set of 21 tokens", () => {
    for (const seats of [4, 5]) {
      const s = begin(seats);
      const found = [...citiesWith(s, RECRUITMENT), ...citiesWith(s, THREAT), s.nextRecruitment, s.nextThreat];
      found.push(...s.recruitmentPile, ...s.threatPile);
      expect(found.sort((a, b) => a - b)).toEqual(tokensFor45.map(({ city }) => city));
    }
  });

  test("XID-032, 033, 034 five random Recruitment tokens with their printed units, five random threats", () => {
    const layouts = new Set<string>();
    for (let i = 0; i < 10; i++) {
      const s = begin(4, {}, `l${i}`);
      const recruiting = citiesWith(s, RECRUITMENT);
      expect([recruiting.length, citiesWith(s, THREAT).length]).toEqual([5, 5]);
      for (const city of recruiting) {
        expect(s.recruits.slice(city * 5, city * 5 + 5)).toEqual(tokensFor45[city - 1]!.recruits);
      }
      layouts.add(s.token.join());
    }
    expect(layouts.size).toBe(10);
  });

  test("XID-035, 036, 037 piles of five and six; the tops go to the Next spaces", () => {
    // A script that shuffles nothing: every draw takes the last place. 0 is the First Player.
    const still = [4, 3, 2, 1, 0, ...Array.from({ length: 20 }, (_, i) => 20 - i), 1, 1, 1, 2, 1];
    const s = startWith(xidit, { seats: 4, seed: "" }, scriptChance(still)) as Xidit;
    expect(citiesWith(s, RECRUITMENT)).toEqual([1, 2, 3, 4, 5]);
    expect(citiesWith(s, THREAT)).toEqual([6, 7, 8, 9, 10]);
    expect([s.nextRecruitment, s.recruitmentPile]).toEqual([11, [12, 13, 14, 15]]);
    expect([s.nextThreat, s.threatPile]).toEqual([16, [17, 18, 19, 20, 21]]);
  });

  test("XID-038 the evaluations lie in random order, public from the start", () => {
    const orders = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const events: XiditEvent[] = [];
      const s = start(xidit, { seats: 4, seed: `e${i}` }, events) as Xidit;
      const ids = xidit.viewFor(s, "spectator").evaluations.map(({ id }) => id);
      expect(events[0]).toMatchObject({ type: "gameStarted", evaluations: ids });
      orders.add(ids.join());
    }
    expect(orders.size).toBe(6);
  });

  test("XID-039 one elimination each; with five players two in the first evaluation", () => {
    const eliminated = (seats: number): number[] =>
      xidit.viewFor(begin(seats), 0).evaluations.map(({ eliminates }) => eliminates);
    expect(eliminated(4)).toEqual([1, 1, 1]);
    expect(eliminated(5)).toEqual([2, 1, 1]);
  });

  test("XID-040 the First Player is a seat the table names", () => {
    for (const seats of [3, 4, 5]) {
      const named = Array.from({ length: seats }, (_, i) => begin(seats, { first: `${i + 1}` }).first);
      expect(named).toEqual(Array.from({ length: seats }, (_, i) => i));
    }
    expect(() => begin(3, { first: "4" })).toThrow("bad-option");
  });

  test("XID-040 otherwise the First Player is drawn", () => {
    const first = new Set(Array.from({ length: 40 }, (_, i) => begin(4, {}, `f${i}`).first));
    expect(first).toEqual(new Set([0, 1, 2, 3]));
  });

  test("XID-299 no Recruitment token can be incomplete at setup", () => {
    for (const [set, onBoard] of [
      [tokensFor45, 5],
      [tokensFor3, 4],
    ] as const) {
      units.forEach(({ count }, unit) => {
        const icons = set.map(({ recruits }) => recruits[unit]!).sort((a, b) => b - a);
        expect(sum(icons.slice(0, onBoard))).toBeLessThanOrEqual(count);
      });
    }
  });

  test("XID-EX-18 setup counts", () => {
    const s = begin(4);
    expect([citiesWith(s, RECRUITMENT).length, citiesWith(s, THREAT).length]).toEqual([5, 5]);
    expect(sum(s.recruits)).toBe(25);
    expect([s.recruitmentPile.length, s.threatPile.length]).toEqual([4, 5]);
    expect([s.nextRecruitment > 0, s.nextThreat > 0]).toEqual([true, true]);
    expect(sum(s.barracks)).toBe(45);
  });
});

describe("starting cities", () => {
  const openSeats = (s: Xidit): number[] => [...s.open];
  const startAt = (s: Xidit, city: number): Xidit => {
    const outcome = choose(xidit, s, s.open[0]!, { kind: "start", city });
    if (!outcome.ok) throw new Error(outcome.error.code);
    return outcome.state as Xidit;
  };

  test("XID-041, 046, 261 from the First Player on in ascending seats, each one city", () => {
    let s = begin(4);
    s.first = 2;
    runnerOf(xidit).advance(s, []);
    const asked: number[] = [];
    for (const city of [1, 2, 3, 4]) {
      asked.push(...openSeats(s));
      s = startAt(s, city);
    }
    expect(asked).toEqual([2, 3, 0, 1]);
    expect(s.idrakis).toEqual([3, 4, 1, 2]);
    expect(s.stack.at(-1)).toMatchObject({ proc: "year", step: "plan" });
  });

  test("XID-042, 045 any of the 21 cities: with recruits, with a threat, with nothing, without a token in the game", () => {
    for (const seats of [3, 4]) {
      const s = begin(seats);
      const cities = runnerOf(xidit)
        .options(s, s.open[0]!)
        .map(choice => (choice as { city?: number }).city);
      expect(cities).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
      expect(new Set(s.token.slice(1))).toEqual(new Set([0, 1, 2]));
    }
  });

  test("XID-043 not a city that already holds an Idrakis, and the refusal says why", () => {
    const s = startAt(begin(4), 7);
    const seat = s.open[0]!;
    expect(choose(xidit, s, seat, { kind: "start", city: 7 }).ok).toBe(false);
    expect(refusalsOf(xidit, s, seat)).toEqual([
      { choice: { kind: "start", city: 7 }, why: "occupied", rule: "XID-043", args: { seat: s.first } },
    ]);
  });

  test("XID-044 later any number of figures may share a city", () => {
    const game = scene({ at: [5, 12, 12, 12] }).plan("b");
    expect(game.s.idrakis).toEqual([12, 12, 12, 12]);
  });
});

describe("three players", () => {
  test("XID-219, 220, 221 the 18 tokens of the set, four with four units and four threats on the board", () => {
    const s = begin(3);
    const recruiting = citiesWith(s, RECRUITMENT);
    expect([recruiting.length, citiesWith(s, THREAT).length]).toEqual([4, 4]);
    for (const city of recruiting) {
      expect(s.recruits.slice(city * 5, city * 5 + 5)).toEqual(tokensFor3[city - 1]!.recruits);
      expect(sum(s.recruits.slice(city * 5, city * 5 + 5))).toBe(4);
    }
    const all = [...recruiting, ...citiesWith(s, THREAT), s.nextRecruitment, s.nextThreat];
    all.push(...s.recruitmentPile, ...s.threatPile);
    expect(all.sort((a, b) => a - b)).toEqual(tokensFor3.map(({ city }) => city));
  });

  test("XID-222 piles of five and five before the Next spaces are filled", () => {
    const s = begin(3);
    expect([s.recruitmentPile.length + 1, s.threatPile.length + 1]).toEqual([5, 5]);
  });

  test("XID-223 one elimination in each evaluation", () => {
    expect(xidit.viewFor(begin(3), 0).evaluations.map(({ eliminates }) => eliminates)).toEqual([1, 1, 1]);
  });

  test("XID-225, 226 the virtual player starts at 6, 5, 4 in the order of the evaluations; hard at 7, 6, 5; ours higher still", () => {
    for (const [level, values] of [
      ["normal", [6, 5, 4]],
      ["hard", [7, 6, 5]],
      ["veteran", [9, 8, 7]],
      ["master", [14, 13, 12]],
      ["tyrant", [18, 16, 14]],
    ] as const) {
      const events: XiditEvent[] = [];
      const view = xidit.viewFor(start(xidit, { seats: 3, seed: "", options: { level } }, events) as Xidit, 0);
      expect(view.level).toBe(level);
      expect(events[0]).toMatchObject({ type: "gameStarted", level });
      expect(view.evaluations.map(({ id }) => view.virtual![id])).toEqual(values);
    }
    const byStrength = ["normal", "hard", "veteran", "master", "tyrant"];
    expect(xidit.options.find(({ id }) => id === "level")?.values).toEqual(byStrength);
  });

  test("XID-214 always with the virtual player; nobody else has one", () => {
    expect(begin(3).virtual.length).toBe(3);
    for (const seats of [4, 5]) {
      const events: XiditEvent[] = [];
      expect(xidit.viewFor(start(xidit, { seats, seed: "" }, events) as Xidit, 0).virtual).toBeNull();
      expect(events[0]).toMatchObject({ type: "gameStarted", level: null });
    }
  });

  test("XID-EX-24 the virtual player's markers follow the order Reputation, Wealth, Influence", () => {
    const wanted = Array.from({ length: 60 }, (_, i) => begin(3, {}, `v${i}`)).find(
      s => s.evaluations.join() === "2,0,1",
    )!;
    expect(xidit.viewFor(wanted, 0).virtual).toEqual({ wealth: 5, influence: 4, reputation: 6 });
    const hard = Array.from({ length: 60 }, (_, i) => begin(3, { level: "hard" }, `v${i}`)).find(
      s => s.evaluations.join() === "2,0,1",
    )!;
    expect(xidit.viewFor(hard, 0).virtual).toEqual({ wealth: 6, influence: 5, reputation: 7 });
    expect([wanted.recruitmentPile.length, wanted.threatPile.length]).toEqual([4, 4]);
  });
});

describe("short game", () => {
  const tokensOf = (s: Xidit): number[] =>
    [
      ...citiesWith(s, RECRUITMENT),
      ...citiesWith(s, THREAT),
      s.nextRecruitment,
      s.nextThreat,
      ...s.recruitmentPile,
      ...s.threatPile,
    ].sort((a, b) => a - b);
  const upTo = (last: number, without: readonly number[] = []): number[] =>
    Array.from({ length: last }, (_, i) => i + 1).filter(city => !without.includes(city));
  const short = (seats: number, level?: string): Xidit =>
    begin(seats, level ? { years: "short", level } : { years: "short" });

  test("XID-238 five players: without 20 and 21, region 1 closed, piles of five and four", () => {
    const s = short(5);
    expect(tokensOf(s)).toEqual(upTo(19));
    expect(xidit.viewFor(s, 0).wastelands).toEqual(["ashen-coast"]);
    expect([s.recruitmentPile.length + 1, s.threatPile.length + 1]).toEqual([5, 4]);
    expect([citiesWith(s, RECRUITMENT).length, citiesWith(s, THREAT).length]).toEqual([5, 5]);
  });

  test("XID-239 four players: without 19, 20 and 21, regions 1 and 2 closed, piles of five and three", () => {
    const s = short(4);
    expect(tokensOf(s)).toEqual(upTo(18));
    expect(xidit.viewFor(s, 0).wastelands).toEqual(["ashen-coast", "drowned-fens"]);
    expect([s.recruitmentPile.length + 1, s.threatPile.length + 1]).toEqual([5, 3]);
  });

  test("XID-240 three players: without 14 and 18, regions 1 and 2 closed, piles of five and three", () => {
    const s = short(3);
    expect(tokensOf(s)).toEqual(upTo(18, [14, 18]));
    expect(xidit.viewFor(s, 0).wastelands).toEqual(["ashen-coast", "drowned-fens"]);
    expect([s.recruitmentPile.length + 1, s.threatPile.length + 1]).toEqual([5, 3]);
    expect([citiesWith(s, RECRUITMENT).length, citiesWith(s, THREAT).length]).toEqual([4, 4]);
  });

  test("XID-242 everything else as in the long game", () => {
    for (const seats of [3, 4, 5]) {
      const long = modes.find(({ id }) => id === `long-${seats}`)!;
      const short = modes.find(({ id }) => id === `short-${seats}`)!;
      expect(short).toMatchObject({
        tokenSet: long.tokenSet,
        recruitmentsOnBoard: long.recruitmentsOnBoard,
        threatsOnBoard: long.threatsOnBoard,
        unitsPerRecruitment: long.unitsPerRecruitment,
        recruitmentPile: long.recruitmentPile,
        eliminations: long.eliminations,
      });
    }
  });

  test("XID-243, 244 with three players the virtual player keeps its starting values, normal or hard", () => {
    for (const [level, values] of [
      ["normal", [6, 5, 4]],
      ["hard", [7, 6, 5]],
    ] as const) {
      const view = xidit.viewFor(short(3, level), 0);
      expect(view.years).toBe(9);
      expect(view.evaluations.map(({ id }) => view.virtual![id])).toEqual(values);
    }
    const byStrength = ["normal", "hard", "veteran", "master", "tyrant"];
    expect(xidit.options.find(({ id }) => id === "level")?.values).toEqual(byStrength);
  });
});
