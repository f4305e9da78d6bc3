// Whole games are drawn on every board, as they come over the wire: every kind of question, every event that is played,
// every component, in both languages.
import { existsSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { registry } from "#games/registry.ts";
import { choose } from "#kernel/choose.ts";
import type { AnyGame, Options } from "#kernel/game.ts";
import { eventsFor, isOver, look } from "#kernel/look.ts";
import { viewsOf } from "#kernel/pictures.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import type { Language, Texts } from "#kernel/texts.ts";
import type { AnyBoard, BoardProps } from "#web/kit/board.ts";
import { exampleBoard } from "#web/kit/gallery/examples.ts";
import { seeded } from "#web/kit/ink.ts";
import { speak } from "#web/kit/spoken.ts";

vi.stubGlobal("matchMedia", () => ({ matches: true }));

/** A board being drawn, and what has been drawn on it. */
interface Drawing {
  readonly game: AnyGame;
  readonly board: AnyBoard;
  readonly texts: Texts;
  readonly language: Language;
  readonly seats: number;
  readonly asked: Set<string>;
  readonly seen: Set<string>;
}

/** Choices after which a game by lot has shown what it has to show. */
const MOST = 900;
const languages: readonly Language[] = ["en", "pl"];
const colours = ["blue", "red", "green", "yellow", "black"] as const;
const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function propsOf({ game, texts, language, seats }: Drawing, state: State, viewer: number): BoardProps {
  return {
    ...exampleBoard,
    look: overWire(look(game, state, viewer)),
    viewer,
    language,
    texts,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: `P${seat}`,
      colour: colours[seat]!,
      isBot: false,
      isOnline: true,
      clock: null,
    })),
  };
}

/** A filled button that lets things be. */
const filledPass = /hk-button-main[^>]*data-kind="(pass|decline|skip)"/;

