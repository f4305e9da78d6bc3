// Pure questions used by several chapters: who is where, who controls what, how far and for whom borders are open.

import type { Seat } from "#kernel/procedure.ts";
import { PLACES, TYPES_PER_FACTION, typeAtPlace, unitsInCount } from "../content/army.ts";
import { type EffectList, opIn } from "../content/effects.ts";
import { type Faction, factionIds, factions } from "../content/factions.ts";
import { type HeroId, heroCardOf } from "../content/heroes.ts";
import { NONE } from "../content/marks.ts";
import { rewardOf } from "../content/rewards.ts";
import { type Area, areas, type BorderKind, tileOfArea, tiles } from "../content/tiles.ts";
import { type UnitType, units } from "../content/units.ts";
import { boardIn } from "../map/atlas.ts";
import type { HeroState, PlayerState, Runewars } from "../state.ts";

/** Areas below this one belong to no home realm. */
export const LAND: Area = areas.findIndex((_, area) => tiles[tileOfArea[area]!]!.faction !== null);

export const playerOf = (s: Runewars, seat: Seat): PlayerState => s.players[seat]!;
export const factionOf = (s: Runewars, seat: Seat): Faction => factions[playerOf(s, seat).faction || "daqan"];

/** The first type of a seat's faction. */
export const baseOf = (s: Runewars, seat: Seat): UnitType =>
  factionIds.indexOf(factionOf(s, seat).id) * TYPES_PER_FACTION;
/** The type counted at a place of an area. */
export function typeAt(s: Runewars, area: Area, place: number): UnitType {
  return typeAtPlace(place < TYPES_PER_FACTION ? baseOf(s, s.owner[area]!) : 0, place);
}

function countPlaces(s: Runewars, area: Area, from: number, to: number): number {
  let sum = 0;
  const end = area * PLACES + to;
  for (let at = area * PLACES + from; at < end; at++) {
    const count = s.army[at]!;
    if (count !== 0) sum += unitsInCount(count);
  }
  return sum;
}

/** Units in an area, standing and routed: all of them, the faction's, the neutral ones. */
export const unitsIn = (s: Runewars, area: Area): number => countPlaces(s, area, 0, PLACES);
export const factionUnitsIn = (s: Runewars, area: Area): number => countPlaces(s, area, 0, TYPES_PER_FACTION);
export const neutralsIn = (s: Runewars, area: Area): number => countPlaces(s, area, TYPES_PER_FACTION, PLACES);

/** Whose home realm an area belongs to, or NONE. */
export function homeSeat(s: Runewars, area: Area): Seat {
  return area < LAND ? NONE : s.homes[Math.floor((area - LAND) / 3)]!;
}

/**
 * RUN-024 to RUN-027, RUN-033: who controls an area, or NONE. Neutral units there are its controller's allies, from the
 * moment they share it until control is lost (RUN-172 to RUN-174, RUN-181, RUN-480).
 */
export function controllerOf(s: Runewars, area: Area): Seat {
  if (area === s.contested) return s.contestedBy;
  const stronghold = s.stronghold[area]!;
  if (stronghold !== NONE) return stronghold;
  const owner = s.owner[area]!;
  if (owner !== NONE) return owner;
  // RUN-027 Neutral units alone in a home realm: by one reading they keep it from its owner.
  const isHeld = s.rulings.homeNeutrals === "hostile" && area >= LAND && neutralsIn(s, area) > 0;
  return isHeld ? NONE : homeSeat(s, area);
}

/** RUN-030: an area outside all home realms with no units and no stronghold. */
export function isEmpty(s: Runewars, area: Area): boolean {
  // RUN-026 By one reading the home realm of an eliminated player stays one.
  const isHome = area >= LAND && (s.rulings.lostHome === "home" || homeSeat(s, area) !== NONE);
  if (isHome || area === s.contested || s.stronghold[area] !== NONE || s.owner[area] !== NONE) return false;
  return neutralsIn(s, area) === 0;
}

/** RUN-031, RUN-032: an area with neutral units that no player controls. */
export function isNeutral(s: Runewars, area: Area): boolean {
  return controllerOf(s, area) === NONE && (area === s.contested || neutralsIn(s, area) > 0);
}

/** RUN-028, RUN-029, RUN-036: whose land and whose units they are, to a seat. */
export const isFriendly = (s: Runewars, seat: Seat, area: Area): boolean => controllerOf(s, area) === seat;
export function isEnemy(s: Runewars, seat: Seat, area: Area): boolean {
  const controller = controllerOf(s, area);
  return controller !== NONE && controller !== seat;
}

