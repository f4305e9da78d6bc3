// Where the units of a territory stand, and who of them is seen there.
import type { Seat } from "#kernel/procedure.ts";
import type { Point } from "#web/kit/ink.ts";
import type { Territory } from "../map/land.ts";
import type { NorthView } from "../view/view.ts";
import type { Table } from "./table.tsx";

/** Where units of a territory stand, by any of its areas. */
export function standingIn({ view, shape }: Table, area: number): Point | null {
  return shape.territories.get(view.land.territory[area] ?? -1)?.at ?? null;
}

/** Units of a seat in a territory: of its owner, or of others on their way, about to fight or to retreat. */
export interface Party {
  readonly seat: Seat;
  readonly units: number;
  readonly isOwner: boolean;
}

/** Everybody in a territory, by any of its areas. */
export function partiesIn({ land, owner, units, guests, frames }: NorthView, area: number): Party[] {
  const at = land.territory[area]!;
  const parties: Party[] = [{ seat: owner[at]!, units: units[at]!, isOwner: true }];
  for (const guest of guests) if (guest.at === at) parties.push({ ...guest, isOwner: false });
  for (const frame of frames) {
    if (frame.proc === "retreat" && land.territory[frame.from] === at)
      parties.push({ seat: frame.seat, units: frame.units, isOwner: false });
  }
  return parties.filter(party => party.units > 0);
}

/** Everybody in a territory who is still there in the next picture: the others are on their way. */
export function stayingIn(view: NorthView, after: NorthView | null, at: Territory): Party[] {
  const parties = partiesIn(view, at);
  if (!after) return parties;
  const later = partiesIn(after, at);
  const left = (seat: Seat): number => later.reduce((sum, party) => sum + (party.seat === seat ? party.units : 0), 0);
  return parties
    .map(party => ({ ...party, units: Math.min(party.units, left(party.seat)) }))
    .filter(party => party.units > 0);
}

/** Where a seat's Kaija is: in a territory, or with those who retreat from it; -1 if she is not on the map. */
export function kaijaAt({ land, clans, frames }: NorthView, seat: Seat): Territory {
  const area = clans[seat]!.kaija;
  if (area >= 0) return land.territory[area]!;
  const retreat = frames.findLast(frame => frame.proc === "retreat" && frame.seat === seat && frame.kaija);
  return retreat?.proc === "retreat" ? land.territory[retreat.from]! : -1;
}
