// What stands still while an event is played: whatever is the same before and after it. The rest is on its way, comes or
// falls, and is drawn by the event.
import { common, NO_ARMY } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import type { TytaniView } from "../view/view.ts";

/** The part of both pictures that is in both. */
export function atRest(before: TytaniView, after: TytaniView): TytaniView {
  if (before === after) return before;
  return {
    ...before,
    units: before.units.map((army, at) => common(army, after.units[at] ?? NO_ARMY)),
    markers: after.markers,
    bastions: before.bastions.filter(at => after.bastions.includes(at)),
    structure: before.structure.map((structure, at) => (structure === after.structure[at] ? structure : NONE)),
    attacks: before.attacks.flatMap(attack => {
      const later = after.attacks.find(({ from, to }) => from === attack.from && to === attack.to);
      const army = later ? common(attack.army, later.army) : NO_ARMY;
      return army === NO_ARMY ? [] : [{ ...attack, army }];
    }),
  };
}
