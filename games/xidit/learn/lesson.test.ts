// The guided game is played from end to end on the real rules: a change that breaks its seed or its script shows here.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { equal } from "#kernel/json.ts";
import { type Look, look } from "#kernel/look.ts";
import { type Match, newMatch, submit } from "#kernel/match.ts";
import type { Choice } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import type { XiditChoice } from "../choices.ts";
import { xidit } from "../index.ts";
import type { XiditView } from "../view/view.ts";
import { chapters } from "./content/chapters.ts";
import { words as wordsEn } from "./i18n/lesson.en.ts";
import { words as wordsPl } from "./i18n/lesson.pl.ts";
import { reference as en } from "./i18n/reference.en.ts";
import { reference as pl } from "./i18n/reference.pl.ts";
import { lesson, plans } from "./lesson.ts";

const { learner, seats, options, seatOptions, seed, script, steps } = lesson;

/** The others follow their script, as the client lets them. */
function others(match: Match): void {
  for (;;) {
    const seat = match.state.open.find(open => open !== learner);
    // After the census of Year 3 the lesson is over.
    if (seat === undefined || seen(match).view.year > 3) return;
    const offered = runnerOf(xidit).options(match.state, seat);
    const line = script[seat]?.[match.journal.filter(entry => entry.seat === seat).length];
    const choice = offered.find(option => equal(option, line));
    expect(choice, `seat ${seat} cannot follow its script`).toBeDefined();
    submit(match, seat, choice);
  }
}

const seen = (match: Match) => look(xidit, match.state, learner) as Look<XiditView>;

/** What a learner who follows the words does. */
function answer(match: Match, id: string): readonly Choice[] {
  const plan = /^plan([123])$/.exec(id)?.[1] as "1" | "2" | "3" | undefined;
  const letters = { k: "move-black", r: "move-red", b: "move-blue", a: "action", w: "wait" } as const;
  if (plan) {
    const orders = [...plans[plan]].map(letter => ({ kind: "order", order: letters[letter as "k"] }));
    return [...orders, { kind: "confirm" }];
  }
  const offered = runnerOf(xidit).options(match.state, learner) as readonly XiditChoice[];
  if (id === "start") return [{ kind: "start", city: 7 } as Choice];
  if (id === "rewards") return offered.filter(c => c.kind === "take" && !c.rewards.includes("sovereigns"));
  if (id === "bards") return offered.filter(c => c.kind === "bard" && c.region === "ad-larian");
  return [offered.at(offered[0]?.kind === "show" ? -1 : 0)!];
}

test("every step of the guided game can be done as it is told", () => {
  const match = newMatch(xidit, { seats, options, seatOptions, seed });
  others(match);
  const done: string[] = [];
  for (const step of steps) {
    if (step.when && !step.when(seen(match))) continue;
    for (let tries = 0; step.isDone && !step.isDone(seen(match)); tries++) {
      expect(tries, `${step.id} does not end`).toBeLessThan(12);
      const choices = answer(match, step.id);
      expect(step.expects?.(choices as XiditChoice[], seen(match)), `${step.id} expects something else`).toBe(true);
      for (const choice of choices) expect(submit(match, learner, choice).ok).toBe(true);
      others(match);
    }
    done.push(step.id);
  }
  expect(done).toEqual(steps.map(({ id }) => id));
});

test("the guided game shows what its words promise", () => {
  const match = newMatch(xidit, { seats, options, seatOptions, seed });
  expect(seen(match).view.first).toBe(learner);
  others(match);
  const play = (id: string) => {
    for (const choice of answer(match, id)) submit(match, learner, choice);
    others(match);
  };
  play("start");
  play("plan1");
  expect(seen(match).view.seats[learner]?.units).toEqual([1, 1, 1, 0, 0]);
  play("plan2");
  expect(seen(match).view.elimination?.city).toBe(16);
  play("rewards");
  play("bards");
  expect(seen(match).view.guilds).toContainEqual({ city: 16, seat: learner, floors: 3 });
  play("plan3");
  expect(seen(match).view.phase).toBe("census");
});

test("a step refuses what it does not teach", () => {
  const match = newMatch(xidit, { seats, options, seatOptions, seed });
  const start = steps.find(({ id }) => id === "start");
  expect(start?.expects?.([{ kind: "start", city: 8 }], seen(match))).toBe(false);
});

test("both languages have words for every step, and none too many", () => {
  const ids = steps.map(({ id }) => id).sort();
  expect(Object.keys(wordsEn).sort()).toEqual(ids);
  expect(Object.keys(wordsPl).sort()).toEqual(ids);
});

test("the reference tells every rule of the ledger once, in both languages", () => {
  const told = chapters.flatMap(({ rules }) => rules as readonly string[]);
  expect(new Set(told).size).toBe(told.length);
  expect(Object.keys(en.rules).sort()).toEqual([...told].sort());
  expect(Object.keys(pl.rules).sort()).toEqual([...told].sort());
  const ledger = readFileSync(new URL("../RULES.md", import.meta.url), "utf8");
  const listed = [...ledger.matchAll(/^- \*\*(XID-\d+)\*\*/gm)].map(([, id]) => id!);
  expect(listed).toHaveLength(316);
  expect([...told].sort()).toEqual(listed.sort());
});
