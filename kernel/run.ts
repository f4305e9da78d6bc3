// Runs procedures: steps one after another until a question is open, takes a choice, goes on. Works in place on
// the state it is given; `choose` in choose.ts is the door that checks first and works on a copy.
import { below, type Chance, type ChanceState, chanceFrom, fastChance } from "./chance.ts";
import type { AnyGame } from "./game.ts";
import {
  type Choice,
  type Flow,
  type Frame,
  type GameEvent,
  pass,
  type Refusal,
  type Seat,
  type State,
  type Step,
  type TogetherStep,
  type WindowFrame,
  type WindowStep,
} from "./procedure.ts";

type AnyFlow = Flow<GameEvent, Frame>;
type AnyStep = Step<State, Frame, AnyFlow>;
type Node = { readonly step: AnyStep; readonly name: string; readonly next: string };

/** The step name of a frame that has run all its steps. */
export const DONE = "done";

/** A rule that broke its own contract; never a player's mistake. */
export class RulesBug extends Error {}

/** Runs one game's procedures; made once per game by `runnerOf`. */
export interface Runner {
  /** Runs steps until a question is open or the game is over. */
  advance(state: State, events: GameEvent[]): void;
  /** Takes a choice that is known to be legal, in place, and advances. */
  play(state: State, seat: Seat, choice: Choice, events: GameEvent[]): void;
  /** The legal choices of a seat with an open question. */
  options(state: State, seat: Seat): readonly Choice[];
  /** The choices shown as not legal, with reasons. */
  refusals(state: State, seat: Seat): readonly Refusal[];
  /** Numbers and ids for the sentence of the question. */
  args(state: State, seat: Seat): unknown;
  /** Cuts a seat's answers to a simultaneous question back to the first `keep`. */
  retract(state: State, seat: Seat, keep: number): void;
  /** The step a frame stands at, if the installed rules know it. */
  find(frame: Frame): AnyStep | null;
  /** Called with each step that runs, for coverage; null switches it off. */
  trace: ((proc: string, step: string) => void) | null;
  /** All step names, "procedure.step". */
  readonly steps: readonly string[];
}

const runners = new WeakMap<AnyGame, Runner>();

/** The runner of a game. */
export function runnerOf(game: AnyGame): Runner {
  let runner = runners.get(game);
  if (!runner) {
    runner = makeRunner(game);
    runners.set(game, runner);
  }
  return runner;
}

function nodesOf(game: AnyGame): Map<string, Map<string, Node>> {
  const all = new Map<string, Map<string, Node>>();
  for (const proc of game.procedures) {
    const names = Object.keys(proc.steps);
    const steps = proc.steps as Readonly<Record<string, AnyStep>>;
    const nodes = new Map<string, Node>();
    names.forEach((name, i) => {
      nodes.set(name, { step: steps[name] as AnyStep, name, next: names[i + 1] ?? DONE });
    });
    if (all.has(proc.name)) throw new RulesBug(`two procedures are called ${proc.name}`);
    all.set(proc.name, nodes);
  }
  return all;
}

const noChance: ChanceState = fastChance("unused");

