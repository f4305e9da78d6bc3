// The tree of a search. It is open-loop: a node stands for the choices that led to it, whatever the hidden cards and
// the dice were, so its figures are averages over all imagined worlds and all luck.
import type { Choice, Seat } from "#kernel/procedure.ts";

/** What a seat may do at a node: one choice, or a whole plan of several. */
export interface Move {
  readonly key: string;
  readonly choices: readonly Choice[];
  /** How promising it looks before it is tried, as a share of all moves. */
  readonly prior: number;
}

/** A move that has been looked at, with what came of it. */
export interface Edge {
  readonly choices: readonly Choice[];
  visits: number;
  /** Sum of the outcomes for the seat that moves, each from 0 (lost) to 1 (won). */
  total: number;
  /** The questions it has led to, by seat and step: luck and hidden cards may lead to different ones. */
  readonly nodes: Map<string, Node>;
}

/** A question in the tree. */
export interface Node {
  readonly seat: Seat;
  visits: number;
  total: number;
  readonly edges: Map<string, Edge>;
  /** First impressions of moves by key, once somebody has looked. */
  hunches: ReadonlyMap<string, number> | null;
}

/** A fresh node for the seat that is asked. */
export function newNode(seat: Seat): Node {
  return { seat, visits: 0, total: 0, edges: new Map(), hunches: null };
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

/** How a search weighs the known against the unknown. */
export interface Taste {
  /** Weight of curiosity against value. */
  readonly curiosity: number;
  /** Moves considered at a node after n visits: width × n^growth. */
  readonly width: number;
  readonly growth: number;
}

/** The edge to follow in this world: the best by value, prior and curiosity among the moves it offers. */
export function select(node: Node, moves: readonly Move[], taste: Taste): Edge {
  const considered = Math.min(moves.length, Math.ceil(taste.width * (node.visits + 1) ** taste.growth));
  const eagerness = taste.curiosity * Math.sqrt(node.visits + 1);
  const unseen = node.visits > 0 ? node.total / node.visits : 0.5;
  let best = moves[0]!;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < considered; i++) {
    const move = moves[i]!;
    const edge = node.edges.get(move.key);
    const visits = edge?.visits ?? 0;
    const value = edge && visits > 0 ? edge.total / visits : unseen;
    const score = value + (eagerness * move.prior) / (1 + visits);
    if (score > bestScore) {
      best = move;
      bestScore = score;
    }
  }
  return edgeOf(node, best);
}

function edgeOf(node: Node, move: Move): Edge {
  let edge = node.edges.get(move.key);
  if (!edge) {
    edge = { choices: move.choices, visits: 0, total: 0, nodes: new Map() };
    node.edges.set(move.key, edge);
  }
  return edge;
}

/** Notes the outcome of an iteration at a node and the edge it took. */
export function credit(node: Node, edge: Edge, outcome: number): void {
  node.visits++;
  node.total += outcome;
  edge.visits++;
  edge.total += outcome;
}

/** The edges of a node, the most visited first. */
export function ranked(node: Node): Edge[] {
  return [...node.edges.values()].sort((a, b) => b.visits - a.visits || b.total - a.total);
}
