// Whole games are drawn: every question, every event that is played, in both languages.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { choose } from "#kernel/choose.ts";
import { eventsFor, isOver, look } from "#kernel/look.ts";
import type { State } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import type { Language } from "#kernel/texts.ts";
import { seeded } from "#web/kit/ink.ts";
import type { RuneEvent } from "../events.ts";
import { texts as en } from "../i18n/en.ts";
import { texts as pl } from "../i18n/pl.ts";
import { runewars } from "../index.ts";
import { Board } from "./Board.tsx";
import { stage } from "./staging.ts";
import type { RuneBoardProps } from "./table.tsx";

const nothing = () => {};
const colours = ["blue", "red", "green", "yellow"] as const;

function propsOf(game: State, viewer: number, language: Language, seats: number): RuneBoardProps {
  return {
    look: look(runewars, game, viewer) as RuneBoardProps["look"],
    viewer,
    language,
    texts: language === "pl" ? pl : en,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: `P${seat}`,
      colour: colours[seat]!,
      isBot: false,
      isOnline: true,
      clock: null,
    })),
    choose: nothing,
    retract: nothing,
    requestRefusals: async () => [],
    pending: null,
    playing: null,
    unseen: [],
    reducedMotion: false,
    speed: 1,
    lit: new Set(),
    onRef: nothing,
    openRule: nothing,
    drafts: { load: () => null, save: nothing },
  };
}

const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** The board with a look as it comes over the wire. */
const drawn = (props: RuneBoardProps): string =>
  renderToStaticMarkup(createElement(Board, { ...props, look: overWire(props.look) }));

/** Draws the events of one choice as they are played. */
function play(props: RuneBoardProps, events: readonly RuneEvent[], seen: Set<string>): void {
  let { view } = props.look;
  for (const [id, event] of events.entries()) {
    if (!seen.has(event.type)) {
      const playing = { event, motion: { kind: "scene", ms: 500 }, id, ms: 500 } as const;
      expect(drawn({ ...props, look: { ...props.look, view, question: null }, playing }), event.type).not.toBe("");
    }
    seen.add(event.type);
    view = stage(view, event);
  }
}

describe("the view", () => {
  it("comes over the wire as it is", () => {
    const { view } = propsOf(start(runewars, { seats: 2, seed: "1", options: { board: "ready" } }), 0, "en", 2).look;
    expect(overWire(view)).toEqual(view);
  });
});

describe("the board", () => {
  it.each([
    ["en", 3, 5, { discovery: "on" }],
    ["pl", 4, 9, { board: "ready" }],
  ] as const)("draws every kind of question and event, %s", (language, seats, seed, options) => {
    const random = seeded(seed);
    const [asked, seen] = [new Set<string>(), new Set<string>()];
    let game: State = start(runewars, { seats, seed: String(seed), options });
    while (!isOver(game)) {
      const seat = game.open[0]!;
      const props = propsOf(game, seat, language, seats);
      const { proc, step, options: all } = props.look.question!;
      if (!asked.has(`${proc}.${step}`)) expect(drawn(props)).not.toMatch(/undefined|NaN|\[object/);
      asked.add(`${proc}.${step}`);
      const eager = all.filter(({ kind }) => !["pass", "done", "decline"].includes(kind));
      const from = eager.length > 0 && random() < 0.75 ? eager : all;
      const outcome = choose(runewars, game, seat, from[Math.floor(random() * from.length)]!);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
      play(propsOf(game, 0, language, seats), eventsFor(runewars, outcome.events, 0) as RuneEvent[], seen);
      game = outcome.state;
    }
    expect(asked.size).toBeGreaterThan(30);
    expect(seen.size).toBeGreaterThan(50);
  });
});
