// What a viewer has seen, and what it missed.
import type { Viewer } from "#kernel/game.ts";
import { eventsFor } from "#kernel/look.ts";
import type { Step as SeenStep } from "#protocol/play.ts";
import type { Live } from "./live.ts";
import { stepsAfter } from "./load.ts";
import { markIndex } from "./marks.ts";
import { noSequence, type Play } from "./play.ts";
import { playFor } from "./push.ts";
import { effective, type NumberedStep, readStep } from "./step.ts";

/** What happened after a version, as one viewer saw it. */
export interface History {
  readonly steps: SeenStep[];
  /** There was more. */
  readonly isCut: boolean;
  /** What the viewer saw after this version is void. */
  readonly back: number | null;
}

/** Steps read at first; most people come back soon. */
const TAIL = 128;

/** The steps still in memory if they reach back far enough, else all. */
async function stepsSince(live: Live, play: Play, at: number, seen: number): Promise<readonly NumberedStep[]> {
  if ((play.marks[at] ?? 0) <= seen) return [];
  const recent = play.recent.map(readStep);
  if (reaches(recent, at, seen)) return recent;
  const { tables } = live.node.store;
  const tail = await stepsAfter(tables, live.no, Math.max(0, play.version - TAIL));
  return reaches(tail, at, seen) ? tail : stepsAfter(tables, live.no, 0);
}

/** Whether steps reach back to what a viewer has seen. Undoing may go further back than they do. */
function reaches(steps: readonly NumberedStep[], at: number, seen: number): boolean {
  const [first] = steps;
  const isEnough = first !== undefined && (first.version === 1 || (first.marks[at] ?? 0) <= seen);
  return isEnough && !steps.some(step => step.act.kind === "undo");
}

/** What a viewer saw after a version; up to `limit` steps, the earliest or the latest ones. */
export async function historyOf(
  live: Live,
  viewer: Viewer,
  seen: number,
  limit: number,
  end: "earliest" | "latest",
): Promise<History> {
  const play = playFor(live, viewer);
  if (!play) return { steps: [], isCut: false, back: null };
  const at = markIndex(viewer, play.match.state.seats);
  const all = (await stepsSince(live, play, at, seen)).filter(({ version }) => version <= play.version);
  const steps: SeenStep[] = [];
  let mark = 0;
  for (const step of effective(all)) {
    const version = step.marks[at] ?? 0;
    const isNoticed = version > mark && version > seen;
    mark = version;
    if (isNoticed) steps.push({ version, at: step.at, events: eventsFor(play.game, step.events, viewer) });
  }
  const isCut = steps.length > limit;
  const shown = end === "earliest" ? steps.slice(0, limit) : steps.slice(-limit);
  return { steps: isCut ? shown : steps, isCut, back: backSince(all, at, seen) };
}

function backSince(steps: readonly NumberedStep[], at: number, seen: number): number | null {
  let back: number | null = null;
  for (const { act, marks } of steps) {
    if (act.kind !== "undo" || (marks[at] ?? 0) <= seen) continue;
    const to = act.marks[at] ?? 0;
    if (to < seen) back = Math.min(back ?? to, to);
  }
  return back;
}

/** The version up to which a viewer surely knows everything: after the last choice its seat's person made by hand. */
export function lastOwn(play: Play, viewer: Viewer): number {
  if (viewer === "spectator") return play.marks.at(-1) ?? 0;
  const { own, mark } = play.sequences[viewer] ?? noSequence;
  return own ?? mark;
}
