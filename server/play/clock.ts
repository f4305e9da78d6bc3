// Clocks. A seat's clock runs while the seat is asked and a person sits there; time in which no server was alive, or in
// which the person rests, is never charged. The clock is part of each step, so it is stored together with the choice that changed it.
import type { Seat } from "#kernel/procedure.ts";
import { restsIn, type Span } from "#protocol/rest.ts";
import type { Clock, Pace } from "#protocol/tables.ts";
import type { Downtime } from "../store/cluster.ts";
import type { TableDoc } from "../tables/doc.ts";

/** A clock as it is stored. */
export interface ClockState {
  /** Milliseconds each seat had left at `at`. */
  readonly left: readonly number[];
  readonly at: number;
  readonly running: readonly Seat[];
  /** What each seat gained by its last answer; taking it back takes that back, too. None: what the pace gives. */
  readonly gained?: readonly number[];
}

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a seat starts with, and gets again when the others wait for it. */
export function allowance(pace: Pace): number {
  if (pace.kind === "live") return pace.bankSeconds * SECOND;
  return pace.kind === "days" ? pace.days * DAY : 0;
}

/** What a seat gains by an answer, and the most it may save up; null where every question brings the full time. */
function bankOf(pace: Pace): { readonly increment: number; readonly cap: number } | null {
  if (pace.kind === "live") {
    const cap = pace.capSeconds === undefined ? Number.POSITIVE_INFINITY : pace.capSeconds * SECOND;
    return { increment: pace.incrementSeconds * SECOND, cap };
  }
  if (pace.kind === "none" || pace.incrementHours === undefined) return null;
  return { increment: pace.incrementHours * HOUR, cap: allowance(pace) };
}

/** The parts of a time that a seat is not charged: no server was alive, or its person rests. */
export type Pauses = (seat: Seat, time: Span) => readonly Span[];

/** The pauses at a table. A live game is played in one sitting: nobody rests in it. */
export function pausesAt(doc: Pick<TableDoc, "seats" | "rests" | "pace">, downtimes: readonly Downtime[]): Pauses {
  return (seat, time) => {
    const person = doc.seats[seat]?.person;
    if (!person || doc.pace.kind === "live") return downtimes;
    return [...downtimes, ...restsIn(doc.rests[person], time)];
  };
}

/** How much of a time counts: without the pauses, which may overlap. */
export function elapsed(since: number, now: number, pauses: readonly Span[]): number {
  let total = Math.max(0, now - since);
  let done = since;
  for (const pause of [...pauses].sort((a, b) => a.since - b.since)) {
    const overlap = Math.min(pause.until, now) - Math.max(pause.since, done);
    if (overlap <= 0) continue;
    total -= overlap;
    done = Math.min(pause.until, now);
  }
  return total;
}

/** What each seat has left now. */
export function leftNow(clock: ClockState, now: number, pauses: Pauses): number[] {
  const passed = (seat: Seat): number =>
    elapsed(clock.at, now, pauses(seat, { since: clock.at, until: Math.max(now, clock.at + 1) }));
  return clock.left.map((left, seat) => (clock.running.includes(seat) ? left - passed(seat) : left));
}

/** How long it takes until so much of a seat's time is used up, pauses and all. */
export function waitFor(left: number, seat: Seat, now: number, pauses: Pauses): number {
  let wait = left;
  for (let tries = 0; tries < 100; tries++) {
    const until = now + wait;
    const missing = left - elapsed(now, until, pauses(seat, { since: now, until }));
    if (missing <= 0) return wait;
    wait += missing;
  }
  return wait;
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
  pauses: Pauses,
): ClockState {
  const left = leftNow(clock, now, pauses);
  const full = allowance(pace);
  const bank = bankOf(pace);
  const gained = left.map((_, i) => clock.gained?.[i] ?? bank?.increment ?? 0);
  for (const [i, before] of left.entries()) {
    const was = clock.running.includes(i);
    const is = running.includes(i);
    if (granted.includes(i)) left[i] = full;
    // With days per answer a new question brings them all; half an answer, or one taken back, brings none.
    else if (!bank) left[i] = kind === "choose" && is && (!was || (i === seat && isTold)) ? full : before;
    else if (was && !is && kind === "choose") {
      gained[i] = Math.max(0, Math.min(bank.increment, bank.cap - before));
      left[i] = before + gained[i]!;
    }
    // Taking an answer back takes back what it earned; otherwise changing one's mind would make time.
    else if (!was && is && i === seat && kind !== "clock") left[i] = before - gained[i]!;
  }
  const after = { left, at: now, running: [...running] };
  return bank && Number.isFinite(bank.cap) ? { ...after, gained } : after;
}

/** The clock as viewers see it: in a pause it stands. */
export function shownClock(clock: ClockState | null, now: number, pauses: Pauses): Clock | null {
  if (!clock) return null;
  const runs = (seat: Seat): boolean => elapsed(now, now + 1, pauses(seat, { since: now, until: now + 1 })) > 0;
  return { now, left: leftNow(clock, now, pauses), running: clock.running.filter(runs) };
}
