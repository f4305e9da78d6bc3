// Pure questions used by several chapters: who is against whom, what stands where, how much room there is.
import type { Seat } from "#kernel/procedure.ts";
import { levelStrength } from "../content/designs.ts";
import { factions } from "../content/factions.ts";
import {
  AIR_DECK,
  ALLY_AIR_DECK,
  ALLY_SEA_DECK,
  ENEMY,
  NONE,
  type Place,
  REGIONS,
  SEA_DECK,
  SERF,
} from "../content/marks.ts";
import { levels, UNIT_LIMIT } from "../content/numbers.ts";
import type { Region } from "../content/regions.ts";
import { track } from "../content/solo-boards.ts";
import { heroPieces, type Piece, pieceFacts } from "../content/units.ts";
import type { Member } from "../frames.ts";
import { isOutOfPlay } from "../map/atlas.ts";
import { countAt, opposite, placeOf } from "../map/places.ts";
import type { Hlas, Realm } from "../state.ts";

export const realmOf = (s: Hlas, seat: Seat): Realm => s.realms[seat]!;

/** HLAS-372, HLAS-384: the only test of friend and foe; never compare owners. */
export function isHostile(s: Hlas, a: Seat, b: Seat): boolean {
  return a !== b && !(s.teams && ((a ^ b) & 1) === 0);
}

/** The ally of a seat who is still in the game, or NONE. */
export function allyOf(s: Hlas, seat: Seat): Seat {
  if (!s.teams) return NONE;
  const ally = opposite(seat);
  return s.realms[ally]!.isOut ? NONE : ally;
}

export const isEnemy = (_s: Hlas, seat: Seat): boolean => seat === ENEMY;

/** Opponents still in the game, clockwise from a seat. */
export function opponentsOf(s: Hlas, seat: Seat): Seat[] {
  const out: Seat[] = [];
  for (let i = 1; i < s.realms.length; i++) {
    const other = (seat + i) % s.realms.length;
    if (!s.realms[other]!.isOut && isHostile(s, seat, other)) out.push(other);
  }
  return out;
}

/** How many pieces of a realm stand exactly at a place. */
export function standing(realm: Realm, place: Place): number {
  let count = realm.serfs[place]! + realm.warriors[place]!;
  const { heroes } = realm;
  if (heroes[0] === place) count++;
  if (heroes[1] === place) count++;
  if (heroes[2] === place) count++;
  if (realm.seaVessel === place) count++;
  if (realm.airVessel === place) count++;
  return count;
}

const heroStrengths: readonly number[] = heroPieces.map(piece => pieceFacts[piece].strength);

/** The base Strength of the pieces of a realm that stand exactly at a place. */
export function standingStrength(realm: Realm, place: Place): number {
  const { serfs, warriors, heroes } = realm;
  let sum = serfs[place]! * pieceFacts.serf.strength + warriors[place]! * pieceFacts.warrior.strength;
  for (let slot = 0; slot < heroes.length; slot++) if (heroes[slot] === place) sum += heroStrengths[slot]!;
  if (realm.seaVessel === place) sum += pieceFacts["sea-vessel"].strength;
  if (realm.airVessel === place) sum += pieceFacts["air-vessel"].strength;
  return sum;
}

/** HLAS-019: how many Units of a realm are in a Region, Vessels and Units aboard included. */
export function unitsIn(s: Hlas, seat: Seat, region: Region): number {
  const realm = s.realms[seat]!;
  let count = standing(realm, region);
  if (realm.seaVessel === region) count += standing(realm, SEA_DECK);
  if (realm.airVessel === region) count += standing(realm, AIR_DECK);
  if (!s.teams) return count;
  const ally = s.realms[opposite(seat)]!;
  if (ally.seaVessel === region) count += standing(realm, ALLY_SEA_DECK);
  if (ally.airVessel === region) count += standing(realm, ALLY_AIR_DECK);
  return count;
}

/** How many of one piece of a realm are in a Region, aboard or not. */
export function countIn(s: Hlas, seat: Seat, piece: Piece, region: Region): number {
  const realm = s.realms[seat]!;
  let count = countAt(realm, piece, region);
  if (realm.seaVessel === region) count += countAt(realm, piece, SEA_DECK);
  if (realm.airVessel === region) count += countAt(realm, piece, AIR_DECK);
  if (!s.teams) return count;
  const ally = s.realms[opposite(seat)]!;
  if (ally.seaVessel === region) count += countAt(realm, piece, ALLY_SEA_DECK);
  if (ally.airVessel === region) count += countAt(realm, piece, ALLY_AIR_DECK);
  return count;
}

/** The places of a realm that are in a Region: the Region itself and decks there. */
export function placesIn(s: Hlas, seat: Seat, region: Region): Place[] {
  const out = [region];
  const realm = s.realms[seat]!;
  if (realm.seaVessel === region) out.push(SEA_DECK);
  if (realm.airVessel === region) out.push(AIR_DECK);
  if (!s.teams) return out;
  const ally = s.realms[opposite(seat)]!;
  if (ally.seaVessel === region) out.push(ALLY_SEA_DECK);
  if (ally.airVessel === region) out.push(ALLY_AIR_DECK);
  return out;
}

