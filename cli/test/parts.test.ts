import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Rated } from "#bots/ratings.ts";
import { duelGame } from "#bots/test/duel.ts";
import { ladder } from "#cli/arena/line-ups.ts";
import { joined, tournamentOf, withTournament } from "#cli/arena/ratings-file.ts";
import { ScoreSheet } from "#cli/arena/score-sheet.ts";
import { makeFolder } from "#cli/files.ts";
import { ledgerOf, listedIn, namedIn, namedInTests, withoutFile } from "#cli/ledger.ts";
import { INTERRUPT, keysOf, linesFrom, wishOf } from "#cli/play/input.ts";
import { screenOn } from "#cli/play/screen.ts";
import { Session } from "#cli/play/session.ts";
import { readerOf } from "#cli/play/table.ts";
import { words } from "#cli/play/words.ts";
import { interval, newRatings, type Ranking, rateGame, rateGames } from "#cli/ratings.ts";
import { seated } from "#cli/series.ts";
import { median, shareInterval } from "#cli/stats.ts";
import { columns, numeral } from "#cli/table.ts";
import { registry } from "#games/registry.ts";
import { closest } from "#kernel/closest.ts";
import { newMatch } from "#kernel/match.ts";
import { duelTexts } from "./duel-texts.ts";
import { folder } from "./process.ts";

describe("the ledger", () => {
  test("finds rules in titles, in ranges and lists, and not in skipped tests", () => {
    const named = namedIn(`
      test("AAA-001 one", () => {});
      it(\`AAA-003..005 several\`, () => {});
      describe('AAA-007, 008', () => {});
      test.each([1, 2])("AAA-010 each %d", () => {});
      test.skip("AAA-020 skipped", () => {});
      test("AAA-EX-01 an example", () => {});
      // AAA-030 in a comment
    `);
    expect([...named].sort()).toEqual(["001", "003", "004", "005", "007", "008", "010", "EX-01"].map(n => `AAA-${n}`));
  });

  test("finds rules that begin a line and examples anywhere", () => {
    const text = [
      "- **AAA-001** p. 3 One thing; see AAA-009 (`rules/one.ts`)",
      "| AAA-002 | p. 4 | table |",
      "- AAA-002 again",
      "Example AAA-EX-01 shows AAA-003.",
    ].join("\n");
    expect(listedIn(text)).toEqual({ rules: ["AAA-001", "AAA-002"], examples: ["AAA-EX-01"] });
  });
});

describe("the ledgers of the games", () => {
  const named = namedInTests();

  test("a rule whose file is missing or does not carry its id is missed", () => {
    const files: Readonly<Record<string, string>> = {
      "rules/one.ts": "// AAA-001 One.",
      "rules/many.ts": "// AAA-005..007 and AAA-010, 012, 020..021; AAA-030 to AAA-031.",
    };
    const rule = (id: string, file: string) => `- **AAA-${id}** Text. \`${file}\``;
    const carried = ["005", "006", "007", "010", "012", "020", "021", "030", "031"];
    const text = [
      rule("001", "rules/one.ts"),
      rule("002", "rules/one.ts"),
      rule("003", "rules/two.ts"),
      "- **AAA-004** Without a file.",
      ...carried.map(id => rule(id, "rules/many.ts")),
      rule("011", "rules/many.ts"),
    ].join("\n");
    expect(withoutFile(text, file => files[file] ?? "")).toEqual(["AAA-002", "AAA-003", "AAA-004", "AAA-011"]);
  });

  test.each(Object.keys(registry))("%s: every rule has a test and a file, every example a test", game => {
    const ledger = ledgerOf(game, named);
    expect(ledger).toMatchObject({ missing: [], missingExamples: [], withoutFile: [] });
    expect(ledger.rules).toBeGreaterThan(10);
  });

  test("rules and examples are found at all", () => {
    const all = Object.keys(registry).map(game => ledgerOf(game, named));
    const sum = (count: "rules" | "examples") => all.reduce((total, ledger) => total + ledger[count], 0);
    expect([sum("rules") > 1_900, sum("examples") > 250]).toEqual([true, true]);
  });
});

