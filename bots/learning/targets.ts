// What positions should have been judged as: a mix of how the game ended and of what later positions were judged as.
import type { Result } from "#kernel/game.ts";
import { chancesOf } from "#kernel/network.ts";
import type { Position, Record } from "./self-play.ts";

/** A position with the chances it should be given, by seat. */
export interface Lesson extends Position {
  readonly target: readonly number[];
  /** The result alone. */
  readonly won: readonly number[];
}

/** How much of what is learned comes from further ahead than the next position. */
const LAMBDA = 0.8;
/** Each seat's share of the victory. */
export function sharesOf({ winners, places }: Result): number[] {
  if (winners.length === 0) return places.map(() => 1 / places.length);
  return places.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

const totalOf = (score: Readonly<{ [part: string]: number }>): number =>
  score.total ?? Object.values(score).reduce((sum, points) => sum + points, 0);

/** How far apart scores usually are. */
export function spreadOf(records: readonly Record[]): number {
  let squares = 0;
  let count = 0;
  for (const { result } of records) {
    const totals = result.scores.map(totalOf);
    const mean = totals.reduce((a, b) => a + b, 0) / totals.length;
    for (const total of totals) squares += (total - mean) ** 2;
    count += totals.length;
  }
  return Math.sqrt(squares / Math.max(1, count)) || 1;
}

/** How ends of games are told: how far apart scores usually are, and how much of a result is the margin. */
export interface Ends {
  readonly spread: number;
  readonly margin: number;
}

/** The result with some of the margin in it: it tells more of a game than who won, and that tells what counts. */
function endOf(result: Result, { spread, margin }: Ends): number[] {
  const margins = chancesOf(result.scores.map(score => totalOf(score) / spread));
  return sharesOf(result).map((share, seat) => (1 - margin) * share + margin * margins[seat]!);
}

/**
 * The lessons of a game. Each seat learns from what it knew itself: from the end backwards, a position is worth what the
 * seat's next one was judged as, and more and more of what came of it later.
 */
export function lessonsOf(
  { positions, result }: Record,
  ends: Ends,
  judge: ((position: Position) => readonly number[]) | null,
): Lesson[] {
  const won = sharesOf(result);
  const end = endOf(result, ends);
  const later = new Map<number, { target: readonly number[]; value: readonly number[] }>();
  const lessons: Lesson[] = [];
  for (const position of [...positions].reverse()) {
    const next = later.get(position.viewer);
    const target = next ? end.map((_, seat) => LAMBDA * next.target[seat]! + (1 - LAMBDA) * next.value[seat]!) : end;
    later.set(position.viewer, { target, value: judge ? judge(position) : target });
    lessons.push({ ...position, target, won });
  }
  return lessons.reverse();
}
