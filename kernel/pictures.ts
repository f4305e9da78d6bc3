// Pictures: what viewers see at each event they learn of. An event and what it changed in the view are all that a board
// needs to play from one true picture to the next. Most choices show one event or none, and the picture after the last
// event is the look that follows.
import type { AnyGame, Viewer } from "./game.ts";
import type { GameEvent, State } from "./procedure.ts";

/** Something that was filmed: what happened, and the state at each event (none: nobody filmed it). */
export interface Filmed {
  readonly events: readonly GameEvent[];
  readonly film: readonly State[];
}

/** The views of some viewers at each event they learn of but their last. */
export function picturesOf(
  game: AnyGame,
  { events, film }: Filmed,
  viewers: Iterable<Viewer>,
): ReadonlyMap<Viewer, readonly unknown[]> {
  const pictures = new Map<Viewer, unknown[]>();
  const likes: unknown[] = [];
  for (const viewer of viewers) {
    const views: unknown[] = [];
    const last = events.findLastIndex(event => game.viewEvent(event, viewer) !== null);
    for (let i = 0; i < last && i < film.length; i++) {
      if (!game.viewEvent(events[i]!, viewer)) continue;
      const view: unknown = game.viewFor(film[i]!, viewer, likes[i]);
      likes[i] ??= view;
      views.push(view);
    }
    pictures.set(viewer, views);
  }
  return pictures;
}

/** The view of one viewer at each event it learns of but the last. */
export function viewsOf(game: AnyGame, filmed: Filmed, viewer: Viewer): readonly unknown[] {
  return picturesOf(game, filmed, [viewer]).get(viewer) ?? [];
}
