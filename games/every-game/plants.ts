// Planted leaks: games with a leak built in on purpose. If the secrecy test does not notice one, it proves nothing.
import { chanceOf, fastChance } from "#kernel/chance.ts";
import type { AnyChecks, Plant } from "#kernel/checks.ts";
import type { AnyGame } from "#kernel/game.ts";
import { hash } from "#kernel/json.ts";
import type { Choice, GameEvent, Procedure, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { start } from "#kernel/start.ts";
import { caseOf } from "./cases.ts";
import { act, atRandom, playGame, Tracer } from "./play.ts";
import { samplePositions } from "./sample.ts";
import { testSecrecy } from "./secrecy.ts";
import type { Survey } from "./survey.ts";

type AnyPlant = Plant<State, GameEvent>;

/** Games played in search of one planted leak, and positions looked at in each. */
const GAMES = 48;
const POSITIONS = 60;

/** The leaks to plant: the game's own, and one for each secret the survey found. */
export function plantsFor(checks: AnyChecks, survey: Survey): AnyPlant[] {
  const keys = [...survey.keys].sort();
  const partOf = (s: State, key: string): unknown => Object.entries(s).find(([name]) => name === key)?.[1];
  const isOdd = (s: State): boolean =>
    Number.parseInt(hash(keys.map(key => partOf(s, key) ?? null)).slice(-1), 16) % 2 === 1;
  const shown = keys.map(
    (key): AnyPlant => ({ name: `the view shows ${key}`, view: (view, s) => ({ view, leak: partOf(s, key) }) }),
  );
  const told = [...survey.events].sort().map(
    (type): AnyPlant => ({
      name: `everybody sees all of ${type}`,
      event: (seen, event) => (event.type === type ? event : seen),
    }),
  );
  const ordered: AnyPlant = {
    name: "the order of options depends on what is secret",
    options: (options, s) => (isOdd(s) ? [...options].reverse() : options),
  };
  return [...checks.plants, ...shown, ...told, ...(keys.length > 0 ? [ordered] : [])];
}

/** Whether the secrecy test notices a planted leak. */
export function isCaught(game: AnyGame, checks: AnyChecks, plant: AnyPlant, seed: string): boolean {
  const leaky = planted(game, plant);
  for (let n = 0; n < GAMES; n++) {
    const from = caseOf(leaky, `${seed} ${plant.name}`, n);
    if (plant.seats && !plant.seats.includes(from.seats)) continue;
    const chance = fastChance(`${seed} ${plant.name} ${n}`);
    const played = playGame(leaky, checks, from, atRandom(chance), new Tracer());
    const positions = new Set(samplePositions(played, POSITIONS, chanceOf(chance)));
    const state = start(leaky, from);
    for (const [i, entry] of played.entries.entries()) {
      if (positions.has(i) && testSecrecy(leaky, state, null).leak) return true;
      act(runnerOf(leaky), state, entry, []);
    }
  }
  return false;
}

/** A game with a leak built in. */
function planted(game: AnyGame, plant: AnyPlant): AnyGame {
  const { view, event, options } = plant;
  return {
    ...game,
    ...(view && { viewFor: (s: State, viewer) => view(game.viewFor(s, viewer), s, viewer) }),
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
