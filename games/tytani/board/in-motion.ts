// The map while an event is being played: what travels or falls is taken from where it stood, since it is drawn on its
// way.
import { armyOf } from "../content/army.ts";
import type { RegionId } from "../content/regions.ts";
import type { TytaniEvent } from "../events.ts";
import { placeOf } from "../map/board.ts";
import type { TytaniView } from "../view/view.ts";
import { stage } from "./staging.ts";

function without(view: TytaniView, at: RegionId, army: number): TytaniView {
  const place = placeOf(at);
  return { ...view, units: view.units.map((here, i) => (i === place ? Math.max(0, here - army) : here)) };
}

/** The map without what is on its way. */
export function inMotion(view: TytaniView, event: TytaniEvent | null): TytaniView {
  switch (event?.type) {
    case "unitsMoved":
      return without(stage(view, event), event.to, event.army);
    case "attackDeclared":
      return without(view, event.from, event.army);
    case "unitBrought":
      return without(view, event.from, armyOf(event.unit));
    case "unitLost":
    case "fortressDestroyed":
    case "capitalDestroyed":
      return stage(view, event);
    default:
      return view;
  }
}
