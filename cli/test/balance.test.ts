import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { duelGame } from "#bots/test/duel.ts";
import { changesOf } from "#cli/balance/compare.ts";
import { figuresOf, isOdd } from "#cli/balance/figures.ts";
import { strongestInTime } from "#cli/balance/pace.ts";
import { findingsOf, neverUsed, rarelyChosen, type Swept, tablesOf } from "#cli/balance/sweep.ts";
import { type Played, playJob } from "#cli/pool/job.ts";
import { normalPart } from "#cli/stats.ts";
import { checksOf } from "#games/every-game/checks.ts";
import { registry } from "#games/registry.ts";
import { folder, hetman, hetmanHere } from "./process.ts";

/** A game for two, won by a seat; seat 0 used card a, seat 1 card b. */
const game = (winner: number, decisions = 10): Played => ({
  result: {
    winners: [winner],
    places: [winner === 0 ? 1 : 2, winner === 1 ? 1 : 2],
    scores: [0, 1].map(seat => (winner === seat ? { gold: 5, total: 5 } : { gold: 1, total: 1 })),
    reason: "end",
  },
  decisions,
  order: [1, 0],
  used: [
    ["nation:sweden", "card:a"],
    ["nation:russia", "card:b"],
  ],
  cameUp: ["mode:short", "card:a", "card:b", "event:flood"],
  setting: ["mode:short"],
  leader: winner === 0 ? 0 : null,
  points:
    winner === 0
      ? [
          [1, 0],
          [2, 1],
          [4, 1],
        ]
      : [],
  answers: [6, 4],
  rounds: decisions / 10,
  events: { battleStarted: 2, ...(winner === 1 && { seatEliminated: 1 }) },
  offers: { "play a": { offered: 2, chosen: winner === 0 ? 2 : 0 }, "play b": { offered: 2, chosen: 0 } },
});

const many = (won: number, lost: number) =>
  [...Array.from({ length: won }, () => game(0)), ...Array.from({ length: lost }, () => game(1, 30))].map(played => ({
    played,
    seatOptions: [{ clan: "bear" }, { clan: "wolf" }],
  }));

describe("figures", () => {
  const figures = figuresOf(many(30, 10), 2, ["card:a", "card:b", "card:c", "event:flood", "mode:short", "mode:long"]);

  test("count victories by faction, seat and order", () => {
    expect(figures.factions.clan).toMatchObject([
      { id: "bear", seats: 40, wins: 30, share: 0.75 },
      { id: "wolf", seats: 40, wins: 10, share: 0.25 },
    ]);
    expect(figures.bySeat.map(({ id, share }) => [id, share])).toEqual([
      ["1", 0.75],
      ["2", 0.25],
    ]);
    expect(figures.byOrder.map(({ id, share }) => [id, share])).toEqual([
      ["1", 0.25],
      ["2", 0.75],
    ]);
    const [low, high] = figures.bySeat[0]!.interval;
    expect(low).toBeCloseTo(0.598, 2);
    expect(high).toBeCloseTo(0.858, 2);
  });

  test("tell lengths, scores and what was never used, but not modes that were not played", () => {
    expect(figures.lengths).toEqual({ mean: 15, median: 10, least: 10, most: 30 });
    expect(figures.histogram.reduce((sum, { games }) => sum + games, 0)).toBe(40);
    expect(figures.scores[0]).toEqual({ id: "gold", winners: 5, others: 1 });
    expect(figures.content.card).toMatchObject({ fair: 0.5, shares: [{ id: "card:a" }, { id: "card:b" }] });
    expect(figures.unused).toEqual(["card:c"]);
  });

  test("tell apart what every seat took one of, as factions", () => {
    expect(figures.factions.nation).toMatchObject([
      { id: "sweden", seats: 40, wins: 30 },
      { id: "russia", seats: 40, wins: 10 },
    ]);
    expect(Object.keys(figures.factions)).toEqual(["clan", "nation", "card"]);
  });

  test("tell rounds, margins, events and what was offered and taken", () => {
    expect(figures.rounds).toEqual({ median: 1, low: 1, high: 3, most: 3 });
    expect(figures.margin).toEqual({ median: 4, ties: 0 });
    expect(figures.events).toEqual({
      battleStarted: { mean: 2, games: 1 },
      seatEliminated: { mean: 0.25, games: 0.25 },
    });
    expect(figures.offers).toEqual({ "play a": { offered: 80, chosen: 60 }, "play b": { offered: 80, chosen: 0 } });
  });

  test("compared with earlier ones name what moved beyond chance", () => {
    const even = figuresOf(many(200, 200), 2, []);
    expect(changesOf(even, figuresOf(many(205, 195), 2, []))).toEqual([]);
    const changes = changesOf(even, figuresOf(many(300, 100), 2, []));
    expect(changes.find(({ group, id }) => group === "clan" && id === "bear")).toMatchObject({
      before: 0.5,
      after: 0.75,
    });
    const [low, high] = changes.find(({ group, id }) => group === "seat" && id === "1")!.interval;
    expect([low, high]).toEqual([0.1852, 0.3148]);
  });

  test("tell points on the way, of games long enough, and how often a seat decides", () => {
    expect(figures.course).toEqual([
      { winners: 1, others: 0 },
      { winners: 2, others: 1 },
      { winners: 4, others: 1 },
    ]);
    expect(figures.answers).toBe(5);
    expect(figuresOf(many(0, 2), 2, []).course).toEqual([]);
  });

  test("tell how often who led halfway won", () => {
    expect(figures.halfway).toEqual({ games: 30, won: 1 });
  });

  test("call odd what is far from fair and not by chance", () => {
    expect(isOdd(figures.bySeat[0]!, 0.5)).toBe(true);
    const few = figuresOf(many(3, 1), 2, []);
    expect(isOdd(few.bySeat[0]!, 0.5)).toBe(false);
    const near = figuresOf(many(5500, 4500), 2, []);
    expect(isOdd(near.bySeat[0]!, 0.5)).toBe(false);
  });
});