describe("what is typed", () => {
  const labels = ["Gildia Łotrów", "Gildia magów", "Pass"];

  test.each([
    ["2", { kind: "pick", option: 1 }],
    ["0", { kind: "unclear" }],
    ["4", { kind: "unclear" }],
    ["gildia lotrow", { kind: "pick", option: 0 }],
    ["MAGÓW", { kind: "pick", option: 1 }],
    ["gildia", { kind: "several", options: [0, 1] }],
    ["", { kind: "unclear" }],
    ["?", { kind: "why" }],
    ["Cofnij", { kind: "undo" }],
    ["l", { kind: "log", lines: 20 }],
    ["log 5", { kind: "log", lines: 5 }],
    ["s", { kind: "save", file: null }],
    ["zapisz moja gra.json", { kind: "save", file: "moja gra.json" }],
    ["q", { kind: "quit" }],
    ["constructor", { kind: "unclear" }],
  ])("%j is understood", (line, wish) => expect(wishOf(line, labels)).toEqual(wish));
});

test("Enter is enough where there is only one option", () => {
  expect(wishOf("", ["Confirm"])).toEqual({ kind: "pick", option: 0 });
});

test("amounts are chosen by themselves, not by their places in the list", () => {
  const labels = ["0 gold", "1 gold", "2 gold", "5 gold"];
  expect(keysOf(labels)).toEqual([0, 1, 2, 5]);
  expect(wishOf("0", labels)).toEqual({ kind: "pick", option: 0 });
  expect(wishOf("5", labels)).toEqual({ kind: "pick", option: 3 });
  expect(wishOf("3", labels)).toEqual({ kind: "unclear" });
  expect(keysOf(["0", "1"])).toEqual([0, 1]);
  expect(keysOf(["2 gold", "2 wood"])).toEqual([1, 2]);
  expect(keysOf(["Pass", "1 gold"])).toEqual([1, 2]);
});

describe("a terminal", () => {
  const terminal = () => {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
    const lines = linesFrom(input, new PassThrough());
    onTestFinished(() => lines.close());
    return { input, lines };
  };
  const pause = () => new Promise(done => setTimeout(done, 20));

  test("answers only what it was shown: keys typed ahead are dropped, whole lines and beginnings", async () => {
    const { input, lines } = terminal();
    input.write("y\r2\rab");
    await pause();
    const answer = lines.next("> ");
    await pause();
    input.write("3\r");
    expect(await answer).toBe("3");
  });

  test("Ctrl-C is heard while nobody asks, and at a question is no answer", async () => {
    const { input, lines } = terminal();
    const stopped = lines.interrupted();
    input.write("\x03");
    await stopped;
    const answer = lines.next("Save? ");
    await pause();
    input.write("\x03");
    expect(await answer).toBe(INTERRUPT);
  });

  test("leaving while bots think stops them, and Ctrl-C at the question whether to save saves nothing", async () => {
    const match = newMatch(duelGame, { seats: 2, seed: "s" });
    let isStopped = false;
    const thinker = { answer: () => new Promise<never>(() => undefined), close: () => (isStopped = true) };
    const players = [{ name: "A" }, { name: "B", bot: "master" }];
    const table = { match, seat: 0, players, texts: duelTexts("en"), reader: readerOf(0, players), thinker, log: [] };
    match.state.open = [1];
    const { input, lines } = terminal();
    const out = new PassThrough();
    let shown = "";
    out.on("data", text => {
      shown += text;
    });
    const stream = Object.assign(out, { isTTY: false, columns: 80 }) as unknown as NodeJS.WriteStream;
    const stage = { table, screen: screenOn(stream), words: words.en, language: "en" as const };
    const file = join(folder(), "never.json");
    const session = new Session(stage, lines, { keepIn: null, offered: file, loaded: null });
    const ended = session.run();
    await pause();
    input.write("\x03");
    await pause();
    input.write("\x03");
    await ended;
    expect(isStopped).toBe(true);
    expect(shown).toContain("The game was not saved.");
    expect(existsSync(file)).toBe(false);
  });
});

