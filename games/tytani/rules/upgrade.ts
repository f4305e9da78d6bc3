// What states saved under earlier rules lack.
import { ATTACKER, DEFENDER, NONE } from "../content/marks.ts";
import { type SupportId, supportNumber } from "../content/support.ts";
import type { BattleFrame } from "../frames.ts";
import type { Tytani } from "../state.ts";
import { armyIn, otherRole } from "./queries.ts";

type OldBattle = BattleFrame & { titanLost?: boolean; heldBefore?: number };

const undecided: readonly string[] = ["useDeclared", "begin", "roll", "openStage", "act", "closeStage", "decide"];

/** A Battle that was being fought did not yet know its armies before the decision, nor what was lost in it. */
function upgradeBattle(s: Tytani, frame: OldBattle): void {
  if (frame.isDecided !== undefined) return;
  frame.isDecided = !undecided.includes(frame.step);
  frame.gained = 0;
  for (const role of [ATTACKER, DEFENDER] as const) {
    frame.sides[role].lost = [];
    if (!frame.isDecided) frame.sides[role].army = armyIn(s, frame, role);
  }
  if (frame.titanLost) frame.sides[otherRole(frame.winner)].lost.push("titan");
  delete frame.titanLost;
}

/** The card of the walls was noted in the Battle. */
function upgradeWalls(s: Tytani, frame: OldBattle): void {
  const { at, heldBefore: held } = frame;
  if (held !== undefined && held !== NONE) s.wallCards.push({ at, held });
  delete frame.heldBefore;
}

/** Cards that were named by their ids. */
const numbered = (cards: readonly (SupportId | number)[]): number[] =>
  cards.map(card => (typeof card === "number" ? card : supportNumber(card)));

/** Gives an older state what today's rules look for in it. */
export function upgrade(s: Tytani): void {
  for (const own of s.powers) {
    own.shown = numbered(own.shown ?? []);
    own.score.start ??= 0;
  }
  s.fought ??= null;
  s.designs ??= 1;
  s.rulings ??= {};
  s.shuffledIn = numbered(s.shuffledIn);
  s.bastions ??= [];
  s.wallCards ??= [];
  for (const frame of s.stack) {
    if (frame.proc !== "battle") continue;
    upgradeBattle(s, frame as OldBattle);
    upgradeWalls(s, frame as OldBattle);
  }
}
