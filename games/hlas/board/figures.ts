// Prices, Speeds and limits as they are for a side now: what is printed, and what its Buildings and Heroes change.
// Worked out from what everybody sees; a test holds it against the rules.
import type { Seat } from "#kernel/procedure.ts";
import type { Ability, Condition, Op, OpName } from "../content/effects.ts";
import { factions } from "../content/factions.ts";
import { ENEMY, SETTLED } from "../content/marks.ts";
import { BUILDING_ORE, levels } from "../content/numbers.ts";
import { type Region, regions } from "../content/regions.ts";
import type { Price } from "../content/resources.ts";
import { type Spell, type SpellId, spells } from "../content/spells.ts";
import type { Tactic } from "../content/tactics.ts";
import { tokens } from "../content/tokens.ts";
import { isOfKind, type Piece, pieceFacts } from "../content/units.ts";
import { tokenPlaces } from "../map/land.ts";
import type { BattleView } from "../view/frames.ts";
import type { HlasView } from "../view/view.ts";
import { battleIn, leaderOf, lineOf, sideLed } from "./battle.ts";
import { distanceTo } from "./geometry.ts";
import { regionOf, troopsOf, yieldOf } from "./standing.ts";

/** What a Building or a Hero adds to a number. */
export interface Change {
  /** The Building or Hero, as names have it. */
  readonly source: string;
  readonly amount: number;
}

/** A number as it is now, and what has changed it. */
interface Figure {
  readonly now: number;
  readonly changes: readonly Change[];
}

/** What conditions of abilities ask about. */
interface Scene {
  readonly army?: readonly Piece[];
  readonly region?: Region;
  readonly battle?: BattleView | null;
}

const heroPlace = (view: HlasView, seat: Seat, piece: Piece): number =>
  view.realms[seat]!.heroes[Number(piece.slice(-1)) - 1] ?? -1;

function fights(view: HlasView, seat: Seat, piece: Piece, battle: BattleView | null | undefined): boolean {
  const side = battle ? sideLed(battle, seat) : -1;
  return side >= 0 && lineOf(view, battle!, side).troops.some(each => each.owner === seat && each.piece === piece);
}

/** Whether a condition holds; those of moments that no number depends on never do. */
function isTrue(view: HlasView, seat: Seat, condition: Condition, { army, region, battle }: Scene): boolean {
  switch (condition.type) {
    case "in-play":
      return heroPlace(view, seat, condition.piece) >= 0;
    case "unit-in-army":
      return army?.includes(condition.piece) ?? false;
    case "unit-here":
      return region !== undefined && regionOf(view, seat, heroPlace(view, seat, condition.piece)) === region;
    case "unit-participates":
      return fights(view, seat, condition.piece, battle);
    default:
      return false;
  }
}

interface Found<K extends OpName> {
  readonly source: string;
  readonly op: Op<K>;
}

/** Abilities of a side that are on, each with the Building or Hero it belongs to. */
function abilitiesOf(view: HlasView, seat: Seat): { source: string; ability: Ability }[] {
  const realm = view.realms[seat];
  if (!realm || realm.isOut || realm.faction === "" || seat === ENEMY) return [];
  const { buildings, heroes } = factions[realm.faction];
  const owners = [
    ...buildings.filter((_, at) => realm.buildings.includes(at)),
    ...heroes.filter(({ piece }) => heroPlace(view, seat, piece) >= 0),
  ];
  return owners.flatMap(({ id, abilities }) =>
    abilities.filter(({ level }) => level <= realm.level).map(ability => ({ source: id, ability })),
  );
}

function opsOn<K extends OpName>(view: HlasView, seat: Seat, name: K, scene: Scene = {}): Found<K>[] {
  return abilitiesOf(view, seat)
    .filter(({ ability }) => (ability.when ?? []).every(condition => isTrue(view, seat, condition, scene)))
    .flatMap(({ source, ability }) =>
      ability.effects.flatMap(op => (op.op === name ? [{ source, op: op as Op<K> }] : [])),
    );
}

/** A number after changes, one after the other. */
function changed<K extends OpName>(
  base: number,
  found: readonly Found<K>[],
  next: (now: number, op: Op<K>) => number,
): Figure {
  let now = base;
  const changes: Change[] = [];
  for (const { source, op } of found) {
    const then = next(now, op);
    if (then !== now) changes.push({ source, amount: then - now });
    now = then;
  }
  return { now, changes };
}

const lowered = (cost: number, op: Op<"cost">): number =>
  Math.max(Math.min(cost, op.min ?? 0), cost + (op.amount ?? 0));

/** The Speed of a Unit, alone or in an army (HLAS-141). */
export function speedOf(view: HlasView, seat: Seat, piece: Piece, army: readonly Piece[] = [piece]): Figure {
  const found = opsOn(view, seat, "speed", { army }).filter(({ op }) =>
    op.piece ? op.piece === piece : isOfKind(piece, op.kinds ?? []),
  );
  return changed(pieceFacts[piece].speed, found, (now, op) =>
    op.mode === "at-least" ? Math.max(now, op.set ?? 0) : now + (op.amount ?? 0),
  );
}

