// The guided game is played from end to end on the real rules: a change that breaks its seed or its script shows here.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { equal } from "#kernel/json.ts";
import { type Look, look } from "#kernel/look.ts";
import { type Match, newMatch, submit } from "#kernel/match.ts";
import { runnerOf } from "#kernel/run.ts";
import { plain } from "#kernel/texts.ts";
import { speak } from "#web/kit/spoken.ts";
import { boardWords } from "../board/words.ts";
import type { NorthChoice } from "../choices.ts";
import { texts as textsEn } from "../i18n/en.ts";
import { texts as textsPl } from "../i18n/pl.ts";
import { northgard } from "../index.ts";
import type { NorthView } from "../view/view.ts";
import { chapters } from "./content/chapters.ts";
import { words as wordsEn } from "./i18n/lesson.en.ts";
import { words as wordsPl } from "./i18n/lesson.pl.ts";
import { reference as en } from "./i18n/reference.en.ts";
import { reference as pl } from "./i18n/reference.pl.ts";
import { lesson } from "./lesson.ts";

await Promise.all([speak("en"), speak("pl")]);

const { learner, seats, options, seatOptions, seed, script, steps } = lesson;
const begin = (): Match => newMatch(northgard, { seats, options, seatOptions, seed });
const seen = (match: Match) => look(northgard, match.state, learner) as Look<NorthView>;

/** The others follow their script, as the client lets them. */
function others(match: Match): void {
  for (;;) {
    const seat = match.state.open.find(open => open !== learner);
    // With the second year the lesson is over.
    if (seat === undefined || seen(match).view.year > 1) return;
    const offered = runnerOf(northgard).options(match.state, seat);
    const line = script[seat]?.[match.journal.filter(entry => entry.seat === seat).length];
    const choice = offered.find(option => equal(option, line));
    expect(choice, `seat ${seat} cannot follow its script`).toBeDefined();
    submit(match, seat, choice);
  }
}

/** Plays every step as it is told, up to and with the named one. */
function playTo(match: Match, last: string): string[] {
  const done: string[] = [];
  others(match);
  for (const step of steps) {
    if (step.when && !step.when(seen(match))) continue;
    for (let tries = 0; step.isDone && !step.isDone(seen(match)); tries++) {
      expect(tries, `${step.id} does not end`).toBeLessThan(8);
      const offered = runnerOf(northgard).options(match.state, learner) as readonly NorthChoice[];
      const expected = offered.filter(choice => step.expects?.([choice], seen(match)));
      expect(expected.length, `${step.id} expects one choice of those offered`).toBe(1);
      expect(submit(match, learner, expected[0]).ok).toBe(true);
      others(match);
    }
    done.push(step.id);
    if (step.id === last) break;
  }
  return done;
}

test("every step of the guided game can be done as it is told", () => {
  expect(playTo(begin(), "end")).toEqual(steps.map(({ id }) => id));
});

test("the guided game shows what its words promise", () => {
  const match = begin();
  const own = () => seen(match).view.clans[learner]!;
  expect(seen(match).view.first).toBe(learner);
  playTo(match, "close");
  expect(own().glory).toBe(3);
  expect(seen(match).view.land.size[1]).toBe(3);
  const battle = begin();
  playTo(battle, "won");
  expect(seen(battle).view.owner[2]).toBe(learner);
  expect(seen(battle).view.units[2]).toBe(3);
  expect(seen(battle).view.clans[learner]?.food).toBe(1);
  const year = begin();
  playTo(year, "end");
  expect(seen(year).view.clans[learner]?.glory).toBe(6);
  expect(seen(year).view.clans[1]?.gained).toContain("unrest");
  expect(seen(year).view.clans[learner]?.gained).not.toContain("unrest");
});

test("a step refuses what it does not teach", () => {
  const match = begin();
  const step = steps.find(({ id }) => id === "tile1");
  expect(step?.expects?.([{ kind: "place", tile: 5, x: 1, y: 0, turn: 0 }], seen(match))).toBe(true);
  expect(step?.expects?.([{ kind: "place", tile: 5, x: -1, y: 0, turn: 0 }], seen(match))).toBe(false);
});

test("both languages have words for every step, and none too many", () => {
  const ids = steps.map(({ id }) => id).sort();
  expect(Object.keys(wordsEn).sort()).toEqual(ids);
  expect(Object.keys(wordsPl).sort()).toEqual(ids);
});

test("NOR-392 buttons are called what the board calls them", () => {
  const { view } = seen(begin());
  const question = { seat: 0, proc: "turn", step: "playOn", args: {}, options: [], soFar: [] };
  const reader = { viewer: 0, seatName: String };
  for (const [words, texts, board] of [
    [wordsEn, textsEn, boardWords.en],
    [wordsPl, textsPl, boardWords.pl],
  ] as const) {
    const plainKinds = ["endTurn", "done", "pass"].map(kind => plain(texts.choice({ kind }, question, view, reader)));
    const quoted = Object.values(words)
      .flatMap(({ text, hint }) => [...text, hint ?? ""])
      .flatMap(line => [...line.matchAll(/[“„]([^”]+)”/g)].map(([, label]) => label!));
    expect(quoted.filter(label => ![board.tilePut, ...plainKinds].includes(label))).toEqual([]);
    expect(quoted).not.toEqual([]);
  }
});

test("the reference tells every rule of the ledger once, and every rule that the board can name", () => {
  const entries = chapters.flatMap(({ rules }) => rules as readonly string[]);
  expect(Object.keys(en.rules).sort()).toEqual([...entries].sort());
  expect(Object.keys(pl.rules).sort()).toEqual([...entries].sort());
  const told = entries.flatMap(entry => entry.split(" "));
  const ledger = readFileSync(new URL("../RULES.md", import.meta.url), "utf8");
  expect([...told].sort()).toEqual([...ledger.matchAll(/^- \*\*(NOR-\d+)\*\*/gm)].map(([, id]) => id).sort());
  const folder = new URL("../rules/", import.meta.url);
  const sources = readdirSync(folder).map(file => readFileSync(new URL(file, folder), "utf8"));
  const named = sources.flatMap(source => [...source.matchAll(/"(NOR-\d+)"/g)].map(([, id]) => id));
  expect(named.filter(id => !told.includes(id!))).toEqual([]);
});
