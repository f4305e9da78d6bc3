// What states saved under earlier rules lack.
import { usualRulings, type Xidit } from "../state.ts";

/** Earlier saves know no rulings. */
export function upgrade(s: Xidit): void {
  s.rulings ??= { ...usualRulings };
}
