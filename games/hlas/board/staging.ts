// The picture after each event, while events are being played. It only moves what everybody saw moving; when the last
// event has been played the true view takes its place.
import type { HlasEvent } from "../events.ts";
import type { HlasView } from "../view/view.ts";
import type { Stagings } from "./staged.ts";
import { battleStagings } from "./staging-battle.ts";
import { cardStagings } from "./staging-cards.ts";
import { mapStagings } from "./staging-map.ts";

const stagings: Stagings = { ...cardStagings, ...mapStagings, ...battleStagings };

/** The picture after an event. */
export function stage(view: HlasView, event: HlasEvent): HlasView {
  const change = stagings[event.type] as ((view: HlasView, event: HlasEvent) => HlasView) | undefined;
  return change ? change(view, event) : view;
}