describe("a sweep", () => {
  const table = { name: "2", seats: 2, options: {}, level: "greedy" };
  const swept = (won: number, lost: number, times = 1) =>
    Array.from({ length: times }, () => ({
      table,
      games: won + lost,
      figures: figuresOf(many(won, lost), 2, []),
    }));

  test("has every number of seats and every mode, and alone every level, but no readings of rules", () => {
    const { game } = registry.hlas!;
    const names = tablesOf(game, [1, 4], "greedy", ["adept", "master"]).map(({ name }) => name);
    expect(names).toContain("4");
    expect(names).toContain("4 teams-on");
    expect(names.filter(name => name.startsWith("1 ") && name.endsWith("master")).length).toBeGreaterThan(3);
    expect(names.some(name => name.includes("retreat"))).toBe(false);
  });

  test("finds what is unfair, and the less the more is looked at", () => {
    const [first] = findingsOf(swept(70, 30));
    expect(first).toMatchObject({ table: "2", fair: 0.5 });
    expect(first!.chance).toBeLessThan(0.01);
    expect(findingsOf(swept(52, 48))).toEqual([]);
    const alone = findingsOf(swept(66, 34))[0]!;
    const among = findingsOf([...swept(66, 34), ...swept(50, 50, 40)])[0];
    expect(alone.chance).toBeLessThan(0.05);
    expect(among).toBeUndefined();
  });

  test("names what is hardly ever chosen", () => {
    expect(rarelyChosen(swept(30, 10))).toEqual([{ name: "play b", offered: 80, chosen: 0, tables: null }]);
  });

  test("tells what is hardly ever chosen or used at all from what one mode has no use for", () => {
    const at = (name: string, chosen: number, unused: string[]): Swept => {
      const [first] = swept(30, 10) as [Swept];
      const figures = { ...first.figures, offers: { "play a": { offered: 100, chosen } }, unused };
      return { ...first, table: { ...table, name }, figures };
    };
    const both = [at("2", 1, ["card:a", "card:b"]), at("2 teams-on", 60, ["card:b"])];
    expect(rarelyChosen(both)).toEqual([{ name: "play a", offered: 100, chosen: 1, tables: ["2"] }]);
    expect(neverUsed(both)).toEqual(["card:b"]);
    expect(neverUsed([])).toEqual([]);
  });

  test("knows the normal distribution", () => {
    for (const [spreads, part] of [
      [0, 0.5],
      [1.96, 0.975],
      [-1, 0.1587],
    ])
      expect(normalPart(spreads!)).toBeCloseTo(part!, 4);
  });
});

