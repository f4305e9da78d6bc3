// Planted leaks: games with a leak built in on purpose. If the secrecy test does not notice one, it proves nothing.
import { type ChanceState, chanceOf, fastChance } from "#kernel/chance.ts";
import type { AnyChecks, Plant } from "#kernel/checks.ts";
import type { AnyGame } from "#kernel/game.ts";
import { hash } from "#kernel/json.ts";
import type { Choice, GameEvent, Procedure, State } from "#kernel/procedure.ts";
import { remember } from "#kernel/remember.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { caseOf } from "./cases.ts";
import { act, atRandom, type Played, playGame, Tracer } from "./play.ts";
import { samplePositions } from "./sample.ts";
import { testSecrecy } from "./secrecy.ts";
import type { Survey } from "./survey.ts";

type AnyPlant = Plant<State, GameEvent>;

/** A leak to plant, and a position in which it must show, if one is known. */
export interface Planting {
  readonly plant: AnyPlant;
  readonly shows: State | null;
}

/** Games played in search of one planted leak, and positions looked at in each. */
const GAMES = 48;
const POSITIONS = 60;

/** The leaks to plant: the game's own, and one for each secret the survey found. */
export function plantsFor(checks: AnyChecks, survey: Survey): Planting[] {
  const keys = [...survey.keys.keys()].sort();
  const own = checks.plants.map((plant: AnyPlant) => ({ plant, shows: null }));
  const shown = keys.map(key => ({ plant: viewPlant(key), shows: survey.keys.get(key)! }));
  const told = [...survey.events].map(([type, shows]) => ({ plant: eventPlant(type), shows }));
  const hidden = keys.length > 0 ? [orderPlant(keys), picturePlant(keys)].map(plant => ({ plant, shows: null })) : [];
  return [...own, ...shown, ...told, ...hidden];
}

const partOf = (s: State, key: string): unknown => Object.entries(s).find(([name]) => name === key)?.[1] ?? null;

const viewPlant = (key: string): AnyPlant => ({
  name: `the view shows ${key}`,
  view: (view, s) => ({ view, leak: partOf(s, key) }),
});

/** While a step acts nobody is asked anything: such a view is seen only as the picture of an event. */
const picturePlant = (keys: readonly string[]): AnyPlant => ({
  name: "the pictures of events show what is secret",
  view: (view, s, _viewer, isResting) => (isResting ? view : { view, leak: keys.map(key => partOf(s, key)) }),
});

const eventPlant = (type: string): AnyPlant => ({
  name: `everybody sees all of ${type}`,
  event: (seen, event) => (event.type === type ? event : seen),
});

const orderPlant = (keys: readonly string[]): AnyPlant => ({
  name: "the order of options depends on what is secret",
  options: (options, s) => {
    const digit = Number.parseInt(hash(keys.map(key => partOf(s, key))).slice(-1), 16);
    return digit % 2 === 1 ? [...options].reverse() : options;
  },
});

/** Tells of planted leaks in a game whether the secrecy test notices them. */
export function catcherOf(game: AnyGame, checks: AnyChecks, seed: string): (planting: Planting) => boolean {
  // That laws hold is known from the games that came before.
  const lawless = { ...checks, invariants: () => [] };
  const play = (leaky: AnyGame, n: number): Played => {
    const decider = atRandom(fastChance(`${seed} plants ${n}`));
    return playGame(leaky, lawless, caseOf(game, seed, n), decider, new Tracer());
  };
  // What is shown changes no game: all plants that leave the options alone are looked for in the same ones.
  const honest = remember(n => play(game, n));
  return ({ plant, shows }) => {
    const leaky = planted(game, plant);
    if (shows && testSecrecy(leaky, shows, null).leak) return true;
    for (let n = 0; n < GAMES; n++) {
      if (plant.seats && !plant.seats.includes(caseOf(game, seed, n).seats)) continue;
      const played = plant.options ? play(leaky, n) : honest(n);
      if (showsIn(leaky, played, fastChance(`${seed} ${plant.name} ${n}`))) return true;
    }
    return false;
  };
}

function showsIn(leaky: AnyGame, played: Played, source: ChanceState): boolean {
  const positions = new Set(samplePositions(played, POSITIONS, chanceOf(source)));
  const state = start(leaky, played.start);
  for (const [i, entry] of played.entries.entries()) {
    if (positions.has(i) && testSecrecy(leaky, state, null).leak) return true;
    act(runnerOf(leaky), state, entry, []);
  }
  return false;
}

/** Whether a state waits for an answer, or is over; while a step acts on its own, it does not. */
function isResting(game: AnyGame, { stack }: State): boolean {
  const top = stack.at(-1);
  return !top || runnerOf(game).find(top)?.kind !== "auto";
}

/** A game with a leak built in. */
function planted(game: AnyGame, plant: AnyPlant): AnyGame {
  const { view, event, options } = plant;
  return {
    ...game,
    ...(view && { viewFor: (s: State, viewer) => view(game.viewFor(s, viewer), s, viewer, isResting(game, s)) }),
    ...(event && { viewEvent: (each: GameEvent, viewer) => event(game.viewEvent(each, viewer), each, viewer) }),
    ...(options && { procedures: game.procedures.map(procedure => rewritten(procedure, options)) }),
  };
}

function rewritten(procedure: Procedure, change: NonNullable<AnyPlant["options"]>): Procedure {
  const steps = Object.entries(procedure.steps).map(([name, step]) => {
    if (step.kind === "auto") return [name, step];
    const list = step.options as (
      s: State,
      frame: unknown,
      seat: number,
      soFar: readonly Choice[],
    ) => readonly Choice[];
    const options: typeof list = (s, frame, seat, soFar) => change(list(s, frame, seat, soFar), s, seat);
    return [name, { ...step, options }];
  });
  return { ...procedure, steps: Object.fromEntries(steps) as Procedure["steps"] };
}
