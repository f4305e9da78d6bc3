// Putting looks together again from what changed in them; taking previews apart, and putting them together again.
import { changed, changeOf, steps } from "#kernel/change.ts";
import type { Look } from "#kernel/look.ts";
import type { Preview } from "#kernel/preview.ts";
import type { Present, ToldPreview } from "./play.ts";
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
  const before = last && after(last.look, views);
  const look = (change ? changed(before, change) : before) as Look;
  return { present: { ...present, look }, views };
}

/** A look with the last of some views. */
const after = (look: Look, views: readonly unknown[]): Look => ({ ...look, view: views.at(-1) ?? look.view });

/** A preview as changes to the look it begins at. */
export function tellPreview(look: Look, { end, events, pictures, look: then }: Preview): ToldPreview {
  const changes = pictures.map((view, i) => changeOf(i === 0 ? look.view : pictures[i - 1], view));
  return { end, events: [...events], pictures: changes, look: changeOf(after(look, pictures), then) };
}

/** The preview that changes to a look tell of. */
export function readPreview(look: Look, { end, events, pictures: changes, look: change }: ToldPreview): Preview {
  const pictures = steps(look.view, changes);
  const before = after(look, pictures);
  return { end, events, pictures, look: change ? (changed(before, change) as Look | null) : before };
}
