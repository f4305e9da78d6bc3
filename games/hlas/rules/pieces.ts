// Pieces, resources and points come, go and move; every change that counts for an X-objective is checked here.
import type { Seat } from "#kernel/procedure.ts";
import { AIR_DECK, ALLY_SEA_DECK, NONE, type Place, SEA_DECK } from "../content/marks.ts";
import { RESOURCE_MAX } from "../content/numbers.ts";
import type { Region } from "../content/regions.ts";
import type { Price, Resource } from "../content/resources.ts";
import type { Piece } from "../content/units.ts";
import type { HlasEvent, MoveCause, ResourceCause, VpCause } from "../events.ts";
import type { HlasFlow, Member } from "../frames.ts";
import { opposite, regionOf } from "../map/places.ts";
import type { Hlas, Realm } from "../state.ts";
import { checkObjectives } from "./objectives.ts";
import { countIn } from "./queries.ts";

type Recruited = Extract<HlasEvent, { type: "unitsRecruited" }>;

/** A piece is now at a place; NONE is the supply. */
function setPlace(realm: Realm, piece: Piece, place: Place): void {
  switch (piece) {
    case "hero-1":
      realm.heroes[0] = place;
      break;
    case "hero-2":
      realm.heroes[1] = place;
      break;
    case "hero-3":
      realm.heroes[2] = place;
      break;
    case "sea-vessel":
      realm.seaVessel = place;
      break;
    case "air-vessel":
      realm.airVessel = place;
      break;
    default:
      throw new Error(`${piece} is not a single piece`);
  }
}

/** A piece leaves a place; where it goes is the caller's business. */
export function lift(s: Hlas, seat: Seat, piece: Piece, place: Place): void {
  const realm = s.realms[seat]!;
  if (piece === "serf") realm.serfs[place]!--;
  else if (piece === "warrior") realm.warriors[place]!--;
  else setPlace(realm, piece, NONE);
}

/** A piece is put at a place in the Region where it already is, or where nobody works. */
export function put(s: Hlas, seat: Seat, piece: Piece, place: Place): void {
  const realm = s.realms[seat]!;
  if (piece === "serf") realm.serfs[place]!++;
  else if (piece === "warrior") realm.warriors[place]!++;
  else setPlace(realm, piece, place);
}

/** A piece comes to a place from wherever it was; of allies it is noted whose Serfs came first. */
export function arrive(s: Hlas, seat: Seat, piece: Piece, place: Place): void {
  if (s.teams) noteArrival(s, seat, piece, regionOf(s, seat, place));
  put(s, seat, piece, place);
}

function noteArrival(s: Hlas, seat: Seat, piece: Piece, region: Region): void {
  if (piece === "serf") noteSenior(s, seat, region);
  if (piece !== "sea-vessel" && piece !== "air-vessel") return;
  const deck = piece === "sea-vessel" ? SEA_DECK : AIR_DECK;
  const ally = opposite(seat);
  if (s.realms[ally]!.serfs[deck + 2]! > 0) noteSenior(s, ally, region);
  if (s.realms[seat]!.serfs[deck]! > 0) noteSenior(s, seat, region);
}

/** HLAS-375: whose Serfs came first to a Region of allies and have been there since. */
function noteSenior(s: Hlas, seat: Seat, region: Region): void {
  if (region === NONE) return;
  const senior = s.seniors[region]!;
  if (senior !== NONE && countIn(s, senior, "serf", region) > 0) return;
  const ally = opposite(seat);
  s.seniors[region] = countIn(s, ally, "serf", region) > 0 ? ally : seat;
}

/** Some of a piece go from the supply to a place. */
export function bringIn(s: Hlas, { seat, piece, count, at, cause }: Omit<Recruited, "type">, flow: HlasFlow): void {
  const realm = s.realms[seat]!;
  if (piece === "serf") realm.serfsLeft -= count;
  else if (piece === "warrior") realm.warriorsLeft -= count;
  for (let i = 0; i < count; i++) arrive(s, seat, piece, at);
  flow.emit({ type: "unitsRecruited", seat, piece, count, at, cause });
  checkObjectives(s, seat, flow);
}

