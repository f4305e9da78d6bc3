import { describe, expect, test } from "vitest";
import { choose } from "#kernel/choose.ts";
import { eventsFor, isOver, look } from "#kernel/look.ts";
import type { State } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import { seeded } from "#web/kit/ink.ts";
import { motionOf } from "#web/kit/stage.ts";
import type { RuneChoice } from "../choices.ts";
import { factionIds } from "../content/factions.ts";
import { areaOf, areas, tileOfArea, tiles } from "../content/tiles.ts";
import { type UnitId, units } from "../content/units.ts";
import type { RuneEvent } from "../events.ts";
import { runewars } from "../index.ts";
import { Scene } from "../test/scenes.ts";
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

/** The simplest unit of a seat. */
function unitOf({ s }: Scene, seat: number): UnitId {
  const { faction } = s.players[seat]!;
  return units[faction === "" ? 0 : factionIds.indexOf(faction) * 4]!.id;
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

describe("somebody eliminated", () => {
  test("leaves hands, heroes, titles and home realm as the rules do, for everybody", () => {
    const g = new Scene(3).clear();
    const homes = g.s.players.map(({ faction }) =>
      areas.filter(({ id }) => tiles[tileOfArea[areaOf(id)]!]!.faction === faction),
    );
    for (const [i, { id }] of homes[1]!.entries()) g.put(i === 0 ? 2 : 0, id, unitOf(g, i === 0 ? 2 : 0), 1);
    g.put(0, homes[0]![0]!.id, unitOf(g, 0), 1).hero(1, "silhouette", homes[0]![1]!.id).tactics(1, g.s.tactics.at(-1)!);
    g.s.first = 1;
    g.s.titleHolder[0] = 1;
    g.s.activated[areaOf(homes[0]![2]!.id)] = 2;
    const before = [0, 1, 2].map(viewer => viewOf(g.s, viewer));
    g.turn(0, 4);
    expect(g.happened("playerEliminated")).toEqual([{ type: "playerEliminated", seat: 1 }]);
    const until = g.events.findIndex(({ type }) => type === "playerEliminated") + 1;
    for (const [viewer, from] of before.entries()) {
      const told = eventsFor(runewars, g.events.slice(0, until), viewer) as RuneEvent[];
      const [staged, truth] = [told.reduce(stage, from), viewOf(g.s, viewer)];
      const { players: _staged, ...picture } = table(staged);
      const { players: _true, ...real } = table(truth);
      expect(picture).toEqual(real);
      expect(map(staged, told)).toEqual(map(truth, told));
      expect([staged.homes, staged.first, staged.players[1]]).toEqual([truth.homes, truth.first, truth.players[1]]);
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