describe("hetman balance", () => {
  test("--sweep writes all tables on one page, the same after a pause", async () => {
    const args = ["balance", "duel", "--sweep", "--level", "greedy", "--games", "8", "--seed", "a", "--out"];
    const [one, two] = [folder(), folder()];
    expect((await hetmanHere([...args, one])).code).toBe(0);
    const { tables } = JSON.parse(readFileSync(join(one, "report.json"), "utf8"));
    expect(tables.map((each: { table: { name: string } }) => each.table.name)).toEqual([
      "2",
      "2 length-long",
      "3",
      "3 length-long",
    ]);
    const page = readFileSync(join(one, "report.html"), "utf8");
    expect(page.match(/<details>/g)).toHaveLength(4);
    await hetmanHere([...args, two]);
    expect(readFileSync(join(two, "report.json"), "utf8")).toBe(readFileSync(join(one, "report.json"), "utf8"));
  });

  test("--doc puts the figures of all games between the marks of a page, the same each time", async () => {
    const out = folder();
    const page = join(out, "page.md");
    const marks = ["<!-- figures: written by hetman balance --sweep --doc -->", "<!-- /figures -->"];
    const text = `# Before\n\n${marks[0]}\n<!-- duel -->\nold\n<!-- other -->\nkept\n${marks[1]}\n\nafter\n`;
    writeFileSync(page, text);
    const args = ["balance", "all", "--sweep", "--level", "greedy", "--games", "8", "--seed", "a", "--out"];
    expect((await hetmanHere([...args, join(out, "sweep"), "--doc", page])).code).toBe(0);
    const told = readFileSync(page, "utf8");
    expect(told.startsWith(`# Before\n\n${marks[0]}\n\n<!-- duel -->\n\n### Duel, rules 1\n`)).toBe(true);
    expect(told.endsWith(`<!-- other -->\n\nkept\n${marks[1]}\n\nafter\n`)).toBe(true);
    expect(told).not.toContain("old");
    expect(told.match(/^\| (2|3)( length-long)? \| 8 \|/gm)).toHaveLength(4);
    await hetmanHere([...args, join(out, "sweep"), "--doc", page]);
    expect(readFileSync(page, "utf8")).toBe(told);
    writeFileSync(page, "no marks");
    expect((await hetmanHere([...args, out, "--doc", page])).code).toBe(2);
  });

  test("writes a page and the figures, the same each time", async () => {
    const [one, two] = [folder(), folder()];
    const play = (out: string) =>
      hetmanHere([
        "balance",
        "duel",
        "--level",
        "greedy",
        "--seats",
        "2",
        "--games",
        "30",
        "--seed",
        "a",
        "--out",
        out,
      ]);
    const { code, out } = await play(one);
    expect(code).toBe(0);
    expect(out).toContain("report.html");
    await play(two);
    const read = (dir: string, name: string) => readFileSync(join(dir, name), "utf8");
    expect(read(two, "report.json")).toBe(read(one, "report.json"));
    expect(read(two, "report.html")).toBe(read(one, "report.html"));
    const { header, figures } = JSON.parse(read(one, "report.json"));
    expect(header).toMatchObject({ game: "duel", rules: "1", level: "greedy", seats: 2, games: 30, seed: "a" });
    expect(figures.bySeat).toHaveLength(2);
    const page = read(one, "report.html");
    expect(page).toContain("<svg");
    expect(page).not.toMatch(/<script|https?:|src=/);
  });

  test("plays a real game on threads with the same result as on one", async () => {
    const dirs = [folder(), folder()];
    for (const [i, dir] of dirs.entries()) {
      const args = ["balance", "xidit", "--level", "random", "--seats", "3", "--games", "6", "--seed", "a"];
      const { code, err } = await hetman([...args, "--threads", String(i + 1), "--out", dir], "", "cli/main.ts");
      expect(err).toBe("");
      expect(code).toBe(0);
    }
    const [one, two] = dirs.map(dir => readFileSync(join(dir, "report.json"), "utf8"));
    expect(two).toBe(one);
  });

  test("TYT-037 tells nations apart and counts what was offered", async () => {
    const dir = folder();
    const args = ["balance", "tytani", "--level", "random", "--seats", "2", "--games", "4", "--seed", "a"];
    const play = (...more: string[]) => hetman([...args, "--threads", "1", "--out", dir, ...more], "", "cli/main.ts");
    expect((await play()).code).toBe(0);
    const { figures } = JSON.parse(readFileSync(join(dir, "report.json"), "utf8"));
    expect(Object.keys(figures.factions)).toContain("nation");
    expect(Object.keys(figures.content)).toContain("order");
    expect(figures.rounds.median).toBe(3);
    expect(Object.keys(figures.offers).some(name => name.includes("order-"))).toBe(true);
    const again = await play("--against", join(dir, "report.json"));
    expect(again.out).toContain("No change that chance does not explain.");
    const other = await play("--against", join(dir, "report.json"), "--games", "5");
    expect(other.code).toBe(2);
  });

  test("TYT-037, TYT-039 deals nations also to bots that would choose, and tells them from the turn order", async () => {
    const { game } = registry.tytani!;
    const checks = await checksOf(registry.tytani!);
    const options = { "scenario-2": "b2-ingrian-war" };
    const played = Array.from({ length: 24 }, (_, i) => {
      const start = { seats: 2, options, seatOptions: [], seed: `deal/${i}` };
      return playJob(game, { game: game.id, start, bots: ["greedy", "greedy"] }, checks);
    });
    const firsts = played.map(({ order, used }) => used[order[0]!]!.find(id => id.startsWith("nation:")));
    const counts = ["nation:russia", "nation:sweden"].map(id => firsts.filter(nation => nation === id).length);
    expect(counts[0]! + counts[1]!).toBe(24);
    expect(Math.min(...counts)).toBeGreaterThan(5);
  });

  test("is played by the strongest bots that are fast enough", () => {
    expect(strongestInTime(duelGame, 2, 1000)).toBe("master");
    expect(strongestInTime(duelGame, 2, 1e-9)).toBe("greedy");
  });

  test("names a level that does not exist", async () => {
    const { code, err } = await hetmanHere(["balance", "duel", "--level", "god"]);
    expect(code).toBe(2);
    expect(err).toContain("--level must be one of");
  });
});
