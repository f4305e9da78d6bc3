// The close looks at single positions, and how many of each a game gets.
import { chanceOf, fastChance } from "#kernel/chance.ts";
import { hash } from "#kernel/json.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";
import { runnerOf } from "#kernel/run.ts";
import { wasLearned } from "#kernel/undo.ts";
import { answersProbe } from "./answers.ts";
import { forgedProbe } from "./forged.ts";
import { hintsProbe } from "./hints.ts";
import { leaverProbe } from "./leavers.ts";
import { localsProbe } from "./locals.ts";
import { picturesProbe } from "./pictures.ts";
import { optionsProbe, roundTripProbe } from "./plain.ts";
import { type Played, problemOf } from "./play.ts";
import { previewProbe } from "./previews.ts";
import type { Problem } from "./report.ts";
import { samplePositions } from "./sample.ts";
import { testSecrecy } from "./secrecy.ts";
import type { Probe, Suite } from "./suite.ts";
import { targetsProbe } from "./targets.ts";

const secrecyProbe: Probe = ({ game, report, survey }, state) => {
  const { pairs, leak } = testSecrecy(game, state, survey);
  report.secrecyPairs += pairs;
  return leak ? { kind: "secrecy", message: leak } : null;
};

const textProbe: Probe = ({ speech }, state) => speech.position(state);

/** Whether the undo barrier can be found: it plays a choice in many imagined worlds, for every viewer. */
const undoProbe: Probe = ({ game }, state) => {
  if (state.open.length === 0) return null;
  const chance = chanceOf(fastChance(hash(state)));
  const seat = chance.pick(state.open);
  wasLearned(game, state, seat, chance.pick(runnerOf(game).options(state, seat)));
  return null;
};

/** Each probe with the number of positions it looks at per game. */
const probes: readonly (readonly [Probe, number])[] = [
  [secrecyProbe, 20],
  [localsProbe, 8],
  [picturesProbe, 8],
  [forgedProbe, 10],
  [roundTripProbe, 8],
  [optionsProbe, 8],
  [answersProbe, 8],
  [hintsProbe, 4],
  [targetsProbe, 8],
  [textProbe, 3],
  [previewProbe, 2],
  [undoProbe, 1],
  [leaverProbe, 1],
];

/** The probes for the positions of a game; its first and last position get all of them. */
export function planFor(played: Played, seed: string): Map<number, Probe[]> {
  const plan = new Map<number, Probe[]>([0, played.entries.length].map(at => [at, probes.map(([probe]) => probe)]));
  const chance = chanceOf(fastChance(`plan ${seed}`));
  for (const [probe, count] of probes) {
    for (const at of samplePositions(played, count, chance)) {
      const list = plan.get(at) ?? [];
      if (!list.includes(probe)) list.push(probe);
      plan.set(at, list);
    }
  }
  return plan;
}

/** What one probe says of a position; an exception is what it says, too. */
export function ask(suite: Suite, probe: Probe, state: State, last: readonly GameEvent[]): Problem | null {
  try {
    return probe(suite, state, last);
  } catch (error) {
    return problemOf(error);
  }
}

/** What all probes say of one position. */
export function askAll(suite: Suite, state: State, last: readonly GameEvent[]): Problem[] {
  return probes.flatMap(([probe]) => ask(suite, probe, state, last) ?? []);
}
