// Runs procedures: steps one after another until a question is open, takes a choice, goes on. Works in place on
// the state it is given; `choose` in choose.ts is the door that checks first and works on a copy.
import { below, type ChanceState, chanceFrom, fastChance } from "./chance.ts";
import type { AnyGame } from "./game.ts";
import {
  type Choice,
  type Frame,
  type GameEvent,
  pass,
  type Refusal,
  type Seat,
  type State,
  type WindowFrame,
} from "./procedure.ts";
import { answer, isAnswered, opens } from "./questions.ts";
import {
  type AnyFlow,
  type AnyStep,
  type AnyTogether,
  type AnyWindow,
  DONE,
  type Node,
  type Nodes,
  nodesOf,
  RulesBug,
} from "./steps.ts";

/**
 * Hears of each event the moment a rule reports it, with the state as it stands then: first change, then report. The
 * state goes on changing in place, so take what you need (a view, a copy) at once; never play or change anything here.
 */
export type Observer = (event: GameEvent, state: State) => void;

/** Runs one game's procedures; made once per game by `runnerOf`. */
export interface Runner {
  /** Runs steps until a question is open or the game is over. */
  advance(state: State, events: GameEvent[], observe?: Observer): void;
  /** Takes a choice that is known to be legal, in place, and advances. */
  play(state: State, seat: Seat, choice: Choice, events: GameEvent[], observe?: Observer): void;
  /**
   * The state after an answer to a simultaneous question that goes on; it shares everything but the answers with the
   * state before. Null if this answer is the last one, or the question another one.
   */
  answered(state: State, seat: Seat, choice: Choice): State | null;
  /** The legal choices of a seat with an open question. */
  options(state: State, seat: Seat): readonly Choice[];
  /** The choices shown as not legal, with reasons. */
  refusals(state: State, seat: Seat): readonly Refusal[];
  /** Numbers and ids for the sentence of the question. */
  args(state: State, seat: Seat): unknown;
  /** Of a window: the kind of the choice that lets things be; null where the question is another one. */
  passing(state: State): string | null;
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
// Simulations ask for the same runner at every decision.
let latest: { readonly game: AnyGame; readonly runner: Runner } | null = null;

/** The runner of a game. */
export function runnerOf(game: AnyGame): Runner {
  if (latest?.game === game) return latest.runner;
  const runner = runners.get(game) ?? new GameRunner(game);
  runners.set(game, runner);
  latest = { game, runner };
  return runner;
}

/** The step that acts now: what its flow works on. */
interface Now {
  state: State | null;
  events: GameEvent[];
  observe: Observer | undefined;
  /** Where the frames go that the step calls. */
  base: number;
  /** The step to go on at; "" stays. */
  target: string;
}

const noChance: ChanceState = fastChance("unused");

/** The one flow of a runner, pointed at each step in turn; its functions are free of `this`, so that rules may take them apart. */
function flowOf(nodes: Nodes, now: Now): AnyFlow {
  return {
    ...chanceFrom(() => now.state?.chance ?? noChance),
    emit: event => {
      now.events.push(event);
      if (now.observe && now.state) now.observe(event, now.state);
    },
    call: (proc, locals) => {
      const first = nodes.get(proc)?.keys().next().value;
      if (first === undefined) throw new RulesBug(`there is no procedure ${proc} to call`);
      const frame = { proc, step: first, ...locals } as Frame;
      const stack = now.state?.stack;
      // Earlier calls of the same step stay on top: they run first.
      if (stack?.length === now.base) stack.push(frame);
      else stack?.splice(now.base, 0, frame);
    },
    repeat: () => {
      now.target = "";
    },
    goto: step => {
      now.target = step;
    },
    end: () => {
      now.target = DONE;
    },
  };
}

// What callers get are functions free of `this`, as in the flow: they may be taken apart and handed on.
class GameRunner implements Runner {
  trace: Runner["trace"] = null;
  readonly steps: readonly string[];
  private readonly game: AnyGame;
  private readonly nodes: Nodes;
  private readonly now: Now = { state: null, events: [], observe: undefined, base: 0, target: "" };
  private readonly flow: AnyFlow;
  /** The step found last. */
  private found: Node | null = null;

  constructor(game: AnyGame) {
    this.game = game;
    this.nodes = nodesOf(game);
    this.flow = flowOf(this.nodes, this.now);
    this.steps = [...this.nodes].flatMap(([proc, steps]) => [...steps.keys()].map(step => `${proc}.${step}`));
  }

  readonly advance = (s: State, events: GameEvent[], observe?: Observer): void => {
    const { stack } = s;
    this.tell(events, observe);
    for (;;) {
      const frame = stack[stack.length - 1];
      if (!frame) {
        s.open = [];
        return;
      }
      if (frame.step === DONE) {
        stack.pop();
        continue;
      }
      const node = this.nodeAt(frame);
      if (this.trace) this.trace(frame.proc, node.name);
      if (node.step.kind === "auto") {
        this.enter(s, node.next);
        node.step.run(s, frame, this.flow);
        this.leave(frame);
      } else if (opens(s, frame, node.step)) {
        return;
      } else {
        frame.step = node.next;
      }
    }
  };

