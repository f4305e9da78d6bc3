// Information-set tree search for any game: each iteration imagines a world the seat cannot tell from the truth,
// walks down the tree by what has worked so far, plays on quickly, and credits the outcome to every seat's own moves.
import type { ChanceState } from "#kernel/chance.ts";
import { whereIs } from "#kernel/choose.ts";
import type { AnyGame } from "#kernel/game.ts";
import type { Sight } from "#kernel/imagine.ts";
import { isOver } from "#kernel/look.ts";
import type { Choice, GameEvent, Seat, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { optionMoves, PlanBook } from "./moves.ts";
import { drawIndex, type Horizon, Judge, playOn, quickChoice } from "./playout.ts";
import { credit, type Edge, keyOf, type Move, type Node, newNode, ranked, select, type Taste } from "./tree.ts";

/** How much a search may think; whichever ends first. */
export interface Budget {
  readonly iterations: number;
  /** A limit of time, by a clock of the caller's; without it a search is the same every time. */
  readonly time?: { readonly milliseconds: number; now(): number };
}

/** Everything that makes one searcher differ from another. */
export interface Style extends Taste, Horizon {
  readonly budget: Budget;
  /** Moves deep the tree grows; below it playouts decide. */
  readonly depth: number;
}

/** A move the search thought about. */
export interface Candidate {
  readonly choices: readonly Choice[];
  /** The expected outcome, from 0 (lost) to 1 (won). */
  readonly value: number;
  readonly visits: number;
}

/** What a search found: moves, the best first, and how much it looked at. */
export interface Finding {
  readonly candidates: readonly Candidate[];
  readonly iterations: number;
  readonly root: Node;
}

type Path = { node: Node; edge: Edge }[];

/** The key of the question a world has come to, among those that may follow one move. */
function questionKey(world: State, seat: Seat): string {
  return `${seat} ${whereIs(world)}`;
}

/** A search for one decision of one seat. */
export class Search {
  private readonly game: AnyGame;
  private readonly sight: Sight;
  private readonly style: Style;
  private readonly chance: ChanceState;
  private readonly book: PlanBook;
  private readonly events: GameEvent[] = [];

  constructor(game: AnyGame, sight: Sight, style: Style, chance: ChanceState) {
    this.game = game;
    this.sight = sight;
    this.style = style;
    this.chance = chance;
    this.book = new PlanBook(game);
  }

  /** Searches, going on from an earlier tree if it asks the same. */
  run(earlier: Node | null = null): Finding {
    const root = earlier ?? newNode(this.sight.seat);
    const first = this.sight.imagine(this.chance);
    const judge = new Judge(this.game, first);
    const { iterations, time } = this.style.budget;
    const deadline = time ? time.now() + time.milliseconds : 0;
    let done = 0;
    while (done < iterations && !(time && done % 8 === 0 && time.now() >= deadline)) {
      this.iterate(root, first, judge);
      done++;
    }
    return { candidates: this.candidates(root), iterations: done, root };
  }

  private candidates(root: Node): Candidate[] {
    const offered = new Set(this.sight.options.map(keyOf));
    return ranked(root)
      .filter(edge => edge.visits > 0 && offered.has(keyOf(edge.choices[0]!)))
      .map(({ choices, total, visits }) => ({ choices, value: total / visits, visits }));
  }

  private iterate(root: Node, first: State, judge: Judge): void {
    const world = this.sight.imagine(this.chance);
    this.answerForOthers(world);
    const path: Path = [];
    this.descend(root, world, path);
    playOn(this.game, first, world, this.style);
    const outcomes: (number | undefined)[] = [];
    for (const { node, edge } of path) {
      const outcome = outcomes[node.seat] ?? judge.outcome(world, node.seat);
      outcomes[node.seat] = outcome;
      credit(node, edge, outcome);
    }
  }

  /** At a simultaneous question the others' answers are unknown: where the game has plans, they are drawn from those. */
  private answerForOthers(world: State): void {
    world.answers.forEach((answers, seat) => {
      if (!answers || seat === this.sight.seat) return;
      const page = this.book.of(world, seat, this.chance);
      if (!page) return;
      answers.splice(0, answers.length, ...page.plans[drawIndex(page.weights, world.chance)]!.choices);
      world.open = world.open.filter(other => other !== seat);
    });
  }

  /** Walks down the tree until it leaves it. */
  private descend(root: Node, world: State, path: Path): void {
    let node: Node = root;
    for (;;) {
      const edge = select(node, this.movesOf(world, node, node === root), this.style);
      path.push({ node, edge });
      this.play(world, node.seat, edge.choices);
      const seat = this.nextInTree(world);
      if (seat === null || edge.visits === 0 || path.length >= this.style.depth) return;
      const key = questionKey(world, seat);
      let next = edge.nodes.get(key);
      if (!next) {
        next = newNode(seat);
        edge.nodes.set(key, next);
      }
      node = next;
    }
  }

  private movesOf(world: State, node: Node, isRoot: boolean): readonly Move[] {
    const page = isRoot ? this.book.of(world, node.seat, this.chance) : null;
    return page ? page.moves : optionMoves(this.game, world, node);
  }

  private play(world: State, seat: Seat, choices: readonly Choice[]): void {
    const runner = runnerOf(this.game);
    for (const choice of choices) runner.play(world, seat, choice, this.events);
    this.events.length = 0;
  }

  /** The seat whose decision comes next in the tree; secret answers of others are not part of it. */
  private nextInTree(world: State): Seat | null {
    const me = this.sight.seat;
    while (!isOver(world)) {
      if (world.answers.length === 0) return world.open[0]!;
      if (world.open.includes(me)) return me;
      const other = world.open[0]!;
      this.play(world, other, [quickChoice(this.game, world, other)]);
    }
    return null;
  }
}
