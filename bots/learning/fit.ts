// Fits the weights of a network to lessons: small steps down the slope of the surprise (cross-entropy), each weight with
// a pace of its own (Adam). A part of the games is kept aside and says when to stop.
import { type ChanceState, chanceOf } from "#kernel/chance.ts";
import { chancesOf, type Figures, type Shape, scoresOf } from "#kernel/network.ts";
import type { Lesson } from "./targets.ts";

/** Passes over all lessons at most; one without progress on the games kept aside is the last but one. */
const PASSES = 12;
const PATIENCE = 2;
const BATCH = 32;
const PACE = 0.004;
const MEMORY = 0.9;
const LONG_MEMORY = 0.999;
/** How strongly weights are drawn to zero. */
const DECAY = 3e-4;

/** The chances that a network gives in a position whose rows are scaled. */
export const judged = (weights: Float64Array, shape: Shape, figures: Figures): number[] =>
  chancesOf(scoresOf(weights, shape, figures));

/** The mean surprise of a network at what came. */
function surprise(weights: Float64Array, shape: Shape, lessons: readonly Lesson[], of: "target" | "won"): number {
  let sum = 0;
  for (const lesson of lessons) {
    const chances = judged(weights, shape, lesson);
    for (let seat = 0; seat < lesson.seats; seat++) sum -= lesson[of][seat]! * Math.log(Math.max(1e-9, chances[seat]!));
  }
  return sum / Math.max(1, lessons.length);
}

/** Adds the slope at one lesson. */
function addSlope(weights: Float64Array, shape: Shape, lesson: Lesson, slope: Float64Array): void {
  const { inputs, hidden } = shape;
  const { rows, seats, time, target } = lesson;
  const chances = judged(weights, shape, lesson);
  for (let seat = 0; seat < seats; seat++) {
    const error = chances[seat]! - target[seat]!;
    const from = seat * inputs;
    for (let i = 0; i < inputs; i++) {
      const push = error * rows[from + i]!;
      slope[i]! += push;
      slope[inputs + i]! += push * time;
    }
    let at = 2 * inputs;
    for (let unit = 0; unit < hidden; unit++, at += inputs + 3) {
      let sum = weights[at]! + time * weights[at + 1]!;
      for (let i = 0; i < inputs; i++) sum += rows[from + i]! * weights[at + 2 + i]!;
      if (sum <= 0) continue;
      slope[at + 2 + inputs]! += error * sum;
      const push = error * weights[at + 2 + inputs]!;
      slope[at]! += push;
      slope[at + 1]! += push * time;
      for (let i = 0; i < inputs; i++) slope[at + 2 + i]! += push * rows[from + i]!;
    }
  }
}

/** Fits weights to lessons; those kept aside choose among the passes. */
export function fitted(
  start: Float64Array,
  shape: Shape,
  lessons: readonly Lesson[],
  aside: readonly Lesson[],
  chance: ChanceState,
): Float64Array {
  const weights = Float64Array.from(start);
  const slope = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  const order = lessons.map((_, i) => i);
  let best = Float64Array.from(weights);
  let least = surprise(weights, shape, aside, "target");
  let steps = 0;
  let worse = 0;
  for (let pass = 0; pass < PASSES && worse < PATIENCE; pass++) {
    chanceOf(chance).shuffle(order);
    for (let begin = 0; begin < order.length; begin += BATCH) {
      slope.fill(0);
      const end = Math.min(order.length, begin + BATCH);
      for (let i = begin; i < end; i++) addSlope(weights, shape, lessons[order[i]!]!, slope);
      steps++;
      const pace = (PACE * Math.sqrt(1 - LONG_MEMORY ** steps)) / (1 - MEMORY ** steps);
      for (let i = 0; i < weights.length; i++) {
        const push = slope[i]! / (end - begin) + DECAY * weights[i]!;
        mean[i] = MEMORY * mean[i]! + (1 - MEMORY) * push;
        square[i] = LONG_MEMORY * square[i]! + (1 - LONG_MEMORY) * push * push;
        weights[i]! -= (pace * mean[i]!) / (Math.sqrt(square[i]!) + 1e-8);
      }
    }
    const now = surprise(weights, shape, aside, "target");
    worse = now < least ? 0 : worse + 1;
    if (now < least) {
      least = now;
      best = Float64Array.from(weights);
    }
  }
  return best;
}

/** How sure of itself a network may be, from half to twice as much as it is: as the results kept aside say. */
export function calibrate(weights: Float64Array, shape: Shape, aside: readonly Lesson[]): Float64Array {
  let best = weights;
  let least = surprise(weights, shape, aside, "won");
  for (let factor = 0.5; factor <= 2; factor *= 1.05) {
    const scaled = surer(weights, shape, factor);
    const now = surprise(scaled, shape, aside, "won");
    if (now >= least) continue;
    least = now;
    best = scaled;
  }
  return best;
}

/** The same network with scores so many times as large. */
function surer(weights: Float64Array, { inputs }: Shape, factor: number): Float64Array {
  return weights.map((weight, at) => {
    const isOutput = at < 2 * inputs || (at - 2 * inputs) % (inputs + 3) === inputs + 2;
    return isOutput ? weight * factor : weight;
  });
}
