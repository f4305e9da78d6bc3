// A Battle as everybody sees it: the one being fought, or the last one of the turn.
import { ATTACKER, DEFENDER, type Role } from "../content/marks.ts";
import { rowFor } from "../content/numbers.ts";
import type { BattleFrame } from "../frames.ts";
import { battleOf, strengthOf } from "../rules/queries.ts";
import { verdict } from "../rules/resolution.ts";
import type { Tytani } from "../state.ts";

function sideView(frame: BattleFrame, role: Role) {
  const { power, dice, bonuses, isDone, army, lost } = frame.sides[role];
  return {
    power,
    dice: dice.map(({ type, shows }) => ({ type, shows })),
    bonuses: bonuses.map(({ source, amount }) => ({ source, amount })),
    strength: strengthOf(frame, role),
    isDone,
    army,
    lost: [...lost],
  };
}

/** One side of a Battle. */
export type SideView = ReturnType<typeof sideView>;

function fromFrame(frame: BattleFrame, isOver: boolean) {
  const { at, sides, isWalled, acting, isDecided, counted, gained } = frame;
  const { winner, difference } = isDecided ? frame : verdict(frame);
  const hasDice = sides[ATTACKER].dice.length > 0;
  return {
    at,
    sides: [sideView(frame, ATTACKER), sideView(frame, DEFENDER)] as readonly [SideView, SideView],
    isWalled,
    /** Whose Stage it is; null before and after the Stages. */
    acting: hasDice && !isDecided ? acting : null,
    isDecided,
    isOver,
    /** Who has won, or would win now, and by how much. */
    winner,
    difference,
    /** What the difference counts as (TYT-151), and where the row of the Battle table begins that it leads to. */
    counted: isDecided ? counted : difference,
    row: rowFor(isDecided ? counted : difference).from,
    gained,
  };
}

/** A Battle. */
export type BattleView = ReturnType<typeof fromFrame>;

/** The Battle on the table, if there is one. */
export function battleView(s: Tytani): BattleView | null {
  const running = battleOf(s);
  if (running) return fromFrame(running, false);
  return s.fought ? fromFrame(s.fought, true) : null;
}
