// The picture after each event, while events are being played. It only moves what everybody saw moving; when the last
// event has been played the true view takes its place.
import type { RuneEvent } from "../events.ts";
import type { RuneView } from "../view/view.ts";
import type { Stagings } from "./staged.ts";
import { afterBattle, battleStagings } from "./staging-battle.ts";
import { cardStagings } from "./staging-cards.ts";
import { mapStagings } from "./staging-map.ts";
import { outStagings } from "./staging-out.ts";

const stagings: Stagings = { ...cardStagings, ...mapStagings, ...battleStagings, ...outStagings };

/** The picture after an event. */
export function stage(view: RuneView, event: RuneEvent): RuneView {
  const change = stagings[event.type] as ((view: RuneView, event: RuneEvent) => RuneView) | undefined;
  const picture = afterBattle(view, event.type);
  return change ? change(picture, event) : picture;
}
