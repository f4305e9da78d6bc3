// What stands where: views count Units by place, and those aboard are where their Vessel is.
import type { Seat } from "#kernel/procedure.ts";
import { AIR_DECK, ALLY_AIR_DECK, ALLY_SEA_DECK, NONE, REGIONS, SEA_DECK } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { type Piece, pieces } from "../content/units.ts";
import type { Troop } from "../view/fight.ts";
import type { HlasView, RealmView } from "../view/view.ts";

/** How many of a piece are at a place. */
export function countAt(realm: RealmView, piece: Piece, place: number): number {
  switch (piece) {
    case "serf":
      return realm.serfs[place] ?? 0;
    case "warrior":
      return realm.warriors[place] ?? 0;
    case "sea-vessel":
      return realm.seaVessel === place ? 1 : 0;
    case "air-vessel":
      return realm.airVessel === place ? 1 : 0;
    default:
      return realm.heroes[Number(piece.slice(-1)) - 1] === place ? 1 : 0;
  }
}

/** The Region of a place of a side; NONE for a deck of a Vessel in supply. */
export function regionOf(view: HlasView, seat: Seat, place: number): Region {
  if (place < REGIONS) return place;
  const owner = place >= ALLY_SEA_DECK ? (seat + 2) % 4 : seat;
  const realm = view.realms[owner];
  if (!realm) return NONE;
  return place === SEA_DECK || place === ALLY_SEA_DECK ? realm.seaVessel : realm.airVessel;
}

const decks = [SEA_DECK, AIR_DECK, ALLY_SEA_DECK, ALLY_AIR_DECK];

/** The decks that lie in a Region for a side. */
function decksIn(view: HlasView, seat: Seat, region: Region): number[] {
  return decks.filter(deck => (deck < ALLY_SEA_DECK || view.teams) && regionOf(view, seat, deck) === region);
}

/** What a side has in a Region, by kind; those aboard apart from those ashore. */
export function troopsOf(view: HlasView, owner: Seat, region: Region): Troop[] {
  const realm = view.realms[owner]!;
  return [region, ...decksIn(view, owner, region)].flatMap(place =>
    pieces.flatMap(piece => {
      const count = countAt(realm, piece, place);
      return count > 0 ? [{ owner, piece, place, count }] : [];
    }),
  );
}

/** The sides that control a Region; allies may share one. */
export const holdersOf = (view: HlasView, region: Region): Seat[] => view.holdings[region]!.map(({ seat }) => seat);
