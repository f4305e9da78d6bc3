// What can be done at a node, the most promising first: whole plans where the game has them, else single options,
// weighed by the game's priors or by a look one step ahead.
import { type ChanceState, chanceOf } from "#kernel/chance.ts";
import { type AnyGame, copyState, type Plan } from "#kernel/game.ts";
import { equal } from "#kernel/json.ts";
import { isOver } from "#kernel/look.ts";
import type { Choice, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { type Edge, edgeOf, type Node } from "./tree.ts";

/** Visits after which a node is worth a look one step ahead. */
const WORTH_A_LOOK = 8;
/** How much the look one step ahead counts: the weight of a move one spread better than the mean is e^this. */
const KEENNESS = 1.5;
/** Looks one step ahead that a question is worth, over all its options and a few worlds. */
const LOOKS = 48;
/** The share of all priors that the game's advice gets. */
const ADVICE = 0.4;

/** Gives a node whole plans for moves; the weightiest is the game's own advice. */
export function arrangePlans(node: Node, plans: readonly Plan[]): void {
  const sum = plans.reduce((total, plan) => total + plan.weight, 0);
  const edges = plans.map(({ choices, weight }) => edgeOf(node, choices, weight / sum));
  node.order = [...new Set(edges)].sort(byPrior);
  const [first, second] = node.order;
  node.advised = first && first.prior > (second?.prior ?? 0) ? first : null;
  node.isPlanned = true;
}

/** Lists the moves of a node as this world offers them. */
export function arrangeOptions(game: AnyGame, world: State, node: Node): void {
  const options = runnerOf(game).options(world, node.seat);
  const isKnown = isSame(options, node.options);
  const isLook = !game.bot.priors && !node.isJudged && options.length > 1 && node.visits >= WORTH_A_LOOK;
  if (isKnown && !isLook) return;
  if (!isKnown) {
    node.options = options;
    node.order = options.map(option => edgeOf(node, [option], 1 / options.length));
  }
  if (game.bot.priors) {
    weigh(node.order, game.bot.priors(world, node.seat, options));
    // What the game would never do is not thought about.
    node.order = node.order.filter(({ prior }) => prior > 0);
  } else if (isLook) judgeOptions(game, world, node);
  node.order.sort(byPrior);
}

function isSame(a: readonly Choice[], b: readonly Choice[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !equal(a[i], b[i])) return false;
  return true;
}

const byPrior = (a: Edge, b: Edge): number => b.prior - a.prior;

/** Gives edges their share of all weights; where nothing has any they are alike. */
function weigh(edges: readonly Edge[], weights: readonly number[]): void {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  for (const [i, edge] of edges.entries()) edge.prior = sum === 0 ? 1 / edges.length : weights[i]! / sum;
}

/** First impressions: each option played in one world and judged. */
function judgeOptions(game: AnyGame, world: State, node: Node): void {
  const values = node.order.map(edge => valueAfter(game, world, node.seat, edge.choices[0]!));
  weigh(node.order, keenly(values));
  node.isJudged = true;
}

/** First impressions of the question itself: the game's priors, a look one step ahead, and the game's advice. */
export function judgeFirst(
  game: AnyGame,
  worlds: readonly State[],
  node: Node,
  chance: ChanceState,
  isAdvised: boolean,
): void {
  arrangeOptions(game, worlds[0]!, node);
  if (node.order.length < 2) return;
  const seen = worlds.slice(0, Math.ceil(LOOKS / node.order.length));
  const looks = seen.map(world => keenly(node.order.map(edge => valueAfter(game, world, node.seat, edge.choices[0]!))));
  const look = node.order.map((_, i) => looks.reduce((sum, each) => sum + each[i]!, 0));
  weigh(node.order, game.bot.priors ? node.order.map(({ prior }, i) => prior * look[i]!) : look);
  node.isJudged = true;
  const advice = isAdvised ? game.bot.advise?.(copyState(game, worlds[0]!), node.seat, chanceOf(chance)) : null;
  const advised = advice && node.order.find(edge => equal(edge.choices[0], advice));
  node.order.sort(byPrior);
  if (advised) prefer(node, advised);
}

/** Puts what is advised first: it is always tried. */
function prefer(node: Node, advised: Edge): void {
  for (const edge of node.order) edge.prior *= 1 - ADVICE;
  advised.prior += ADVICE;
  node.order = [advised, ...node.order.filter(edge => edge !== advised)];
  node.advised = advised;
}

/** How many spreads above the mean a won game is thought to be, and a lost one below it. */
const DECIDED = 4;

/** Values of any scale as weights; infinite ones are decided games. */
function keenly(values: readonly number[]): number[] {
  const open = values.filter(Number.isFinite);
  const mean = open.reduce((a, b) => a + b, 0) / (open.length || 1);
  const spread = Math.sqrt(open.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (open.length || 1)) || 1;
  return values.map(value => {
    const above = Number.isFinite(value) ? (value - mean) / spread : Math.sign(value) * DECIDED;
    return Math.exp(KEENNESS * above);
  });
}

function valueAfter(game: AnyGame, world: State, seat: Seat, option: Choice): number {
  const next = copyState(game, world);
  runnerOf(game).play(next, seat, option, []);
  if (!isOver(next)) return game.bot.evaluate(next, seat);
  return game.result(next).winners.includes(seat) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
