// The two of a duel: heroes, or a hero and a neutral unit (RUN-301, RUN-314).

import type { Seat } from "#kernel/procedure.ts";
import { heroCardOf } from "../content/heroes.ts";
import { NONE } from "../content/marks.ts";
import { type Shape, type UnitType, units } from "../content/units.ts";
import type { DuelFrame, Duelist } from "../frames.ts";
import type { HeroState } from "../state.ts";

const fresh = {
  damage: 0,
  card: 0,
  extra: 0,
  weapon: "",
  armor: "",
  noArmor: false,
  pending: 0,
  fromSpecial: 0,
  prevented: 0,
  usedThisRound: [],
  healsIfWon: false,
} as const;

export function heroDuelist(hero: HeroState): Duelist {
  return {
    seat: hero.seat,
    hero: hero.id,
    type: NONE,
    ...fresh,
    usedThisRound: [],
    health: heroCardOf(hero.id).health,
  };
}

export function unitDuelist(seat: Seat, type: UnitType): Duelist {
  return { seat, hero: "", type, ...fresh, usedThisRound: [], health: units[type]!.health };
}

/** The duelist with a hero, by the hero's id; "" for the unit. */
export function duelistOf(duel: DuelFrame, hero: string): Duelist {
  return duel.attacker.hero === hero ? duel.attacker : duel.defender;
}

/** RUN-271, RUN-315: heroes read the circle, units their own shape. */
export const shapeOf = ({ type }: Duelist): Shape => (type === NONE ? "circle" : units[type]!.shape);
