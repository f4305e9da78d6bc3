// Lays out the pieces and cards of a scene; what is not given is filled in so that every piece is somewhere.

import { armyOf, NO_ARMY } from "../content/army.ts";
import { FORTRESS, NONE } from "../content/marks.ts";
import { missions as allMissions } from "../content/missions.ts";
import { cardsOfNation } from "../content/nation-cards.ts";
import type { RegionId } from "../content/regions.ts";
import { supportCards } from "../content/support.ts";
import { unitsPerNation, unitTypes } from "../content/units.ts";
import { boardOf, placeOf } from "../map/atlas.ts";
import { ordersFor } from "../setup.ts";
import type { Tytani } from "../state.ts";
import { army, type Spec } from "./scene-spec.ts";
import type { Scene } from "./scenes.ts";

/** Everybody leads a Nation, and sits in the order of the powers. */
export function seatPowers({ s }: Scene, spec: Spec): void {
  const { positions } = boardOf(s).scenario;
  const nations = spec.nations ?? positions.map(({ nation }) => nation);
  const blank = structuredClone(s.powers[0]!);
  s.powers = nations.map(nation => ({
    ...structuredClone(blank),
    nation,
    deck: [],
    hand: [],
    shown: [],
    cards: [],
    rotated: [],
    missions: [],
    bottomed: 0,
    position: Math.max(
      0,
      positions.findIndex(position => position.nation === nation),
    ),
  }));
  for (const power of s.powers) power.home = placeOf(positions[power.position]!.capital);
  s.order = [...(spec.order ?? nations.map((_, power) => power))];
}

export function layMap({ s }: Scene, spec: Spec): void {
  s.owner.fill(NONE);
  s.units.fill(NO_ARMY);
  s.structure.fill(NONE);
  s.attacks = [];
  if (spec.capitals !== false) {
    for (const [power, own] of s.powers.entries()) {
      s.structure[own.home] = power;
      s.owner[own.home] = power;
    }
  }
  for (const [region, held] of Object.entries(spec.map ?? {})) layRegion(s, placeOf(region as RegionId), held, spec);
  for (const region of spec.fortresses ?? []) s.structure[placeOf(region)] = FORTRESS;
  s.fortresses = spec.fortressesLeft ?? 3 - (spec.fortresses?.length ?? 0);
  for (const [power, own] of s.powers.entries()) countPower(s, power, own, spec);
}

function layRegion(s: Tytani, at: number, held: string, spec: Spec): void {
  const [power, units = ""] = held.split(" ");
  s.owner[at] = Number(power);
  s.units[at] = army(units);
  if (s.structure[at]! >= 0 && s.structure[at] !== Number(power) && !spec.capture) s.structure[at] = NONE;
}

function countPower(s: Tytani, power: number, own: Tytani["powers"][number], spec: Spec): void {
  const onMap = s.units.filter((_, at) => s.owner[at] === power).reduce((sum, units) => sum + units, NO_ARMY);
  const total = unitTypes.reduce((sum, unit) => sum + armyOf(unit, unitsPerNation[unit]), NO_ARMY);
  const left = total - onMap;
  own.titan = left >> 12 === 0 ? "map" : spec.lying?.includes(power) ? "lying" : "standing";
  own.reserve = left & 0xfff;
  own.regions = s.owner.filter(owner => owner === power).length;
  own.energy = spec.energy?.[power] ?? (s.isAdvanced ? 1 : 0);
  own.score.battles = spec.vp?.[power] ?? 0;
}

export function layCards({ s }: Scene, spec: Spec): void {
  for (const [power, own] of s.powers.entries()) {
    own.hand = [...(spec.hands?.[power] ?? [])];
    own.cards = [...(spec.cards?.[power] ?? [])];
    own.rotated = [...(spec.rotated?.[power] ?? [])];
    own.missions = [...(spec.missions?.[power] ?? [])];
    const top = spec.decks?.[power] ?? [];
    const rest =
      own.nation === ""
        ? []
        : cardsOfNation(own.nation).filter(card => !top.includes(card) && !own.cards.includes(card));
    own.deck = [...rest.reverse(), ...[...top].reverse()];
    own.soloCard = spec.soloCards?.[power - 1] ?? "";
  }
  laySupport(s, spec);
  const held = [...s.powers.flatMap(own => own.missions), ...(spec.completed ?? [])];
  const named = spec.missionDeck ?? [];
  const left = allMissions.map(({ id }) => id).filter(id => !held.includes(id) && !named.includes(id));
  s.missionDeck = [...left, ...[...named].reverse()];
  s.missionDiscard = [...(spec.completed ?? [])];
  s.packs = [];
  s.soloDeck = s.soloDeck.filter(card => !s.powers.some(own => own.soloCard === card));
  layOrders(s, spec);
}

function laySupport(s: Tytani, spec: Spec): void {
  const named = [...(spec.supportDeck ?? [])];
  s.supportPool = [...(spec.supportPool ?? [])];
  s.supportDiscard = [...(spec.supportDiscard ?? [])];
  const taken = [...s.powers.flatMap(own => own.hand), ...named, ...s.supportPool, ...s.supportDiscard];
  const left = supportCards.map(({ id }) => id).filter(id => !taken.includes(id));
  while (s.supportPool.length < 4 && spec.supportPool === undefined) s.supportPool.push(left.pop()!);
  if (spec.shortDeck) s.supportDiscard.push(...left.splice(0));
  s.supportDeck = [...left, ...named.reverse()];
}

function layOrders(s: Tytani, spec: Spec): void {
  const all = ordersFor(boardOf(s).scenario.nations, s.isAdvanced);
  const named = [...(spec.pool ?? []), ...(spec.upcoming ?? []), ...(spec.orderDiscard ?? []), spec.using ?? ""];
  const left = all.filter(order => !named.includes(order));
  s.pool = [...(spec.pool ?? left.splice(0, 3))];
  s.upcoming = [...(spec.upcoming ?? left.splice(0, 3))];
  while (s.pool.length < s.upcoming.length) s.pool.push("");
  while (s.upcoming.length < s.pool.length) s.upcoming.push("");
  s.orderDiscard = [...(spec.orderDiscard ?? [])];
  s.orderInUse = spec.using ?? "";
  s.orderDeck = left;
  s.hiddenOrder = "";
  s.isLastPool = false;
}
