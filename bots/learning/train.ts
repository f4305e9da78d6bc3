// Learns to judge the worlds of a game by playing it: each generation plays games with what the one before has learned,
// learns from them, plays the best so far, and is kept only if it wins. What is done depends on the plan and its seed alone,
// so that a training that was stopped goes on as if it had not been.
import { bits, fastChance } from "#kernel/chance.ts";
import { Network, type NetworkFile, type Shape, weightsIn } from "#kernel/network.ts";
import { assess } from "./assess.ts";
import { calibrate, fitted, judged } from "./fit.ts";
import { playPair, type Score, scoreOf } from "./match.ts";
import { hurrying, judging, type Learner, type Position, type Record, selfPlay } from "./self-play.ts";
import { type Lesson, lessonsOf, spreadOf } from "./targets.ts";

/** What to do. */
export interface Plan {
  readonly seed: string;
  /** Numbers of seats, which take turns. */
  readonly seats: readonly number[];
  readonly generations: number;
  /** Games of self-play in a generation, and against the one before; without any each generation is kept. */
  readonly games: number;
  readonly match: number;
  readonly hidden: number;
  /** Of so many games of self-play one is played with care, the others in a hurry. */
  readonly care: number;
  /** It learns from so many of the latest generations' games. */
  readonly memory: number;
  /** How much of a result is the margin, in percent. */
  readonly margin: number;
  /** How it is made again, but for the number of generations. */
  readonly command: string;
}

/** How a generation did. */
export interface Generation {
  readonly generation: number;
  readonly lessons: number;
  readonly score: Score;
  readonly isKept: boolean;
}

/** How far a training has come. */
export interface Progress {
  readonly plan: Plan;
  readonly log: readonly Generation[];
  /** The best so far; null while that is the hand-made judgement. */
  readonly kept: NetworkFile | null;
  /** What was learned last, whether kept or not: only by playing does it find out where it errs. */
  readonly latest: NetworkFile | null;
  /** The generation that is being tried: what it learned, and its share of victories by pair of games. */
  readonly trial?: { readonly learned: NetworkFile; readonly pairs: readonly number[] };
}

/** Told what is going on. */
export type Told = (what: string, done: number, total: number) => void;

/** Where a training runs: it can be stopped between any two games and goes on from there. */
export interface Host {
  told: Told;
  /** Keeps a game of self-play for later. */
  keep(game: Record): void;
  isTimeUp(): boolean;
}

/** One game in five is kept aside, to know when to stop. */
const ASIDE = 5;
/** The largest weight as it is stored. */
const MOST = 32767;

const shapeOf = ({ learning }: Learner, hidden: number): Shape => ({ inputs: learning.features.names.length, hidden });

/** What makes figures alike in size. */
function scalesOf(positions: readonly Position[], inputs: number): number[] {
  const scales: number[] = [];
  for (let i = 0; i < inputs; i++) {
    let sum = 0;
    let squares = 0;
    let count = 0;
    for (const { rows } of positions) {
      for (let at = i; at < rows.length; at += inputs) {
        sum += rows[at]!;
        squares += rows[at]! ** 2;
        count++;
      }
    }
    const spread = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
    scales.push(Number((1 / Math.max(0.05, spread)).toPrecision(4)));
  }
  return scales;
}

const scaled = <P extends Position>(position: P, scales: readonly number[]): P => ({
  ...position,
  rows: position.rows.map((figure, at) => figure * scales[at % scales.length]!),
});

function startWeights(shape: Shape, seed: string): Float64Array {
  const chance = fastChance(`${seed} weights`);
  const weights = new Float64Array(weightsIn(shape));
  for (let at = 2 * shape.inputs; at < weights.length; at++) weights[at] = (bits(chance) / 2 ** 32 - 0.5) * 0.2;
  return weights;
}

function packed(weights: Float64Array): { step: number; weights: number[] } {
  const step = Number((weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / MOST).toPrecision(6));
  return { step, weights: [...weights].map(weight => Math.round(weight / step)) };
}

/** Learns from the games of one generation. */
function learn(
  learner: Learner,
  { plan, latest, log }: Progress,
  records: readonly Record[],
  games: number,
): NetworkFile {
  const shape = shapeOf(learner, plan.hidden);
  const scales =
    latest?.scales ??
    scalesOf(
      records.flatMap(({ positions }) => positions),
      shape.inputs,
    );
  const before = latest
    ? Float64Array.from(latest.weights, weight => weight * latest.step)
    : startWeights(shape, plan.seed);
  const ends = { spread: spreadOf(records), margin: plan.margin / 100 };
  const judge = (position: Position) => judged(before, shape, scaled(position, scales));
  const lessons: Lesson[] = [];
  const aside: Lesson[] = [];
  for (const [i, record] of records.entries()) {
    const learned = lessonsOf(record, ends, latest && judge).map(lesson => scaled(lesson, scales));
    (i % ASIDE === 0 ? aside : lessons).push(...learned);
  }
  const chance = fastChance(`${plan.seed}/${log.length} fit`);
  const weights = calibrate(fitted(before, shape, lessons, aside, chance), shape, aside);
  const recipe = {
    command: `${plan.command} --generations ${log.length + 1}`,
    rules: learner.game.rules,
    games,
    generations: log.length + 1,
  };
  return {
    recipe,
    seats: plan.seats,
    names: learner.learning.features.names,
    scales,
    hidden: plan.hidden,
    ...packed(weights),
  };
}

