// Putting looks together again from what changed in them.
import { changed, steps } from "#kernel/change.ts";
import type { Look } from "#kernel/look.ts";
import type { Present } from "./play.ts";
import type { ServerMessageOf } from "./socket.ts";

/** A look message as a client understands it. */
export interface SeenLook {
  readonly present: Present;
  /** The view after each event; empty when nobody took pictures. */
  readonly views: readonly unknown[];
}

/** What a look message leads to, from what this viewer saw last; null: something is missing, subscribe again. */
export function readLook(last: Present | null, message: ServerMessageOf<"look">): SeenLook | null {
  const { from, pictures, look: change, present } = message;
  if (from !== null && from !== last?.version) return null;
  const views = steps(last?.look.view, pictures);
  const before = last && { ...last.look, view: views.length > 0 ? views[views.length - 1] : last.look.view };
  const look = (change ? changed(before, change) : before) as Look;
  return { present: { ...present, look }, views };
}
