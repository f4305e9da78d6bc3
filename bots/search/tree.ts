// The tree of a search. It is open-loop: a node stands for the choices that led to it, whatever the hidden cards and
// the dice were, so its figures are averages over all imagined worlds and all luck.
import { bits, type ChanceState } from "#kernel/chance.ts";
import type { Choice, Seat } from "#kernel/procedure.ts";

/** What a seat may do at a node, one choice or a whole plan of several, with what came of it. */
export interface Edge {
  readonly key: string;
  readonly choices: readonly Choice[];
  /** How promising it looked before it was tried, as a share of all moves. */
  prior: number;
  visits: number;
  /** Sum of the outcomes for the seat that moves, each from 0 (lost) to 1 (won). */
  total: number;
  /** The questions it has led to, by seat and step: luck and hidden cards may lead to different ones. */
  nodes: Map<string, Node> | null;
}

/** A question in the tree. */
export interface Node {
  readonly seat: Seat;
  visits: number;
  total: number;
  /** Sum of the squared outcomes: how much is at stake here. */
  squares: number;
  readonly edges: Map<string, Edge>;
  /** The options it was asked with last, and their edges, the most promising first. */
  options: readonly Choice[];
  order: Edge[];
  /** What the game itself advises, if it does. */
  advised: Edge | null;
  /** The moves are whole plans, the same in every world. */
  isPlanned: boolean;
  /** One step ahead has been looked at. */
  isJudged: boolean;
  /** Those who answer the same simultaneous question in secret; their moves lead nowhere by themselves. */
  others: Map<Seat, Node> | null;
}

/** A fresh node for the seat that is asked. */
export function newNode(seat: Seat): Node {
  return {
    seat,
    visits: 0,
    total: 0,
    squares: 0,
    edges: new Map(),
    options: [],
    order: [],
    advised: null,
    isPlanned: false,
    isJudged: false,
    others: null,
  };
}

// Most options are constants shared by all positions: their keys are made once.
const keys = new WeakMap<Choice, string>();

/** A choice as a text that is equal exactly for equal choices of one list. */
export function keyOf(choice: Choice): string {
  let key = keys.get(choice);
  if (key === undefined) {
    key = JSON.stringify(choice);
    keys.set(choice, key);
  }
  return key;
}

/** Several choices as one such text. */
export function keyOfAll(choices: readonly Choice[]): string {
  return choices.length === 1 ? keyOf(choices[0]!) : choices.map(keyOf).join(" ");
}

/** The edge of these choices, made when it is new. */
export function edgeOf(node: Node, choices: readonly Choice[], prior: number): Edge {
  const key = keyOfAll(choices);
  let edge = node.edges.get(key);
  if (!edge) {
    edge = { key, choices, prior, visits: 0, total: 0, nodes: null };
    node.edges.set(key, edge);
  }
  return edge;
}

/** The question that follows an edge, made when it is new. */
export function nodeAfter(edge: Edge, seat: Seat, where: string): Node {
  edge.nodes ??= new Map();
  const key = `${seat} ${where}`;
  let node = edge.nodes.get(key);
  if (!node) {
    node = newNode(seat);
    edge.nodes.set(key, node);
  }
  return node;
}

/** The node of another seat that answers the same question in secret. */
export function besides(node: Node, seat: Seat): Node {
  node.others ??= new Map();
  let other = node.others.get(seat);
  if (!other) {
    other = newNode(seat);
    node.others.set(seat, other);
  }
  return other;
}

/** How a search weighs the known against the unknown. */
export interface Taste {
  /** Weight of curiosity against value. */
  readonly curiosity: number;
  /** Moves considered at a node after n visits: width × n^growth. */
  readonly width: number;
  readonly growth: number;
}

/** Outcomes that differ less than this are hardly worth telling apart. */
const LEAST_STAKES = 0.02;

/** How far outcomes at a node are apart: curiosity is measured in it. */
function stakesOf({ visits, total, squares }: Node): number {
  if (visits < 2) return 0.5;
  const mean = total / visits;
  return Math.max(LEAST_STAKES, Math.sqrt(Math.max(0, squares / visits - mean * mean)));
}

/**
 * The edge to follow: the best by value, prior and curiosity among those that this world offers. With chance curiosity
 * has its whims: those who answer in secret would otherwise walk in step and never meet most of each other's answers.
 */
export function select(node: Node, taste: Taste, whims: ChanceState | null): Edge {
  const { order, visits } = node;
  const considered = Math.min(order.length, Math.ceil(taste.width * (visits + 1) ** taste.growth));
  const eagerness = taste.curiosity * stakesOf(node) * Math.sqrt(visits + 1);
  const unseen = visits > 0 ? node.total / visits : 0.5;
  let best = order[0]!;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < considered; i++) {
    const edge = order[i]!;
    const value = edge.visits > 0 ? edge.total / edge.visits : unseen;
    const curiosity = (eagerness * edge.prior) / (1 + edge.visits);
    const score = value + (whims ? curiosity * whim(whims) : curiosity);
    if (score > bestScore) {
      best = edge;
      bestScore = score;
    }
  }
  return best;
}

/** A random factor, one on average. */
function whim(chance: ChanceState): number {
  return (bits(chance) / 4294967296) * 2;
}

/** Notes the outcome of an iteration at a node and the edge it took. */
export function credit(node: Node, edge: Edge, outcome: number): void {
  node.visits++;
  node.total += outcome;
  node.squares += outcome * outcome;
  edge.visits++;
  edge.total += outcome;
}

/** The share of first impressions that comes from what an earlier search found. */
const RECALLED = 0.3;

/**
 * Lets what an earlier search found at a node count as a first impression: it is an old opinion about what is better
 * known now. What lies below the node stays.
 */
export function recall(node: Node): void {
  const { visits, order } = node;
  if (visits === 0) return;
  for (const edge of order) edge.prior = (1 - RECALLED) * edge.prior + (RECALLED * edge.visits) / visits;
  order.sort((a, b) => b.prior - a.prior);
  node.visits = 0;
  node.total = 0;
  node.squares = 0;
  for (const edge of node.edges.values()) {
    edge.visits = 0;
    edge.total = 0;
  }
}

/** The edges of a node that were looked at, the most visited first. */
export function ranked(node: Node): Edge[] {
  return [...node.edges.values()]
    .filter(edge => edge.visits > 0)
    .sort((a, b) => b.visits - a.visits || b.total / b.visits - a.total / a.visits);
}
