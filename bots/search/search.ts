// Information-set tree search for any game: each iteration imagines a world the seat cannot tell from the truth,
// walks down the tree by what has worked so far, plays on quickly, and credits the outcome to every seat's own moves.
// Those who answer a simultaneous question choose apart, none knowing what the others chose.
import { type ChanceState, chanceOf } from "#kernel/chance.ts";
import { type AnyGame, copyState, type Plan } from "#kernel/game.ts";
import type { Sight } from "#kernel/imagine.ts";
import { isOver } from "#kernel/look.ts";
import { type Choice, type GameEvent, type Seat, type State, whereIs } from "#kernel/procedure.ts";
import { type Runner, runnerOf } from "#kernel/run.ts";
import { Contest, effortFor, stakesOf } from "./contest.ts";
import { isClearlyBetter } from "./evidence.ts";
import { Judge } from "./judge.ts";
import { arrangeOptions, arrangePlans, judgeFirst } from "./moves.ts";
import { drawIndex, playOn, quickChoice } from "./playout.ts";
import type { Budget, Style } from "./style.ts";
import { besides, credit, type Edge, keyOf, type Node, newNode, nodeAfter, ranked, recall, select } from "./tree.ts";
import { Worlds } from "./worlds.ts";

/** A move the search thought about. */
export interface Candidate {
  readonly choices: readonly Choice[];
  /** The expected outcome, from 0 (lost) to 1 (won). */
  readonly value: number;
  readonly visits: number;
}

/** What a search found: moves, the most visited first, and how much it looked at. */
export interface Finding {
  readonly candidates: readonly Candidate[];
  readonly iterations: number;
  /** The share of iterations whose way led to what another seat answers. */
  readonly foresight: number;
  readonly root: Node;
  /** How far values are apart, compared with those of a judgement that has no chances to win: indifference is measured in it. */
  readonly unit: number;
  /** Whether others answer the same question in secret. */
  readonly isTogether: boolean;
}

/** A move on the way down the tree. */
interface Step {
  readonly node: Node;
  readonly edge: Edge;
}

/** Where an iteration came to, and how. */
interface Ending {
  readonly world: State;
  readonly path: readonly Step[];
}

/** Endings that are seen before the first of them is judged. */
const EARLY = 8;
/** Worlds in which the options are judged before the search begins. */
const FIRST_WORLDS = 4;
/** How far outcomes are apart on the scale of a judge that knows no chances. */
const USUAL_STAKES = 0.2;
/** Iterations between two looks at the clock and at whether the search can still change its mind. */
const PULSE = 8;
/** Visits of a move before the tree grows below it, where a learned judgement makes playing on needless. */
const HASTE = 1;
/** What is half done is finished after so many choices, or it is judged as it is. */
const UNFINISHED = 24;

/** A search for one decision of one seat. */
export class Search {
  private readonly game: AnyGame;
  private readonly runner: Runner;
  private readonly sight: Sight;
  private readonly style: Style;
  private readonly chance: ChanceState;
  private readonly judge: Judge;
  /** Visits before the tree grows below a move: until then the game's own quick choices know better. */
  private readonly patience: number;
  /** The same where the world is judged at once and not played on. */
  private readonly haste: number;
  private readonly plans = new Map<Seat, readonly Plan[]>();
  private readonly events: GameEvent[] = [];
  private readonly path: Step[] = [];
  private readonly worlds: Worlds;
  /** How often each move was tried in this search; null stands for all where they are not tried in turn. */
  private readonly tries = new Map<Edge | null, number>();
  /** What came of each try of each move at the question itself. */
  private readonly outcomes = new Map<Edge, number[]>();
  /** Iterations that led to what another seat answers. */
  private answered = 0;
  /** The first endings, until there are enough of them to compare; then null. */
  private early: Ending[] | null = [];

  constructor(game: AnyGame, sight: Sight, style: Style, chance: ChanceState) {
    this.game = game;
    this.runner = runnerOf(game);
    this.sight = sight;
    this.style = style;
    this.chance = chance;
    this.judge = new Judge(game, sight.seats);
    this.worlds = new Worlds(game, sight, chance);
    this.patience = game.bot.playout ? style.patience : 0;
    this.haste = game.bot.isCalm && this.judge.knows(this.worlds.at(0)) ? HASTE : this.patience;
  }

  /** Whether worlds are judged as soon as nothing is half done. */
  private get isHasty(): boolean {
    return this.haste < this.patience;
  }

