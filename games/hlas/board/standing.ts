// What stands where, and what a side holds, from what everybody can see.
import type { Seat } from "#kernel/procedure.ts";
import { AIR_DECK, ALLY_AIR_DECK, ALLY_SEA_DECK, ENEMY, NONE, REGIONS, SEA_DECK, SERF } from "../content/marks.ts";
import { levels } from "../content/numbers.ts";
import { type Region, regions } from "../content/regions.ts";
import { track } from "../content/solo-boards.ts";
import { type Piece, pieceFacts, pieces, TOWER_STRENGTH } from "../content/units.ts";
import type { HlasView, RealmView } from "../view/view.ts";

/** Some Units of one kind of one side, at one place. */
export interface Troop {
  readonly owner: Seat;
  readonly piece: Piece;
  readonly place: number;
  readonly count: number;
}

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

/** Serfs on the Action Bar and on Buildings. */
export function busySerfs(realm: RealmView): number {
  return realm.slots.filter(slot => slot === SERF).length + realm.buildings.length;
}

/** Serfs in the Courtyard, aboard a Vessel there included. */
export function courtyardSerfs(view: HlasView, seat: Seat): number {
  const { capital } = view.realms[seat]!;
  if (capital < 0) return 0;
  return troopsOf(view, seat, capital).reduce((sum, { piece, count }) => sum + (piece === "serf" ? count : 0), 0);
}

/** Whether a side controls a Region (HLAS-269). */
function controls(view: HlasView, seat: Seat, region: Region): boolean {
  const realm = view.realms[seat]!;
  if (realm.isOut || realm.faction === "") return false;
  return realm.capital === region || realm.towers.includes(region) || troopsOf(view, seat, region).length > 0;
}

/** The sides in a Region; allies may share one. */
export function holdersOf(view: HlasView, region: Region): Seat[] {
  return view.realms.flatMap((_, seat) => (controls(view, seat, region) ? [seat] : []));
}

/** The Strength of a Capital City. */
export function capitalStrength(view: HlasView, seat: Seat): number {
  const realm = view.realms[seat]!;
  return seat === ENEMY ? (track[realm.space]?.strength ?? 0) : (levels[realm.level - 1]?.strength ?? 0);
}

/** The base Strength of what a side has in a Region, Structures included (HLAS-215, HLAS-260). */
export function baseStrength(view: HlasView, seat: Seat, region: Region): number {
  const realm = view.realms[seat]!;
  let sum = troopsOf(view, seat, region).reduce((all, { piece, count }) => all + pieceFacts[piece].strength * count, 0);
  if (realm.towers.includes(region)) sum += TOWER_STRENGTH;
  if (realm.capital === region) sum += capitalStrength(view, seat) + busySerfs(realm);
  return sum;
}

/** What a Region gives a side at Harvest: itself, its workers, a Tower (HLAS-270 to HLAS-273). */
export function yieldOf(view: HlasView, seat: Seat, region: Region): number {
  const { resource, workers } = regions[region]!;
  if (resource === "" || !controls(view, seat, region)) return 0;
  const serfs = troopsOf(view, seat, region).reduce((n, { piece, count }) => n + (piece === "serf" ? count : 0), 0);
  return 1 + Math.min(workers, serfs) + (view.realms[seat]!.towers.includes(region) ? 2 : 0);
}

/** Whether somebody who is no friend of a side stands in a Region. */
export function foesIn(view: HlasView, seat: Seat, region: Region, areFriends: (a: Seat, b: Seat) => boolean): Seat[] {
  return holdersOf(view, region).filter(other => !areFriends(seat, other));
}
