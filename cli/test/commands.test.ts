import { describe, expect, test } from "vitest";
import { hetman, hetmanHere } from "./process.ts";

const json = async (...args: string[]) => {
  const { code, out, err } = await hetmanHere([...args, "--json"]);
  expect(out.trim().split("\n")).toHaveLength(1);
  return { code, err, document: JSON.parse(out) };
};

describe("the real command line", () => {
  test("lists its commands and the registered games", async () => {
    const help = await hetman([], "", "cli/main.ts");
    expect(help.code).toBe(0);
    for (const name of ["help", "games", "play", "sim", "arena", "check", "ledger", "bench", "replay"]) {
      expect(help.out).toMatch(new RegExp(`^  ${name}\\b`, "m"));
    }
    const games = await hetman(["games", "--json"], "", "cli/main.ts");
    expect(games.code).toBe(0);
    for (const game of JSON.parse(games.out))
      expect(game).toMatchObject({ id: expect.any(String), seats: expect.any(Array) });
  });
});

describe("games", () => {
  test("tells of each game its name, seats and settings", async () => {
    const { document } = await json("games", "--lang", "pl");
    expect(document).toEqual([
      {
        id: "duel",
        name: "Pojedynek",
        tagline: "Wyższa karta wygrywa.",
        rules: "1",
        seats: [2, 3],
        options: [{ id: "length", values: ["short", "long"], default: "short" }],
        seatOptions: [],
      },
    ]);
    expect((await hetmanHere(["games"])).out).toBe("duel  Duel  2–3  The higher card wins.\n");
  });
});

describe("help", () => {
  test("explains one command, in both languages and as JSON", async () => {
    const [english, polish, other] = [
      await hetmanHere(["help", "sim"]),
      await hetmanHere(["sim", "--help", "--lang", "pl"]),
      await json("help", "replay"),
    ];
    expect(english.out).toContain("hetman sim <game>");
    expect(english.out).toContain("--games K");
    expect(polish.out).toContain("rozgrywa wiele gier");
    expect(other.document).toMatchObject({ command: "replay", usage: "hetman replay <file>" });
  });
});

describe("sim", () => {
  test("plays the same games from the same seed, rotates seats, and counts by seat and by bot", async () => {
    const args = ["sim", "duel", "--seats", "3", "--games", "60", "--seed", "s", "--bots", "greedy,random,random"];
    const [first, second] = [await json(...args), await json(...args)];
    const { decisionsPerCpuSecond, gamesPerCpuSecond, ...rest } = first.document;
    expect(first.code).toBe(0);
    expect(decisionsPerCpuSecond).toBeGreaterThan(0);
    expect(gamesPerCpuSecond).toBeGreaterThan(0);
    expect(second.document).toMatchObject(rest);
    expect(rest).toMatchObject({ game: "duel", seats: 3, games: 60, seed: "s", meanDecisions: 18, decisions: 1080 });
    const { wins, winsByBot, results } = rest;
    const total = wins[0] + wins[1] + wins[2];
    expect(winsByBot.greedy + winsByBot.random).toBe(total);
    // The good player sat everywhere: no seat has all the wins, and one greedy bot wins more than one random bot.
    expect(winsByBot.greedy).toBeGreaterThan(winsByBot.random / 2);
    expect(Math.max(...wins)).toBeLessThan(winsByBot.greedy);
    expect(results.reasons).toEqual({ rounds: 60 });
  });

  test("takes table settings", async () => {
    const { document } = await json("sim", "duel", "--seats", "2", "--games", "2", "--options", '{"length":"long"}');
    expect(document.meanDecisions).toBe(25);
  });

  test("prints a table for people", async () => {
    const { out, code } = await hetmanHere(["sim", "duel", "--games", "3", "--seed", "s", "--lang", "pl"]);
    expect(code).toBe(0);
    expect(out).toContain("ziarno: s");
    expect(out).toMatch(/^random +\d+$/m);
  });
});

describe("arena", () => {
  test("rates bots with intervals and win shares", async () => {
    const { document } = await json("arena", "duel", "--bots", "random,greedy", "--games", "40", "--seed", "a");
    const [best, worst] = document.bots;
    expect([best.bot, worst.bot]).toEqual(["greedy", "random"]);
    for (const { rating, interval, winShare, winShareInterval, seatsTaken } of document.bots) {
      expect(interval[0]).toBeLessThan(rating);
      expect(interval[1]).toBeGreaterThan(rating);
      expect(winShareInterval[0]).toBeLessThan(winShare);
      expect(winShareInterval[1]).toBeGreaterThan(winShare);
      expect(seatsTaken).toBeGreaterThan(50);
    }
    expect(best.wins + worst.wins).toBeCloseTo(40, 1);
  });
});

