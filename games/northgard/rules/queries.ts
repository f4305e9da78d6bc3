// Pure questions used by several chapters: who controls what, who is whose enemy, what stands where.
import type { Seat } from "#kernel/procedure.ts";
import { type BuildingId, buildingIds, buildings, TOKENS_PER_BUILDING } from "../content/buildings.ts";
import { type ClanPower, clans, UNITS_PER_COLOR } from "../content/clans.ts";
import { type CreaturePower, creatureKinds, creatures } from "../content/creatures.ts";
import type { Resource } from "../content/resources.ts";
import { landOf } from "../map/atlas.ts";
import { borderBetween, NO_NEIGHBOUR, neighbourAt, type Territory } from "../map/land.ts";
import { entryOf, icons } from "../map/tile-facts.ts";
import { type ClanState, type Guest, NO_KAIJA, NONE, type Northgard } from "../state.ts";

/** What a seat has. */
export function clanOf(s: Northgard, seat: Seat): ClanState {
  return s.clans[seat]!;
}

/** Resources of a seat, all kinds together. */
export function wealthOf(s: Northgard, seat: Seat): number {
  const { food, wood, lore } = s.clans[seat]!;
  return food + wood + lore;
}

/** A seat's clan power. */
export function powerOf(s: Northgard, seat: Seat): ClanPower {
  return clans[s.clans[seat]!.clan].power;
}

/** NOR-279, NOR-280, NOR-289: seats 1 and 3 play against seats 2 and 4; everything else is each seat's own. */
export function areTeammates(s: Northgard, a: Seat, b: Seat): boolean {
  return s.teams && a !== b && b !== NONE && ((a ^ b) & 1) === 0;
}

/** NOR-278, NOR-279: the seat opposite; NONE without teams. */
export function teammateOf(s: Northgard, seat: Seat): Seat {
  return s.teams ? (seat + 2) % s.seats : NONE;
}

/** NOR-284: teammates are never enemies. */
export function areEnemies(s: Northgard, a: Seat, b: Seat): boolean {
  return a !== b && !(s.teams && ((a ^ b) & 1) === 0);
}

/** Whether a territory is controlled by an enemy of a seat. */
export function isEnemyLand(s: Northgard, seat: Seat, territory: Territory): boolean {
  const owner = s.owner[territory]!;
  return owner !== NONE && areEnemies(s, seat, owner);
}

/** Whether a seat's Kaija is in a territory. */
export function hasKaija(s: Northgard, seat: Seat, territory: Territory): boolean {
  const at = s.clans[seat]!.kaija;
  return at >= 0 && landOf(s).territory[at] === territory;
}

/** Whether a seat owns Kaija and has her in reserve. */
export function canPlaceKaija(s: Northgard, seat: Seat): boolean {
  const at = s.clans[seat]!.kaija;
  return at < 0 && at !== NO_KAIJA;
}

/** Units of the owner of a territory, Kaija among them. */
export function forceIn(s: Northgard, territory: Territory): number {
  const owner = s.owner[territory]!;
  return owner === NONE ? 0 : s.units[territory]! + (hasKaija(s, owner, territory) ? 1 : 0);
}

/** A seat's units in another seat's territory. */
export function guestIn(s: Northgard, seat: Seat, territory: Territory): Guest | null {
  for (let i = 0; i < s.guests.length; i++) {
    const guest = s.guests[i]!;
    if (guest.at === territory && guest.seat === seat) return guest;
  }
  return null;
}

/** A seat's units on the map, without Kaija. */
export function unitsOnMap(s: Northgard, seat: Seat): number {
  return UNITS_PER_COLOR - s.clans[seat]!.reserve;
}

/** Whether a seat has nobody on the map, not even Kaija. */
export function isHomeless(s: Northgard, seat: Seat): boolean {
  const clan = s.clans[seat]!;
  return clan.reserve === UNITS_PER_COLOR && clan.kaija < 0;
}

/** How many creatures with a power are in a territory. */
export function creaturesWith(s: Northgard, territory: Territory, power: CreaturePower): number {
  let count = 0;
  for (let i = 0; i < s.line.length; i++) {
    const beast = s.line[i]!;
    if (landOf(s).territory[beast.area] === territory && creatureKinds[creatures[beast.creature].kind].power === power)
      count++;
  }
  return count;
}

/** Whether a Brown Bear keeps people from building, recruiting, exploring from here and leaving. */
export function isBlocked(s: Northgard, territory: Territory): boolean {
  return s.line.length > 0 && creaturesWith(s, territory, "block-build-recruit-explore-leave") > 0;
}

