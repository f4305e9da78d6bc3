// A battle as the board shows it: figures as numbers, strength as it would be counted now.

import { DAMAGED_STRENGTH, STRONGHOLD_STRENGTH } from "../content/numbers.ts";
import { titleCards } from "../content/titles.ts";
import { type UnitType, units } from "../content/units.ts";
import type { Figure, SideName } from "../frames/battle.ts";
import type { SideView } from "../view/battle-view.ts";
import type { BattleView } from "../view/frames.ts";
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
export function battleIn(view: RuneView): BattleView | null {
  const frame = view.frames.findLast(each => each.proc === "battle");
  return frame?.proc === "battle" ? frame : null;
}

/** What the strength of a side is made of. */
export interface Strength {
  readonly units: number;
  readonly walls: number;
  readonly titles: number;
  readonly cards: number;
}

/** Whether a figure adds to strength: standing ones do, and hexagons even when routed. */
const counts = (figure: Figure): boolean => !isRouted(figure) || units[typeInLine(figure)]!.shape === "hexagon";

/** The strength of the stronghold in a battle, less what a siege takes from it. */
function wallsOf({ stronghold, damaged }: RuneView, { area, siege }: BattleView): number {
  if (stronghold[area]! < 0) return 0;
  return Math.max(0, (damaged[area] === 1 ? DAMAGED_STRENGTH : STRONGHOLD_STRENGTH) - siege);
}

function titlesOf({ titleHolder }: RuneView, { seat, lined, lost }: SideView): number {
  if (seat < 0 || lined + lost === 0) return 0;
  const held = titleCards.filter((_, i) => titleHolder[i] === seat).flatMap(({ effects }) => effects);
  return held.reduce((sum, op) => sum + (op.op === "addStrength" ? op.n : 0), 0);
}

/** Strength as it stands; Tactics cards of the tally add theirs at the end. */
export function strengthOf(view: RuneView, battle: BattleView, name: SideName): Strength {
  const side = battle[name];
  return {
    units: side.line.filter(counts).length,
    walls: name === "defender" ? wallsOf(view, battle) : 0,
    titles: titlesOf(view, side),
    cards: side.strength,
  };
}
