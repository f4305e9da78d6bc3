// What cannot be chosen, with the reason and the rule that says so.
import type { Choice, Refusal } from "#kernel/procedure.ts";
import { type Reason, reasons } from "../content/reasons.ts";

/** A choice that is refused for a reason. */
export function refuse(choice: Choice, why: Reason): Refusal {
  return { choice, why, rule: reasons[why] };
}

/** Those of some choices that are refused, each with its reason ("": it is not). */
export function refuseSome<C extends Choice>(choices: readonly C[], why: (choice: C) => Reason | ""): Refusal[] {
  const found: Refusal[] = [];
  for (const choice of choices) {
    const reason = why(choice);
    if (reason !== "") found.push(refuse(choice, reason));
  }
  return found;
}