/** HLAS-008: a piece goes back to the supply. */
export function dismiss(s: Hlas, seat: Seat, piece: Piece, place: Place): void {
  const realm = s.realms[seat]!;
  lift(s, seat, piece, place);
  if (piece === "serf") realm.serfsLeft++;
  else if (piece === "warrior") realm.warriorsLeft++;
}

/** Units go to a Region; those of one owner from one Region are told together. */
export function moveUnits(
  s: Hlas,
  by: Seat,
  units: readonly Member[],
  to: Region,
  cause: MoveCause,
  flow: HlasFlow,
): void {
  let i = 0;
  while (i < units.length) {
    const { owner, place } = units[i]!;
    const from = regionOf(s, owner, place);
    const moved: Piece[] = [];
    for (; i < units.length && units[i]!.owner === owner && regionOf(s, owner, units[i]!.place) === from; i++) {
      const { piece, place: at } = units[i]!;
      lift(s, owner, piece, at);
      arrive(s, owner, piece, to);
      moved.push(piece);
    }
    flow.emit({
      type: "unitsMoved",
      seat: owner,
      by,
      units: moved,
      from,
      to,
      cause,
    });
  }
}

/** HLAS-431: a Serf leaves the Courtyard for the Action Bar or a Building; those aboard step off last. */
export function takeCourtyardSerf(s: Hlas, seat: Seat): void {
  const realm = s.realms[seat]!;
  if (realm.serfs[realm.capital]! > 0) {
    realm.serfs[realm.capital]!--;
    return;
  }
  for (let deck: Place = SEA_DECK; deck < ALLY_SEA_DECK + 2; deck++) {
    if (realm.serfs[deck]! > 0 && regionOf(s, seat, deck) === realm.capital) {
      realm.serfs[deck]!--;
      return;
    }
  }
}

/** HLAS-123, HLAS-274, HLAS-392: resources above 10 are lost; tells what was really gained. */
export function gain(s: Hlas, seat: Seat, price: Price, cause: ResourceCause, flow: HlasFlow): void {
  const realm = s.realms[seat]!;
  const ore = Math.min(price.ore ?? 0, RESOURCE_MAX - realm.ore);
  const mana = Math.min(price.mana ?? 0, RESOURCE_MAX - realm.mana);
  const food = Math.min(price.food ?? 0, RESOURCE_MAX - realm.food);
  if (ore + mana + food === 0) return;
  realm.ore += ore;
  realm.mana += mana;
  realm.food += food;
  flow.emit({ type: "resourcesGained", seat, ore, mana, food, cause });
}

export function canPay(realm: Realm, price: Price): boolean {
  return realm.ore >= (price.ore ?? 0) && realm.mana >= (price.mana ?? 0) && realm.food >= (price.food ?? 0);
}

/** A side pays what it has; nothing happens for nothing. */
export function pay(s: Hlas, seat: Seat, price: Price, cause: ResourceCause, flow: HlasFlow): void {
  const { ore = 0, mana = 0, food = 0 } = price;
  if (ore + mana + food === 0) return;
  const realm = s.realms[seat]!;
  realm.ore -= ore;
  realm.mana -= mana;
  realm.food -= food;
  flow.emit({ type: "resourcesPaid", seat, ore, mana, food, cause });
}

/** An amount of one resource. */
export function priceOf(resource: Resource, amount: number): Price {
  return { [resource]: amount };
}

/** HLAS-395: VP never fall below 0. */
export function gainVp(s: Hlas, seat: Seat, amount: number, cause: VpCause, source: string, flow: HlasFlow): void {
  const realm = s.realms[seat]!;
  const change = Math.max(amount, -realm.vp);
  if (change === 0) return;
  realm.vp += change;
  flow.emit({ type: "vpGained", seat, amount: change, cause, source });
}