/** How many creatures here share their territory with nobody. */
export function guardsIn(s: Northgard, territory: Territory): number {
  return s.line.length > 0 ? creaturesWith(s, territory, "attack-owner") : 0;
}

/** NOR-351: whether a Fallen Valkyrie keeps a seat from recruiting or placing units in a territory. */
export function isKeptOut(s: Northgard, territory: Territory): boolean {
  return s.rulings.valkyrie === "closed" && guardsIn(s, territory) > 0;
}

/** Whether a Wolf keeps tiles from yielding anything in Harvest. */
export function isHarried(s: Northgard, territory: Territory): boolean {
  return s.line.length > 0 && creaturesWith(s, territory, "no-harvest-from-tiles") > 0;
}

/** Whether any creature is in a territory. */
export function hasCreature(s: Northgard, territory: Territory): boolean {
  for (let i = 0; i < s.line.length; i++) if (landOf(s).territory[s.line[i]!.area] === territory) return true;
  return false;
}

const BITS = 4;
const numbers = Object.fromEntries(buildingIds.map((id, i) => [id, i])) as Record<BuildingId, number>;

/** The place of a building in its table. */
export function numberOf(building: BuildingId): number {
  return numbers[building];
}

/** One building of a type in the form of `works`. */
export function workOf(building: BuildingId): number {
  return 1 << (BITS * numbers[building]);
}

/** How many buildings of a type stand in a territory. */
export function countOf(s: Northgard, territory: Territory, building: BuildingId): number {
  return (s.works[territory]! >> (BITS * numbers[building])) & 15;
}

const LARGE = buildings.reduce((bits, { id, isLarge }) => (isLarge ? bits | (15 << (BITS * numbers[id])) : bits), 0);

/** Whether a territory holds a large building. */
export function hasLarge(s: Northgard, territory: Territory): boolean {
  return (s.works[territory]! & LARGE) !== 0;
}

/** Whether a large building stands anywhere. */
export function hasAnyLarge(s: Northgard): boolean {
  for (let i = 0; i < buildings.length; i++)
    if (buildings[i]!.isLarge && s.supply[i]! < TOKENS_PER_BUILDING) return true;
  return false;
}

/** Icons of a resource on the tiles of a territory. */
export function tileIcons(s: Northgard, territory: Territory, resource: Resource): number {
  const { territory: of, tiles } = landOf(s);
  let count = 0;
  for (let area = territory; area < of.length; area++) {
    if (of[area] === territory && icons[entryOf(tiles, area)] === resource) count++;
  }
  return count;
}

const producers = Object.fromEntries(buildings.flatMap(({ id, yields }) => (yields ? [[yields, id]] : []))) as Record<
  Resource,
  BuildingId
>;

/** Buildings in a territory that produce a resource. */
export function builtIcons(s: Northgard, territory: Territory, resource: Resource): number {
  return countOf(s, territory, producers[resource]);
}

/** Whether a territory is adjacent to one that a seat controls, over any kind of border. */
export function isNextToOwn(s: Northgard, seat: Seat, territory: Territory): boolean {
  const { near, nearFrom } = landOf(s);
  for (let i = nearFrom[territory]!; near[i] !== NO_NEIGHBOUR; i++)
    if (s.owner[neighbourAt(near[i]!)] === seat) return true;
  return false;
}

/** NOR-254, NOR-261, NOR-266: whether a card reaches from one territory to another; this is no Move action. */
export function isInReach(s: Northgard, from: Territory, to: Territory): boolean {
  const border = borderBetween(landOf(s), from, to);
  return border === "regular" || (border === "difficult" && s.rulings.borders === "any");
}

/** Whether a territory is adjacent to one of an enemy, over any kind of border. */
export function isNextToEnemy(s: Northgard, seat: Seat, territory: Territory): boolean {
  const { near, nearFrom } = landOf(s);
  for (let i = nearFrom[territory]!; near[i] !== NO_NEIGHBOUR; i++)
    if (isEnemyLand(s, seat, neighbourAt(near[i]!))) return true;
  return false;
}

/** The seats in turn order from one of them. */
export function seatsFrom(s: Northgard, from: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < s.seats; i++) seats.push((from + i) % s.seats);
  return seats;
}

/** Whether an effect of this year is on for a seat. */
export function hasLasting(s: Northgard, seat: Seat, effect: ClanState["lasting"][number]): boolean {
  return s.clans[seat]!.lasting.includes(effect);
}
