// The guided game is played from end to end on the real rules: a change that breaks its seed or its script shows here.
import { expect, test } from "vitest";
import { equal } from "#kernel/json.ts";
import { type Look, look } from "#kernel/look.ts";
import { type Match, newMatch, submit } from "#kernel/match.ts";
import { runnerOf } from "#kernel/run.ts";
import type { HlasChoice } from "../choices.ts";
import { AIR_DECK, READY } from "../content/marks.ts";
import { hlas } from "../index.ts";
import { scoreOf } from "../rules/scoring.ts";
import type { Hlas } from "../state.ts";
import type { HlasView } from "../view/view.ts";
import { words as wordsEn } from "./i18n/lesson.en.ts";
import { words as wordsPl } from "./i18n/lesson.pl.ts";
import learning from "./index.ts";
import { lesson } from "./lesson.ts";
import { crownCape, galefield, greyteeth, hornwood, mistwood, ORCS, stormcrag, sunriseCape } from "./script.ts";

const { learner, seats, options, seatOptions, seed, script, steps } = lesson;
const begin = (): Match => newMatch(hlas, { seats, options, seatOptions, seed });
const seen = (match: Match) => look(hlas, match.state, learner) as Look<HlasView>;
const own = (match: Match) => seen(match).view.realms[learner]!;
const stepNamed = (id: string) => steps.find(step => step.id === id)!;
const offeredTo = (match: Match) => runnerOf(hlas).options(match.state, learner) as readonly HlasChoice[];

/** The others follow their script, as the client lets them; after it has ended they wait. */
function others(match: Match): void {
  for (;;) {
    const seat = match.state.open.find(open => open !== learner);
    if (seat === undefined) return;
    const line = script[seat]?.[match.journal.filter(entry => entry.seat === seat).length];
    if (line === undefined) return;
    const isOffered = runnerOf(hlas)
      .options(match.state, seat)
      .some(option => equal(option, line));
    expect(isOffered, `seat ${seat} cannot follow its script: ${JSON.stringify(line)}`).toBe(true);
    submit(match, seat, line);
  }
}

/** An answer of a step: the only one, or where the learner is free the first or the last. */
function answerTo(match: Match, id: string, isLast = false): HlasChoice {
  const expected = offeredTo(match).filter(choice => stepNamed(id).expects?.([choice], seen(match)));
  expect(expected.length, `${id} expects something that is offered`).toBeGreaterThan(0);
  return expected.at(isLast ? -1 : 0)!;
}

/** Plays on, every step as it is told, up to and with the named one; `done` are those played before. */
function playTo(match: Match, last: string, done: string[] = [], isLast = false): string[] {
  others(match);
  for (const step of steps.slice(done.length)) {
    for (let tries = 0; step.isDone && !step.isDone(seen(match)); tries++) {
      expect(tries, `${step.id} does not end`).toBeLessThan(9);
      expect(submit(match, learner, answerTo(match, step.id, isLast)).ok).toBe(true);
      others(match);
    }
    done.push(step.id);
    if (step.id === last) break;
  }
  return done;
}

const stock = (match: Match): number[] => [own(match).ore, own(match).mana, own(match).food];

test("every step of the guided game can be done as it is told, and none is done before it is told", () => {
  const match = begin();
  const done: string[] = [];
  others(match);
  for (const { id, isDone } of steps) {
    expect(isDone?.(seen(match)) ?? false, `${id} is done before it begins`).toBe(false);
    playTo(match, id, done);
  }
  expect(done).toEqual(steps.map(({ id }) => id));
  expect(steps.length).toBeLessThanOrEqual(28);
});

test("the first round shows what its words promise", () => {
  const match = begin();
  const done = playTo(match, "bar");
  expect(seen(match).view.first).toBe(learner);
  expect(seen(match).view.tax[0]).toBe("food");
  expect([own(match).serfs[crownCape], own(match).warriors[crownCape]]).toEqual([2, 1]);
  playTo(match, "march", done);
  expect(stock(match)).toEqual([4, 2, 3]);
  playTo(match, "muster", done);
  expect(stock(match)).toEqual([5, 4, 5]);
  expect(seen(match).view.realms[ORCS]!.serfs[greyteeth]).toBe(1);
  expect(own(match).library).toEqual(["sundering", "weakness"]);
});

test("the spell pays for itself, and the Harvest of round two is as told", () => {
  const match = begin();
  const done = playTo(match, "discover");
  expect(own(match).library).toEqual(["phantom-thief"]);
  playTo(match, "warrior", done);
  const [, mana] = stock(match);
  playTo(match, "steal", done);
  expect(seen(match).view.round).toBe(3);
  expect(own(match).vp).toBe(1);
  expect(stock(match)).toEqual([3, mana! + 2, 3]);
  expect(seen(match).view.first).toBe(learner);
});

