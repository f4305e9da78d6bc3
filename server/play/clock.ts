// Clocks. A seat's clock runs while the seat is asked and a person sits there; time in which no server was alive is
// never charged. The clock is part of each step, so it is stored together with the choice that changed it.
import type { Seat } from "#kernel/procedure.ts";
import type { Clock, Pace } from "#protocol/tables.ts";
import type { Downtime } from "../store/cluster.ts";

/** A clock as it is stored. */
export interface ClockState {
  /** Milliseconds each seat had left at `at`. */
  readonly left: readonly number[];
  readonly at: number;
  readonly running: readonly Seat[];
}

const SECOND = 1000;
const DAY = 86_400_000;

/** What a seat starts with, and gets again when the others wait for it. */
export function allowance(pace: Pace): number {
  if (pace.kind === "live") return pace.bankSeconds * SECOND;
  return pace.kind === "days" ? pace.days * DAY : 0;
}

/** How much of a time counts: without the parts in which no server was alive. */
export function elapsed(since: number, now: number, downtimes: readonly Downtime[]): number {
  let total = Math.max(0, now - since);
  for (const down of downtimes) {
    const overlap = Math.min(down.until, now) - Math.max(down.since, since);
    if (overlap > 0) total -= overlap;
  }
  return Math.max(0, total);
}

/** What each seat has left now. */
export function leftNow(clock: ClockState, now: number, downtimes: readonly Downtime[]): number[] {
  const passed = elapsed(clock.at, now, downtimes);
  return clock.left.map((left, seat) => (clock.running.includes(seat) ? left - passed : left));
}

/** The clock at the start of a game. */
export function newClock(pace: Pace, seats: number, running: readonly Seat[], now: number): ClockState | null {
  if (pace.kind === "none") return null;
  return { left: Array.from({ length: seats }, () => allowance(pace)), at: now, running };
}

/** What happened to the clock: who acted, and whether it was an answer or taking one back. */
export interface Press {
  readonly seat: Seat;
  readonly kind: "choose" | "retract" | "undo" | "clock";
  /** Whether everybody noticed it; part of a secret answer is nobody's business, and wins no time. */
  readonly isTold: boolean;
  /** Seats that are given their full time again. */
  readonly granted?: readonly Seat[];
}

/** The clock after a step; `running` are the seats that are asked and played by people. */
export function press(
  pace: Pace,
  clock: ClockState,
  running: readonly Seat[],
  { seat, kind, isTold, granted = [] }: Press,
  now: number,
  downtimes: readonly Downtime[],
): ClockState {
  const left = leftNow(clock, now, downtimes);
  const full = allowance(pace);
  const increment = pace.kind === "live" ? pace.incrementSeconds * SECOND : 0;
  for (const [i, before] of left.entries()) {
    const was = clock.running.includes(i);
    const is = running.includes(i);
    if (granted.includes(i)) left[i] = full;
    // With days per answer a new question brings them all; half an answer, or one taken back, brings none.
    else if (pace.kind === "days")
      left[i] = kind === "choose" && is && (!was || (i === seat && isTold)) ? full : before;
    else if (was && !is && kind === "choose") left[i] = before + increment;
    // Taking an answer back takes back what it earned; otherwise changing one's mind would make time.
    else if (!was && is && i === seat && kind !== "clock") left[i] = before - increment;
  }
  return { left, at: now, running: [...running] };
}

/** The clock as viewers see it. */
export function shownClock(clock: ClockState | null, now: number, downtimes: readonly Downtime[]): Clock | null {
  return clock && { now, left: leftNow(clock, now, downtimes), running: [...clock.running] };
}
