// Units in another seat's territory that come to hold it.
import type { Seat } from "#kernel/procedure.ts";
import type { Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { guestIn } from "./queries.ts";

/** Guests in a territory that nobody holds any more take it. */
export function settleGuests(s: Northgard, seat: Seat, at: Territory): void {
  const guest = guestIn(s, seat, at);
  if (!guest || s.owner[at] !== NONE) return;
  s.guests.splice(s.guests.indexOf(guest), 1);
  s.owner[at] = seat;
  s.units[at] = guest.units;
}
