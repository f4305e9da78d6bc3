// What states saved under earlier rules lack.
import { type Runewars, usualRulings } from "../state.ts";

/** Earlier saves know no rulings, and the first version of the designs. */
export function upgrade(s: Runewars): void {
  s.rulings ??= { ...usualRulings };
  s.designs ??= 1;
}