/** HLAS-269: whether a realm has a Unit or Structure in a Region. */
export function controls(s: Hlas, seat: Seat, region: Region): boolean {
  const realm = s.realms[seat]!;
  if (realm.serfs[region]! > 0 || realm.warriors[region]! > 0 || realm.capital === region) return true;
  if (realm.seaVessel === region || realm.airVessel === region) return true;
  const { heroes, towers } = realm;
  if (heroes[0] === region || heroes[1] === region || heroes[2] === region) return true;
  for (let i = 0; i < towers.length; i++) if (towers[i] === region) return true;
  if (!s.teams) return false;
  return unitsIn(s, seat, region) > 0;
}

/** The Regions that a realm controls. */
export function regionsOf(s: Hlas, seat: Seat): Region[] {
  const out: Region[] = [];
  for (let region = 0; region < REGIONS; region++) if (controls(s, seat, region)) out.push(region);
  return out;
}

/** A hostile realm with pieces in a Region, or NONE. */
export function hostileIn(s: Hlas, seat: Seat, region: Region): Seat {
  const { realms } = s;
  for (let other = 0; other < realms.length; other++) {
    if (other !== seat && isHostile(s, seat, other) && controls(s, other, region)) return other;
  }
  return NONE;
}

/** Whose Capital City stands in a Region, or NONE. */
export function capitalIn(s: Hlas, region: Region): Seat {
  const { realms } = s;
  for (let seat = 0; seat < realms.length; seat++) if (realms[seat]!.capital === region) return seat;
  return NONE;
}

/** Whose Tower stands in a Region, or NONE. */
export function towerIn(s: Hlas, region: Region): Seat {
  const { realms } = s;
  for (let seat = 0; seat < realms.length; seat++) if (realms[seat]!.towers.includes(region)) return seat;
  return NONE;
}

/** HLAS-017 to HLAS-021, HLAS-373: how many more Units a realm may have in a Region. */
export function roomIn(s: Hlas, seat: Seat, region: Region): number {
  const realm = s.realms[seat]!;
  if (realm.capital === region) return 99;
  const own = unitsIn(s, seat, region);
  if (!s.teams) return UNIT_LIMIT - own;
  const ally = opposite(seat);
  if (s.realms[ally]!.capital === region) return UNIT_LIMIT - own;
  return UNIT_LIMIT - own - unitsIn(s, ally, region);
}

/** HLAS-046: whether a Region belongs to the continent out of play. */
export function isExcluded(s: Hlas, region: Region): boolean {
  return isOutOfPlay(region, s.excluded);
}

/** Whether a spell keeps a side out of a Region, or from marching out of it. */
export function isBanned(s: Hlas, seat: Seat, region: Region, what: "leave" | "enter"): boolean {
  for (const ban of s.bans) {
    if (ban.region === region && ban.what === what && isHostile(s, ban.by, seat)) return true;
  }
  return false;
}

/** Capital level with its Strength, limits and VP. */
export const levelOf = (realm: Realm) => levels[realm.level - 1]!;

/** HLAS-092, HLAS-460: the Strength of a Capital City, and how many Towers its owner may have. */
export function capitalStrength(s: Hlas, seat: Seat): number {
  const realm = s.realms[seat]!;
  return isEnemy(s, seat) ? track[realm.space]!.strength : levelStrength(s.designs, realm.level);
}
export function towerLimit(s: Hlas, seat: Seat): number {
  const realm = s.realms[seat]!;
  return isEnemy(s, seat) ? track[realm.space]!.towers : levelOf(realm).towers;
}

/** Whether a Hero or Vessel is in play (HLAS-009). */
export const isInPlay = (realm: Realm, piece: Piece): boolean => placeOf(realm, piece) !== NONE;

/** HLAS-071: whether the Building of a Hero or Vessel stands. */
export function isUnlocked(realm: Realm, piece: Piece): boolean {
  if (piece === "serf" || piece === "warrior") return true;
  if (realm.faction === "") return false;
  const at = factions[realm.faction].buildings.findIndex(building => building.unlocks === piece);
  return realm.buildings.includes(at);
}

/** HLAS-130, HLAS-450: Serfs on the Action Bar and on Buildings. */
export function busySerfs(realm: Realm): number {
  let count = realm.buildings.length;
  for (let i = 0; i < realm.slots.length; i++) if (realm.slots[i] === SERF) count++;
  return count;
}

/** HLAS-023, HLAS-431: Serfs in the Courtyard, which is the Capital Region, aboard a Vessel there included. */
export function courtyardSerfs(s: Hlas, seat: Seat): number {
  const { capital } = s.realms[seat]!;
  return capital === NONE ? 0 : countIn(s, seat, "serf", capital);
}

/** How many Units are aboard a deck of a realm's own Vessel, an ally's included. */
export function aboard(s: Hlas, seat: Seat, deck: Place): number {
  const own = standing(s.realms[seat]!, deck);
  return s.teams ? own + standing(s.realms[opposite(seat)]!, deck + 2) : own;
}

/** Whether two mentions name the same kind of Unit at the same place. */
export const isSame = (a: Member, b: Member): boolean =>
  a.owner === b.owner && a.piece === b.piece && a.place === b.place;
