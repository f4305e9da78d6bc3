// Whom an enemy Hero takes along, on foot and aboard (HLAS-323, HLAS-348 to HLAS-350, HLAS-465, HLAS-470).

import { ENEMY, NONE } from "../content/marks.ts";
import { UNIT_LIMIT } from "../content/numbers.ts";
import { heroPieces, type Piece } from "../content/units.ts";
import type { HlasFlow, Member } from "../frames.ts";
import { countAt, placeOf, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { deckOf, deckRoom } from "./modifiers.ts";
import { lift, put } from "./pieces.ts";
import { aboard, realmOf } from "./queries.ts";

/** As many Warriors as possible, but at least one Serf if there is one; Serfs fill the rest. */
export function armyOf(s: Hlas, hero: number, most = UNIT_LIMIT): Member[] {
  const realm = realmOf(s, ENEMY);
  const piece = heroPieces[hero]!;
  const place = placeOf(realm, piece);
  const at = regionOf(s, ENEMY, place);
  const army: Member[] = [{ owner: ENEMY, piece, place }];
  if (at === NONE) return army;
  const room = most - 1;
  const serfs = countAt(realm, "serf", at);
  const warriors = Math.min(countAt(realm, "warrior", at), Math.max(0, room - Math.min(1, serfs)));
  const add = (kind: Piece, count: number): void => {
    for (let i = 0; i < count; i++) army.push({ owner: ENEMY, piece: kind, place: at });
  };
  add("warrior", warriors);
  add("serf", Math.min(serfs, room - warriors));
  return army;
}

/** HLAS-350, HLAS-471: an empty enemy Vessel in the Hero's Region, the Air Vessel first. */
export function emptyVessel(s: Hlas, hero: number): "sea-vessel" | "air-vessel" | null {
  const realm = realmOf(s, ENEMY);
  const at = placeOf(realm, heroPieces[hero]!);
  for (const vessel of ["air-vessel", "sea-vessel"] as const) {
    if (placeOf(realm, vessel) === at && aboard(s, ENEMY, deckOf(vessel)) === 0) return vessel;
  }
  return null;
}

/** The acting Hero boards, then Warriors, then Serfs, as many as fit. */
export function boardEnemy(s: Hlas, hero: number, vessel: "sea-vessel" | "air-vessel", { emit }: HlasFlow): void {
  const realm = realmOf(s, ENEMY);
  const deck = deckOf(vessel);
  const at = placeOf(realm, vessel);
  const order: Piece[] = [heroPieces[hero]!, "warrior", "serf"];
  for (const piece of order) {
    while (deckRoom(s, ENEMY, deck) > 0 && countAt(realm, piece, at) > 0) {
      lift(s, ENEMY, piece, at);
      put(s, ENEMY, piece, deck);
      emit({ type: "unitBoarded", seat: ENEMY, piece, at, deck });
    }
  }
}
