// How a combat ends: casualties leave, the territory goes to the winner, the loser retreats, rewards come.
import { creatureKinds, creatures } from "../content/creatures.ts";
import type { CombatFrame, Force, NorthFlow } from "../frames.ts";
import { NONE, type Northgard } from "../state.ts";
import { removeCreature } from "./creature-line.ts";
import { settleGuests } from "./guests.ts";
import { hasFlag } from "./movement.ts";
import { dismiss, gain, gainGlory, leave } from "./pieces.ts";
import { powerOf } from "./queries.ts";
import { sizeOf } from "./strength.ts";

/** NOR-176, NOR-178: a side's casualties go to the reserve; the survivors are left in `force`. */
function removeCasualties(s: Northgard, frame: CombatFrame, force: Force, flow: NorthFlow): void {
  const { losses } = force;
  if (force.seat === NONE || losses === 0) return;
  const isAll = losses >= sizeOf(force);
  const kaija = force.kaija && (isAll || force.units === 0 || force.kaijaFalls);
  const units = losses - (kaija ? 1 : 0);
  dismiss(s, force.seat, frame.at, units, kaija);
  force.units -= units;
  if (kaija) force.kaija = false;
  flow.emit({ type: "unitsRemoved", seat: force.seat, at: frame.at, units, kaija, cause: "casualties" });
}

/** NOR-179 to NOR-182, NOR-326, NOR-327: the losing side leaves, unless the creature shares its territory. */
function sendAway(s: Northgard, frame: CombatFrame, force: Force, flow: NorthFlow): void {
  const { seat, units, kaija } = force;
  if (seat === NONE || sizeOf(force) === 0) return;
  if (frame.creature !== "" && creatureKinds[creatures[frame.creature].kind].shares) return;
  leave(s, seat, frame.at, units, kaija);
  const ignoresDifficult = force === frame.attack && hasFlag(frame.card, "ignore-difficult");
  flow.call("retreat", { seat, from: frame.at, units, kaija, ignoresDifficult });
}

/** Steps 6 and 7. */
export function applyOutcome(s: Northgard, frame: CombatFrame, flow: NorthFlow): void {
  const { attack, defence, at } = frame;
  removeCasualties(s, frame, attack, flow);
  removeCasualties(s, frame, defence, flow);
  if (frame.winner === "attacker") sendAway(s, frame, defence, flow);
  else if (frame.winner === "defender") sendAway(s, frame, attack, flow);
  if (attack.seat !== NONE) settleGuests(s, attack.seat, at);
  const winner = frame.winner === "attacker" ? attack : defence;
  if (frame.creature !== "" && frame.winner !== "nobody" && winner.seat !== NONE) {
    removeCreature(s, frame.creature);
    flow.emit({ type: "creatureSlain", creature: frame.creature, at, seat: winner.seat });
  }
}

/** NOR-242 to NOR-244, NOR-324, NOR-330, NOR-436: what the winner gains. */
export function rewardWinner(s: Northgard, frame: CombatFrame, flow: NorthFlow): void {
  const { attack, defence, creature, winner } = frame;
  if (winner === "nobody" || winner === "") return;
  const { seat } = winner === "attacker" ? attack : defence;
  if (seat === NONE) return;
  if (creature !== "") gainGlory(s, seat, creatureKinds[creatures[creature].kind].glory, "creature", flow);
  if (winner !== "attacker") return;
  const power = powerOf(s, seat);
  gain(s, seat, power.foodForAttackWon, 0, 0, "clan", flow);
  const isConquest = creature === "" || (frame.isFresh && !creatureKinds[creatures[creature].kind].shares);
  if (isConquest) gainGlory(s, seat, power.gloryForConquest, "clan", flow);
}
