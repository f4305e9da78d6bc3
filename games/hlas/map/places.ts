// Where pieces are: in a Region, or on a deck, which is where its Vessel is. Views have realms as the state does, as far
// as this is concerned.
import type { Seat } from "#kernel/procedure.ts";
import { ALLY_SEA_DECK, NONE, type Place, REGIONS, SEA_DECK } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import type { Piece } from "../content/units.ts";

/** The pieces of a side on the map. */
export interface Pieces {
  readonly serfs: readonly number[];
  readonly warriors: readonly number[];
  readonly heroes: readonly number[];
  readonly seaVessel: Region;
  readonly airVessel: Region;
}

/** All sides, and whether those who sit opposite are allies. */
export interface Sides {
  readonly realms: readonly Pieces[];
  readonly teams: boolean;
}

/** HLAS-384: who sits opposite. */
export const opposite = (seat: Seat): Seat => (seat + 2) % 4;

/** The Region of a place; NONE for a Vessel in supply. */
export function regionOf(s: Sides, seat: Seat, place: Place): Region {
  if (place < REGIONS) return place;
  if (place >= ALLY_SEA_DECK && !s.teams) return NONE;
  const realm = s.realms[place < ALLY_SEA_DECK ? seat : opposite(seat)]!;
  return place === SEA_DECK || place === ALLY_SEA_DECK ? realm.seaVessel : realm.airVessel;
}

/** Where a single piece is; for Serfs and Warriors NONE. */
export function placeOf(realm: Pieces, piece: Piece): Place {
  switch (piece) {
    case "hero-1":
      return realm.heroes[0]!;
    case "hero-2":
      return realm.heroes[1]!;
    case "hero-3":
      return realm.heroes[2]!;
    case "sea-vessel":
      return realm.seaVessel;
    case "air-vessel":
      return realm.airVessel;
    default:
      return NONE;
  }
}

/** How many of a piece are at a place. */
export function countAt(realm: Pieces, piece: Piece, place: Place): number {
  if (piece === "serf") return realm.serfs[place]!;
  if (piece === "warrior") return realm.warriors[place]!;
  return placeOf(realm, piece) === place ? 1 : 0;
}
