// Boarding can be undone for ever; a bot that has just shifted a Unit does not shift it back.
import type { HlasChoice } from "../choices.ts";
import type { HlasFrame } from "../frames.ts";
import { shiftName } from "../rules/boarding.ts";
import type { Hlas } from "../state.ts";

/** Whether an option takes back what was shifted since the last action. */
export function turnsBack(s: Hlas, option: HlasChoice): boolean {
  if (option.kind !== "board" && option.kind !== "leave") return false;
  const frame = s.stack[s.stack.length - 1] as HlasFrame | undefined;
  if (frame?.proc !== "turn" && frame?.proc !== "voyage") return false;
  const { piece } = option;
  return frame.shifts.includes(
    option.kind === "board" ? shiftName("leave", piece, option.deck) : shiftName("board", piece, option.place),
  );
}
