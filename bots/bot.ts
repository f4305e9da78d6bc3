// A bot: somebody who answers for a seat. It is honest by construction: it gets a sight, never the state.
import type { ChanceState } from "#kernel/chance.ts";
import type { Sight } from "#kernel/imagine.ts";
import type { Choice } from "#kernel/procedure.ts";
import type { Candidate } from "./search/search.ts";

/** A player of one game; the same sight and the same chance always give the same choice. */
export interface Bot {
  readonly id: string;
  /** One of `sight.options`; draws only on the given chance. */
  choose(sight: Sight, chance: ChanceState): Choice;
  /** What it thinks of its possibilities, the best first; bots that do not search have no such thoughts. */
  think?(sight: Sight, chance: ChanceState): readonly Candidate[];
}
