// What one viewer learns of an event: its secret part only if it is the viewer's own (NOR-368, NOR-371).
import type { Viewer } from "#kernel/game.ts";
import type { NorthEvent } from "../events.ts";

/** The part of an event that a viewer sees. */
export function viewEvent(event: NorthEvent, viewer: Viewer): NorthEvent {
  switch (event.type) {
    case "cardsDrawn":
    case "cardsPutBack":
      return event.seat === viewer ? event : { ...event, cards: null };
    case "handSeen":
      return event.seat === viewer || event.target === viewer ? event : { ...event, cards: null };
    case "setupTilesReplaced":
      return event.seat === viewer ? event : { ...event, tiles: null };
    case "tilesDrawn":
    case "tilesReturned":
      return event.seat === viewer || event.count === 1 ? event : { ...event, tiles: null };
    default:
      return event;
  }
}