function draw({ board, game }: Drawing, props: BoardProps, what: string): void {
  const markup = renderToStaticMarkup(createElement(board.Board, props));
  expect(markup, `${game.id}, ${what}`).not.toMatch(/undefined|NaN|\[object/);
  // What is filled is what most people want: not to let things be where something can be done.
  if ((props.look.question?.options.length ?? 0) > 1) expect(markup, `${game.id}, ${what}`).not.toMatch(filledPass);
}

/** Draws the events of one choice as they are played, each kind once. */
function play(drawing: Drawing, props: BoardProps, events: readonly GameEvent[], views: readonly unknown[]): void {
  const { seen } = drawing;
  let { view } = props.look;
  for (const [id, event] of events.entries()) {
    const after = views[id];
    if (!seen.has(event.type)) {
      const playing = { event, after, motion: { kind: "scene", ms: 500 }, id, ms: 500 } as const;
      draw(drawing, { ...props, look: { ...props.look, view, question: null }, playing }, event.type);
    }
    seen.add(event.type);
    view = after;
  }
}

/** Answers that let the game go on without anything happening; taken less often. */
const quiet = new Set(["pass", "done", "decline", "skip", "stop", "endTurn"]);

/** Plays a game by lot and draws what has not been drawn yet. */
function drawGame(drawing: Drawing, seed: number, options: Options): void {
  const { game, seats, asked, seen } = drawing;
  const random = seeded(seed);
  let state: State = start(game, { seats, seed: String(seed), options });
  for (let n = 0; n < MOST && !isOver(state); n++) {
    const seat = state.open[0]!;
    const { proc, step, options: all } = look(game, state, seat).question!;
    const name = `${proc}.${step}`;
    if (!asked.has(name)) draw(drawing, propsOf(drawing, state, seat), name);
    asked.add(name);
    const eager = all.filter(({ kind }) => !quiet.has(kind));
    const from = eager.length > 0 && random() < 0.8 ? eager : all;
    const choice = from[Math.floor(random() * from.length)]!;
    const outcome = choose(game, state, seat, choice, true);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    const told = eventsFor(game, outcome.events, 0);
    if (told.some(({ type }) => !seen.has(type))) {
      const views = viewsOf(game, outcome, 0);
      play(drawing, propsOf(drawing, state, 0), told, overWire([...views, look(game, outcome.state, 0).view]));
    }
    state = outcome.state;
  }
}

/** Settings by lot, so that modes and variants are drawn, too. */
function settingsBy(seed: number, { options }: AnyGame, seats: number): Options {
  const random = seeded(seed);
  const open = options.filter(spec => !spec.seats || spec.seats.includes(seats));
  return Object.fromEntries(open.map(({ id, values }) => [id, values[Math.floor(random() * values.length)]!]));
}

async function boardOf(id: string): Promise<AnyBoard> {
  const { default: board } = (await import(`../../games/${id}/board/index.tsx`)) as { default: AnyBoard };
  await Promise.all(languages.map(speak));
  return board;
}

// A game without a board of its own is played on the plain one.
const boards = Object.keys(registry).filter(id =>
  existsSync(new URL(`../../games/${id}/board/index.tsx`, import.meta.url)),
);

/** Questions and events that these games must show at least: most of what a small game has. */
const [QUESTIONS, EVENTS] = [3, 15];

describe.each(boards)("the board of %s", id => {
  test.each(languages)("draws every kind of question and event: %s", { timeout: 240_000 }, async language => {
    const { game, texts } = registry[id]!;
    const [asked, seen] = [new Set<string>(), new Set<string>()];
    const shared = { game, board: await boardOf(id), texts: await texts(language), language, asked, seen };
    const seats = language === "pl" ? game.seats[0]! : game.seats.at(-1)!;
    drawGame({ ...shared, seats }, 5, {});
    // A short game shows little at a time.
    for (let seed = 7; seed === 7 || (asked.size < QUESTIONS && seed < 20); seed++) {
      drawGame({ ...shared, seats }, seed, settingsBy(seed, game, seats));
    }
    const questions = runnerOf(game).steps.filter(name => {
      const [proc = "", step = ""] = name.split(".");
      return runnerOf(game).find({ proc, step })?.kind !== "auto";
    });
    expect(asked.size).toBeGreaterThanOrEqual(Math.min(QUESTIONS, questions.length - 1));
    expect(seen.size).toBeGreaterThanOrEqual(Math.min(EVENTS, Object.keys(shared.board.animate).length / 2));
  });

  test("has a picture of every component in both languages", async () => {
    const { components } = await boardOf(id);
    for (const language of languages) {
      const all = components?.(language) ?? [];
      expect(new Set(all.map(each => each.id)).size).toBe(all.length);
      for (const { name, text, Picture } of all) {
        expect(`${name} ${text}`).not.toMatch(/undefined|NaN/);
        expect(renderToStaticMarkup(createElement(Picture))).toContain("<");
      }
    }
  });
});

test("in Runewars an army on its way stays on the map, with its odds, until it is known whether it fights", async () => {
  const { game, texts } = registry.runewars!;
  const board = await boardOf("runewars");
  const drawing = { game, board, texts: await texts("en"), language: "en" as const, seats: 2 };
  const random = seeded(11);
  let state: State = start(game, { seats: 2, seed: "march" });
  let isMet = false;
  for (let n = 0; n < MOST && !isMet && !isOver(state); n++) {
    const seat = state.open[0]!;
    const { question, view } = look(game, state, seat);
    const { force, contested } = view as { force: { area: number } | null; contested: number };
    const { options } = question!;
    if (force && contested !== force.area && options.some(({ kind }) => kind === "diplomacy")) {
      isMet = true;
      const props = propsOf({ ...drawing, asked: new Set(), seen: new Set() }, state, seat);
      const markup = renderToStaticMarkup(createElement(board.Board, props));
      expect(markup).toContain("rw-encounter");
      expect(markup).toContain("rw-odds");
      expect(markup).toContain("rw-arrivals");
    }
    const eager = options.filter(({ kind }) => !quiet.has(kind));
    const from = eager.length > 0 && random() < 0.8 ? eager : options;
    const outcome = choose(game, state, seat, from[Math.floor(random() * from.length)]!, true);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    state = outcome.state;
  }
  expect(isMet).toBe(true);
});
