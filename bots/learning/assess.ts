// How far a judgement can be trusted: on games it has not seen, a quarter, half and three quarters through them.
import type { Position, Record } from "./self-play.ts";
import { sharesOf } from "./targets.ts";

/** The figures of a judgement at one moment of the games. */
export interface Trust {
  /** The mean squared distance of chance and result. */
  readonly brier: number;
  /** How often the winner was judged better than a loser, ties counting half. */
  readonly auc: number;
}

/** What was thought of a seat's chances, and what came of them. */
interface Guess {
  readonly thought: number;
  readonly won: number;
}

/** The moments of a game at which judgements are compared. */
export const MOMENTS = [0.25, 0.5, 0.75] as const;

function aucOf(guesses: readonly Guess[]): number {
  const sorted = [...guesses].sort((a, b) => a.thought - b.thought);
  let ranks = 0;
  let won = 0;
  for (let i = 0; i < sorted.length; ) {
    let end = i;
    while (end < sorted.length && sorted[end]!.thought === sorted[i]!.thought) end++;
    for (let j = i; j < end; j++) {
      ranks += sorted[j]!.won * ((i + end + 1) / 2);
      won += sorted[j]!.won;
    }
    i = end;
  }
  const lost = sorted.length - won;
  return won === 0 || lost === 0 ? 0.5 : (ranks - (won * (won + 1)) / 2) / (won * lost);
}

const brierOf = (guesses: readonly Guess[]): number =>
  guesses.reduce((sum, { thought, won }) => sum + (thought - won) ** 2, 0) / Math.max(1, guesses.length);

/** The best curve from values of any scale to chances, found on games that are not judged afterwards. */
function curveOf(guesses: readonly Guess[]): (value: number) => number {
  const mean = guesses.reduce((sum, { thought }) => sum + thought, 0) / Math.max(1, guesses.length);
  const spread =
    Math.sqrt(guesses.reduce((sum, { thought }) => sum + (thought - mean) ** 2, 0) / Math.max(1, guesses.length)) || 1;
  let slope = 0;
  let shift = 0;
  const curve = (value: number) => 1 / (1 + Math.exp(-(shift + (slope * (value - mean)) / spread)));
  for (let step = 0; step < 2000; step++) {
    let onSlope = 0;
    let onShift = 0;
    for (const { thought, won } of guesses) {
      const error = won - curve(thought);
      onSlope += (error * (thought - mean)) / spread;
      onShift += error;
    }
    slope += (0.5 * onSlope) / guesses.length;
    shift += (0.5 * onShift) / guesses.length;
  }
  return curve;
}

/** What each seat thought nearest to a moment of each game. */
function guessesAt(records: readonly Record[], moment: number, think: (position: Position) => number): Guess[] {
  return records.flatMap(({ positions, decisions, result }) => {
    const shares = sharesOf(result);
    return shares.flatMap((won, seat) => {
      const own = positions.filter(({ viewer }) => viewer === seat);
      const distance = ({ at }: Position) => Math.abs(at - moment * decisions);
      const [first] = own;
      if (!first) return [];
      return [{ thought: think(own.reduce((a, b) => (distance(b) < distance(a) ? b : a), first)), won }];
    });
  });
}

/** Compares the learned judgement with the hand-made one at each moment, on the second half of the games. */
export function assess(
  records: readonly Record[],
  chance: (position: Position) => number,
): { readonly moment: number; readonly hand: Trust; readonly learned: Trust }[] {
  const middle = records.length >> 1;
  return MOMENTS.map(moment => {
    const curve = curveOf(guessesAt(records.slice(0, middle), moment, ({ hand }) => hand));
    const unseen = records.slice(middle);
    const by = (think: (position: Position) => number): Trust => {
      const guesses = guessesAt(unseen, moment, think);
      return { brier: brierOf(guesses), auc: aucOf(guesses) };
    };
    return { moment, hand: by(({ hand }) => curve(hand)), learned: by(chance) };
  });
}

/** Judgements of about the same chance: how high they were, and how many of those seats won. */
export interface Bin {
  readonly count: number;
  readonly thought: number;
  readonly won: number;
}

const BINS = 10;

/** The reliability curve at all moments: of seats that were given a chance of about so much, so many should win. */
export function reliabilityOf(records: readonly Record[], chance: (position: Position) => number): Bin[] {
  const guesses = MOMENTS.flatMap(moment => guessesAt(records, moment, chance));
  return Array.from({ length: BINS }, (_, bin) => {
    const here = guesses.filter(({ thought }) => Math.min(BINS - 1, Math.floor(thought * BINS)) === bin);
    const mean = (of: keyof Guess) => here.reduce((sum, guess) => sum + guess[of], 0) / Math.max(1, here.length);
    return { count: here.length, thought: mean("thought"), won: mean("won") };
  });
}

/** How far chances are from what comes of them, on average over all judgements. */
export function errorOf(bins: readonly Bin[]): number {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  return bins.reduce((sum, bin) => sum + bin.count * Math.abs(bin.thought - bin.won), 0) / Math.max(1, count);
}
