// Staged pictures of whole games: after all events of a choice the picture is the true one.
import { describe, expect, test } from "vitest";
import { choose } from "#kernel/choose.ts";
import { eventsFor, isOver, look } from "#kernel/look.ts";
import type { State } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import { seeded } from "#web/kit/ink.ts";
import { motionOf } from "#web/kit/stage.ts";
import { pieces } from "../content/units.ts";
import type { HlasEvent } from "../events.ts";
import { hlas } from "../index.ts";
import type { HlasView } from "../view/view.ts";
import { animate } from "./animate.ts";
import { stage } from "./staging.ts";
import { troopsOf } from "./standing.ts";
import { sidesOf } from "./table.tsx";

const MOST = 900;
const viewOf = (state: State, viewer: number) => look(hlas, state, viewer).view as HlasView;
const quiet = ["pass", "done", "decline", "skip", "endTurn", "noMuster", "stop"];

/** A game with choices by lot; whoever may act does not stop at once. */
function* playedBy(seats: number, seed: number, options: Record<string, string>) {
  const random = seeded(seed);
  let state = start(hlas, { seats, seed: String(seed), options });
  // Games by lot may go on for very long; so many choices show everything.
  for (let n = 0; n < MOST && !isOver(state); n++) {
    const seat = state.open[0]!;
    const all = look(hlas, state, seat).question!.options;
    const eager = all.filter(({ kind }) => !quiet.includes(kind));
    const from = eager.length > 0 && random() < 0.8 ? eager : all;
    const outcome = choose(hlas, state, seat, from[Math.floor(random() * from.length)]!);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    yield { before: state, after: outcome.state, events: outcome.events as HlasEvent[] };
    state = outcome.state;
  }
}

/** What the table shows of everybody; a cancelled spell may come back to its Library without a word. */
function table(view: HlasView, told: readonly HlasEvent[]) {
  const isVague = told.some(({ type }) => type === "spellCancelled");
  return {
    round: view.round,
    first: view.first,
    tax: view.tax,
    excluded: view.excluded,
    hiddenLand: view.hiddenLand,
    faces: view.faces,
    realms: sidesOf(view).map(seat => {
      const realm = view.realms[seat]!;
      return {
        faction: realm.faction,
        purse: [realm.ore, realm.mana, realm.food],
        vp: realm.vp,
        level: realm.level,
        space: realm.space,
        capital: realm.capital,
        towers: realm.towers,
        slots: realm.slots,
        buildings: realm.buildings,
        cards: isVague ? 0 : realm.librarySize,
        scribed: isVague ? [] : realm.scribed,
        left: [realm.serfsLeft, realm.warriorsLeft],
      };
    }),
  };
}

/** What stands on the map, Region by Region; who is aboard is not told when a whole army moves. */
function map(view: HlasView) {
  return sidesOf(view).map(seat =>
    view.faces.slice(0, 53).map((_, at) => {
      const troops = troopsOf(view, seat, at);
      return pieces.map(piece => troops.reduce((n, each) => n + (each.piece === piece ? each.count : 0), 0)).join("");
    }),
  );
}

const named = (events: readonly HlasEvent[]): string => events.map(({ type }) => type).join();

const tables: [string, number, number, Record<string, string>][] = [
  ["two", 2, 11, {}],
  ["three", 3, 5, {}],
  ["four in teams", 4, 3, { teams: "on" }],
  ["alone", 1, 6, {}],
];

describe("staged pictures", () => {
  test.each(tables)(
    "%s: events lead to the true table and map",
    (_name, seats, seed, options) => {
      let compared = 0;
      for (const { before, after, events } of playedBy(seats, seed, options)) {
        const viewer = compared % seats;
        const [from, truth] = [viewOf(before, viewer), viewOf(after, viewer)];
        const told = eventsFor(hlas, events, viewer) as HlasEvent[];
        if (told.length === 0 || truth.ending !== "") continue;
        const staged = told.reduce(stage, from);
        expect(table(staged, told), named(told)).toEqual(table(truth, told));
        expect(map(staged), named(told)).toEqual(map(truth));
        compared++;
      }
      expect(compared).toBeGreaterThan(100);
    },
    60_000,
  );

  test("staging never tells a viewer what is hidden", () => {
    for (const { before, events } of playedBy(3, 4, {})) {
      const staged = (eventsFor(hlas, events, 0) as HlasEvent[]).reduce(stage, viewOf(before, 0));
      for (const realm of staged.realms.slice(1)) expect(realm.library).toBeNull();
    }
  });

  test("every event has a motion that ends, or none", () => {
    const seen = new Set<string>();
    for (const { before, events } of playedBy(2, 8, {})) {
      for (const event of events) {
        seen.add(event.type);
        const motion = motionOf({ animate, stage }, event, viewOf(before, 0));
        if (motion) expect(motion.ms).toBeGreaterThan(0);
      }
    }
    for (const type of ["unitsMoved", "actionChosen", "battleEnded", "tokenRevealed", "cardsDrawn"]) {
      expect(seen).toContain(type);
    }
  });
});
