// What decided a game, found in the course of its scores.
import type { Seat } from "#kernel/procedure.ts";
import type { CoursePoint } from "../local/messages.ts";

/** Something worth telling about how a game went. */
export interface Decision {
  readonly kind: "decidedLead" | "decidedSwing" | "decidedClose";
  readonly seat: Seat;
  readonly other: Seat;
  readonly source: string;
  readonly amount: number;
  readonly percent: number;
}

const scoreAt = (point: CoursePoint, seat: Seat, source: string): number => point.scores[seat]?.[source] ?? 0;

/** Who leads alone in a source at a point; null when nobody does. */
function leaderAt(point: CoursePoint, source: string): Seat | null {
  const values = point.scores.map((_, seat) => scoreAt(point, seat, source));
  const best = Math.max(...values);
  return values.filter(value => value === best).length === 1 ? values.indexOf(best) : null;
}

/** The latest moment at which a source got the leader it kept to the end. */
function lastLead(course: readonly CoursePoint[], source: string, lines: number): Decision | null {
  const seat = leaderAt(course[course.length - 1]!, source);
  if (seat === null) return null;
  const since = course.findLastIndex(point => leaderAt(point, source) !== seat) + 1;
  // Who is ahead only when all is counted has led for no time.
  if (since === course.length - 1) return null;
  const percent = Math.round(((course[since]?.line ?? 0) / Math.max(1, lines)) * 100);
  return { kind: "decidedLead", seat, other: seat, source, amount: 0, percent };
}

/** The largest gain of one seat between two points. */
function largestSwing(course: readonly CoursePoint[], source: string): Decision | null {
  let found: Decision | null = null;
  for (let i = 1; i < course.length; i++) {
    for (let seat = 0; seat < course[i]!.scores.length; seat++) {
      const amount = scoreAt(course[i]!, seat, source) - scoreAt(course[i - 1]!, seat, source);
      if (amount > (found?.amount ?? 0))
        found = { kind: "decidedSwing", seat, other: seat, source, amount, percent: 0 };
    }
  }
  return found;
}

/** The smallest difference between two neighbours at the end. */
function closest(last: CoursePoint, source: string): Decision | null {
  const order = last.scores.map((_, seat) => seat).sort((a, b) => scoreAt(last, b, source) - scoreAt(last, a, source));
  let found: Decision | null = null;
  for (let i = 1; i < order.length; i++) {
    const [seat, other] = [order[i - 1]!, order[i]!];
    const amount = scoreAt(last, seat, source) - scoreAt(last, other, source);
    if (!found || amount < found.amount) found = { kind: "decidedClose", seat, other, source, amount, percent: 0 };
  }
  return found;
}

const bestOf = (found: readonly (Decision | null)[], worth: (decision: Decision) => number): Decision | null =>
  found.reduce((best, each) => (each && (!best || worth(each) > worth(best)) ? each : best), null);

/** At most one finding of each kind. */
export function decisions(course: readonly CoursePoint[], lines: number): Decision[] {
  const last = course[course.length - 1];
  if (!last) return [];
  const sources = Object.keys(last.scores[0] ?? {});
  const found = [
    bestOf(
      sources.map(source => lastLead(course, source, lines)),
      ({ percent }) => percent,
    ),
    bestOf(
      sources.map(source => largestSwing(course, source)),
      ({ amount }) => amount,
    ),
    bestOf(
      sources.map(source => closest(last, source)),
      ({ amount }) => -amount,
    ),
  ];
  return found.filter(each => each !== null);
}
