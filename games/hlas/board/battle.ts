// The battle that the board shows.
import type { Seat } from "#kernel/procedure.ts";
import { ENEMY, NONE } from "../content/marks.ts";
import type { Member } from "../frames.ts";
import type { Troop } from "../view/fight.ts";
import type { BattleView } from "../view/frames.ts";
import type { HlasView } from "../view/view.ts";

export const ATTACK = 0;
export const DEFENCE = 1;

/** The battle that is being fought; an army that marches on after it has left it behind. */
export function battleIn(view: HlasView): BattleView | null {
  const frame = view.frames.findLast(each => each.proc === "battle" || each.proc === "march");
  return frame?.proc === "battle" ? frame : null;
}

/** Who leads a side. */
export const leaderOf = (battle: BattleView, side: number): Seat =>
  side === ATTACK ? battle.attacker : battle.defender;

/** The side a seat leads, or NONE. */
export function sideLed(battle: BattleView, seat: Seat): number {
  return battle.attacker === seat ? ATTACK : battle.defender === seat ? DEFENCE : NONE;
}

/** Whether a side is the solo enemy's. */
export const isEnemySide = (battle: BattleView, side: number): boolean => leaderOf(battle, side) === ENEMY;

/** How many Units of a kind have been named as a sacrifice. */
export function namedIn(list: readonly Member[], { owner, piece, place }: Troop): number {
  return list.filter(each => each.owner === owner && each.piece === piece && each.place === place).length;
}
