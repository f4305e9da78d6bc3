// What one viewer learns of an event. Everything that happens is seen by all (also how many bards go into the Bastion,
// XID-250); only the new totals behind a screen are for its owner alone.
import type { Viewer } from "#kernel/game.ts";
import type { XiditEvent } from "../events.ts";

/** The event as the viewer sees it. */
export function viewEvent(event: XiditEvent, viewer: Viewer): XiditEvent {
  switch (event.type) {
    case "recruited":
    case "sovereignsGained":
      return event.seat === viewer ? event : { ...event, total: null };
    case "bardPlaced":
      return event.seat === viewer ? event : { ...event, left: null };
    case "orderLost": {
      if (event.seat === viewer || !event.missing) return event;
      const { missing: _, ...seen } = event;
      return seen;
    }
    default:
      return event;
  }
}
