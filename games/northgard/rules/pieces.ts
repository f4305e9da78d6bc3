// Pieces on the map: units and Kaija come, go and move; buildings stand; tiles make land grow. The player with a unit in a
// neutral territory controls it (NOR-026, NOR-027), wherever in it the unit stands (NOR-028); units in another player's
// territory are guests.
import type { Seat } from "#kernel/procedure.ts";
import type { BuildingId } from "../content/buildings.ts";
import type { Resource } from "../content/resources.ts";
import type { TileId } from "../content/tiles.ts";
import type { GainCause, GloryCause, PayCause } from "../events.ts";
import type { NorthFlow } from "../frames.ts";
import { landOf, mapWith } from "../map/atlas.ts";
import type { Area, Territory } from "../map/land.ts";
import { IN_RESERVE, NONE, type Northgard } from "../state.ts";
import { guestIn, hasKaija, numberOf, workOf } from "./queries.ts";

/** Units of a seat come into a territory from wherever they were. */
export function enter(s: Northgard, seat: Seat, at: Territory, units: number, kaija: boolean): void {
  if (kaija) s.clans[seat]!.kaija = at;
  if (s.owner[at] === NONE) s.owner[at] = seat;
  if (s.owner[at] === seat) {
    s.units[at]! += units;
    return;
  }
  const guest = guestIn(s, seat, at);
  if (guest) guest.units += units;
  else s.guests.push({ seat, at, units });
}

/** Units of a seat leave a territory; where they go is the caller's business. */
export function leave(s: Northgard, seat: Seat, at: Territory, units: number, kaija: boolean): void {
  if (kaija) s.clans[seat]!.kaija = IN_RESERVE;
  if (s.owner[at] === seat) {
    s.units[at]! -= units;
    if (s.units[at] === 0 && !hasKaija(s, seat, at)) s.owner[at] = NONE;
    return;
  }
  const guest = guestIn(s, seat, at);
  if (!guest) return;
  guest.units -= units;
  if (guest.units === 0 && !hasKaija(s, seat, at)) s.guests.splice(s.guests.indexOf(guest), 1);
}

/** NOR-004: units of a seat come from the reserve. */
export function muster(s: Northgard, seat: Seat, at: Territory, units: number, kaija: boolean): void {
  s.clans[seat]!.reserve -= units;
  enter(s, seat, at, units, kaija);
}

/** Units of a seat go back to the reserve. */
export function dismiss(s: Northgard, seat: Seat, at: Territory, units: number, kaija: boolean): void {
  leave(s, seat, at, units, kaija);
  s.clans[seat]!.reserve += units;
}

/** A building token goes from the supply to a slot, or beside the slots. */
export function putBuilding(s: Northgard, area: Area, building: BuildingId, isLoose: boolean): void {
  s.supply[numberOf(building)]!--;
  if (isLoose) s.loose.push({ area, building });
  else s.built[area] = building;
  s.works[landOf(s).territory[area]!]! += workOf(building);
}

/** A building token goes back to the supply. */
export function takeBuilding(s: Northgard, area: Area, building: BuildingId, isLoose: boolean): void {
  s.supply[numberOf(building)]!++;
  if (isLoose) {
    const at = s.loose.findIndex(loose => loose.area === area && loose.building === building);
    s.loose.splice(at, 1);
  } else s.built[area] = "";
  s.works[landOf(s).territory[area]!]! -= workOf(building);
}

/** NOR-142: a tile is added; everything in territories that merge is now in the merged one. */
export function growLand(s: Northgard, tile: TileId, x: number, y: number, turn: number): void {
  const before = s.owner.length;
  s.map = mapWith(s.map, tile, x, y, turn);
  const { territory } = landOf(s);
  for (let i = 0; i < 4; i++) {
    s.units.push(0);
    s.owner.push(NONE);
    s.built.push("");
    s.works.push(0);
  }
  for (let old = 0; old < before; old++) {
    const now = territory[old]!;
    if (now === old || now < 0) continue;
    if (s.owner[old] !== NONE) {
      s.owner[now] = s.owner[old]!;
      s.units[now]! += s.units[old]!;
      s.owner[old] = NONE;
      s.units[old] = 0;
    }
    if (s.works[old] !== 0) {
      s.works[now]! += s.works[old]!;
      s.works[old] = 0;
    }
  }
}

/** A seat gains resources, of which there is no end (NOR-007); nothing happens for nothing. */
export function gain(
  s: Northgard,
  seat: Seat,
  food: number,
  wood: number,
  lore: number,
  cause: GainCause,
  flow: NorthFlow,
): void {
  if (food + wood + lore === 0) return;
  const clan = s.clans[seat]!;
  clan.food += food;
  clan.wood += wood;
  clan.lore += lore;
  flow.emit({ type: "resourcesGained", seat, food, wood, lore, cause });
}

/** A seat gains one resource. */
export function gainOne(s: Northgard, seat: Seat, resource: Resource, cause: GainCause, flow: NorthFlow): void {
  gain(s, seat, resource === "food" ? 1 : 0, resource === "wood" ? 1 : 0, resource === "lore" ? 1 : 0, cause, flow);
}

/** A seat pays resources it has. */
export function pay(
  s: Northgard,
  seat: Seat,
  food: number,
  wood: number,
  lore: number,
  cause: PayCause,
  flow: NorthFlow,
): void {
  if (food + wood + lore === 0) return;
  const clan = s.clans[seat]!;
  clan.food -= food;
  clan.wood -= wood;
  clan.lore -= lore;
  flow.emit({ type: "resourcesPaid", seat, food, wood, lore, cause });
}

/** A seat pays one resource. */
export function payOne(s: Northgard, seat: Seat, resource: Resource, cause: PayCause, flow: NorthFlow): void {
  pay(s, seat, resource === "food" ? 1 : 0, resource === "wood" ? 1 : 0, resource === "lore" ? 1 : 0, cause, flow);
}

/** A seat gains glory. */
export function gainGlory(s: Northgard, seat: Seat, amount: number, cause: GloryCause, flow: NorthFlow): void {
  if (amount === 0) return;
  s.clans[seat]!.glory += amount;
  flow.emit({ type: "gloryGained", seat, amount, cause });
}