/** The Speed of an army that a side leads: that of its slowest Unit; 0 of none. An ally's Heroes lead nobody here. */
export function armySpeed(
  view: HlasView,
  seat: Seat,
  army: readonly { readonly owner: Seat; readonly piece: Piece }[],
): number {
  const own = army.filter(({ owner }) => owner === seat).map(({ piece }) => piece);
  return army.length === 0 ? 0 : Math.min(...army.map(({ piece }) => speedOf(view, seat, piece, own).now));
}

/** What a Building costs in Ore (HLAS-084). */
export function buildingOre(view: HlasView, seat: Seat): Figure {
  const found = opsOn(view, seat, "cost").filter(({ op }) => op.what === "build-building");
  return changed(BUILDING_ORE, found, lowered);
}

/** What a Tower costs in Ore in a Region (HLAS-093), with what the action of the moment takes off. */
export function towerOre(view: HlasView, seat: Seat, region: Region): Figure {
  const frame = view.frames.at(-1);
  const discount = frame?.proc === "build" && frame.seat === seat ? frame.discount : 0;
  const far = Math.max(0, distanceTo(view.realms[seat]!.capital, region, view.excluded) - discount);
  const found = opsOn(view, seat, "cost", { region }).filter(({ op }) => op.what === "build-tower");
  return changed(far, found, lowered);
}

/** What a spell costs a side in Mana. */
export function manaFor(view: HlasView, seat: Seat, card: SpellId, isScribed: boolean): Figure {
  const { type, mana }: Spell = spells[card];
  const found = opsOn(view, seat, "cost", { battle: battleIn(view) }).filter(
    ({ op: { what } }) => what === `cast-${type}` || (what === "cast-scribed" && isScribed && type === "incanted"),
  );
  return changed(mana, found, lowered);
}

/** The price of two Units at once (HLAS-068), and who allows it where it is not printed; null where nobody does. */
export function pairPrice(view: HlasView, seat: Seat, piece: Piece): { price: Price; source: string } | null {
  const printed = pieceFacts[piece].pair;
  if (printed) return { price: printed, source: "" };
  const found = opsOn(view, seat, "cost").find(({ op }) => op.what === `recruit-${piece}` && op.altCost);
  return found ? { price: { food: found.op.altCost!.food }, source: found.source } : null;
}

/** What a Tactic card costs a side (HLAS-453). */
export function tacticCost(view: HlasView, battle: BattleView, side: number, { cost }: Tactic): Figure {
  if (cost === 0) return { now: 0, changes: [] };
  const found = opsOn(view, leaderOf(battle, 1 - side), "tactic-cost", { battle }).filter(
    ({ op }) => op.side === "enemy",
  );
  return changed(cost, found, (now, op) => now + (op.amount ?? 0));
}

/** What a Unit that is given up pays for a Tactic card (HLAS-238). */
export function worthOf(view: HlasView, battle: BattleView, side: number, piece: Piece): number {
  return opsOn(view, leaderOf(battle, side), "tactic-cost", { battle }).reduce(
    (sum, { op: { sacrificeBonus: more } }) => (more && isOfKind(piece, more.kinds) ? sum + more.amount : sum),
    pieceFacts[piece].strength,
  );
}

/** How many cards a Library holds. */
export function libraryRoom(view: HlasView, seat: Seat): Figure {
  const { level } = view.realms[seat]!;
  const found = opsOn(view, seat, "limit").filter(({ op }) => op.what === "spell-library");
  return changed(levels[level - 1]?.library ?? 0, found, (now, op) => now + op.amount);
}

/** What a Region gives a side at Harvest, with its tokens and the side's Buildings (HLAS-270 to HLAS-273, HLAS-162). */
export function harvestIn(view: HlasView, seat: Seat, region: Region): Figure {
  const base = yieldOf(view, seat, region);
  if (base === 0) return { now: 0, changes: [] };
  const troops = troopsOf(view, seat, region);
  const found = opsOn(view, seat, "harvest").filter(
    ({ op: { perRegion } }) =>
      perRegion?.terrain === regions[region]!.terrain &&
      troops.some(({ piece }) => isOfKind(piece, [perRegion.withOwn])),
  );
  return changed(base + tokenYield(view, region), found, (now, op) => now + op.amount);
}

/** What tokens that stay in a Region add at Harvest. */
function tokenYield(view: HlasView, region: Region): number {
  return tokenPlaces[region]!.flatMap(at =>
    view.faces[at] === SETTLED && view.tokens[at] ? tokens[view.tokens[at]].effects : [],
  ).reduce((sum, op) => (op.op === "harvest" ? sum + op.amount : sum), 0);
}
