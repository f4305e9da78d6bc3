// A bot answers for a seat. It is honest by construction: it gets a sight, never the state.
import type { ChanceState } from "#kernel/chance.ts";
import type { Sight } from "#kernel/imagine.ts";
import type { Choice } from "#kernel/procedure.ts";
import type { Candidate } from "./search/search.ts";

/** What a bot makes of a question. */
export interface Thought {
  /** What it answers, in order: one choice, or a plan of several to the same question. */
  readonly choices: readonly Choice[];
  /** What it considered, the most visited first; empty for bots that do not search. */
  readonly candidates: readonly Candidate[];
}

/** A player of one game; the same sights and the same chance always give the same choices. */
export interface Bot {
  readonly id: string;
  /** One of `sight.options`; draws only on the given chance. May remember what it found for its next choices. */
  choose(sight: Sight, chance: ChanceState): Choice;
  /** Its thoughts about a question, from nothing but the sight: neither uses nor changes what it remembers. */
  think?(sight: Sight, chance: ChanceState): Thought;
}

/** What any bot makes of a question: for hosts that take a whole answer at once or show why a bot moves. */
export function thoughtOf(bot: Bot, sight: Sight, chance: ChanceState): Thought {
  return bot.think?.(sight, chance) ?? { choices: [bot.choose(sight, chance)], candidates: [] };
}
