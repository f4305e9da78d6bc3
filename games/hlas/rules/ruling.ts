// Readings of rules that a table has chosen: the log tells where one of them decides.
import type { HlasFlow } from "../frames.ts";
import { type Hlas, type Rulings, ruledBy } from "../state.ts";

/** A setting of the table decides what happens. */
export function applyRuling(s: Hlas, ruling: keyof Rulings, { emit }: HlasFlow): void {
  emit({ type: "rulingApplied", ruling, reading: s.rulings[ruling], cites: ruledBy[ruling] });
}
