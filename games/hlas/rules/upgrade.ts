// What states saved under earlier rules lack.
import { type Hlas, usualRulings } from "../state.ts";

/** Earlier saves know no rulings, the first version of the designs, and the solo enemy at its strongest only. */
export function upgrade(s: Hlas): void {
  s.rulings ??= { ...usualRulings };
  s.designs ??= 1;
  s.difficulty ??= s.solo ? "lord" : "";
}
