// The guided game is played from end to end on the real rules: a change that breaks its seed or its script shows here.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { equal } from "#kernel/json.ts";
import { type Look, look } from "#kernel/look.ts";
import { type Match, newMatch, submit } from "#kernel/match.ts";
import { frameOf } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import type { TytaniChoice } from "../choices.ts";
import { armyFrom } from "../content/army.ts";
import { ATTACKER, DEFENDER } from "../content/marks.ts";
import type { BattleFrame } from "../frames.ts";
import { tytani } from "../index.ts";
import { placeOf } from "../map/atlas.ts";
import { procedures } from "../rules/procedures.ts";
import { strengthOf } from "../rules/queries.ts";
import type { Tytani } from "../state.ts";
import type { TytaniView } from "../view/view.ts";
import { chapters } from "./content/chapters.ts";
import { words as wordsEn } from "./i18n/lesson.en.ts";
import { words as wordsPl } from "./i18n/lesson.pl.ts";
import { reference as en } from "./i18n/reference.en.ts";
import { reference as pl } from "./i18n/reference.pl.ts";
import learning from "./index.ts";
import { lesson } from "./lesson.ts";

const { learner, seats, options, seatOptions, seed, script, steps } = lesson;
const begin = (): Match => newMatch(tytani, { seats, options, seatOptions, seed });
const seen = (match: Match) => look(tytani, match.state, learner) as Look<TytaniView>;
const own = (match: Match) => seen(match).view.powers[learner]!;

/** The others follow their script, as the client lets them; after a free choice the fallback may have to answer. */
function others(match: Match, isFree: boolean): void {
  for (;;) {
    const seat = match.state.open.find(open => open !== learner);
    if (seat === undefined) return;
    const offered = runnerOf(tytani).options(match.state, seat);
    const line = script[seat]?.[match.journal.filter(entry => entry.seat === seat).length];
    const spoken = offered.find(option => equal(option, line));
    const choice = spoken ?? (isFree ? tytani.fallback(match.state as Tytani, seat, offered) : undefined);
    expect(choice, `seat ${seat} cannot follow its script: ${JSON.stringify(line)}`).toBeDefined();
    submit(match, seat, choice);
  }
}

/** An answer of a step: the only one, or where the learner is free the first or the last. */
function answerTo(match: Match, id: string, isFree = false): TytaniChoice {
  const step = steps.find(each => each.id === id);
  const offered = runnerOf(tytani).options(match.state, learner) as readonly TytaniChoice[];
  const expected = offered.filter(choice => step?.expects?.([choice], seen(match)));
  expect(expected.length, `${id} expects something that is offered`).toBeGreaterThan(0);
  return expected.at(isFree ? -1 : 0)!;
}

/** Plays on, every step as it is told, up to and with the named one; `done` are those played before. */
function playTo(match: Match, last: string, done: string[] = [], isFree = false): string[] {
  others(match, isFree);
  for (const step of steps.slice(done.length)) {
    for (let tries = 0; step.isDone && !step.isDone(seen(match)); tries++) {
      expect(tries, `${step.id} does not end`).toBeLessThan(9);
      const answer = answerTo(match, step.id, isFree);
      expect(submit(match, learner, answer).ok).toBe(true);
      others(match, isFree);
    }
    done.push(step.id);
    if (step.id === last) break;
  }
  return done;
}

/** Strength of attacker and defender in the running Battle. */
function strengths(match: Match): [number, number] {
  const battle = frameOf<BattleFrame>(match.state, "battle")!;
  return [strengthOf(battle, ATTACKER), strengthOf(battle, DEFENDER)];
}

test("every step of the guided game can be done as it is told", () => {
  expect(playTo(begin(), "end")).toEqual(steps.map(({ id }) => id));
});

test("the guided game shows what its words promise of the first Mission and the defence", () => {
  const match = begin();
  expect(seen(match).view.order[0]).toBe(learner);
  const done = playTo(match, "claim");
  expect(own(match).vp).toBe(4);
  playTo(match, "guard", done);
  expect(strengths(match)).toEqual([4, 2]);
  playTo(match, "defend", done);
  expect(strengths(match)).toEqual([4, 4]);
  playTo(match, "lastWord", done);
  expect(own(match).vp).toBe(5);
  expect(seen(match).view.units[placeOf("a-denmark")]).toBe(armyFrom({ infantry: 1, artillery: 1 }));
});

