// What one viewer learns of an event: its secret part only if it is the viewer's own.
import type { Viewer } from "#kernel/game.ts";
import type { RuneEvent } from "../events.ts";
import { bit } from "../rules/queries.ts";

/** The part of an event that a viewer sees. */
export function viewEvent(event: RuneEvent, viewer: Viewer): RuneEvent {
  switch (event.type) {
    case "runesPlaced":
      return event.seat === viewer ? event : { ...event, dragon: null };
    case "tacticsDrawn":
      return event.seat === viewer ? event : { ...event, cards: null };
    case "questsDrawn":
      return event.seat === viewer ? event : { ...event, cards: null };
    case "objectiveDrawn":
    case "rewardGained":
      return event.seat === viewer ? event : { ...event, card: null };
    case "rewardGiven":
      return event.known === 15 || (viewer !== "spectator" && (event.known & bit(viewer)) !== 0)
        ? event
        : { ...event, card: null };
    case "cardsDrawn":
      return event.decider === viewer ? event : { ...event, cards: null };
    case "runeSeen":
      return event.seat === viewer ? event : { ...event, rune: null };
    case "tokenSeen":
      return event.seat === viewer ? event : { ...event, token: null };
    default:
      return event;
  }
}
