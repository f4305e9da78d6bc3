// Conditions of effects and Objectives, each looked at when it is asked for.

import { assertNever } from "#kernel/content.ts";
import type { Seat } from "#kernel/procedure.ts";
import { PLACES, unitsInCount } from "../content/army.ts";
import type { Condition } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import type { Area } from "../content/tiles.ts";
import { NEUTRAL, typeOf, units } from "../content/units.ts";
import type { SideName } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { BattleRecord, Runewars } from "../state.ts";
import { standingOf } from "./line.ts";
import {
  areasOf,
  controllerOf,
  factionUnitsIn,
  heroesOf,
  homeSeat,
  neutralsIn,
  playerOf,
  strongholdsOf,
  unitsIn,
} from "./queries.ts";
import { battleOf, opposite } from "./sides.ts";

/** For whom, and where. */
export interface Context {
  readonly seat: Seat;
  readonly side?: SideName | "";
  readonly area?: Area;
  /** The battle looked back on; without it, that of this turn. */
  readonly battle?: BattleRecord | null;
}

/** Whether a condition holds. */
export function holds(s: Runewars, cond: Condition, context: Context): boolean {
  const { seat } = context;
  const player = playerOf(s, seat);
  switch (cond.type) {
    case "anyOf":
      return cond.of.some(each => holds(s, each, context));
    case "alliedNeutral":
      return alliesOf(s, seat, cond);
    case "influenceAtLeast":
      return player.influence >= cond.n;
    case "citiesAtLeast":
      return citiesOf(s, seat) >= (s.seats === 4 ? cond.n4 : cond.n);
    case "heroesAtLeast":
      return hasHeroes(s, seat, cond);
    case "dialsAtLeast": {
      const dials = [player.food, player.wood, player.ore];
      return Math.min(...dials) >= cond.each && player.food + player.wood + player.ore >= cond.total;
    }
    case "strongholdsAtLeast":
      return strongholdsOf(s, seat).filter(area => s.damaged[area] === 0).length >= cond.n;
    case "titlesAtLeast":
      return player.influence >= cond.influence && s.titleHolder.filter(holder => holder === seat).length >= cond.n;
    case "areasAtLeast":
      return areasOf(s, seat).length >= cond.n;
    case "unitsAtLeast":
      return factionUnitsOf(s, seat) >= cond.n;
    case "controlEnemyHome":
      return areasOf(s, seat).some(area => isOthersHome(s, seat, area));
    case "heroesInEnemyHomes":
      return heroesOf(s, seat).filter(({ area }) => isOthersHome(s, seat, area)).length >= cond.n;
    case "heroVictory":
      return player.hasSlain;
    case "tookStronghold":
      return s.turn.seat === seat && s.turn.tookStronghold;
    case "wonBattle":
    case "destroyedInBattle":
      return hasFought(s, cond, context);
    default:
      return holdsInBattle(s, cond, context);
  }
}

type InBattle = Extract<Condition, { type: "areaHasUnits" | "standingInBattle" | "role" | "moreUnitsThanOpponent" }>;
type Other = Extract<
  Condition,
  { type: "tookStronghold" | "controlEnemyHome" | "heroVictory" | "moreUnitsThanOpponent" }
>;

function holdsInBattle(s: Runewars, cond: InBattle | Other, { seat, side, area }: Context): boolean {
  const name = side === "defender" ? "defender" : "attacker";
  switch (cond.type) {
    case "areaHasUnits":
      return area !== undefined && unitsIn(s, area) > 0 && controllerOf(s, area) !== seat;
    case "standingInBattle":
      return standingOf(battleOf(s)[name].line, typeOf(cond.unit)) >= cond.n;
    case "role":
      return side === cond.role;
    case "moreUnitsThanOpponent":
      return battleOf(s)[name].line.length > battleOf(s)[opposite(name)].line.length;
    case "tookStronghold":
    case "controlEnemyHome":
    case "heroVictory":
      return false;
    default:
      return assertNever(cond);
  }
}

/** Conditions on a battle of this turn, or on the one just over. */
function hasFought(
  s: Runewars,
  cond: Extract<Condition, { type: "wonBattle" | "destroyedInBattle" }>,
  context: Context,
): boolean {
  const battle = context.battle ?? (s.turn.seat === context.seat ? s.turn.battle : null);
  if (!battle) return false;
  if (cond.type === "destroyedInBattle") return battle.defendersLost >= cond.n;
  if (battle.winner !== cond.role || battle.isNeutral !== (cond.vs === "neutral")) return false;
  const enemies = cond.role === "attacker" ? battle.defenders : battle.attackers;
  if (cond.minEnemyUnits !== undefined && enemies < cond.minEnemyUnits) return false;
  return cond.enemyHadShape === undefined || battle.hadHexagon;
}

const isOthersHome = (s: Runewars, seat: Seat, area: Area): boolean =>
  homeSeat(s, area) !== NONE && homeSeat(s, area) !== seat;

function hasHeroes(s: Runewars, seat: Seat, { n, rewards }: Extract<Condition, { type: "heroesAtLeast" }>): boolean {
  const heroes = heroesOf(s, seat);
  return heroes.length >= n && heroes.reduce((sum, hero) => sum + hero.rewards.length, 0) >= rewards;
}

/** City areas a seat controls. */
export function citiesOf(s: Runewars, seat: Seat): number {
  return areasOf(s, seat).filter(area => s.city[area] !== "").length;
}

/** Faction units of a seat on the board. */
export function factionUnitsOf(s: Runewars, seat: Seat): number {
  let sum = 0;
  for (const area of boardIn(s).list) if (s.owner[area] === seat) sum += factionUnitsIn(s, area);
  return sum;
}

function alliesOf(s: Runewars, seat: Seat, cond: Extract<Condition, { type: "alliedNeutral" }>): boolean {
  let sum = 0;
  const types = new Set<number>();
  for (const area of boardIn(s).list) {
    if (controllerOf(s, area) !== seat || neutralsIn(s, area) === 0) continue;
    for (let place = 4; place < PLACES; place++) {
      const count = s.army[area * PLACES + place]!;
      const type = NEUTRAL + place - 4;
      if (count === 0 || (cond.shape && units[type]!.shape !== cond.shape)) continue;
      sum += unitsInCount(count);
      types.add(type);
    }
  }
  return cond.distinctTypes !== undefined ? types.size >= cond.distinctTypes : sum >= cond.n;
}
