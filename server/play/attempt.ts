// Trying again when another node was faster.
import { keep, restore } from "#kernel/match.ts";
import { Refused } from "../refusal.ts";
import { commitStep, type Draft } from "./commit.ts";
import { catchUp } from "./follow.ts";
import type { Live } from "./live.ts";
import type { Play } from "./play.ts";

/** Nodes that race for a table get their turn before so many attempts. */
const ATTEMPTS = 20;

/** Commits the step that `make` does in memory (null: nothing to do); makes it again when another node was faster. */
export async function commitSteps(live: Live, make: (play: Play) => Promise<Draft | null>): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const play = live.running();
    const kept = keep(play.match);
    try {
      const draft = await make(play);
      if (!draft || (await commitStep(live, play, draft))) return;
      restore(play.match, kept);
    } catch (error) {
      restore(play.match, kept);
      throw error;
    }
    live.node.metrics.conflicts.inc();
    await catchUp(live);
  }
  throw new Refused("storage");
}
