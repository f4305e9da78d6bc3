// What clients ask about a territory of a view: icons, buildings, slots, Kaija.
import { type BuildingId, buildingIds } from "../content/buildings.ts";
import { areasOf, type Territory } from "../map/land.ts";
import { icons, slots } from "../map/tile-facts.ts";
import type { NorthView } from "./view.ts";

const tableAt = (view: NorthView, area: number): number => view.land.tiles[area >> 2]! * 4 + (area & 3);

/** Icons on the tiles of a territory. */
export function iconsIn(view: NorthView, territory: Territory): Record<"food" | "wood" | "lore", number> {
  const found = { food: 0, wood: 0, lore: 0 };
  for (const area of areasOf(view.land, territory)) {
    const icon = icons[tableAt(view, area)];
    if (icon) found[icon]++;
  }
  return found;
}

/** How many buildings of each type stand in a territory, those without a slot too. */
export function buildingsIn(view: NorthView, territory: Territory): { building: BuildingId; count: number }[] {
  return buildingIds.flatMap((building, i) => {
    const count = (view.works[territory]! >> (4 * i)) & 15;
    return count > 0 ? [{ building, count }] : [];
  });
}

/** Free slots of a territory by kind. */
export function slotsIn(view: NorthView, territory: Territory): Record<"small" | "stone" | "large", number> {
  const found = { small: 0, stone: 0, large: 0 };
  for (const area of areasOf(view.land, territory)) {
    const slot = slots[tableAt(view, area)]!;
    if (slot !== "none" && view.built[area] === "") found[slot]++;
  }
  return found;
}

/** What a territory yields in a Harvest without creatures: icons and producing buildings. */
export function yieldsOf(view: NorthView, territory: Territory): Record<"food" | "wood" | "lore", number> {
  const found = iconsIn(view, territory);
  const producers = { granary: "food", "woodcutters-lodge": "wood", menhir: "lore" } as const;
  for (const { building, count } of buildingsIn(view, territory)) {
    if (building in producers) found[producers[building as keyof typeof producers]] += count;
  }
  return found;
}

/** Whether Kaija stands in a territory. */
export function kaijaIn(view: NorthView, territory: Territory): boolean {
  return view.clans.some(clan => clan.kaija >= 0 && view.land.territory[clan.kaija] === territory);
}
