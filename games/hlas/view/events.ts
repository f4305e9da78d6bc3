// What one viewer learns of an event: its secret part only if it is the viewer's own.
import type { Viewer } from "#kernel/game.ts";
import type { HlasEvent } from "../events.ts";

/** The part of an event that a viewer sees (HLAS-111, HLAS-397, HLAS-399, HLAS-401). */
export function viewEvent(event: HlasEvent, viewer: Viewer): HlasEvent {
  switch (event.type) {
    case "cardsDrawn":
    case "cardsDiscarded":
      return event.seat === viewer ? event : { ...event, cards: null };
    case "tokenPeeked":
      return event.seat === viewer ? event : { ...event, token: null };
    default:
      return event;
  }
}
