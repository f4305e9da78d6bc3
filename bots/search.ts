// The searching bot: a tree search per decision, keeping what it found for the choices that follow at once.
import type { ChanceState } from "#kernel/chance.ts";
import type { AnyGame } from "#kernel/game.ts";
import type { Sight } from "#kernel/imagine.ts";
import type { Choice } from "#kernel/procedure.ts";
import type { Bot } from "./bot.ts";
import { type Finding, Search, type Style } from "./search/search.ts";
import { keyOf, type Node } from "./search/tree.ts";

/** A bot that searches in the given style. */
export function searcher(game: AnyGame, id: string, style: Style): Bot {
  const memory: Memory = { plan: [], next: new Map() };
  return {
    id,
    choose: (sight, chance) => {
      if (sight.options.length === 1) return sight.options[0]!;
      return planned(memory, sight) ?? found(game, memory, sight, style, chance);
    },
    think: (sight, chance) => think(game, sight, style, chance).candidates,
  };
}

/** What a bot remembers from one choice to the next. */
interface Memory {
  /** The rest of the plan it is carrying out. */
  plan: readonly Choice[];
  /** The trees below its last choice, by question. */
  next: ReadonlyMap<string, Node>;
}

/** One search from scratch. */
export function think(game: AnyGame, sight: Sight, style: Style, chance: ChanceState): Finding {
  return new Search(game, sight, style, chance).run();
}

/** The next choice of the plan being carried out, if it is still offered. */
function planned(memory: Memory, sight: Sight): Choice | null {
  const [next, ...rest] = memory.plan;
  memory.plan = rest;
  if (!next) return null;
  const key = keyOf(next);
  return sight.options.find(option => keyOf(option) === key) ?? null;
}

function found(game: AnyGame, memory: Memory, sight: Sight, style: Style, chance: ChanceState): Choice {
  const earlier = memory.next.get(`${sight.seat} ${sight.where}`) ?? null;
  const { candidates, root } = new Search(game, sight, style, chance).run(earlier);
  const best = candidates[0];
  if (!best) return sight.options[0]!;
  const [choice, ...rest] = best.choices;
  memory.plan = rest;
  memory.next = root.edges.get(best.choices.map(keyOf).join(" "))?.nodes ?? new Map();
  return sight.options.find(option => keyOf(option) === keyOf(choice!)) ?? sight.options[0]!;
}
