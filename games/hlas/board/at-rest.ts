// What stands still while an event is played: what the pictures before and after it both show. The rest is on its way
// and drawn by the event itself.

import { GONE, NONE } from "../content/marks.ts";
import type { RealmView } from "../view/realms.ts";
import type { HlasView } from "../view/view.ts";

const fewer = (before: readonly number[], after: readonly number[]): number[] =>
  before.map((count, at) => Math.min(count, after[at] ?? 0));

const unmoved = (before: number, after: number): number => (before === after ? before : NONE);

function realmAtRest(before: RealmView, after: RealmView): RealmView {
  if (before === after) return before;
  return {
    ...before,
    serfs: fewer(before.serfs, after.serfs),
    warriors: fewer(before.warriors, after.warriors),
    heroes: before.heroes.map((place, i) => unmoved(place, after.heroes[i]!)),
    seaVessel: unmoved(before.seaVessel, after.seaVessel),
    airVessel: unmoved(before.airVessel, after.airVessel),
    towers: before.towers.filter(at => after.towers.includes(at)),
    capital: unmoved(before.capital, after.capital),
  };
}

/** The map without what comes, goes or turns over between two pictures. */
export function stillBetween(before: HlasView, after: HlasView): HlasView {
  return {
    ...before,
    realms: before.realms.map((realm, seat) => realmAtRest(realm, after.realms[seat]!)),
    faces: before.faces.map((face, at) => (face === after.faces[at] ? face : GONE)),
  };
}
