// Collecting the resources of a territory: in Harvest, and by cards and clan powers that collect "as in Harvest".
import type { Seat } from "#kernel/procedure.ts";
import type { Resource } from "../content/resources.ts";
import type { GainCause } from "../events.ts";
import type { NorthFlow } from "../frames.ts";
import type { Territory } from "../map/land.ts";
import type { Northgard } from "../state.ts";
import { gain } from "./pieces.ts";
import { builtIcons, isHarried, tileIcons } from "./queries.ts";

/** NOR-191, NOR-352: what a territory yields of a resource; with a Wolf there only buildings yield. */
export function yieldOf(s: Northgard, territory: Territory, resource: Resource): number {
  const fromTiles = isHarried(s, territory) ? 0 : tileIcons(s, territory, resource);
  return fromTiles + builtIcons(s, territory, resource);
}

/** NOR-234, NOR-235, NOR-267, NOR-354: a seat collects all resources of a territory, no glory. */
export function collectFrom(s: Northgard, seat: Seat, at: Territory, cause: GainCause, flow: NorthFlow): void {
  gain(s, seat, yieldOf(s, at, "food"), yieldOf(s, at, "wood"), yieldOf(s, at, "lore"), cause, flow);
}

/** Icons of a resource in a territory, tiles and buildings, whatever creatures are there. */
export function shownIn(s: Northgard, territory: Territory, resource: Resource): number {
  return tileIcons(s, territory, resource) + builtIcons(s, territory, resource);
}
