// What cards and abilities need: the armies of a Battle, and the role in it.
import { contains } from "../content/army.ts";
import type { Needs, Timing } from "../content/effects.ts";
import { ATTACKER, type BattleFrame } from "../frames.ts";
import type { Power, Tytani } from "../state.ts";
import { armyIn, otherRole, roleOf } from "./queries.ts";

/** Windows after the Stages look at the armies as they were when the Stages ended. */
const looksBack = (when: Timing): boolean => when !== "battle-stage" && when !== "battle-declared";

/** TYT-129, TYT-142: whether both armies are as something needs. */
export function areNeedsMet(s: Tytani, battle: BattleFrame, power: Power, needs: Needs, when: Timing): boolean {
  const role = roleOf(battle, power);
  if (needs.role !== "" && (needs.role === "attacker") !== (role === ATTACKER)) return false;
  const enemy = otherRole(role);
  if (looksBack(when))
    return contains(battle.sides[role].army, needs.own) && contains(battle.sides[enemy].army, needs.enemy);
  return contains(armyIn(s, battle, role), needs.own) && contains(armyIn(s, battle, enemy), needs.enemy);
}
