// The map while an event is being played: what travels or falls is taken from where it stood, since it is drawn on its
// way.
import type { RuneEvent } from "../events.ts";
import type { RuneView } from "../view/view.ts";
import { NO_RUNE } from "./marks.ts";
import { put } from "./staged.ts";
import { stage } from "./staging.ts";
import { withoutGroups } from "./staging-map.ts";

const withoutRunes = (view: RuneView, ...areas: readonly number[]): RuneView => ({
  ...view,
  runes: areas.reduce<readonly number[]>((runes, area) => put(runes, area, NO_RUNE), view.runes),
});

/** The map without what is on its way. */
export function inMotion(view: RuneView, event: RuneEvent | null): RuneView {
  switch (event?.type) {
    case "unitsMoved":
      return withoutGroups(view, event);
    case "heroMoved":
      return { ...view, heroes: view.heroes.filter(({ id }) => id !== event.hero) };
    case "runeMoved":
      return withoutRunes(view, event.from);
    case "runesExchanged":
      return withoutRunes(view, event.a, event.b);
    case "runeSeen":
    case "runeRevealed":
      return withoutRunes(view, event.area);
    case "unitsDestroyed":
    case "heroDefeated":
    case "strongholdRemoved":
    case "battleStarted":
      return stage(view, event);
    default:
      return view;
  }
}
