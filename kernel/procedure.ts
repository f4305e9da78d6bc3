// How rules are written: a procedure is a named list of named steps in the order of the rulebook; a running
// procedure is a frame in `state.stack`. A step acts (auto), asks one seat (ask), asks several seats in secret
// and at once (askTogether, planTogether), or lets seats react in turn until all pass (window).
import type { Chance, ChanceState } from "./chance.ts";
import type { Json } from "./json.ts";

/** A place at the table, counted from 0 in playing order. */
export type Seat = number;

/** One small, atomic, plain decision; games narrow it to their own union. */
export interface Choice {
  readonly kind: string;
}

/** A fact that happened, in the past tense, with ids and amounts; games narrow it to their own union. */
export interface GameEvent {
  readonly type: string;
  /** The rule that decided it, where the rulebook can be read in two ways and the table has chosen one. */
  readonly cites?: string;
}

/** A running procedure: where it stands, by name, and its own locals. */
export interface Frame {
  proc: string;
  step: string;
}

/** What every state has besides the game's own data. */
export interface State {
  /** How many seats play. */
  seats: number;
  /** The running procedures, the innermost last; empty when the game is over. */
  stack: Frame[];
  /** The seats that have an open question now. */
  open: Seat[];
  /** During a simultaneous question what each seat has answered so far (null: not asked); otherwise empty. */
  answers: (Choice[] | null)[];
  /** The source of dice and shuffles; nobody sees it. */
  chance: ChanceState;
}

/** An option that is shown but not legal, with the reason and the rule it comes from. */
export interface Refusal<C extends Choice = Choice> {
  readonly choice: C;
  readonly why: string;
  readonly rule: string;
  readonly args?: Json;
}

type LocalsOf<F extends Frame> = Omit<F, "proc" | "step">;

/** What a step may do besides changing the state: report, draw chance, call, and steer its own procedure. */
export interface Flow<E extends GameEvent, All extends Frame, Target extends string = never> extends Chance {
  /** Reports a visible fact. */
  emit(event: E): void;
  /** Runs another procedure before this one goes on; several calls run in the order they were made. */
  call<P extends All["proc"]>(proc: P, locals: LocalsOf<Extract<All, { proc: P }>>): void;
  /** Runs this step again when it, and what it called, is done. */
  repeat(): void;
  /** Goes on at a named step of this procedure; `stepsOf` is told where its steps may go. */
  readonly goto: (step: Target) => void;
  /** Ends this procedure when the step, and what it called, is done. */
  end(): void;
}

/** A step that acts without asking. */
export interface AutoStep<S, F, L> {
  kind: "auto";
  run(s: S, frame: F, flow: L): void;
}

/** A step that asks one seat to choose one option. */
export interface AskStep<S, F, L, C extends Choice = Choice> {
  kind: "ask";
  /** Whether the step applies; without it, it always does. */
  when?(s: S, frame: F): boolean;
  /** Of a window, in which a seat may react or let things be: the kind of the one choice that lets them be. */
  pass?: C["kind"];
  seat(s: S, frame: F): Seat;
  /** Every legal choice; never empty when the step applies. */
  options(s: S, frame: F, seat: Seat): readonly C[];
  /** Choices shown as not legal, with reasons; asked for only on request. */
  refused?(s: S, frame: F, seat: Seat): readonly Refusal[];
  /** Numbers and ids for the sentence of the question; only the asked seat gets them. */
  args?(s: S, frame: F, seat: Seat): Json;
  take(s: S, frame: F, choice: C, flow: L): void;
}

/** A step that asks several seats in secret and at once, each for one choice or for a plan of several. */
export interface TogetherStep<S, F, L, C extends Choice = Choice> {
  kind: "together";
  when?(s: S, frame: F): boolean;
  seats(s: S, frame: F): readonly Seat[];
  /** Legal next choices of one seat, given what it has answered so far. */
  options(s: S, frame: F, seat: Seat, soFar: readonly C[]): readonly C[];
  refused?(s: S, frame: F, seat: Seat, soFar: readonly C[]): readonly Refusal[];
  args?(s: S, frame: F, seat: Seat, soFar: readonly C[]): Json;
  /** Whether a seat's answers are complete. */
  isDone(s: S, frame: F, seat: Seat, soFar: readonly C[]): boolean;
  /** Runs once, when every asked seat is done; `null` for seats that were not asked. */
  take(s: S, frame: F, answers: readonly (readonly C[] | null)[], flow: L): void;
}

/** The choice that every window offers. */
export interface Pass extends Choice {
  readonly kind: "pass";
}