/** Areas a seat controls. */
export function areasOf(s: Runewars, seat: Seat): Area[] {
  const found: Area[] = [];
  for (const area of boardIn(s).list) if (controllerOf(s, area) === seat) found.push(area);
  return found;
}

/** RUN-180: a seat's units in an area, allied ones included. */
export const armyOf = (s: Runewars, seat: Seat, area: Area): number =>
  controllerOf(s, area) === seat ? unitsIn(s, area) : 0;

/** Seats still in the game. */
export function seatsIn(s: Runewars): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (!playerOf(s, seat).isOut) seats.push(seat);
  return seats;
}

/** RUN-040: the next seat to the left that is still in the game. */
export function leftOf(s: Runewars, seat: Seat): Seat {
  for (let i = 1; i <= s.seats; i++) {
    const next = (seat + i) % s.seats;
    if (!playerOf(s, next).isOut) return next;
  }
  return seat;
}

/** RUN-096: whether a seat acts before another. */
export function actsBefore(s: Runewars, a: Seat, b: Seat): boolean {
  const one = playerOf(s, a);
  const two = playerOf(s, b);
  if (one.lastOrder !== two.lastOrder) return one.lastOrder < two.lastOrder;
  if (one.influence !== two.influence) return one.influence > two.influence;
  return factionOf(s, a).startingInfluence > factionOf(s, b).startingInfluence;
}

/** RUN-096, RUN-466: the play order as it stands now. */
export function playOrder(s: Runewars): Seat[] {
  return seatsIn(s).sort((a, b) => (actsBefore(s, a, b) ? -1 : 1));
}

/** RUN-126 to RUN-130: whether a figure may cross a border. */
export function isOpen(s: Runewars, border: BorderKind, flying: boolean, mountains: boolean, water: boolean): boolean {
  if (border === "open" || flying) return true;
  return border === "mountain" ? mountains : water || s.isFrozen;
}

/** RUN-130: whether a seat's figures ignore mountains this turn. */
export const passesMountains = (s: Runewars, seat: Seat): boolean => s.turn.seat === seat && s.turn.passMountains;

export function heroesOf(s: Runewars, seat: Seat): HeroState[] {
  const found: HeroState[] = [];
  for (const hero of s.heroes) if (hero.seat === seat) found.push(hero);
  return found;
}
export function heroOf(s: Runewars, id: HeroId | ""): HeroState | null {
  if (id === "") return null;
  for (const hero of s.heroes) if (hero.id === id) return hero;
  return null;
}
export function hasHeroIn(s: Runewars, seat: Seat, area: Area): boolean {
  for (const hero of s.heroes) if (hero.seat === seat && hero.area === area) return true;
  return false;
}

function givesTrait(list: EffectList, trait: "fast" | "flying", isQuestPhase: boolean): boolean {
  for (const op of list) {
    if (op.op === "heroTrait" && op.trait === trait && (op.scope === "always" || isQuestPhase)) return true;
  }
  return false;
}

/** RUN-128, RUN-141: whether a hero is fast or flying, by nature or by a Reward card turned up. */
export function hasTrait(hero: HeroState, trait: "fast" | "flying", isQuestPhase: boolean): boolean {
  if (givesTrait(heroCardOf(hero.id).effects, trait, isQuestPhase)) return true;
  for (const { up, card } of hero.rewards)
    if (up && givesTrait(rewardOf(card).effects, trait, isQuestPhase)) return true;
  return false;
}

/** Whether a hero ignores water borders. */
export function ignoresWater({ id }: HeroState): boolean {
  return opIn(heroCardOf(id).effects, "moveModifier")?.ignore === "water";
}

/** RUN-293: an attribute with training tokens. */
export function attributeOf(hero: HeroState, attribute: "strength" | "agility" | "wisdom"): number {
  return heroCardOf(hero.id)[attribute] + hero[attribute];
}

/** Strongholds of a seat. */
export function strongholdsOf(s: Runewars, seat: Seat): Area[] {
  const found: Area[] = [];
  for (const area of boardIn(s).list) if (s.stronghold[area] === seat) found.push(area);
  return found;
}

export const isFlying = (type: UnitType): boolean => units[type]!.flying;
export const neighboursOf = (s: Runewars, area: Area): readonly Area[] => boardIn(s).near[area]!;

/** RUN-034: a seat as one bit of a set of seats, such as those with an activation token in an area. */
export const bit = (seat: Seat): number => 1 << seat;