/** Games of this generation among those that are remembered. */
const freshOf = ({ plan, log }: Progress, past: readonly Record[]): number =>
  past.length - Math.min(log.length, plan.memory - 1) * plan.games;

/** Plays games of the latest judgement with itself and, every other one, with the best so far. */
function record(learner: Learner, progress: Progress, past: Record[], { told, keep, isTimeUp }: Host): void {
  const { plan, kept, latest, log } = progress;
  const players = [judging, hurrying].map(make => ({ own: make(learner, latest), best: make(learner, kept) }));
  for (let i = freshOf(progress, past); i < plan.games && !isTimeUp(); i++) {
    const { own, best } = players[(i >> 2) % plan.care === 0 ? 0 : 1]!;
    const seats = plan.seats[(i >> 2) % plan.seats.length]!;
    const bots = Array.from({ length: seats }, (_seat, seat) =>
      i % 2 === 1 && seat % 2 === (i >> 1) % 2 ? best : own,
    );
    const played = selfPlay(learner, seats, `${plan.seed}/${log.length + 1}/${i}`, bots, true);
    past.push(played);
    keep(played);
    told("self-play", i + 1, plan.games);
  }
}

/** Tries what was learned against the best so far, as far as there is time. */
function tried(learner: Learner, { plan, log, kept }: Progress, trial: NonNullable<Progress["trial"]>, host: Host) {
  const { learned } = trial;
  const pairs = [...trial.pairs];
  const all = Math.ceil(plan.match / 2);
  const sides = [judging(learner, learned), judging(learner, kept)] as const;
  const match = { seats: plan.seats, seed: `${plan.seed}/${log.length + 1}/match` };
  while (pairs.length < all && !host.isTimeUp()) {
    pairs.push(playPair(learner, sides, match, pairs.length));
    host.told("match", pairs.length, all);
  }
  return { learned, pairs, isOver: pairs.length === all };
}

/**
 * Goes on by one generation, or until time is up; `past` are the games it remembers, the latest last, and gets the new
 * ones.
 */
export function nextGeneration(learner: Learner, progress: Progress, past: Record[], host: Host): Progress {
  const { plan, log, kept, latest, trial } = progress;
  const generation = log.length + 1;
  if (!trial) record(learner, progress, past, host);
  if (freshOf(progress, past) < plan.games) return progress;
  const begun = trial ?? { learned: learn(learner, progress, past, generation * plan.games), pairs: [] };
  const { learned, pairs, isOver } = tried(learner, progress, begun, host);
  if (!isOver) return { plan, log, kept, latest, trial: { learned, pairs } };
  const score = scoreOf(pairs);
  const isKept = plan.match === 0 || score.share > 0.5;
  const lessons = past.reduce((sum, { positions }) => sum + positions.length, 0);
  past.splice(0, Math.max(0, past.length - (plan.memory - 1) * plan.games));
  return {
    plan,
    log: [...log, { generation, lessons, score, isKept }],
    kept: isKept ? learned : kept,
    latest: learned,
  };
}

/** What a training comes to, on games that nobody has learned from. */
export interface Verdict {
  /** The learned judgement against the hand-made one, one step ahead. */
  readonly duel: Score;
  readonly moments: ReturnType<typeof assess>;
}

/** Measures the best judgement of a training against the hand-made one; half of the games are played by each. */
export function verdictOf(learner: Learner, { plan, kept }: Progress, games: number, told: Told): Verdict | null {
  if (!kept) return null;
  const network = new Network(learner.learning.features, kept);
  const sides = [judging(learner, kept), judging(learner, null)] as const;
  const seed = `${plan.seed}/unseen`;
  const pairs = Array.from({ length: Math.ceil(games / 2) }, (_, pair) => {
    told("duel", 2 * pair, games);
    return playPair(learner, sides, { seats: plan.seats, seed: `${seed} duel` }, pair);
  });
  const records = Array.from({ length: games }, (_, i) => {
    const seats = plan.seats[(i >> 1) % plan.seats.length]!;
    const bots = Array.from({ length: seats }, () => sides[i % 2]!);
    told("unseen", i + 1, games);
    return selfPlay(learner, seats, `${seed}/${i}`, bots, false);
  });
  return { duel: scoreOf(pairs), moments: assess(records, position => network.chances(position)[position.viewer]!) };
}