  readonly play = (s: State, seat: Seat, choice: Choice, events: GameEvent[], observe?: Observer): void => {
    this.tell(events, observe);
    const frame = topOf(s);
    const node = this.nodeAt(frame);
    const { step } = node;
    if (step.kind === "ask") {
      this.enter(s, node.next);
      step.take(s, frame, choice, this.flow);
      this.leave(frame);
    } else if (step.kind === "together") {
      if (!answer(s, frame, step, seat, choice)) return;
      this.takeAnswers(s, frame, node, step);
    } else if (step.kind === "window") {
      this.react(s, frame as WindowFrame, step, seat, choice);
    }
    this.advance(s, events, observe);
  };

  readonly answered = (s: State, seat: Seat, choice: Choice): State | null => {
    const frame = topOf(s);
    const { step } = this.nodeAt(frame);
    if (step.kind !== "together") return null;
    const next = { ...s, answers: s.answers.map((given, at) => (given && at === seat ? [...given] : given)) };
    return answer(next, frame, step, seat, choice) ? null : next;
  };

  readonly options = (s: State, seat: Seat): readonly Choice[] => {
    const frame = topOf(s);
    const { step } = this.nodeAt(frame);
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
  };

  readonly refusals = (s: State, seat: Seat): readonly Refusal[] => {
    const frame = topOf(s);
    const { step } = this.nodeAt(frame);
    return step.kind === "auto" ? [] : (step.refused?.(s, frame, seat, s.answers[seat] ?? []) ?? []);
  };

  readonly args = (s: State, seat: Seat): unknown => {
    const frame = topOf(s);
    const { step } = this.nodeAt(frame);
    return step.kind === "auto" ? null : (step.args?.(s, frame, seat, s.answers[seat] ?? []) ?? null);
  };

  readonly passing = (s: State): string | null => {
    const { step } = this.nodeAt(topOf(s));
    if (step.kind === "window") return pass.kind;
    return step.kind === "ask" ? (step.pass ?? null) : null;
  };

  readonly retract = (s: State, seat: Seat, keep: number): void => {
    const frame = topOf(s);
    const { step } = this.nodeAt(frame);
    if (step.kind !== "together") throw new RulesBug("only answers to a simultaneous question can be taken back");
    s.answers[seat]?.splice(keep);
    s.open = step.seats(s, frame).filter(other => !isAnswered(s, frame, step, other));
  };

  readonly find = (frame: Frame): AnyStep | null => {
    return this.nodes.get(frame.proc)?.get(frame.step)?.step ?? null;
  };

  private nodeAt({ proc, step }: Frame): Node {
    const { found } = this;
    // A question is looked up when it opens, when its options are listed and when it is answered.
    if (found !== null && found.name === step && found.proc === proc) return found;
    const node = this.nodes.get(proc)?.get(step);
    if (!node) throw new RulesBug(`${this.game.id} has no step ${proc}.${step}`);
    this.found = node;
    return node;
  }

  private takeAnswers(s: State, frame: Frame, node: Node, step: AnyTogether): void {
    const { answers } = s;
    s.answers = [];
    this.enter(s, node.next);
    step.take(s, frame, answers, this.flow);
    this.leave(frame);
  }

  private react(s: State, frame: WindowFrame, step: AnyWindow, seat: Seat, choice: Choice): void {
    if (choice.kind === pass.kind) {
      frame.passes++;
      return;
    }
    frame.passes = 0;
    this.enter(s, "");
    step.take(s, frame, choice, this.flow, seat);
    this.leave(frame);
  }

  /** Says where events go from now on, and who hears of them. */
  private tell(events: GameEvent[], observe: Observer | undefined): void {
    this.now.events = events;
    this.now.observe = observe;
  }

  /** Points the flow at a step that is about to act. */
  private enter(s: State, target: string): void {
    this.now.state = s;
    this.now.base = s.stack.length;
    this.now.target = target;
  }

  /** Moves a frame on after its step has acted. */
  private leave(frame: Frame): void {
    if (this.now.target !== "") frame.step = this.now.target;
  }
}

function topOf(s: State): Frame {
  const frame = s.stack[s.stack.length - 1];
  if (!frame) throw new RulesBug("the game is over");
  return frame;
}

/** A random legal choice of a seat: what the random bot and the imagining of unknown answers use. */
export function randomChoice(game: AnyGame, state: State, seat: Seat, chance: ChanceState): Choice {
  const options = runnerOf(game).options(state, seat);
  if (options.length === 0) throw new RulesBug(`nothing to choose at ${JSON.stringify(state.stack)}`);
  return options[options.length === 1 ? 0 : below(chance, options.length)] as Choice;
}
