// What the land is worth to those who hold it: glory of harvests to come, income, buildings, chances to close it, and
// the danger of losing it.
import type { Seat } from "#kernel/procedure.ts";
import { type BuildingId, buildingIds } from "../content/buildings.ts";
import { lengths } from "../content/numbers.ts";
import { landOf } from "../map/atlas.ts";
import { NO_NEIGHBOUR, neighbourAt, type Territory } from "../map/land.ts";
import { entryOf, icons, slots } from "../map/tile-facts.ts";
import { areEnemies, countOf, forceIn, hasLarge, isHarried } from "../rules/queries.ts";
import { NONE, type Northgard } from "../state.ts";
import {
  CAMP,
  CLOSING_CHANCE,
  DANGER_BASE,
  DANGER_PER_AXE,
  DEFENCE,
  FORGE,
  INCOME,
  LARGE_SLOT,
  MOST_DANGER,
  SMALL_SLOT,
  STRONGHOLDS,
  TERRITORY,
} from "./weights.ts";

/** Harvests to come, this year's included until its glory is given. */
export function harvestsLeft(s: Northgard): number {
  const isDone = s.phase === "winter" || s.phase === "end-of-year" || s.phase === "harvest";
  return s.years - s.year + (isDone ? 0 : 1);
}

// Sums per territory, at its id: worked out again for every world, because worlds are many and the map is small.
const income: number[] = [];
const room: number[] = [];

function sumAreas(s: Northgard): void {
  const { territory, tiles, list } = landOf(s);
  for (const at of list) {
    income[at] = 0;
    room[at] = 0;
  }
  for (let area = 0; area < territory.length; area++) {
    const at = territory[area]!;
    if (at < 0) continue;
    const entry = entryOf(tiles, area);
    const icon = icons[entry];
    if (icon) income[at]! += INCOME[icon];
    const slot = slots[entry];
    if (slot !== "none" && s.built[area] === "") room[at]! += slot === "large" ? LARGE_SLOT : SMALL_SLOT;
  }
}

/** What everybody's land is worth, by seat. */
export function landWorths(s: Northgard): number[] {
  sumAreas(s);
  const worths = Array<number>(s.seats).fill(0);
  const harvests = harvestsLeft(s);
  const holds = Array<number>(s.seats).fill(0);
  for (const at of landOf(s).list) {
    const owner = s.owner[at]!;
    if (owner === NONE) continue;
    const worth = territoryWorth(s, at, harvests);
    worths[owner]! += worth * (1 - danger(s, owner, at));
    if (landOf(s).free[at] === 0 && hasLarge(s, at)) holds[owner]!++;
  }
  if (s.years === lengths[7].years) {
    const most = STRONGHOLDS.length - 1;
    for (let seat = 0; seat < s.seats; seat++) worths[seat]! += STRONGHOLDS[Math.min(most, holds[seat]!)]!;
  }
  return worths;
}

/** What a territory is worth to its owner; call `landWorths` for the same world first. */
export function territoryWorth(s: Northgard, at: Territory, harvests: number): number {
  const size = landOf(s).size[at]!;
  const free = landOf(s).free[at]!;
  const wolf = isHarried(s, at) ? 0.4 : 1;
  const yearly = size === 2 ? 1 : 2;
  let worth = TERRITORY + income[at]! * harvests * wolf;
  if (free === 0) worth += yearly * harvests * wolf;
  else if (s.tiles.length > 0) {
    const chance = CLOSING_CHANCE[Math.min(free, CLOSING_CHANCE.length - 1)]! * Math.min(1, harvests / 3);
    worth += chance * (size + 1 + 0.6 * yearly * harvests);
  }
  if (s.works[at] !== 0) worth += worksWorth(s, at, harvests);
  return worth + room[at]! * Math.min(1, harvests / 2);
}

/** What a building is worth to its owner, by the harvests to come. */
export function buildingWorth(building: BuildingId, harvests: number): number {
  const years = Math.max(0, harvests - 1);
  switch (building) {
    case "granary":
      return INCOME.food * harvests;
    case "woodcutters-lodge":
      return INCOME.wood * harvests;
    case "menhir":
      return INCOME.lore * harvests;
    case "altar-of-kings":
      return 3 * harvests;
    case "forge":
      return FORGE * years;
    case "training-camp":
      return CAMP * years;
    case "defence-tower":
      return DEFENCE * Math.min(1, years);
    case "fortress":
      return 2 * DEFENCE * Math.min(1, years);
  }
}

function worksWorth(s: Northgard, at: Territory, harvests: number): number {
  let worth = 0;
  for (let i = 0; i < buildingIds.length; i++) {
    const count = countOf(s, at, buildingIds[i]!);
    if (count > 0) worth += count * buildingWorth(buildingIds[i]!, harvests);
  }
  return worth;
}

/** Which share of a territory's worth may be lost to the strongest neighbour who can still act. */
function danger(s: Northgard, owner: Seat, at: Territory): number {
  const { near, nearFrom } = landOf(s);
  const strength = forceIn(s, at) + 2 * countOf(s, at, "fortress") + Math.min(1, s.clans[owner]!.food);
  let lead = Number.NEGATIVE_INFINITY;
  for (let i = nearFrom[at]!; near[i] !== NO_NEIGHBOUR; i++) {
    const from = neighbourAt(near[i]!);
    const other = s.owner[from]!;
    if (other === NONE || !areEnemies(s, owner, other) || s.clans[other]!.hand.length === 0) continue;
    const cost = (near[i]! & 1) * 2;
    lead = Math.max(lead, s.units[from]! - strength - cost);
  }
  if (lead < -1) return 0;
  return Math.min(MOST_DANGER, DANGER_BASE + DANGER_PER_AXE * (lead + 1));
}

/** Food that a seat's land will give in the coming harvest. */
export function foodIncome(s: Northgard, seat: Seat): number {
  const { territory, tiles, list } = landOf(s);
  let food = 0;
  for (let area = 0; area < territory.length; area++) {
    const at = territory[area]!;
    if (at >= 0 && s.owner[at] === seat && icons[entryOf(tiles, area)] === "food" && !isHarried(s, at)) food++;
  }
  for (const at of list) if (s.owner[at] === seat) food += countOf(s, at, "granary");
  return food;
}
