// A player whose Capital has fallen leaves the game (HLAS-261, HLAS-263, HLAS-264, HLAS-387); an ally plays on.
import type { Seat } from "#kernel/procedure.ts";
import { ALLY_AIR_DECK, ALLY_SEA_DECK, FREE, NONE } from "../content/marks.ts";
import { landPieces, pieceFacts } from "../content/units.ts";
import type { HlasFlow } from "../frames.ts";
import { isLand } from "../map/atlas.ts";
import { countAt, opposite, regionOf } from "../map/places.ts";
import type { Hlas } from "../state.ts";
import { dismiss, lift, put } from "./pieces.ts";
import { realmOf } from "./queries.ts";

/** An ally's Units aboard the Vessels that leave: on land they step off, at sea they are lost with them. */
function unload(s: Hlas, seat: Seat): void {
  if (!s.teams) return;
  const ally = opposite(seat);
  for (const deck of [ALLY_SEA_DECK, ALLY_AIR_DECK]) {
    const at = regionOf(s, ally, deck);
    for (const piece of landPieces) {
      while (countAt(realmOf(s, ally), piece, deck) > 0) {
        if (at !== NONE && isLand(at)) {
          lift(s, ally, piece, deck);
          put(s, ally, piece, at);
        } else dismiss(s, ally, piece, deck);
      }
    }
  }
}

/** Everything of the player leaves the map; cards go to the discard pile. */
export function eliminate(s: Hlas, seat: Seat, { emit }: HlasFlow): void {
  unload(s, seat);
  const realm = realmOf(s, seat);
  s.discard.push(...realm.library, ...realm.scribed);
  s.cast.push(...realm.scribed);
  Object.assign(realm, {
    isOut: true,
    ore: 0,
    mana: 0,
    food: 0,
    vp: 0,
    capital: NONE,
    seaVessel: NONE,
    airVessel: NONE,
  });
  realm.serfs.fill(0);
  realm.warriors.fill(0);
  realm.serfsLeft = pieceFacts.serf.count;
  realm.warriorsLeft = pieceFacts.warrior.count;
  realm.heroes.fill(NONE);
  realm.slots.fill(FREE);
  for (const list of [
    realm.towers,
    realm.buildings,
    realm.library,
    realm.scribed,
    realm.turned,
    realm.peeked,
    realm.used,
  ])
    list.length = 0;
  s.bans = s.bans.filter(ban => ban.by !== seat);
  emit({ type: "realmEliminated", seat });
}
