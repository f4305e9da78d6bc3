// The searching bot: a tree search per decision, keeping what it found for the choices that follow at once.
import { below, type ChanceState } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import type { Sight } from "#kernel/imagine.ts";
import type { Choice } from "#kernel/procedure.ts";
import type { Bot, Thought } from "./bot.ts";
import { drawIndex } from "./search/playout.ts";
import { type Candidate, type Finding, Search } from "./search/search.ts";
import type { Budget, Style } from "./search/style.ts";
import { keyOf, keyOfAll, type Node } from "./search/tree.ts";

/** Tells the time in milliseconds; without one a bot thinks as long as its iterations take. */
export type Clock = () => number;

/** What a bot remembers from one choice to the next. */
interface Memory {
  /** The plan it is carrying out: what it has answered of it, and what is left. */
  done: string;
  plan: readonly Choice[];
  /** The trees below its last choice, by question. */
  next: ReadonlyMap<string, Node>;
}

const nothing: ReadonlyMap<string, Node> = new Map();

/** A bot that searches in the given style. */
export function searcher(game: AnyGame, id: string, style: Style, clock?: Clock): Bot {
  const memory: Memory = { done: "", plan: [], next: nothing };
  const budget: Budget = {
    iterations: style.iterations,
    ...(clock && { time: { milliseconds: style.milliseconds, now: clock } }),
  };
  return {
    id,
    choose: (sight, chance) => {
      const [first] = sight.options;
      if (sight.options.length === 1) return first!;
      const choice = planned(memory, sight) ?? found(game, memory, sight, style, budget, chance);
      return sight.options.find(option => keyOf(option) === keyOf(choice)) ?? first!;
    },
    think: (sight, chance) => thought(new Search(game, sight, style, chance).run(null, budget), sight, style, chance),
  };
}

function thought(finding: Finding, sight: Sight, style: Style, chance: ChanceState): Thought {
  const { candidates } = finding;
  const picked = pick(finding, style, chance);
  return { choices: picked?.choices ?? [sight.options[0]!], candidates };
}

/** The next choice of the plan being carried out, if nothing was taken back. */
function planned(memory: Memory, sight: Sight): Choice | null {
  const [next, ...rest] = memory.plan;
  if (!next || keyOfAll(sight.soFar) !== memory.done) return null;
  memory.plan = rest;
  memory.done = keyOfAll([...sight.soFar, next]);
  return next;
}

function found(game: AnyGame, memory: Memory, sight: Sight, style: Style, budget: Budget, chance: ChanceState): Choice {
  const earlier = memory.next.get(`${sight.seat} ${sight.where}`) ?? null;
  const finding = new Search(game, sight, style, chance).run(earlier, budget);
  const { choices } = thought(finding, sight, style, chance);
  const [choice, ...rest] = choices;
  memory.plan = rest;
  memory.done = keyOfAll([...sight.soFar, choice!]);
  memory.next = finding.root.edges.get(keyOfAll(choices))?.nodes ?? nothing;
  return choice!;
}

/** Candidates looked at less than so often, or than this share of the most visited one, are no part of a mixed answer, */
const KNOWN = 16;
const MIXED = 1 / 3;
/** nor are those worth this much less: to surprise with a bad plan gains nothing. */
const SURPRISE = 0.02;

/** The most visited move. Secret answers are mixed, so that nobody can foresee them; careless players take what is near. */
function pick(
  { candidates, unit, isTogether }: Finding,
  { indifference }: Style,
  chance: ChanceState,
): Candidate | undefined {
  const [best] = candidates;
  if (!best || candidates.length === 1) return best;
  if (indifference > 0) {
    const top = Math.max(...candidates.map(({ value }) => value));
    const near = candidates.filter(({ value }) => value >= top - indifference * unit);
    return near[below(chance, near.length)];
  }
  if (!isTogether) return best;
  if (best.visits < KNOWN) return best;
  const mixed = candidates.filter(
    ({ visits, value }) => visits >= Math.max(KNOWN, MIXED * best.visits) && value >= best.value - SURPRISE,
  );
  return mixed[
    drawIndex(
      mixed.map(({ visits }) => visits),
      chance,
    )
  ];
}
