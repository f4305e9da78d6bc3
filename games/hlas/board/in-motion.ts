// The map while an event is being played: what travels or falls is taken from where it stood, since it is drawn on its
// way.
import type { HlasEvent } from "../events.ts";
import type { HlasView } from "../view/view.ts";
import { tokenPlaces } from "./geometry.ts";
import { GONE, HIDDEN, NONE } from "./marks.ts";
import { put, taken, withRealm } from "./staged.ts";
import { withoutUnits } from "./staging-map.ts";

/** The map without what is on its way. */
export function inMotion(view: HlasView, event: HlasEvent | null): HlasView {
  switch (event?.type) {
    case "unitsMoved":
      return withoutUnits(view, event);
    case "unitLost":
    case "unitSaved":
      return taken(view, event.seat, event.piece, event.at);
    case "capitalDestroyed":
      return withRealm(view, event.seat, () => ({ capital: NONE }));
    case "towerLost":
      return withRealm(view, event.seat, ({ towers }) => ({ towers: towers.filter(at => at !== event.at) }));
    case "tokenRevealed": {
      const place = tokenPlaces[event.at]?.find(each => view.faces[each] === HIDDEN);
      return place === undefined ? view : { ...view, faces: put(view.faces, place, GONE) };
    }
    default:
      return view;
  }
}
