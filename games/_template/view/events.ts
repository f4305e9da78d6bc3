// What one viewer learns of an event.
import type { Viewer } from "#kernel/game.ts";
import type { BeaconsEvent } from "../events.ts";

/** TPL-013 Drawn cards are seen only by the one who draws them; everything else that happens is public. */
export function viewEvent(event: BeaconsEvent, viewer: Viewer): BeaconsEvent {
  return event.type === "cardsDrawn" && event.seat !== viewer ? { ...event, cards: null } : event;
}
