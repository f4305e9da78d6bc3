// What states saved under earlier rules lack.
import { type Runewars, usualRulings } from "../state.ts";

/** Earlier saves know no rulings. */
export function upgrade(s: Runewars): void {
  s.rulings ??= { ...usualRulings };
}
