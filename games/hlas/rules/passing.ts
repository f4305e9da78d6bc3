// An action that was chosen but not carried out (HLAS-435): nothing that comes "after the action" follows it.
import { frameOf, type Seat } from "#kernel/procedure.ts";
import type { SlotId } from "../content/actions.ts";
import type { HlasFlow, RepeatsFrame, TurnFrame, Via } from "../frames.ts";
import type { Hlas } from "../state.ts";

/** Tells it and notes it with the turn, or with the repeat; a move that an effect offered is no action left out. */
export function passAction(s: Hlas, { seat, via }: { seat: Seat; via: Via }, slot: SlotId | "", flow: HlasFlow): void {
  if (via === "effect") return;
  flow.emit({ type: "actionSkipped", seat, slot });
  const frame = frameOf<RepeatsFrame>(s, "repeats") ?? frameOf<TurnFrame>(s, "turn");
  if (frame) frame.isPassed = true;
}
