// What lies in a territory: icons, buildings, free slots. For clients, which have a view, and for texts.
import { type BuildingId, buildingIds } from "../content/buildings.ts";
import { areasOf, type Land, type Territory } from "./land.ts";
import { entryOf, icons, slots } from "./tile-facts.ts";

/** A map with its buildings; every view has one. */
export interface BuiltLand {
  readonly land: Land;
  /** By area: the building on its slot. */
  readonly built: readonly (BuildingId | "")[];
  /** By territory: how many buildings of each type, four bits each. */
  readonly works: readonly number[];
}

const tableAt = (on: BuiltLand, area: number): number => entryOf(on.land.tiles, area);

/** Icons on the tiles of a territory. */
export function iconsIn(on: BuiltLand, territory: Territory): Record<"food" | "wood" | "lore", number> {
  const found = { food: 0, wood: 0, lore: 0 };
  for (const area of areasOf(on.land, territory)) {
    const icon = icons[tableAt(on, area)];
    if (icon) found[icon]++;
  }
  return found;
}

/** How many buildings of each type stand in a territory, those without a slot too. */
export function buildingsIn(on: BuiltLand, territory: Territory): { building: BuildingId; count: number }[] {
  return buildingIds.flatMap((building, i) => {
    const count = (on.works[territory]! >> (4 * i)) & 15;
    return count > 0 ? [{ building, count }] : [];
  });
}

/** Free slots of a territory by kind. */
export function slotsIn(on: BuiltLand, territory: Territory): Record<"small" | "stone" | "large", number> {
  const found = { small: 0, stone: 0, large: 0 };
  for (const area of areasOf(on.land, territory)) {
    const slot = slots[tableAt(on, area)]!;
    if (slot !== "none" && on.built[area] === "") found[slot]++;
  }
  return found;
}
