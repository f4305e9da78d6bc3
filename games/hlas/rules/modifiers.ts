// Numbers that abilities change: Speed, costs, limits, and movement rules that some Units ignore.
import type { Seat } from "#kernel/procedure.ts";
import type { Op } from "../content/effects.ts";
import { AIR_DECK, type Place, SEA_DECK } from "../content/marks.ts";
import { BUILDING_ORE, CAPACITY } from "../content/numbers.ts";
import type { Region } from "../content/regions.ts";
import { type Spell, type SpellId, spells } from "../content/spells.ts";
import { isOfKind, type Piece, pieceFacts } from "../content/units.ts";
import type { Member } from "../frames/shared.ts";
import { distance } from "../map/land.ts";
import type { Hlas } from "../state.ts";
import { opsOn } from "./abilities.ts";
import { battleOf } from "./battle-queries.ts";
import { aboard, isEnemy, levelOf, realmOf } from "./queries.ts";

/** HLAS-141, HLAS-474: an army is as fast as its slowest Unit, with the abilities of the player who moves it. */
export function armySpeed(s: Hlas, seat: Seat, army: readonly Member[]): number {
  const ops = opsOn(s, seat, "speed", { army });
  let slowest = 99;
  for (const { piece } of army) slowest = Math.min(slowest, speedOf(piece, ops));
  return slowest;
}

function speedOf(piece: Piece, ops: readonly Op<"speed">[]): number {
  let { speed } = pieceFacts[piece];
  for (const op of ops) {
    if (op.piece ? op.piece !== piece : !isOfKind(piece, op.kinds ?? [])) continue;
    if (op.mode === "at-least") speed = Math.max(speed, op.set ?? 0);
    else speed += op.amount ?? 0;
  }
  return speed;
}

/** A Vessel's Speed. */
export function vesselSpeed(s: Hlas, seat: Seat, vessel: "sea-vessel" | "air-vessel"): number {
  return speedOf(vessel, opsOn(s, seat, "speed"));
}

/** Whether an army or Vessel ignores a rule of movement. */
export function ignores(
  s: Hlas,
  seat: Seat,
  what: Op<"ignore">["what"],
  army: readonly Member[],
  piece?: Piece,
): boolean {
  return opsOn(s, seat, "ignore", { army }).some(
    op => op.what === what && (piece === undefined || op.piece === undefined || op.piece === piece),
  );
}

function limitOf(s: Hlas, seat: Seat, what: Op<"limit">["what"], base: number, piece?: Piece): number {
  let limit = base;
  for (const op of opsOn(s, seat, "limit", { battle: battleOf(s) })) {
    if (op.what === what && (piece === undefined || op.piece === piece)) limit += op.amount;
  }
  return limit;
}

export const libraryLimit = (s: Hlas, seat: Seat): number =>
  limitOf(s, seat, "spell-library", levelOf(realmOf(s, seat)).library);
export const discoverCards = (s: Hlas, seat: Seat, base: number): number => limitOf(s, seat, "discover-draw", base);
export const harvestCards = (s: Hlas, seat: Seat, base: number): number => limitOf(s, seat, "harvest-draw", base);
/** HLAS-217: one Combat spell a battle, with an ability two. */
export const combatSpells = (s: Hlas, seat: Seat): number => limitOf(s, seat, "combat-spells-per-battle", 1);
export function attackRange(s: Hlas, seat: Seat, hero: Piece, base: number): number {
  let range = base;
  for (const op of opsOn(s, seat, "limit", { hero })) if (op.what === "attack-range") range += op.amount;
  return range;
}

/** HLAS-077: how many more Units go aboard a Vessel of a seat. */
export function deckRoom(s: Hlas, seat: Seat, deck: Place): number {
  const piece = deck === SEA_DECK ? "sea-vessel" : "air-vessel";
  return limitOf(s, seat, "capacity", CAPACITY, piece) - aboard(s, seat, deck);
}
export const deckOf = (vessel: Piece): Place => (vessel === "sea-vessel" ? SEA_DECK : AIR_DECK);

/** What a spell costs its caster in Mana. */
export function manaFor(s: Hlas, seat: Seat, card: SpellId, isScribed: boolean): number {
  const spell: Spell = spells[card];
  let cost = spell.mana;
  for (const op of opsOn(s, seat, "cost", { battle: battleOf(s) })) {
    const fits =
      op.what === `cast-${spell.type}` || (op.what === "cast-scribed" && isScribed && spell.type === "incanted");
    if (fits) cost = lowered(cost, op);
  }
  return cost;
}

/** What a spell of the solo board costs. */
export function soloMana(s: Hlas, seat: Seat, mana: number, hero: Piece): number {
  let cost = mana;
  for (const op of opsOn(s, seat, "cost", { hero })) if (op.what === "cast-solo") cost = lowered(cost, op);
  return cost;
}

function lowered(cost: number, op: Op<"cost">): number {
  return Math.max(Math.min(cost, op.min ?? 0), cost + (op.amount ?? 0));
}

/** HLAS-084: what a Building costs in Ore. */
export function buildingOre(s: Hlas, seat: Seat): number {
  let cost = BUILDING_ORE;
  for (const op of opsOn(s, seat, "cost")) if (op.what === "build-building") cost = lowered(cost, op);
  return cost;
}

/** HLAS-093: what a Tower costs in Ore, by its distance. */
export function towerOre(s: Hlas, seat: Seat, region: Region, discount: number): number {
  let cost = Math.max(0, distance(realmOf(s, seat).capital, region, s.excluded) - discount);
  for (const op of opsOn(s, seat, "cost", { region })) if (op.what === "build-tower") cost = lowered(cost, op);
  return cost;
}

/** HLAS-068: the price of two Units at once, or null. */
export function pairFood(s: Hlas, seat: Seat, piece: Piece): number | null {
  const printed = pieceFacts[piece].pair?.food;
  if (printed !== undefined) return printed;
  if (piece !== "warrior" || isEnemy(s, seat)) return null;
  const op = opsOn(s, seat, "cost").find(each => each.what === "recruit-warrior");
  return op?.altCost?.food ?? null;
}