function makeRunner(game: AnyGame): Runner {
  const nodes = nodesOf(game);
  let state: State | null = null;
  let events: GameEvent[] = [];
  let base = 0;
  let target = "";

  const chance: Chance = chanceFrom(() => state?.chance ?? noChance);
  const flow: AnyFlow = {
    ...chance,
    emit: event => {
      events.push(event);
    },
    call: (proc, locals) => {
      const first = nodes.get(proc)?.keys().next().value ?? DONE;
      // Earlier calls of the same step stay on top: they run first.
      state?.stack.splice(base, 0, { proc, step: first, ...locals } as Frame);
    },
    repeat: () => {
      target = "";
    },
    goto: step => {
      target = step;
    },
    end: () => {
      target = DONE;
    },
  };

  const nodeAt = (frame: Frame): Node => {
    const node = nodes.get(frame.proc)?.get(frame.step);
    if (!node) throw new RulesBug(`${game.id} has no step ${frame.proc}.${frame.step}`);
    return node;
  };

  const topOf = (s: State): Frame => {
    const frame = s.stack[s.stack.length - 1];
    if (!frame) throw new RulesBug("the game is over");
    return frame;
  };

  /** Runs a part of a step with the flow pointed at it, then moves the frame on. */
  const within = (s: State, frame: Frame, fallthrough: string, act: () => void): void => {
    state = s;
    base = s.stack.length;
    target = fallthrough;
    act();
    if (target !== "") frame.step = target;
  };

  const askedNow = (s: State, frame: Frame, step: AnyStep): boolean => {
    if (step.kind === "ask") {
      if (step.when && !step.when(s, frame)) return false;
      s.open = [step.seat(s, frame)];
      return true;
    }
    if (step.kind === "together") return openTogether(s, frame, step);
    return step.kind === "window" && openWindow(s, frame as WindowFrame, step);
  };

  const advance = (s: State, into: GameEvent[]): void => {
    events = into;
    for (;;) {
      const frame = s.stack[s.stack.length - 1];
      if (!frame) {
        s.open = [];
        return;
      }
      if (frame.step === DONE) {
        s.stack.pop();
        continue;
      }
      const node = nodeAt(frame);
      const step = node.step;
      if (runner.trace) runner.trace(frame.proc, node.name);
      if (step.kind === "auto") {
        state = s;
        base = s.stack.length;
        target = node.next;
        step.run(s, frame, flow);
        if (target !== "") frame.step = target;
      } else if (askedNow(s, frame, step)) {
        return;
      } else {
        frame.step = node.next;
      }
    }
  };

  const takeTogether = (
    s: State,
    frame: Frame,
    step: TogetherStep<State, Frame, AnyFlow>,
    seat: Seat,
    choice: Choice,
  ) => {
    const soFar = s.answers[seat];
    if (!soFar) throw new RulesBug(`seat ${seat} was not asked`);
    soFar.push(choice);
    if (!step.isDone(s, frame, seat, soFar)) return false;
    s.open = s.open.filter(other => other !== seat);
    return s.open.length === 0;
  };

  const play = (s: State, seat: Seat, choice: Choice, into: GameEvent[]): void => {
    events = into;
    const frame = topOf(s);
    const node = nodeAt(frame);
    const step = node.step;
    if (step.kind === "ask") {
      within(s, frame, node.next, () => step.take(s, frame, choice, flow));
    } else if (step.kind === "together") {
      if (!takeTogether(s, frame, step, seat, choice)) return;
      const answers = s.answers;
      s.answers = [];
      within(s, frame, node.next, () => step.take(s, frame, answers, flow));
    } else if (step.kind === "window") {
      const passes = (frame as WindowFrame).passes;
      (frame as WindowFrame).passes = choice.kind === "pass" ? passes + 1 : 0;
      if (choice.kind !== "pass") within(s, frame, node.name, () => step.take(s, frame, choice, flow, seat));
    }
    advance(s, into);
  };

  const runner: Runner = {
    trace: null,
    steps: [...nodes].flatMap(([proc, steps]) => [...steps.keys()].map(step => `${proc}.${step}`)),
    advance,
    play,
    options: (s, seat) => {
      const frame = topOf(s);
      const step = nodeAt(frame).step;
      switch (step.kind) {
        case "ask":
          return step.options(s, frame, seat);
        case "together":
          return step.options(s, frame, seat, s.answers[seat] ?? []);
        case "window":
          return [pass, ...step.options(s, frame, seat)];
        case "auto":
          throw new RulesBug(`${frame.proc}.${frame.step} asks nothing`);
      }
    },
    refusals: (s, seat) => {
      const frame = topOf(s);
      const step = nodeAt(frame).step;
      return step.kind === "auto" ? [] : (step.refused?.(s, frame, seat, s.answers[seat] ?? []) ?? []);
    },
    args: (s, seat) => {
      const frame = topOf(s);
      const step = nodeAt(frame).step;
      return step.kind === "auto" ? null : (step.args?.(s, frame, seat, s.answers[seat] ?? []) ?? null);
    },
    retract: (s, seat, keep) => {
      const frame = topOf(s);
      const step = nodeAt(frame).step;
      if (step.kind !== "together") throw new RulesBug("only answers to a simultaneous question can be taken back");
      s.answers[seat]?.splice(keep);
      s.open = openSeats(s, frame, step);
    },
    find: frame => nodes.get(frame.proc)?.get(frame.step)?.step ?? null,
  };
  return runner;
}

function openTogether(s: State, frame: Frame, step: TogetherStep<State, Frame, AnyFlow>): boolean {
  if (step.when && !step.when(s, frame)) return false;
  const seats = step.seats(s, frame);
  if (seats.length === 0) return false;
  s.answers = Array.from({ length: s.seats }, (_, seat) => (seats.includes(seat) ? [] : null));
  s.open = [...seats];
  return true;
}

function openSeats(s: State, frame: Frame, step: TogetherStep<State, Frame, AnyFlow>): Seat[] {
  return step.seats(s, frame).filter(seat => !step.isDone(s, frame, seat, s.answers[seat] ?? []));
}

function openWindow(s: State, frame: WindowFrame, step: WindowStep<State, Frame, AnyFlow>): boolean {
  const seats = step.when && !step.when(s, frame) ? [] : step.seats(s, frame);
  while (frame.passes < seats.length) {
    const seat = seats[frame.passes] as Seat;
    if (step.secret !== false || step.options(s, frame, seat).length > 0) {
      s.open = [seat];
      return true;
    }
    frame.passes++;
  }
  frame.passes = 0;
  return false;
}

/** A random legal choice of a seat: what the random bot and the imagining of unknown answers use. */
export function randomChoice(game: AnyGame, state: State, seat: Seat, chance: ChanceState): Choice {
  const options = runnerOf(game).options(state, seat);
  const choice = options[options.length === 1 ? 0 : below(chance, options.length)];
  if (!choice) throw new RulesBug(`nothing to choose at ${JSON.stringify(state.stack)}`);
  return choice;
}