describe("check", () => {
  test("gives the report of the suite, and a list for all games", async () => {
    const [one, all] = [
      await json("check", "duel", "--games", "1", "--seed", "s"),
      await json("check", "all", "--games", "1", "--seed", "s"),
    ];
    expect(one.document).toMatchObject({ game: "duel", games: 1, crashes: 0, uncoveredSteps: expect.any(Array) });
    expect(Array.isArray(all.document)).toBe(true);
    expect(all.document[0].game).toBe("duel");
    expect(one.code).toBe(all.code);
  });
});

describe("ledger", () => {
  test("counts rules and tests of each game", async () => {
    const { document, code } = await json("ledger");
    expect(code).toBe(0);
    expect(document.duel).toEqual({
      rules: 0,
      covered: 0,
      missing: [],
      examples: 0,
      examplesCovered: 0,
      missingExamples: [],
      withoutFile: [],
    });
  });
});

describe("bench", () => {
  test("gives rows for games, peers and memory", async () => {
    const { code, out } = await hetman(["bench", "--quick", "--json"]);
    expect(code).toBe(0);
    const document = JSON.parse(out);
    for (const row of document) {
      expect(row).toMatchObject({ name: expect.any(String), unit: expect.any(String), value: expect.any(Number) });
    }
    const peers = document.filter((row: { peer?: string }) => row.peer === "boardgame.io");
    expect(peers.map((row: { name: string }) => row.name)).toEqual([
      "tic-tac-toe: random play",
      "connect-four: random play",
      "connect-four: search of 200 iterations",
    ]);
    const names = document.map((row: { name: string }) => row.name);
    for (const part of ["seats: 2", "seats: 3", "first quarter of a game", "last quarter of a game"]) {
      expect(names).toContain(`duel, ${part}: random play`);
    }
    for (const { value, peerValue, ratio } of peers) expect(ratio / (value / peerValue)).toBeCloseTo(1, 1);
  });
});

describe("mistakes", () => {
  const cases: [string[], string][] = [
    [["paly"], 'unknown command "paly"; did you mean "play"?'],
    [["xyzzy"], 'unknown command "xyzzy"; "help" lists them'],
    [["sim"], "missing argument: <game>"],
    [["sim", "dule"], 'unknown game "dule"; did you mean "duel"?'],
    [["sim", "duel", "more"], 'unexpected argument "more"'],
    [["sim", "duel", "--gmaes", "3"], "unknown flag --gmaes; did you mean --games?"],
    [["sim", "duel", "--games"], "--games needs a value: K"],
    [["sim", "duel", "--games", "-1"], '--games must be a whole number from 1 to 10000000, not "-1"'],
    [["sim", "duel", "--seats", "5"], "duel is for 2, 3 seats, not 5"],
    [["sim", "duel", "--options", "{"], "--options is not JSON: "],
    [["sim", "duel", "--options", "[]"], '--options must hold settings by id, like {"id": "value"}'],
    [["sim", "duel", "--options", '{"length":"huge"}'], '"length" cannot be "huge"; possible: short, long'],
    [["sim", "duel", "--bots", "clever"], 'unknown bot "clever"; there are: random, greedy'],
    [["arena", "duel", "--bots", "random"], "--bots must name two or more different bots"],
    [["replay", "/nowhere/at/all.json"], "cannot read /nowhere/at/all.json: there is no such file or folder"],
    [["play", "duel", "--seat", "4"], '--seat must be a whole number from 1 to 3, not "4"'],
    [["sim", "duel", "--lang", "de"], "--lang must be one of: en, pl"],
  ];

  test.each(cases)("%j gets one line and exit code 2", async (args, line) => {
    const { code, out, err } = await hetmanHere([...args, "--json"]);
    expect(err.split("\n")).toHaveLength(2);
    expect(err).toContain(`hetman: `);
    expect(err).toContain(line);
    expect(out).toBe("");
    expect(code).toBe(2);
  });

  test("are explained in Polish too", async () => {
    // A process of its own, to see the true exit code.
    const { err, code } = await hetman(["sim", "dule", "--lang", "pl"]);
    expect([err, code]).toEqual(["hetman: nieznana gra „dule”; czy chodziło o „duel”?\n", 2]);
  });
});
