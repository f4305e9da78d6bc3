// What states saved under earlier rules lack.
import { type Hlas, usualRulings } from "../state.ts";

/** Earlier saves know no rulings. */
export function upgrade(s: Hlas): void {
  s.rulings ??= { ...usualRulings };
}