test("the learner's attack is won by three", () => {
  const match = begin();
  const done = playTo(match, "march");
  expect(strengths(match)).toEqual([3, 4]);
  playTo(match, "set", done);
  expect(strengths(match)).toEqual([6, 4]);
  playTo(match, "ability", done);
  expect(own(match).vp).toBe(7);
  expect(seen(match).view.units[placeOf("a-gotaland")]).toBe(armyFrom({ artillery: 1 }));
  expect(seen(match).view.owner[placeOf("a-pomerania")]).toBe(learner);
});

test("at the end of the round the learner has seven regions and 18 VP", () => {
  const match = begin();
  const done = playTo(match, "won");
  const { hand } = own(match);
  playTo(match, "buy", done);
  expect(own(match).hand).toEqual(hand);
  playTo(match, "finish", done);
  expect(own(match).regions).toBe(7);
  expect(own(match).vp).toBe(18);
  playTo(match, "end", done);
  expect(seen(match).view.round).toBe(2);
});

test("other free choices of the learner lead to the same end", () => {
  const match = begin();
  expect(playTo(match, "end", [], true)).toEqual(steps.map(({ id }) => id));
  expect(own(match).vp).toBe(18);
});

test("a step refuses what it does not teach, and takes an army that a board sends at once", () => {
  const match = begin();
  const done = playTo(match, "orders");
  const take = steps.find(({ id }) => id === "take")!;
  expect(take.expects?.([{ kind: "order", order: "order-recruiters" }], seen(match))).toBe(true);
  expect(take.expects?.([{ kind: "order", order: "order-campaign" }], seen(match))).toBe(false);
  playTo(match, "lastWord", done);
  for (let i = 0; i < 2; i++) submit(match, learner, answerTo(match, "march"));
  const march = steps.find(({ id }) => id === "march")!;
  const units = (["infantry", "cavalry", "cavalry"] as const).map(
    (unit): TytaniChoice => ({ kind: "pick", unit, from: "a-pomerania" }),
  );
  expect(march.expects?.(units, seen(match))).toBe(true);
  expect(march.expects?.([units[0]!, units[0]!], seen(match))).toBe(false);
});

test("both languages have words for every step, and none too many", () => {
  const ids = steps.map(({ id }) => id).sort();
  expect(Object.keys(wordsEn).sort()).toEqual(ids);
  expect(Object.keys(wordsPl).sort()).toEqual(ids);
});

test("every question is spoken of in a chapter", () => {
  const known: readonly string[] = chapters.map(({ id }) => id);
  const { view } = seen(begin());
  for (const { name: proc, steps: all } of procedures) {
    if (["game", "round", "automa"].includes(proc)) continue;
    for (const step of Object.keys(all)) {
      const waiting = { proc, step, open: [], ready: [] };
      expect(known, `${proc}.${step}`).toContain(learning.chapterNow({ view, waiting, question: null, result: null }));
    }
  }
});

test("the reference tells every rule of the ledger once, and every rule that the board can name", () => {
  const entries = chapters.flatMap(({ rules }) => rules as readonly string[]);
  expect(Object.keys(en.rules).sort()).toEqual([...entries].sort());
  expect(Object.keys(pl.rules).sort()).toEqual([...entries].sort());
  const told = entries.flatMap(entry => entry.split(" "));
  const ledger = Array.from({ length: 346 }, (_, i) => `TYT-${String(i + 1).padStart(3, "0")}`);
  expect([...told].sort()).toEqual(ledger);
  const folder = new URL("../rules/", import.meta.url);
  const sources = readdirSync(folder).map(file => readFileSync(new URL(file, folder), "utf8"));
  const named = sources.flatMap(source => [...source.matchAll(/"(TYT-\d+)"/g)].map(([, id]) => id));
  expect(named.filter(id => !told.includes(id!))).toEqual([]);
});
