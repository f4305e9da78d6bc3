// What stagings of events share: changing one entry of a list, one side, one piece.
import type { Seat } from "#kernel/procedure.ts";
import { type Piece, pieceFacts } from "../content/units.ts";
import type { HlasEvent } from "../events.ts";
import type { HlasView, RealmView } from "../view/view.ts";
import { AIR_DECK, ALLY_AIR_DECK, ALLY_SEA_DECK, NONE, REGIONS, SEA_DECK } from "./marks.ts";
import { countAt, regionOf } from "./standing.ts";

/** What some events do to the picture. */
export type Stagings = {
  readonly [T in HlasEvent["type"]]?: (view: HlasView, event: Extract<HlasEvent, { type: T }>) => HlasView;
};

/** A list with another entry at a place. */
export function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, i) => (i === at ? value : old));
}

/** A list without one of its items. */
export function without<T>(list: readonly T[], item: T): T[] {
  const at = list.indexOf(item);
  return list.filter((_, i) => i !== at);
}

/** Changes what a side has. */
export function withRealm(view: HlasView, seat: Seat, change: (realm: RealmView) => Partial<RealmView>): HlasView {
  return { ...view, realms: view.realms.map((realm, i) => (i === seat ? { ...realm, ...change(realm) } : realm)) };
}

/** More, or with a negative number fewer, of a piece at a place; a single piece goes there or to the supply. */
export function withPiece(view: HlasView, seat: Seat, piece: Piece, place: number, by: number): HlasView {
  return withRealm(view, seat, realm => {
    if (piece === "serf") return { serfs: put(realm.serfs, place, Math.max(0, (realm.serfs[place] ?? 0) + by)) };
    if (piece === "warrior") {
      return { warriors: put(realm.warriors, place, Math.max(0, (realm.warriors[place] ?? 0) + by)) };
    }
    const to = by > 0 ? place : NONE;
    if (piece === "sea-vessel") return { seaVessel: to };
    if (piece === "air-vessel") return { airVessel: to };
    return { heroes: put(realm.heroes, Number(piece.slice(-1)) - 1, to) };
  });
}

/** Takes from the supply, or gives back to it. */
export function withSupply(view: HlasView, seat: Seat, piece: Piece, by: number): HlasView {
  const most = pieceFacts[piece].count;
  const within = (n: number): number => Math.max(0, Math.min(most, n));
  return withRealm(view, seat, ({ serfsLeft, warriorsLeft }) =>
    piece === "serf"
      ? { serfsLeft: within(serfsLeft + by) }
      : piece === "warrior"
        ? { warriorsLeft: within(warriorsLeft + by) }
        : {},
  );
}

const decks = [SEA_DECK, AIR_DECK, ALLY_SEA_DECK, ALLY_AIR_DECK];

/** Where a piece of a side is in a Region: ashore, or aboard a Vessel there. */
function whereIn(view: HlasView, seat: Seat, piece: Piece, region: number): number {
  const realm = view.realms[seat];
  if (!realm) return NONE;
  if (region >= REGIONS || countAt(realm, piece, region) > 0) return region;
  const deck = decks.find(each => regionOf(view, seat, each) === region && countAt(realm, piece, each) > 0);
  return deck ?? NONE;
}

/** A piece leaves a Region, from ashore if it can. */
export function taken(view: HlasView, seat: Seat, piece: Piece, region: number): HlasView {
  const place = whereIn(view, seat, piece, region);
  return place === NONE ? view : withPiece(view, seat, piece, place, -1);
}
