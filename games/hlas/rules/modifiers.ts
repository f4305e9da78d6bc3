// Numbers that abilities change, whatever the general rule says (HLAS-024): Speed, costs, limits, and movement rules that some Units ignore.
import type { Seat } from "#kernel/procedure.ts";
import { warriorPair } from "../content/designs.ts";
import type { Op } from "../content/effects.ts";
import { AIR_DECK, NONE, type Place, SEA_DECK } from "../content/marks.ts";
import { BUILDING_ORE, CAPACITY } from "../content/numbers.ts";
import type { Region } from "../content/regions.ts";
import { type Spell, type SpellId, spells } from "../content/spells.ts";
import { isOfKind, type Piece, pieceFacts } from "../content/units.ts";
import type { Member } from "../frames.ts";
import { distance } from "../map/atlas.ts";
import type { Hlas } from "../state.ts";
import { type Change, changedBy, hasOp, opsOn } from "./abilities.ts";
import { battleOf } from "./battle-queries.ts";
import { aboard, isEnemy, levelOf, realmOf } from "./queries.ts";

const faster =
  (piece: Piece) =>
  (speed: number, op: Op<"speed">): number => {
    if (op.piece ? op.piece !== piece : !isOfKind(piece, op.kinds ?? [])) return speed;
    return op.mode === "at-least" ? Math.max(speed, op.set ?? 0) : speed + (op.amount ?? 0);
  };

const noOps: readonly Op<"speed">[] = [];

/** HLAS-141, HLAS-474: an army is as fast as its slowest Unit, with the abilities of the player who moves it. */
export function armySpeed(s: Hlas, seat: Seat, army: readonly Member[]): number {
  const ops = hasOp(s, seat, "speed") ? opsOn(s, seat, "speed", { army }) : noOps;
  let slowest = 99;
  for (const { piece } of army) slowest = Math.min(slowest, ops.reduce(faster(piece), pieceFacts[piece].speed));
  return slowest;
}

/** The Speed of one Unit that moves alone, a Vessel or an army of one. */
export function speedOf(s: Hlas, seat: Seat, piece: Piece, told?: Change[]): number {
  const army = [{ owner: seat, piece, place: NONE }];
  return changedBy(s, seat, "speed", pieceFacts[piece].speed, faster(piece), { army }, told);
}

/** Whether an army or Vessel ignores a rule of movement. */
export function ignores(
  s: Hlas,
  seat: Seat,
  what: Op<"ignore">["what"],
  army: readonly Member[],
  piece?: Piece,
): boolean {
  if (!hasOp(s, seat, "ignore")) return false;
  return opsOn(s, seat, "ignore", { army }).some(
    op => op.what === what && (piece === undefined || op.piece === undefined || op.piece === piece),
  );
}

function limitOf(s: Hlas, seat: Seat, what: Op<"limit">["what"], base: number, piece?: Piece): number {
  const next = (limit: number, op: Op<"limit">): number =>
    op.what === what && (piece === undefined || op.piece === piece) ? limit + op.amount : limit;
  return changedBy(s, seat, "limit", base, next, { battle: battleOf(s) });
}

export const libraryLimit = (s: Hlas, seat: Seat): number =>
  limitOf(s, seat, "spell-library", levelOf(realmOf(s, seat)).library);
export const discoverCards = (s: Hlas, seat: Seat, base: number): number => limitOf(s, seat, "discover-draw", base);
export const harvestCards = (s: Hlas, seat: Seat, base: number): number => limitOf(s, seat, "harvest-draw", base);
/** HLAS-217: one Combat spell a battle, with an ability two. */
export const combatSpells = (s: Hlas, seat: Seat): number => limitOf(s, seat, "combat-spells-per-battle", 1);
export const attackRange = (s: Hlas, seat: Seat, hero: Piece, base: number): number =>
  changedBy(s, seat, "limit", base, (range, op) => (op.what === "attack-range" ? range + op.amount : range), { hero });

/** HLAS-077: how many more Units go aboard a Vessel of a seat. */
export function deckRoom(s: Hlas, seat: Seat, deck: Place): number {
  const piece = deck === SEA_DECK ? "sea-vessel" : "air-vessel";
  return limitOf(s, seat, "capacity", CAPACITY, piece) - aboard(s, seat, deck);
}
export const deckOf = (vessel: Piece): Place => (vessel === "sea-vessel" ? SEA_DECK : AIR_DECK);

const lowered =
  (fits: (what: Op<"cost">["what"]) => boolean) =>
  (cost: number, op: Op<"cost">): number =>
    fits(op.what) ? Math.max(Math.min(cost, op.min ?? 0), cost + (op.amount ?? 0)) : cost;

/** What a spell costs its caster in Mana. */
export function manaFor(s: Hlas, seat: Seat, card: SpellId, isScribed: boolean, told?: Change[]): number {
  const { type, mana }: Spell = spells[card];
  if (!hasOp(s, seat, "cost")) return mana;
  const next = lowered(
    what => what === `cast-${type}` || (what === "cast-scribed" && isScribed && type === "incanted"),
  );
  return changedBy(s, seat, "cost", mana, next, { battle: battleOf(s) }, told);
}

/** What a spell of the solo board costs. */
export const soloMana = (s: Hlas, seat: Seat, mana: number, hero: Piece): number =>
  changedBy(
    s,
    seat,
    "cost",
    mana,
    lowered(what => what === "cast-solo"),
    { hero },
  );

/** HLAS-084: what a Building costs in Ore. */
export const buildingOre = (s: Hlas, seat: Seat, told?: Change[]): number =>
  changedBy(
    s,
    seat,
    "cost",
    BUILDING_ORE,
    lowered(what => what === "build-building"),
    {},
    told,
  );

/** HLAS-093: what a Tower costs in Ore, by its distance, before abilities change it. */
export const printedTowerOre = (capital: Region, region: Region, excluded: number, discount: number): number =>
  Math.max(0, distance(capital, region, excluded) - discount);

const isTower = (what: Op<"cost">["what"]): boolean => what === "build-tower";
/** Whether an ability may change what Towers cost a side. */
export const areTowersChanged = (s: Hlas, seat: Seat): boolean => hasOp(s, seat, "cost", op => isTower(op.what));

/** HLAS-093: what a Tower costs a side in Ore. */
export function towerOre(s: Hlas, seat: Seat, region: Region, discount: number, told?: Change[]): number {
  const far = printedTowerOre(realmOf(s, seat).capital, region, s.excluded, discount);
  return areTowersChanged(s, seat) ? changedBy(s, seat, "cost", far, lowered(isTower), { region }, told) : far;
}

/** HLAS-068: the price of two Units at once, or null; `told` learns who allows it where it is not printed. */
export function pairFood(s: Hlas, seat: Seat, piece: Piece, told?: Change[]): number | null {
  const printed = pieceFacts[piece].pair?.food;
  if (printed !== undefined) return printed;
  if (piece !== "warrior" || isEnemy(s, seat) || !hasOp(s, seat, "cost")) return null;
  const next = (food: number, op: Op<"cost">): number =>
    op.what === "recruit-warrior" && op.altCost ? warriorPair(s.designs, op.altCost.food) : food;
  const food = changedBy(s, seat, "cost", 0, next, {}, told);
  return food === 0 ? null : food;
}