  /** Searches, going on from an earlier tree if it asks the same. */
  run(earlier: Node | null, budget: Budget): Finding {
    const root = earlier ?? newNode(this.sight.seat);
    const isTogether = this.worlds.at(0).answers.length > 0;
    this.prepare(root);
    recall(root);
    if (root.order.length < 2)
      return { candidates: this.candidates(root, []), iterations: 0, foresight: 0, root, unit: 1, isTogether };
    // Playouts of the game's own tell enough to compare moves try by try; random ones leave it to the tree to find out.
    const isTelling = !isTogether && this.game.bot.playout !== undefined;
    const effort = isTelling ? effortFor(root.order.length, budget) : budget;
    const contest = isTelling ? new Contest(root, this.triesIn(effort)) : null;
    const iterations = this.spend(root, contest, effort);
    this.settleEarly();
    const candidates = this.candidates(root, this.heeded(root, contest));
    const unit = this.game.bot.chance ? stakesOf(root) / USUAL_STAKES : 1;
    const foresight = this.answered / Math.max(1, iterations);
    return { candidates, iterations, foresight, root, unit, isTogether };
  }

  /** Thinks of the moves at the question itself. */
  private prepare(root: Node): void {
    const plans = this.plansOf(this.worlds.at(0), root.seat);
    const worlds = Array.from({ length: FIRST_WORLDS }, (_, i) => this.worlds.at(i));
    if (plans.length > 0) arrangePlans(root, plans);
    else judgeFirst(this.game, worlds, root, this.chance, this.style.evidence !== null);
  }

  /** How many iterations a budget is good for, by the time that a trial takes. */
  private triesIn({ iterations, time }: Budget): number {
    if (!time) return iterations;
    const begin = time.now();
    this.playToJudge(this.worlds.fresh(0));
    return Math.min(iterations, time.milliseconds / Math.max(0.001, time.now() - begin));
  }

  private spend(root: Node, contest: Contest | null, { iterations, time }: Budget): number {
    const begin = time ? time.now() : 0;
    for (let done = 0; done < iterations; done++) {
      if (done > 0 && (contest || done % PULSE === 0)) {
        const spent = time ? (time.now() - begin) / time.milliseconds : 0;
        if (spent >= 1 || this.isDecided(root, contest, Math.max(spent, done / iterations), iterations - done))
          return done;
      }
      this.iterate(root, contest);
    }
    return iterations;
  }

  /** Whether the rest of the effort can change nothing. */
  private isDecided(root: Node, contest: Contest | null, progress: number, left: number): boolean {
    if (!contest) return isSettled(root, left);
    if (!this.early) contest.narrow(progress);
    return contest.isDecided;
  }

  /** Moves, the best first; but what the game advises comes before those that are not clearly better. */
  private heeded(root: Node, contest: Contest | null): readonly Edge[] {
    const { evidence } = this.style;
    const { advised } = root;
    const edges = contest?.ranked() ?? ranked(root);
    const [best] = edges;
    if (evidence === null || !advised || !best || best === advised) return edges;
    const isPaired = contest !== null;
    if (isClearlyBetter(this.outcomes.get(best), this.outcomes.get(advised), evidence, isPaired)) return edges;
    return [advised, ...edges.filter(edge => edge !== advised)];
  }

  private candidates(root: Node, tried: readonly Edge[]): Candidate[] {
    const offered = new Set(this.sight.options.map(keyOf));
    const edges = tried.filter(edge => offered.has(keyOf(edge.choices[0]!)));
    const looked = edges.map(edge => this.candidateOf(edge));
    const [only] = root.order;
    return looked.length > 0 || !only ? looked : [{ choices: only.choices, value: 0.5, visits: 0 }];
  }

  private candidateOf(edge: Edge): Candidate {
    const { choices, total, visits } = edge;
    return { choices, value: total / visits, visits: this.tries.get(edge) ?? visits };
  }

  private iterate(root: Node, contest: Contest | null): void {
    const edge = contest?.next() ?? null;
    const tries = this.tries.get(edge) ?? 0;
    this.tries.set(edge, tries + 1);
    const world = this.worlds.fresh(tries);
    this.path.length = 0;
    this.descend(root, edge, world);
    if (this.path.some(({ node }) => node.seat !== root.seat)) this.answered++;
    this.playToJudge(world);
    if (contest && this.early) this.early.push({ world, path: this.path.slice() });
    else this.settle({ world, path: this.path });
    if (this.early && this.early.length >= EARLY) this.settleEarly();
  }

  /** Credits what came of an iteration to every seat's own moves. */
  private settle({ world, path }: Ending): void {
    const outcomes: (number | undefined)[] = [];
    for (const { node, edge } of path) {
      const outcome = outcomes[node.seat] ?? this.judge.outcome(world, node.seat);
      outcomes[node.seat] = outcome;
      credit(node, edge, outcome);
    }
    const [{ node, edge }] = path as [Step];
    const tries = this.outcomes.get(edge) ?? [];
    this.outcomes.set(edge, tries);
    tries.push(outcomes[node.seat]!);
  }

