// Objective cards (RUN-390, RUN-391): fulfilled, discarded, a dragon rune received.
import type { Seat } from "#kernel/procedure.ts";
import { conditionOf } from "../content/designs.ts";
import { objectiveOf } from "../content/objectives.ts";
import type { RuneFlow } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { holds } from "./conditions.ts";
import { playerOf } from "./queries.ts";
import { runEffects } from "./run-effects.ts";

/** Whether a seat's Objective may be discarded in its turn. */
export function isFulfilled(s: Runewars, seat: Seat): boolean {
  const { objective } = playerOf(s, seat);
  if (objective === "") return false;
  return objectiveOf(objective).timing === "your-turn" && holds(s, conditionOf(s.designs, objective), { seat });
}

/** RUN-390: the card goes, a dragon rune comes; no new Objective is drawn. */
export function fulfilObjective(s: Runewars, seat: Seat, flow: RuneFlow): void {
  const player = playerOf(s, seat);
  if (player.objective === "") return;
  const card = player.objective;
  player.objective = "";
  s.objectiveDiscard.push(card);
  flow.emit({ type: "objectiveDiscarded", seat, card, isFulfilled: true });
  runEffects("objective", { seat }, flow);
}
