// A battle as the board shows it: figures as numbers, strength as it would be counted now.

import { type UnitType, units } from "../content/units.ts";
import type { BattleFrame, Figure, SideName } from "../frames/battle.ts";
import type { RuneView } from "../view/view.ts";

/** The class of the mark for damage. */
export const DAMAGED = "rw-damage";

/** Figures from this number on are routed. */
export const ROUTED_FIGURE = 512;

export const typeInLine = (figure: Figure): UnitType => figure & 31;
export const damageIn = (figure: Figure): number => (figure >> 5) & 15;
export const isRouted = (figure: Figure): boolean => figure >= ROUTED_FIGURE;

/** A line-up by initiative, standing units before routed ones. */
export function sortedLine(line: readonly Figure[]): Figure[] {
  const rank = (figure: Figure): number =>
    units[figure & 31]!.initiative * 10_000 + (figure & 31) * 200 + (isRouted(figure) ? 100 : 0) + damageIn(figure);
  return [...line].sort((a, b) => rank(a) - rank(b));
}

/** The battle that is being fought. */
export function battleIn(view: RuneView): BattleFrame | null {
  const frame = view.frames.findLast(each => each.proc === "battle");
  return frame?.proc === "battle" ? frame : null;
}

/** Strength as it stands: every standing unit, the stronghold of the defender, what cards have added. */
export function strengthOf(view: RuneView, battle: BattleFrame, name: SideName): number {
  const side = battle[name];
  const standing = side.line.filter(figure => !isRouted(figure)).length;
  const stronghold = name === "defender" && view.stronghold[battle.area] === side.seat && side.seat >= 0;
  const walls = stronghold ? (view.damaged[battle.area] === 1 ? 3 : 5) : 0;
  return standing + walls + side.strength;
}
