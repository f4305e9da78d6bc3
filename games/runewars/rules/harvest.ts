// Harvest (RUN-335, RUN-336): every dial shows what the areas produce. Its Supremacy is in develop.ts.
import type { Seat } from "#kernel/procedure.ts";
import { discoveries } from "../content/discoveries.ts";
import { opIn } from "../content/effects.ts";
import { type Resource, resourceIds } from "../content/resources.ts";
import { type Area, areas } from "../content/tiles.ts";
import type { RuneFlow } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { tokenUpIn } from "./movement.ts";
import { setDial } from "./pieces.ts";
import { areasOf, playerOf } from "./queries.ts";

/** What an area produces of a resource, a face-up village included (RUN-429). */
export function yieldOf(s: Runewars, area: Area, resource: Resource): number {
  const kind = tokenUpIn(s, area);
  const village = kind < 0 ? null : opIn(discoveries[kind]!.effects, "produce");
  return areas[area]!.resources[resource] + (village?.resource === resource ? village.n : 0);
}

/** RUN-335: what a seat's areas produce of a resource. */
export function productionOf(s: Runewars, seat: Seat, resource: Resource): number {
  let sum = 0;
  for (const area of areasOf(s, seat)) sum += yieldOf(s, area, resource);
  return sum;
}

/** RUN-335, RUN-336: dials are set to what the areas produce. */
export function harvestDials(s: Runewars, seat: Seat, onlyDown: boolean, flow: RuneFlow): void {
  for (const resource of resourceIds) {
    const produced = productionOf(s, seat, resource);
    if (!onlyDown || playerOf(s, seat)[resource] > produced) setDial(s, seat, resource, produced, flow);
  }
}