/** The pass itself. */
export const pass: Pass = Object.freeze({ kind: "pass" });

/** A step in which seats may react in turn; it repeats from the first seat after each reaction until all pass. */
export interface WindowStep<S, F, L, C extends Choice = Choice> {
  kind: "window";
  when?(s: S, frame: F): boolean;
  /** Who may react, in the order of asking. */
  seats(s: S, frame: F): readonly Seat[];
  /** The reactions a seat has, without the pass. */
  options(s: S, frame: F, seat: Seat): readonly C[];
  refused?(s: S, frame: F, seat: Seat): readonly Refusal[];
  args?(s: S, frame: F, seat: Seat): Json;
  /** Ask also a seat that can only pass, so that not being asked tells nothing (default: true). */
  secret?: boolean;
  take(s: S, frame: F, choice: C, flow: L, seat: Seat): void;
}

/** Any step of a procedure. */
export type Step<S, F, L> = AutoStep<S, F, L> | AskStep<S, F, L> | TogetherStep<S, F, L> | WindowStep<S, F, L>;

/** A named list of named steps, as the kernel keeps it. */
export interface Procedure<Name extends string = string, StepName extends string = string> {
  readonly name: Name;
  // The frame type is the author's own; `stepsOf` has checked it, the runner only passes it through.
  readonly steps: Readonly<Record<StepName, Step<never, never, never>>>;
}

/** The names of a procedure's steps, "procedure.step": for texts that speak of them. */
export type StepOf<P> = P extends Procedure<infer Name, infer StepName> ? `${Name}.${StepName}` : never;

/** A frame whose procedure has a window: how many seats have passed in a row. */
export interface WindowFrame extends Frame {
  passes: number;
}

/**
 * The words in which one procedure is written: typed by the game's state, the procedure's frame, the game's events, all its
 * frames, and the steps that others of its steps `goto`. The procedure must have those.
 */
export function stepsOf<
  S extends State,
  F extends Frame,
  E extends GameEvent,
  All extends Frame,
  Target extends string = never,
>() {
  type L = Flow<E, All, Target>;
  return {
    procedure: <Name extends string>(
      name: F["proc"],
      steps: Record<Name, Step<S, F, L>> & Record<Target, Step<S, F, L>>,
    ): Procedure<F["proc"], Name> => ({ name, steps }),
    auto: (run: (s: S, frame: F, flow: L) => void): AutoStep<S, F, L> => ({ kind: "auto", run }),
    ask: <C extends Choice>(step: Omit<AskStep<S, F, L, C>, "kind">): AskStep<S, F, L, C> => ({ kind: "ask", ...step }),
    /** One secret choice per seat; `take` finds it under the seat. */
    askTogether: <C extends Choice>(
      step: Omit<TogetherStep<S, F, L, C>, "kind" | "isDone" | "take"> & {
        take(s: S, frame: F, chosen: readonly (C | null)[], flow: L): void;
      },
    ): TogetherStep<S, F, L, C> => ({
      ...step,
      kind: "together",
      isDone: (_s, _frame, _seat, soFar) => soFar.length > 0,
      take: (s, frame, answers, flow) => step.take(s, frame, answers.map(firstOf), flow),
    }),
    /** Several secret choices per seat, until the seat's plan is done. */
    planTogether: <C extends Choice>(step: Omit<TogetherStep<S, F, L, C>, "kind">): TogetherStep<S, F, L, C> => ({
      kind: "together",
      ...step,
    }),
    window: <C extends Choice>(
      step: [F] extends [WindowFrame] ? Omit<WindowStep<S, F, L, C>, "kind"> : never,
    ): WindowStep<S, F, L, C> => ({ kind: "window", ...(step as Omit<WindowStep<S, F, L, C>, "kind">) }),
  };
}

/** The same for all procedures of a game: each names its frame and the steps that others `goto`. */
export function stepsFor<S extends State, E extends GameEvent, All extends Frame>() {
  return <F extends Frame, Target extends string = never>() => stepsOf<S, F, E, All, Target>();
}

function firstOf<C>(answers: readonly C[] | null): C | null {
  return answers?.[0] ?? null;
}

/** The innermost running frame of a procedure, if it runs. */
export function frameOf<F extends Frame>(s: State, proc: F["proc"]): F | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i];
    if (frame?.proc === proc) return frame as F;
  }
  return null;
}

/** Where a game stands: "procedure.step", or "end". */
export function whereIs({ stack }: State): string {
  const frame = stack[stack.length - 1];
  return frame ? `${frame.proc}.${frame.step}` : "end";
}
