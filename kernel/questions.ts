// Opening questions and gathering answers, in place on the state.
import type { Choice, Frame, Seat, State, WindowFrame } from "./procedure.ts";
import { type AnyStep, type AnyTogether, type AnyWindow, RulesBug } from "./steps.ts";

/** Whether a step asks a seat now; if so, its question is open. */
export function opens(s: State, frame: Frame, step: Exclude<AnyStep, { kind: "auto" }>): boolean {
  if (step.when && !step.when(s, frame)) return false;
  switch (step.kind) {
    case "ask":
      openFor(s, step.seat(s, frame));
      return true;
    case "together":
      return openTogether(s, frame, step);
    case "window":
      return openWindow(s, frame as WindowFrame, step);
  }
}

/** Asks one seat; in place where it can, because this happens at every decision. */
function openFor(s: State, seat: Seat): void {
  if (s.open.length === 1) s.open[0] = seat;
  else s.open = [seat];
}

function openTogether(s: State, frame: Frame, step: AnyTogether): boolean {
  const seats = step.seats(s, frame);
  if (seats.length === 0) return false;
  s.answers = Array.from({ length: s.seats }, (_, seat) => (seats.includes(seat) ? [] : null));
  s.open = [...seats];
  return true;
}

/** Records one answer; true when it was the last one awaited. */
export function answer(s: State, frame: Frame, step: AnyTogether, seat: Seat, choice: Choice): boolean {
  const soFar = s.answers[seat];
  if (!soFar) throw new RulesBug(`seat ${seat} was not asked`);
  soFar.push(choice);
  if (!step.isDone(s, frame, seat, soFar)) return false;
  s.open = s.open.filter(other => other !== seat);
  return s.open.length === 0;
}

// Every asked seat gives at least one answer: a plan that is done before it began would tell that it was forced.
export function isAnswered(s: State, frame: Frame, step: AnyTogether, seat: Seat): boolean {
  const soFar = s.answers[seat] ?? [];
  return soFar.length > 0 && step.isDone(s, frame, seat, soFar);
}

function openWindow(s: State, frame: WindowFrame, step: AnyWindow): boolean {
  const seats = step.seats(s, frame);
  while (frame.passes < seats.length) {
    const seat = seats[frame.passes] as Seat;
    if (step.secret !== false || step.options(s, frame, seat).length > 0) {
      openFor(s, seat);
      return true;
    }
    frame.passes++;
  }
  frame.passes = 0;
  return false;
}
