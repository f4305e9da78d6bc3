import { describe, expect, test } from "vitest";
import { choose } from "#kernel/choose.ts";
import { eventsFor, isOver, look } from "#kernel/look.ts";
import type { State } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import { seeded } from "#web/kit/ink.ts";
import { motionOf } from "#web/kit/stage.ts";
import type { RuneChoice } from "../choices.ts";
import type { RuneEvent } from "../events.ts";
import { runewars } from "../index.ts";
import type { RuneView } from "../view/view.ts";
import { animate } from "./animate.ts";
import { battleIn, sortedLine } from "./battle.ts";
import { stage } from "./staging.ts";

const viewOf = (state: State, viewer: number) => look(runewars, state, viewer).view as RuneView;

/** A game with choices by lot; whoever may act does not stop at once. */
function* playedBy(seats: number, seed: number, options: Record<string, string>) {
  const random = seeded(seed);
  let state = start(runewars, { seats, seed: String(seed), options });
  while (!isOver(state)) {
    const seat = state.open[0]!;
    const all = look(runewars, state, seat).question!.options;
    const eager = all.filter(({ kind }) => !["pass", "done", "decline", "give"].includes(kind));
    const wars = (all as readonly RuneChoice[]).filter(
      each => each.kind === "battle" || (each.kind === "order" && [2, 3].includes(each.order)),
    );
    const likely = wars.length > 0 ? wars : eager;
    const from = likely.length > 0 && random() < 0.75 ? likely : all;
    const outcome = choose(runewars, state, seat, from[Math.floor(random() * from.length)]!);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    yield { before: state, after: outcome.state, events: outcome.events as RuneEvent[] };
    state = outcome.state;
  }
}

/** Several games on ready boards. */
function* several(seats: number) {
  for (const seed of [1, 2, 3, 4]) yield* playedBy(seats, seed, { board: "ready" });
}

/** What the table shows of everybody. */
function table(view: RuneView) {
  return {
    year: view.year,
    stronghold: view.stronghold,
    damaged: view.damaged,
    development: view.development,
    activated: view.activated,
    titleHolder: view.titleHolder,
    heroes: view.heroes.map(({ id, seat, area, damage, routed }) => ({ id, seat, area, damage, routed })),
    players: view.players.map(own => ({
      faction: own.faction,
      influence: own.influence,
      dials: [own.food, own.wood, own.ore],
      cards: own.tacticsCount + own.freshCount,
      quests: own.questCount,
      objective: own.objective,
      used: own.used,
    })),
  };
}

const tables: [string, number, number, Record<string, string>][] = [
  ["two, ready board", 2, 11, { board: "ready" }],
  ["three, built board, discovery", 3, 5, { discovery: "on" }],
  ["four, ready board", 4, 3, { board: "ready", factions: "random" }],
];

/** Procedures in which figures are off the map, or their fate is not told yet. */
const away = new Set(["battle", "diplomacy", "retreat", "aftermath", "march", "losses", "limits"]);
const isQuiet = ({ frames }: RuneView): boolean => !frames.some(({ proc }) => away.has(proc));

/** What lies on the map; whether a destroyed unit was routed is not told. */
function map(view: RuneView, told: readonly RuneEvent[]) {
  const isVague = told.some(({ type }) => type === "unitsDestroyed");
  const army = isVague ? view.army.map(count => (count & 31) + (count >> 5)) : view.army;
  return { army, owner: view.owner, controller: view.controller };
}

const named = (events: readonly RuneEvent[]): string => events.map(({ type }) => type).join();

describe("staged pictures", () => {
  test.each(tables)("%s: events lead to the true table and map, for every viewer", (_name, seats, seed, options) => {
    let maps = 0;
    for (const { before, after, events } of playedBy(seats, seed, options)) {
      for (const viewer of [0, seats - 1]) {
        const [from, truth] = [viewOf(before, viewer), viewOf(after, viewer)];
        const told = eventsFor(runewars, events, viewer) as RuneEvent[];
        // Before the first season some things are dealt without a word, and at the end everything is turned up.
        if (from.phase === "setup" || truth.ending !== "" || told.length === 0) continue;
        const staged = told.reduce(stage, from);
        expect(table(staged), named(told)).toEqual(table(truth));
        if (!isQuiet(from) || !isQuiet(truth)) continue;
        maps++;
        expect(map(staged, told), named(told)).toEqual(map(truth, told));
      }
    }
    expect(maps).toBeGreaterThan(200);
  });

  test("staging never tells a viewer what is hidden", () => {
    for (const { before, events } of playedBy(3, 4, { board: "ready" })) {
      const staged = (eventsFor(runewars, events, 0) as RuneEvent[]).reduce(stage, viewOf(before, 0));
      for (const own of staged.players.slice(1)) {
        expect([own.tactics, own.fresh, own.quests, own.objective]).toEqual([null, null, null, null]);
      }
    }
  });

  test("every event has a motion that ends, or none", () => {
    const seen = new Set<string>();
    for (const { before, events } of several(2)) {
      for (const event of events) {
        seen.add(event.type);
        const motion = motionOf({ animate, stage }, event, viewOf(before, 0));
        if (motion) expect(motion.ms).toBeGreaterThan(0);
      }
    }
    for (const type of ["unitsMoved", "ordersRevealed", "battleEnded", "heroMoved", "cardsDrawn"]) {
      expect(seen).toContain(type);
    }
  });
});

describe("a battle told by its events", () => {
  test("has the line-ups of the true one", () => {
    let told = 0;
    for (const { before, after, events } of several(3)) {
      const [from, truth] = [viewOf(before, 0), viewOf(after, 0)];
      const real = battleIn(truth);
      if (!battleIn(from) || !real || real.winner !== "") continue;
      const staged = battleIn((eventsFor(runewars, events, 0) as RuneEvent[]).reduce(stage, from));
      const types = events.map(({ type }) => type);
      if (types.includes("battleStarted") || types.includes("unitsMoved")) continue;
      told++;
      for (const name of ["attacker", "defender"] as const) {
        expect(sortedLine(staged![name].line), named(events)).toEqual(sortedLine(real[name].line));
      }
    }
    expect(told).toBeGreaterThan(10);
  });
});
