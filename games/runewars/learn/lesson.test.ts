// The guided game is played from end to end on the real rules: a change that breaks its seed or its script shows here.
import { expect, test } from "vitest";
import { equal } from "#kernel/json.ts";
import { type Look, look } from "#kernel/look.ts";
import { type Match, newMatch, submit } from "#kernel/match.ts";
import { runnerOf } from "#kernel/run.ts";
import { done, type March, type RuneChoice } from "../choices.ts";
import { areaOf } from "../content/tiles.ts";
import type { RuneEvent } from "../events.ts";
import { runewars } from "../index.ts";
import { dragonsOf } from "../rules/result.ts";
import type { Runewars } from "../state.ts";
import type { RuneView } from "../view/view.ts";
import { words as wordsEn } from "./i18n/lesson.en.ts";
import { words as wordsPl } from "./i18n/lesson.pl.ts";
import learning from "./index.ts";
import { lesson } from "./lesson.ts";

const { learner, seats, options, seatOptions, seed, script, steps } = lesson;

interface Lesson {
  readonly match: Match;
  /** Steps done. */
  readonly done: string[];
  readonly events: RuneEvent[];
}

function begin(): Lesson {
  return { match: newMatch(runewars, { seats, options, seatOptions, seed }), done: [], events: [] };
}

const seen = ({ match }: Lesson) => look(runewars, match.state, learner) as Look<RuneView>;
const own = (game: Lesson) => seen(game).view.players[learner]!;
const offered = ({ match }: Lesson, seat: number) =>
  runnerOf(runewars).options(match.state, seat) as readonly RuneChoice[];
const stepNamed = (id: string) => steps.find(each => each.id === id)!;

function choose(game: Lesson, seat: number, choice: RuneChoice): void {
  const outcome = submit(game.match, seat, choice);
  if (!outcome.ok) throw new Error(`${seat} may not choose ${JSON.stringify(choice)}`);
  game.events.push(...(outcome.events as RuneEvent[]));
}

/** The others follow their script, as the client lets them; with the second year the lesson is over. */
function others(game: Lesson): void {
  for (;;) {
    const { state, journal } = game.match;
    const seat = state.open.find(open => open !== learner);
    if (seat === undefined || seen(game).view.year > 1) return;
    const line = script[seat]?.[journal.filter(entry => entry.seat === seat).length];
    const choice = offered(game, seat).find(option => equal(option, line));
    expect(choice, `seat ${seat} cannot follow its script: ${JSON.stringify(line)}`).toBeDefined();
    choose(game, seat, choice!);
  }
}

/** Everybody who may march from the one area whose units a step sends. */
function plans(choices: readonly RuneChoice[]): RuneChoice[][] {
  const marches = choices.filter((choice): choice is March => choice.kind === "march");
  const sources = [...new Set(marches.map(({ from }) => from))];
  return sources.map(source => [...marches.filter(({ from, count }) => from === source && count === 1), done]);
}

/** What a step wants to be answered now: the only offered choice that fits it, the first of several, or a whole plan. */
function answerTo(game: Lesson, id: string, isLast = false): readonly RuneChoice[] {
  const all = offered(game, learner);
  const expected = [...plans(all), ...all.map(choice => [choice])].filter(each =>
    stepNamed(id).expects?.(each, seen(game)),
  );
  expect(expected.length, `${id} expects something that is offered`).toBeGreaterThan(0);
  return expected.at(isLast ? -1 : 0)!;
}

/** Whether a thing to be lit up is there to be seen. */
function exists(ref: string, game: Lesson): boolean {
  const { view } = seen(game);
  const [kind, id = ""] = ref.split(":");
  switch (kind) {
    case "area":
      return view.board.list.includes(Number(id));
    case "hero":
      return view.heroes.some(hero => hero.id === id);
    case "quest":
      return own(game).quests?.some(quest => quest === id) ?? false;
    case "objective":
      return own(game).hasObjective;
    case "order":
      return offered(game, learner).some(choice => choice.kind === "order" && choice.order === Number(id));
    case "faction":
      return offered(game, learner).some(choice => choice.kind === "faction" && choice.faction === id);
    case "choice":
      return offered(game, learner).some(choice => choice.kind === id);
    case "figure": {
      const battle = view.frames.find(frame => frame.proc === "battle");
      return battle?.proc === "battle" && battle.attacker.line.length > Number(ref.split(":")[2]);
    }
    case "lay":
      return offered(game, learner).some(
        choice => choice.kind === "lay" && id === [choice.tile, choice.q, choice.r, choice.turn].join(),
      );
    default:
      return false;
  }
}

/** Plays on, every step as it is told, up to and with the named one. */
function playTo(game: Lesson, last: string, isLast = false): Lesson {
  others(game);
  for (const step of steps.slice(game.done.length)) {
    for (const ref of step.lit ?? []) expect(exists(ref, game), `${step.id} lights up ${ref}`).toBe(true);
    for (let tries = 0; step.isDone && !step.isDone(seen(game)); tries++) {
      expect(tries, `${step.id} does not end`).toBeLessThan(12);
      for (const choice of answerTo(game, step.id, isLast)) choose(game, learner, choice);
      others(game);
    }
    game.done.push(step.id);
    if (step.id === last) break;
  }
  return game;
}

const lastEvent = <T extends RuneEvent["type"]>({ events }: Lesson, type: T): Extract<RuneEvent, { type: T }> =>
  events.findLast((event): event is Extract<RuneEvent, { type: T }> => event.type === type)!;

