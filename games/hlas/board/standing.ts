// What stands where: views count Units by place, and those aboard are where their Vessel is.
import type { Seat } from "#kernel/procedure.ts";
import { AIR_DECK, ALLY_AIR_DECK, ALLY_SEA_DECK, SEA_DECK } from "../content/marks.ts";
import type { Region } from "../content/regions.ts";
import { pieces } from "../content/units.ts";
import { countAt, regionOf } from "../map/places.ts";
import type { Troop } from "../view/fight.ts";
import type { HlasView } from "../view/view.ts";

const decks = [SEA_DECK, AIR_DECK, ALLY_SEA_DECK, ALLY_AIR_DECK];

/** The decks that lie in a Region for a side. */
function decksIn(view: HlasView, seat: Seat, region: Region): number[] {
  return decks.filter(deck => regionOf(view, seat, deck) === region);
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