test("the Tower shows a Wild Herd and Bandits, and the Warrior is aboard", () => {
  const match = begin();
  playTo(match, "tower");
  const { view } = seen(match);
  const tokenIn = (region: number) => view.tokens[region];
  expect(own(match).towers).toEqual([hornwood]);
  expect(view.realms[ORCS]!.towers).toEqual([greyteeth]);
  expect([tokenIn(galefield), tokenIn(mistwood)]).toEqual(["wild-herd", "bandits"]);
  expect(own(match).warriors[AIR_DECK]).toBe(1);
  expect(view.realms[ORCS]!.warriors[sunriseCape]).toBe(3);
});

test("the battle is won by six to four, and the Tower falls", () => {
  const match = begin();
  const done = playTo(match, "tactic");
  const battle = seen(match).view.frames.find(frame => frame.proc === "battle")!;
  expect(battle.sides.map(side => [side.tactic, side.fate])).toEqual([
    ["first-strike", "played"],
    ["conscripts", "cancelled"],
  ]);
  playTo(match, "pay", done);
  expect(seen(match).view.realms[ORCS]!.towers).toEqual([]);
  expect(seen(match).view.realms[ORCS]!.serfs[sunriseCape]).toBe(2);
  expect(own(match).airVessel).toBe(greyteeth);
  expect(own(match).vp).toBe(4);
});

test("at the end the learner has 4 VP, and 15 if the game ended now", () => {
  const match = begin();
  playTo(match, "end");
  expect(own(match).turned).toEqual([READY]);
  expect(seen(match).view.round).toBe(4);
  expect(scoreOf(match.state as Hlas, learner)).toMatchObject({
    ...{ play: 4, units: 4, buildings: 1, towers: 2, level: 0, scribed: 1, regions: 3, total: 15 },
  });
  expect([hornwood, stormcrag, greyteeth].every(at => own(match).serfs[at]! + own(match).warriors[at]! >= 0)).toBe(
    true,
  );
});

test("other ways of doing what is told lead to the same end", () => {
  const match = begin();
  expect(playTo(match, "end", [], true)).toEqual(steps.map(({ id }) => id));
  expect(scoreOf(match.state as Hlas, learner).total).toBe(15);
});

test("a step refuses what it does not teach, and takes a whole March that a board sends at once", () => {
  const match = begin();
  const done = playTo(match, "repeat");
  const { expects } = stepNamed("march");
  const fits = (...choices: HlasChoice[]) => expects?.(choices, seen(match));
  expect(fits({ kind: "slot", slot: "march-2" })).toBe(true);
  expect(fits({ kind: "slot", slot: "build" })).toBe(false);
  for (let i = 0; i < 2; i++) submit(match, learner, answerTo(match, "march"));
  const serf: HlasChoice = { kind: "unit", owner: learner, piece: "serf", place: crownCape };
  const warrior: HlasChoice = { kind: "unit", owner: learner, piece: "warrior", place: crownCape };
  const to = (region: number): HlasChoice => ({ kind: "step", to: region });
  expect(fits(serf, to(galefield), to(hornwood))).toBe(true);
  expect(fits(serf, to(mistwood), to(hornwood))).toBe(true);
  expect(fits(serf, serf)).toBe(false);
  expect(fits(warrior, to(galefield))).toBe(false);
  expect(fits(serf, to(stormcrag))).toBe(false);
  expect(fits(serf, to(galefield), { kind: "stop" })).toBe(false);
  playTo(match, "muster", done);
});

test("both languages have words for every step, and none too many; all but the last have a hint", () => {
  const ids = steps.map(({ id }) => id);
  for (const words of [wordsEn, wordsPl]) {
    expect(Object.keys(words)).toEqual(ids);
    for (const id of ids) {
      const { title, text, hint } = words[id]!;
      for (const each of [title, ...text, hint ?? "x"]) expect(each.trim()).toBe(each);
      expect(text.length, id).toBeGreaterThan(0);
      expect(hint === undefined, `${id} has a hint`).toBe(id === "end");
    }
  }
});

test("numbers are the same in both languages", () => {
  const numbers = (id: string, words: typeof wordsEn): string[] =>
    (words[id]!.text.join(" ").match(/\d+/g) ?? []).sort();
  for (const { id } of steps) expect(numbers(id, wordsPl), id).toEqual(numbers(id, wordsEn));
});

test("the pages get the lesson and its words in both languages", async () => {
  expect(learning.lesson).toBe(lesson);
  expect(await learning.lessonWords("en")).toBe(wordsEn);
  expect(await learning.lessonWords("pl")).toBe(wordsPl);
});
