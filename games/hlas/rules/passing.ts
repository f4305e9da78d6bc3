// An action that was chosen but not carried out (HLAS-435): nothing that comes "after the action" follows it.
import { frameOf, type Seat } from "#kernel/procedure.ts";
import type { SlotId } from "../content/actions.ts";
import type { RepeatsFrame, TurnFrame } from "../frames/round.ts";
import type { Via } from "../frames/shared.ts";
import type { HlasFlow } from "../frames.ts";
import type { Hlas } from "../state.ts";

/** Notes it with the turn, or with the repeat; an action given by an effect is nobody's turn. */
export function passAction(s: Hlas, { seat, via }: { seat: Seat; via: Via }, slot: SlotId | "", flow: HlasFlow): void {
  flow.emit({ type: "actionSkipped", seat, slot });
  const frame = frameOf<RepeatsFrame>(s, "repeats") ?? frameOf<TurnFrame>(s, "turn");
  if (frame && via !== "effect") frame.isPassed = true;
}
