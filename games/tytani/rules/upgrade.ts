// What states saved under earlier rules lack.
import { ATTACKER, DEFENDER } from "../content/marks.ts";
import type { BattleFrame } from "../frames.ts";
import type { Tytani } from "../state.ts";
import { armyIn, otherRole } from "./queries.ts";

type OldBattle = BattleFrame & { titanLost?: boolean };

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

/** Gives an older state what today's rules look for in it. */
export function upgrade(s: Tytani): void {
  for (const own of s.powers) own.shown ??= [];
  s.fought ??= null;
  for (const frame of s.stack) if (frame.proc === "battle") upgradeBattle(s, frame as OldBattle);
}
