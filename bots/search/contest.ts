// How a search divides its effort among the moves at its own question: the promising ones are tried equally often, in
// the same worlds with the same luck, and the worse half drops out again and again. Small differences between moves
// show only this way: what luck and hidden cards do to all of them alike cancels out.
import type { Budget } from "./style.ts";
import type { Edge, Node } from "./tree.ts";

/** The least and the most moves that are tried, and the least tries of each before the first drop out. */
const SMALLEST = 2;
const LARGEST = 32;
const FIRST_TRIES = 2;
/** Moves that are worth the whole effort; the fewer there are, the fewer tries it takes to tell them apart. */
const WHOLE = 6;
/** How much first impressions count against what was seen, in stakes of one visit. */
const TRUST = 0.3;
/** Visits after which a move may drop out early, and how clear the case must be, in spreads of a difference. */
const ENOUGH = 8;
const CLEAR = 4;

/** The moves still in the running at a node. */
export class Contest {
  private readonly node: Node;
  private readonly halvings: number;
  private readonly field: number;
  private left: Edge[];
  private turn = -1;

  /** A contest among the most promising moves: as many as so many tries can tell apart. */
  constructor(node: Node, tries: number) {
    this.node = node;
    this.left = node.order.slice(0, fieldFor(tries));
    this.field = this.left.length;
    this.halvings = Math.ceil(Math.log2(this.field));
  }

  /** Whether there is nothing more to find out. */
  get isDecided(): boolean {
    return this.left.length < 2;
  }

  /** Whether everybody has had the same number of tries. */
  get isRoundOver(): boolean {
    return this.turn === this.left.length - 1;
  }

  /** The next move to try. */
  next(): Edge {
    this.turn = this.turn + 1 < this.left.length ? this.turn + 1 : 0;
    return this.left[this.turn]!;
  }

  /** Lets moves drop out after this share of the effort, from 0 to 1: half of them at each step, and the hopeless. */
  narrow(progress: number): void {
    const places = Math.max(2, Math.ceil(this.field / 2 ** Math.floor(progress * this.halvings)));
    const isFull = this.left.length <= places;
    if (isFull && !this.isRoundOver) return;
    const stakes = stakesOf(this.node);
    const ranked = this.left.toSorted((a, b) => score(b, stakes) - score(a, stakes));
    const hopeful = ranked.filter(edge => !isHopeless(edge, ranked[0]!, stakes)).slice(0, places);
    if (hopeful.length === this.left.length) return;
    this.left = hopeful;
    this.turn = -1;
    if (!isFull) for (const edge of hopeful) fade(edge);
  }

  /** Everything that was tried: those still in the running first, the best before the others. */
  ranked(): Edge[] {
    const stakes = stakesOf(this.node);
    const isLeft = new Set(this.left);
    return [...this.node.edges.values()]
      .filter(edge => edge.visits > 0)
      .sort((a, b) => Number(isLeft.has(b)) - Number(isLeft.has(a)) || score(b, stakes) - score(a, stakes));
  }
}

/** The part of a budget that telling so many moves apart is worth. Given time is spent as it was given. */
export function effortFor(moves: number, budget: Budget): Budget {
  const { iterations } = budget;
  return moves >= WHOLE ? budget : { ...budget, iterations: Math.ceil((iterations * moves) / WHOLE) };
}

/** How many moves can be compared with so many tries. */
function fieldFor(tries: number): number {
  let field = SMALLEST;
  while (field < LARGEST && (field + 1) * Math.ceil(Math.log2(field + 1)) * FIRST_TRIES <= tries) field++;
  return field;
}

/** What was seen first counts half: the tree below a move knows better by now what comes of it. */
function fade(edge: Edge): void {
  edge.visits /= 2;
  edge.total /= 2;
}

/** How far outcomes at a node are apart. */
export function stakesOf({ visits, total, squares }: Node): number {
  if (visits < 2) return 0;
  const mean = total / visits;
  return Math.sqrt(Math.max(0, squares / visits - mean * mean));
}

/** What a move is worth by all that is known; never tried is worst. */
function score({ visits, total, prior }: Edge, stakes: number): number {
  return visits === 0 ? Number.NEGATIVE_INFINITY : total / visits + (TRUST * stakes * prior) / Math.sqrt(visits);
}

function isHopeless(edge: Edge, best: Edge, stakes: number): boolean {
  const visits = Math.min(edge.visits, best.visits);
  if (visits < ENOUGH) return false;
  return best.total / best.visits - edge.total / edge.visits > CLEAR * stakes * Math.sqrt(2 / visits);
}
