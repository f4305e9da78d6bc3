// The steps of a game's procedures, in order, found by name.
import type { AnyGame } from "./game.ts";
import type { Flow, Frame, GameEvent, State, Step, TogetherStep, WindowStep } from "./procedure.ts";

export type AnyFlow = Flow<GameEvent, Frame, string>;
export type AnyStep = Step<State, Frame, AnyFlow>;
export type AnyTogether = TogetherStep<State, Frame, AnyFlow>;
export type AnyWindow = WindowStep<State, Frame, AnyFlow>;

/** A step with its place in its procedure. */
export interface Node {
  readonly step: AnyStep;
  readonly proc: string;
  readonly name: string;
  readonly next: string;
}

export type Nodes = ReadonlyMap<string, ReadonlyMap<string, Node>>;

/** The step name of a frame that has run all its steps. */
export const DONE = "done";

/** A rule that broke its own contract; never a player's mistake. */
export class RulesBug extends Error {}

/** All steps of a game. */
export function nodesOf(game: AnyGame): Nodes {
  const all = new Map<string, Map<string, Node>>();
  for (const proc of game.procedures) {
    if (all.has(proc.name)) throw new RulesBug(`two procedures are called ${proc.name}`);
    const steps = Object.entries(proc.steps as Readonly<Record<string, AnyStep>>);
    if (steps.length === 0) throw new RulesBug(`${proc.name} has no steps`);
    if (proc.steps[DONE]) throw new RulesBug(`no step may be called ${DONE}, as ${proc.name}.${DONE} is`);
    all.set(
      proc.name,
      new Map(steps.map(([name, step], i) => [name, { step, proc: proc.name, name, next: steps[i + 1]?.[0] ?? DONE }])),
    );
  }
  return all;
}

/** The first step of a procedure. */
export function firstStep(game: AnyGame, proc: string): string {
  const steps = game.procedures.find(procedure => procedure.name === proc)?.steps;
  const first = steps && Object.keys(steps)[0];
  if (first === undefined) throw new RulesBug(`${game.id} has no procedure ${proc}`);
  return first;
}