test("a folder that cannot be made is an error at once, also where Node's own way never ends", () => {
  expect(() => makeFolder("/proc/no/such/place")).toThrow("cannot write to /proc/no/such/place");
  const place = join(folder(), "file");
  writeFileSync(place, "");
  expect(() => makeFolder(place)).toThrow("it is a file");
});

describe("figures", () => {
  test("medians and intervals", () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
    const [low, high] = shareInterval(50, 100);
    expect([low, high].map(value => value.toFixed(3))).toEqual(["0.404", "0.596"]);
    expect(shareInterval(0, 0)).toEqual([0, 1]);
    expect(shareInterval(10, 10)[1]).toBe(1);
  });

  test("numbers in both languages, right in their columns", () => {
    expect([numeral(1234567.8, "en"), numeral(12.345, "pl")]).toEqual(["1,234,568", "12,3"]);
    expect(
      columns(
        [
          ["name", "n"],
          ["a", 5],
          ["bcd", 50],
        ],
        "  ",
      ),
    ).toEqual(["  name  n", "  a      5", "  bcd   50"]);
  });

  test("a better bot gets a better rating, and nobody gains by playing alone", () => {
    const ratings = newRatings(["a", "b"]);
    for (let i = 0; i < 20; i++) rateGame(ratings, ["a", "b", "b"], [1, 2, 3]);
    const [a, b] = [ratings.get("a")!, ratings.get("b")!];
    expect(interval(a)[0]).toBeGreaterThan(interval(b)[1]);
    const alone = newRatings(["a"]);
    rateGame(alone, ["a", "a"], [1, 2]);
    expect(alone.get("a")!.mu).toBeCloseTo(25);
  });

  test("bots linked only through others come in the order in which they won", () => {
    const won = (winner: string, loser: string, n: number): Ranking[] =>
      Array.from({ length: n }, () => ({ bots: [winner, loser], places: [1, 2] }));
    const rounds = [
      ...won("b", "a", 2),
      ...won("a", "b", 1),
      ...won("c", "b", 2),
      ...won("b", "c", 1),
      ...won("d", "c", 3),
    ];
    const ratings = rateGames(newRatings(["a", "b", "c", "d"]), [rounds, rounds, rounds, rounds].flat());
    const order = [...ratings].sort(([, x], [, y]) => y.mu - x.mu).map(([id]) => id);
    expect(order).toEqual(["d", "c", "b", "a"]);
    expect(ratings.get("b")!.sigma).toBeLessThan(newRatings(["b"]).get("b")!.sigma);
  });

  test("games among some lift or lower none of them on the whole, and leave the absent alone", () => {
    const earlier = newRatings(["a", "b", "c", "d"]);
    const games = Array.from({ length: 12 }, () => ({ bots: ["a", "a", "b", "c"], places: [4, 3, 2, 1] }));
    const ratings = rateGames(earlier, games);
    const mean = ["a", "b", "c"].reduce((sum, id) => sum + ratings.get(id)!.mu / 3, 0);
    expect(mean).toBeCloseTo(25);
    expect(ratings.get("c")!.mu).toBeGreaterThan(ratings.get("a")!.mu + 5);
    expect(ratings.get("d")!.mu).toBe(25);
  });

  test("the file of ratings keeps only bots that had a seat, and its games in order", () => {
    const sheet = new ScoreSheet(["a", "b", "absent"]);
    sheet.count(["a", "b"], { winners: [0], places: [1, 2], scores: [{}, {}], reason: "end" });
    const tournament = tournamentOf(sheet.rows(), { rules: "1", games: 1, seed: "s" });
    expect(Object.keys(tournament.bots)).toEqual(["a", "b"]);
    expect(tournament.bots.a!.winShare).toBe(1);
    const file = withTournament(withTournament({}, "y", 2, tournament), "x", 2, tournament);
    expect(Object.keys(file)).toEqual(["x", "y"]);
  });

  test("a tournament goes on from an earlier one: counts add up, beliefs get narrower, the absent stay", () => {
    const result = { winners: [0], places: [1, 2], scores: [{}, {}], reason: "end" };
    const first = new ScoreSheet(["a", "b", "c"]);
    first.count(["a", "b"], result);
    first.count(["b", "c"], result);
    const earlier = tournamentOf(first.rows(), { rules: "1", games: 2, seed: "s" });
    const second = new ScoreSheet(["a", "b"], earlier);
    second.count(["b", "a"], result);
    const later = tournamentOf(second.rows(), { rules: "1", games: 1, seed: "t" });
    const all = joined(earlier, later);
    expect(all).toMatchObject({ games: 3, seed: "s+t", bots: { c: earlier.bots.c } });
    expect([all.bots.a!.taken, all.bots.a!.winShare]).toEqual([2, 0.5]);
    expect([all.bots.b!.taken, all.bots.b!.winShare]).toEqual([3, 0.6667]);
    const width = ({ interval: [low, high] }: Rated): number => high! - low!;
    expect(width(all.bots.a!)).toBeLessThan(width(earlier.bots.a!));
  });

  test("on a ladder neighbours meet, share the seats evenly and each sits everywhere", () => {
    const line = ladder(["a", "b", "c"], 3, "s");
    const games = Array.from({ length: 12 }, (_, i) => line(i));
    expect(games.map(seats => [...new Set(seats)].sort().join(""))).toEqual([
      ...["ab", "ab", "ab", "bc", "bc", "bc"],
      ...["ab", "ab", "ab", "bc", "bc", "bc"],
    ]);
    expect(games.flat().filter(id => id === "a")).toHaveLength(9);
    expect(games.flat().filter(id => id === "b")).toHaveLength(18);
  });

  test("a level's lead over the one below is counted by games, kept, and goes on from what was kept", () => {
    const result = (places: number[]) => ({ winners: [0], places, scores: [{}, {}, {}], reason: "end" });
    const first = new ScoreSheet(["adept", "expert"]);
    first.count(["expert", "adept", "expert"], result([1, 2, 3]));
    first.count(["expert", "adept", "expert"], result([1, 3, 2]));
    const earlier = tournamentOf(first.rows(), { rules: "1", games: 2, seed: "s" });
    expect(earlier.bots.expert!.lead).toMatchObject({ games: 2, share: 0.75 });
    expect(earlier.bots.adept!.lead).toBeUndefined();
    const second = new ScoreSheet(["adept", "expert"], earlier);
    second.count(["adept", "expert", "adept"], result([1, 2, 3]));
    const later = tournamentOf(second.rows(), { rules: "1", games: 1, seed: "t" });
    expect(joined(earlier, later).bots.expert!.lead).toMatchObject({ games: 3, share: 0.6667 });
    const apart = new ScoreSheet(["expert", "master"], earlier);
    expect(tournamentOf(apart.rows(), { rules: "1", games: 0, seed: "u" }).bots.expert!.lead?.games).toBe(2);
  });

  test("slips are recognised, other words are not", () => {
    const words = ["play", "games", "replay", "ledger"];
    expect(["paly", "game", "reply", "ledgre"].map(word => closest(word, words))).toEqual([
      "play",
      "games",
      "replay",
      "ledger",
    ]);
    expect(["", "xyzzy", "p"].map(word => closest(word, words))).toEqual([null, null, null]);
  });

  test("in a series every place sits in every seat", () => {
    const series = { seats: 3, lineUp: () => ["a", "b", "c"] } as unknown as Parameters<typeof seated>[0];
    expect([0, 1, 2, 3].map(game => seated(series, game).join(""))).toEqual(["abc", "cab", "bca", "abc"]);
  });
});
