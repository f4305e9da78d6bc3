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
import type { HlasEvent } from "../events.ts";
import { texts as en } from "../i18n/en.ts";
import { texts as pl } from "../i18n/pl.ts";
import { hlas } from "../index.ts";
import { Board } from "./Board.tsx";
import { components } from "./components.tsx";
import { stage } from "./staging.ts";
import type { HlasBoardProps } from "./table.tsx";

const nothing = () => {};
const colours = ["blue", "red", "green", "yellow"] as const;

function propsOf(game: State, viewer: number, language: Language, seats: number): HlasBoardProps {
  return {
    look: look(hlas, game, viewer) as HlasBoardProps["look"],
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

const drawn = (props: HlasBoardProps): string => renderToStaticMarkup(createElement(Board, props));

/** Draws the events of one choice as they are played. */
function play(props: HlasBoardProps, events: readonly HlasEvent[], seen: Set<string>): void {
  let { view } = props.look;
  for (const [id, event] of events.entries()) {
    if (!seen.has(event.type)) {
      const playing = { event, motion: { kind: "scene", ms: 500 }, id, ms: 500 } as const;
      const markup = drawn({ ...props, look: { ...props.look, view, question: null }, playing });
      expect(markup, event.type).not.toMatch(/undefined|NaN|\[object/);
    }
    seen.add(event.type);
    view = stage(view, event);
  }
}

const MOST = 1500;
const quiet = ["pass", "done", "decline", "skip", "endTurn", "noMuster", "stop"];

/** Plays a game by lot and draws what has not been drawn yet. */
function drawGame(language: Language, seats: number, seed: number, options: Record<string, string>) {
  const random = seeded(seed);
  const [asked, seen] = [new Set<string>(), new Set<string>()];
  let game: State = start(hlas, { seats, seed: String(seed), options });
  // Games by lot may go on for very long; so many choices show everything.
  for (let n = 0; n < MOST && !isOver(game); n++) {
    const seat = game.open[0]!;
    const { question } = look(hlas, game, seat);
    const { proc, step, options: all } = question!;
    if (!asked.has(`${proc}.${step}`)) {
      expect(drawn(propsOf(game, seat, language, seats))).not.toMatch(/undefined|NaN|\[object/);
    }
    asked.add(`${proc}.${step}`);
    const eager = all.filter(({ kind }) => !quiet.includes(kind));
    const from = eager.length > 0 && random() < 0.8 ? eager : all;
    const outcome = choose(hlas, game, seat, from[Math.floor(random() * from.length)]!);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    const told = eventsFor(hlas, outcome.events, 0) as HlasEvent[];
    if (told.some(({ type }) => !seen.has(type))) play(propsOf(game, 0, language, seats), told, seen);
    game = outcome.state;
  }
  return { asked, seen };
}

describe("the board", () => {
  it.each([
    ["three, in English", "en", 3, 5, {}, 30],
    ["teams, in Polish", "pl", 4, 9, { teams: "on" }, 30],
    ["alone, in Polish", "pl", 1, 4, {}, 24],
  ] as const)(
    "draws every kind of question and event: %s",
    (_name, language, seats, seed, options, kinds) => {
      const { asked, seen } = drawGame(language, seats, seed, options);
      expect(asked.size).toBeGreaterThanOrEqual(kinds);
      expect(seen.size).toBeGreaterThan(35);
    },
    60_000,
  );

  it("has a picture of every component in both languages", () => {
    for (const language of ["en", "pl"] as const) {
      const all = components(language);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const { name, text, Picture } of all) {
        expect(`${name} ${text}`).not.toMatch(/undefined|NaN/);
        expect(renderToStaticMarkup(createElement(Picture))).toContain("<svg");
      }
    }
  });
});
