// A finished game, step by step, through any seat's eyes.
import type { Viewer } from "#kernel/game.ts";
import { eventsFor, look } from "#kernel/look.ts";
import type { GameEvent } from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";
import type { ReplayStep } from "#protocol/play.ts";
import type { ServerNode } from "../node.ts";
import { loadBy, stepsAfter } from "../play/load.ts";
import { effective, type NumberedStep } from "../play/step.ts";
import { redoOn } from "../play/undo.ts";
import { Refused } from "../refusal.ts";
import type { TableDoc } from "../tables/doc.ts";

/** Steps in one answer. */
const PAGE = 100;

/** The moves of a game that count: what was undone is left out. */
export async function movesOf(node: ServerNode, doc: TableDoc): Promise<NumberedStep[]> {
  return effective(await stepsAfter(node.store.tables, doc.no, 0)).filter(({ act }) => act.kind !== "clock");
}

/** The steps of a game from one on; step 0 is the setup. */
export async function replayFor(
  node: ServerNode,
  doc: TableDoc,
  viewer: Viewer,
  from: number,
): Promise<{ steps: ReplayStep[]; total: number }> {
  const { game } = (await loadBy(node, doc)).play;
  const first = await node.store.tables.start(doc.no);
  if (!first) throw new Refused("not-finished");
  const moves = await movesOf(node, doc);
  const state = start(game, first);
  const steps: ReplayStep[] = [];
  for (const [i, move] of moves.entries()) {
    if (i >= from + PAGE) break;
    redoOn({ game, start: first }, state, move);
    if (i < from) continue;
    steps.push({
      version: i,
      at: move.at,
      seat: move.seat >= 0 ? move.seat : null,
      events: eventsFor(game, move.events as GameEvent[], viewer),
      look: structuredClone(look(game, state, viewer)),
    });
  }
  return { steps, total: moves.length };
}