test("every step of the guided game can be done as it is told, and what it lights up is there", () => {
  expect(playTo(begin(), "end").done).toEqual(steps.map(({ id }) => id));
});

test("areas that may be chosen in any order lead to the same end", () => {
  const game = playTo(begin(), "end", true);
  expect(game.done).toEqual(steps.map(({ id }) => id));
  expect(dragonsOf(game.match.state as Runewars, learner)).toBe(3);
});

test("the learner begins with the dials, cards and influence of which the words speak", () => {
  const game = playTo(begin(), "dials");
  expect(own(game)).toMatchObject({ influence: 3, food: 3, wood: 2, ore: 2, tacticsCount: 2 });
  expect(own(game).quests).toContain("the-burning-stair");
  expect(seen(game).view.city[areaOf("8D")]).not.toBe("");
});

test("a gold card makes the Razorwing an ally, and the Uthuk come to the border", () => {
  const game = playTo(begin(), "ally");
  expect(lastEvent(game, "diplomacyEnded").result).toBe("gold");
  const { view } = seen(game);
  expect([view.controller[areaOf("1B")], view.controller[areaOf("8B")]]).toEqual([learner, 1]);
  expect(own(game).influence).toBe(3);
});

test("the quest brings the Shard, and the Shard a dragon rune", () => {
  const game = playTo(begin(), "quest");
  expect(lastEvent(game, "fateChosen").destiny).toBe("gold");
  expect(seen(game).view.heroes.find(({ seat }) => seat === learner)?.rewards).toMatchObject([
    { card: "timmorran-shard" },
  ]);
  expect(dragonsOf(playTo(game, "shard").match.state as Runewars, learner)).toBe(1);
});

test("the battle goes as its steps tell it", () => {
  const game = playTo(begin(), "rounds");
  expect(lastEvent(game, "figureHit")).toMatchObject({ unit: "hellhound", damage: 1, isDestroyed: false });
  playTo(game, "aside");
  expect(lastEvent(game, "figureRouted")).toMatchObject({ side: "defender", unit: "hellhound" });
  expect(lastEvent(game, "figureHit")).toMatchObject({ side: "defender", unit: "hellhound", isDestroyed: true });
  playTo(game, "losses");
  expect(lastEvent(game, "figureHit")).toMatchObject({ side: "attacker", unit: "knight", isDestroyed: false });
  expect(lastEvent(game, "battleEnded")).toMatchObject({ winner: "attacker", attackStrength: 3, defenceStrength: 0 });
  expect(dragonsOf(game.match.state as Runewars, learner)).toBe(2);
});

test("Harvest sets the dials to 5, 3 and 4, of which the Diplomat takes a wood", () => {
  const game = playTo(begin(), "harvest");
  expect(own(game)).toMatchObject({ food: 5, wood: 2, ore: 4 });
  expect(seen(game).view.development[areaOf("DC")]).toBe("diplomat");
  expect([own(game).influence, seen(game).view.players[1]?.influence]).toEqual([7, 3]);
});

test("the bid is won, the Uthuk starve, and the year ends with three dragon runes", () => {
  const game = playTo(begin(), "rune");
  expect(lastEvent(game, "bidsRevealed").bids).toEqual([4, 2]);
  const starved = game.events.filter(event => event.type === "unitsDestroyed" && event.cause === "winter");
  expect(starved).toHaveLength(4);
  playTo(game, "end");
  const recruited = game.events.flatMap(event =>
    event.type === "unitsPlaced" && event.seat === learner && event.cause === "recruit" ? event.groups : [],
  );
  expect(recruited.map(({ unit }) => unit)).toEqual(["knight", "siege-tower", ...Array<string>(4).fill("footman")]);
  expect(dragonsOf(game.match.state as Runewars, learner)).toBe(3);
});

test("a step refuses what it does not teach, and a march that leaves units behind", () => {
  const game = playTo(begin(), "dials");
  expect(stepNamed("orders").expects?.([{ kind: "order", order: 2 }], seen(game))).toBe(true);
  expect(stepNamed("orders").expects?.([{ kind: "order", order: 3 }], seen(game))).toBe(false);
  playTo(game, "shard");
  const attack = stepNamed("attack");
  while (seen(game).question?.step !== "assignMoves") choose(game, learner, answerTo(game, "attack")[0]!);
  const plan = answerTo(game, "attack");
  expect(plan).toHaveLength(4);
  expect(attack.expects?.(plan.slice(0, 3), seen(game))).toBe(true);
  expect(attack.expects?.([plan[0]!, done], seen(game))).toBe(false);
  expect(attack.expects?.([done], seen(game))).toBe(false);
});

test("the false rune is discarded before the new tokens are placed", () => {
  const game = playTo(begin(), "bid");
  expect(stepNamed("rune").expects?.([done], seen(game))).toBe(false);
});

test("both languages have words for every step, and none too many", async () => {
  const ids = steps.map(({ id }) => id).sort();
  expect(Object.keys(wordsEn).sort()).toEqual(ids);
  expect(Object.keys(wordsPl).sort()).toEqual(ids);
  expect(await learning.lessonWords("pl")).toBe(wordsPl);
  expect(await learning.lessonWords("en")).toBe(wordsEn);
});

test("every step that wants something has a hint, in both languages, and short enough a text for a small screen", () => {
  for (const words of [wordsEn, wordsPl]) {
    for (const { id, expects } of steps) {
      const { text, hint } = words[id]!;
      if (expects) expect(hint, id).toBeTruthy();
      expect(text.join(" ").length, id).toBeLessThan(480);
    }
  }
});
