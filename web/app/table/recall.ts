// Showing on the board again what happened while the reader was away.
import { steps } from "#kernel/change.ts";
import type { Seat } from "#kernel/procedure.ts";
import type { Recap } from "#protocol/play.ts";
import { call } from "../client/api.ts";
import { problemFrom } from "../problem.ts";
import { notify } from "../shell/notices.ts";
import type { Room } from "./use-room.ts";

/** What a seat has missed at a table of the server. */
export const recallShared = (table: string, seat: Seat): Promise<Recap> =>
  call("GET /api/tables/:table/recap", { params: { table }, query: { seat } });

/** Plays a recap; without it the sentences are all there is. */
export async function playAgain({ stage }: Room, ask: () => Promise<Recap>): Promise<void> {
  try {
    const { first, events, pictures } = await ask();
    stage.recall(first.view, events, steps(first.view, pictures));
  } catch (error) {
    notify({ problem: problemFrom(error) });
  }
}
