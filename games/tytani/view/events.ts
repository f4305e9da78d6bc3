// What one viewer learns of an event: its secret part only if it is the viewer's own.
import type { Viewer } from "#kernel/game.ts";
import type { TytaniEvent } from "../events.ts";

/** The part of an event that a viewer sees. */
export function viewEvent(event: TytaniEvent, viewer: Viewer): TytaniEvent {
  switch (event.type) {
    // TYT-272
    case "supportDrawn":
      return event.who === viewer ? event : { ...event, cards: null };
    case "supportStolen":
      return event.who === viewer || event.from === viewer ? event : { ...event, card: null };
    case "nationCardsKept":
      return event.who === viewer ? event : { ...event, bottom: null };
    case "missionKept":
      return event.who === viewer ? event : { ...event, mission: null };
    case "missionsDrawn":
      return event.who === viewer ? event : { ...event, missions: null };
    default:
      return event;
  }
}
