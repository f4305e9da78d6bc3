// Numbers of the rules that belong to no card.
import { table } from "#kernel/content.ts";

/** TYT-053, TYT-212. */
export const rounds = table("tytani", "rounds", { "3": 3, "4": 4 });
/** TYT-095, TYT-213: by how much Nation cards are cheaper, by round. */
export const discounts: readonly number[] = table("tytani", "discounts", [0, 0, 0, 1, 2]);
/** TYT-054: cards of the Order pool, by number of Nations. */
export const poolSizes: Readonly<Record<number, number>> = table("tytani", "poolSizes", { 2: 4, 3: 5, 4: 4 });
/** TYT-042: cards of the Order deck, by number of Nations. */
export const orderDeckSizes: Readonly<Record<number, number>> = table("tytani", "orderDeckSizes", {
  2: 12,
  3: 15,
  4: 16,
});
/** TYT-053: turns of a power in a round, by number of Nations. */
export const turnsPerRound: Readonly<Record<number, number>> = table("tytani", "turnsPerRound", { 2: 4, 3: 4, 4: 3 });

export const SUPPORT_POOL = 4;
export const STARTING_SUPPORT = 3;
export const HAND_LIMIT = 5;
/** TYT-093: top cards of the Nation deck that a buyer sees. */
export const NATION_CARDS_SEEN = 3;
export const MISSIONS_DEALT = 4;
export const MISSIONS_KEPT = 3;
/** TYT-250: Missions a solo player draws to keep three of. */
export const SOLO_MISSIONS_DEALT = 6;
/** TYT-185: Missions drawn as a reinforcement, to keep one. */
export const MISSIONS_DRAWN = 2;
export const SUPPORT_REINFORCEMENT = 2;
export const CONTROL_MARKERS = 7;
export const FORTRESSES = 3;

export const REGION_VP = 1;
export const TITAN_VP = 1;
export const FORTRESS_VP = 1;
export const CAPITAL_VP = 3;
/** TYT-204, TYT-210: with Capital Capture. */
export const CAPTURED_CAPITAL_VP = 1;
export const CAPITAL_VP_AT_END = 2;

/** TYT-346: VP at the start by the place in the turn order, for two, three and four Nations; ours, like the scenarios. */
export const headStart: Readonly<Record<number, readonly number[]>> = table("tytani", "headStart", {
  2: [1, 0],
  3: [4, 2, 0],
  4: [3, 0, 0, 0],
});

/** TYT-216. */
export const STARTING_ENERGY = 1;
export const MOST_ENERGY = 10;
/** TYT-220: Energy of the skip symbol, with all actions used and with one left out. */
export const ENERGY_FOR_ALL = 1;
export const ENERGY_FOR_SKIPPING = 4;
/** TYT-222, TYT-223, TYT-224: Energy of the army symbol by units moved. */
export const energyForMoved: readonly number[] = table("tytani", "energyForMoved", [0, 6, 4, 2, 0]);

/** A row of the Battle table, from a difference on. */
export interface BattleRow {
  readonly from: number;
  readonly losses: number;
  readonly cards: number;
  readonly vp: number;
}

/** TYT-150, TYT-161, TYT-162: the Battle table. */
export const battleTable: readonly BattleRow[] = table("tytani", "battleTable", [
  { from: 0, losses: 0, cards: 1, vp: 1 },
  { from: 3, losses: 1, cards: 2, vp: 2 },
  { from: 5, losses: 2, cards: 3, vp: 4 },
]);
/** TYT-151: what a difference counts as when the loser has only one unit to lose. */
export const LONE_UNIT_DIFFERENCE = 4;

/** The row for a difference. */
export function rowFor(difference: number): BattleRow {
  return battleTable.findLast(row => difference >= row.from)!;
}