  private settleEarly(): void {
    const endings = this.early ?? [];
    this.early = null;
    for (const { world } of endings) for (let seat = 0; seat < world.seats; seat++) this.judge.see(world, seat);
    for (const ending of endings) this.settle(ending);
  }

  /** Walks down the tree until it leaves it, beginning with the given move if there is one. */
  private descend(root: Node, begin: Edge | null, world: State): void {
    let node = root;
    for (let depth = 1; ; depth++) {
      if (world.answers.length > 0) this.answerOthers(world, node, node === root);
      const edge = this.move(world, node, depth === 1 ? begin : null);
      if (edge.visits <= this.patience && this.isHasty) this.finish(world);
      if (edge.visits <= this.haste || depth >= this.style.depth) return;
      const seat = this.nextSeat(world);
      if (seat === null || (!this.isHasty && this.game.bot.isQuiet?.(this.worlds.at(0), world))) return;
      node = nodeAfter(edge, seat, whereIs(world));
    }
  }

  /** Finishes by habit, in place, what a move has begun: so that a path gets to what others answer. */
  private finish(world: State): void {
    for (let i = 0; i < UNFINISHED && !isOver(world) && !this.game.bot.isCalm!(world); i++)
      this.play(world, world.open[0]!, [this.habitOf(world, world.open[0]!)]);
  }

  /** Plays on until the world can be judged. */
  private playToJudge(world: State): void {
    if (this.isHasty) this.finish(world);
    else playOn(this.game, this.worlds.at(0), world, this.style, this.habitOf);
  }

  /** Takes the given move, or the most interesting one at a node. */
  private move(world: State, node: Node, given: Edge | null): Edge {
    if (!given && !node.isPlanned) arrangeOptions(this.game, world, node);
    const edge = given ?? select(node, this.style, world.answers.length > 0 ? world.chance : null);
    this.path.push({ node, edge });
    this.play(world, node.seat, edge.choices);
    return edge;
  }

  private play(world: State, seat: Seat, choices: readonly Choice[]): void {
    for (const choice of choices) this.runner.play(world, seat, choice, this.events);
    this.events.length = 0;
  }

  /** The seat whose decision comes next in the tree, if there is any. */
  private nextSeat(world: State): Seat | null {
    const { seat } = this.sight;
    for (;;) {
      if (isOver(world)) return null;
      const next = world.open.includes(seat) ? seat : world.open[0]!;
      if (next === seat || this.style.others === "best") return next;
      this.play(world, next, [this.habitOf(world, next)]);
    }
  }

  /** What a player does without thinking: the least to expect of others. */
  private readonly habitOf = (world: State, seat: Seat): Choice => {
    const isExpected = seat === this.sight.seat || this.style.others !== "nothing";
    if (isExpected) return quickChoice(this.game, world, seat);
    return this.game.fallback(world, seat, this.runner.options(world, seat));
  };

  /** Answers a simultaneous question for everybody but the node's own seat. */
  private answerOthers(world: State, node: Node, isRoot: boolean): void {
    for (const seat of world.open.filter(open => open !== node.seat)) {
      const plans = isRoot && this.style.others !== "nothing" ? this.plansOf(world, seat) : [];
      if (this.style.others === "best") this.answerFor(world, besides(node, seat), plans);
      else this.answerByHabit(world, seat, plans);
    }
  }

  private answerByHabit(world: State, seat: Seat, plans: readonly Plan[]): void {
    const weights = plans.map(({ weight }) => weight);
    if (plans.length > 0) this.play(world, seat, plans[drawIndex(weights, world.chance)]!.choices);
    while (world.answers.length > 0 && world.open.includes(seat)) this.play(world, seat, [this.habitOf(world, seat)]);
  }

  private answerFor(world: State, first: Node, plans: readonly Plan[]): void {
    const { seat } = first;
    if (plans.length > 0 && !first.isPlanned) arrangePlans(first, plans);
    let node = first;
    while (world.open.includes(seat)) node = nodeAfter(this.move(world, node, null), seat, "");
  }

  /** The plans a game has for a seat's question, thought up once: the public board is the same in all worlds. */
  private plansOf(world: State, seat: Seat): readonly Plan[] {
    let plans = this.plans.get(seat);
    if (!plans) {
      plans = this.game.bot.plans?.(copyState(this.game, world), seat, chanceOf(this.chance)) ?? [];
      this.plans.set(seat, plans);
    }
    return plans;
  }
}

/** Whether the most visited move stays so whatever the remaining iterations find. */
function isSettled(root: Node, left: number): boolean {
  let most = 0;
  let second = 0;
  for (const edge of root.order) {
    if (edge.visits > most) {
      second = most;
      most = edge.visits;
    } else if (edge.visits > second) second = edge.visits;
  }
  return most - second > left;
}
