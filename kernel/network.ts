// A judgement of worlds that was learned: a small network gives every seat a score from figures about it, and the scores
// together say how likely each is to win. Plain sums over quantised weights, so that servers and browsers agree.
import type { Seat, State } from "./procedure.ts";

/** Figures from which the worth of a world can be learned. */
export interface Features<S extends State = State> {
  readonly names: readonly string[];
  /** Whether these figures tell enough of this world; not, say, of teams or of a game alone. */
  covers?(s: S): boolean;
  /**
   * Writes a row of figures for every seat, in the order of their names, and returns the share of the game that is left.
   * Of other seats they tell nothing that the viewer may not know.
   */
  fill(s: S, viewer: Seat, rows: Float64Array): number;
}

/** How weights were made: enough to make them again. */
export interface Recipe {
  readonly command: string;
  readonly rules: string;
  /** Games of self-play, and generations that beat the one before. */
  readonly games: number;
  readonly generations: number;
}

/** The weights of a network, as their file has them. */
export interface NetworkFile {
  readonly recipe: Recipe;
  /** The numbers of seats it was learned with. */
  readonly seats: readonly number[];
  readonly names: readonly string[];
  /** What each figure is multiplied by before anything else. */
  readonly scales: readonly number[];
  readonly hidden: number;
  /** The unit of the weights. */
  readonly step: number;
  readonly weights: readonly number[];
}

/** How large a network is. */
export interface Shape {
  readonly inputs: number;
  readonly hidden: number;
}

/** How many weights a network has: for each figure now and by time left; for each hidden unit its own, then its share. */
export const weightsIn = ({ inputs, hidden }: Shape): number => 2 * inputs + hidden * (inputs + 3);

/** The score of the seat whose row begins at `from`. */
function scoreOf(weights: Float64Array, shape: Shape, rows: Float64Array, from: number, time: number): number {
  const { inputs, hidden } = shape;
  let score = 0;
  for (let i = 0; i < inputs; i++) score += rows[from + i]! * (weights[i]! + time * weights[inputs + i]!);
  let at = 2 * inputs;
  for (let unit = 0; unit < hidden; unit++) {
    let sum = weights[at]! + time * weights[at + 1]!;
    for (let i = 0; i < inputs; i++) sum += rows[from + i]! * weights[at + 2 + i]!;
    if (sum > 0) score += sum * weights[at + 2 + inputs]!;
    at += inputs + 3;
  }
  return score;
}

/** What was written of a world. */
export interface Figures {
  readonly seats: number;
  /** The share of the game that is left. */
  readonly time: number;
  readonly rows: Float64Array;
}

/** The scores of all seats. */
export function scoresOf(weights: Float64Array, shape: Shape, { rows, seats, time }: Figures): number[] {
  const scores: number[] = [];
  for (let seat = 0; seat < seats; seat++) scores.push(scoreOf(weights, shape, rows, seat * shape.inputs, time));
  return scores;
}

/** Scores as chances that sum to one. */
export function chancesOf(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const raised = scores.map(score => Math.exp(score - top));
  const sum = raised.reduce((a, b) => a + b, 0);
  return raised.map(each => each / sum);
}

/** The weights as a network uses them: for figures as they are. */
function unpacked({ scales, step, weights }: NetworkFile, shape: Shape): Float64Array {
  const { inputs } = shape;
  return Float64Array.from(weights, (weight, at) => {
    const place = at < 2 * inputs ? at % inputs : ((at - 2 * inputs) % (inputs + 3)) - 2;
    return weight * step * (scales[place] ?? 1);
  });
}

/** The most seats of any game. */
const MOST_SEATS = 8;

/** A learned judgement of worlds. */
export class Network<S extends State> {
  private readonly features: Features<S>;
  private readonly seats: readonly number[];
  private readonly shape: Shape;
  private readonly weights: Float64Array;
  private readonly rows: Float64Array;

  constructor(features: Features<S>, file: NetworkFile) {
    const inputs = features.names.length;
    this.shape = { inputs, hidden: file.hidden };
    if (file.names.join() !== features.names.join() || file.weights.length !== weightsIn(this.shape))
      throw new Error("these weights were learned from other figures: train again");
    this.features = features;
    this.seats = file.seats;
    this.weights = unpacked(file, this.shape);
    this.rows = new Float64Array(MOST_SEATS * inputs);
  }

  /** Whether it has learned to judge worlds like this one. */
  covers(s: S): boolean {
    return this.seats.includes(s.seats) && (this.features.covers?.(s) ?? true);
  }

  private scores(s: S, viewer: Seat): number[] {
    const time = this.features.fill(s, viewer, this.rows);
    return scoresOf(this.weights, this.shape, { rows: this.rows, seats: s.seats, time });
  }

  /** Each seat's chance to win by figures that were written before. */
  chances(figures: Figures): number[] {
    return chancesOf(scoresOf(this.weights, this.shape, figures));
  }

  /** How good a world is for a seat: the logarithm of its odds. */
  evaluate(s: S, seat: Seat): number {
    const scores = this.scores(s, seat);
    if (s.seats === 2) return scores[seat]! - scores[1 - seat]!;
    let rivals = 0;
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) rivals += Math.exp(scores[other]! - scores[seat]!);
    return -Math.log(rivals);
  }

  /** Each seat's chance to win, as a seat would judge it. */
  value(s: S, seat: Seat): number[] {
    return chancesOf(this.scores(s, seat));
  }
}
