// Units picked for a titan, in any order. The table asks for them from the weakest on and takes by itself what could be
// paid in one way only (XID-264, 313); here the picks become the answers it will ask for.
import type { Question } from "#kernel/look.ts";
import type { XiditChoice } from "../choices.ts";
import { type UnitCounts, units } from "../content/units.ts";
import { payableOf } from "../rules/queries.ts";

/** Nothing picked yet. */
export const nonePicked: UnitCounts = units.map(() => 0);

/** How many units are picked. */
export function pickedCount(picked: UnitCounts): number {
  return picked.reduce((sum, count) => sum + count, 0);
}

/** How many units the question asks for. */
export function unitsAsked(question: Question): number {
  return (question.args as { left?: number } | null)?.left ?? 1;
}

/** The weakest type that may still be paid. */
function weakestAsked(question: Question): number {
  const options = question.options as readonly XiditChoice[];
  return units.findIndex(({ id }) => options.some(choice => choice.kind === "pay" && choice.unit === id));
}

/** Whether one more of a type can be picked. */
export function canPick(question: Question, own: UnitCounts, picked: UnitCounts, type: number): boolean {
  if (pickedCount(picked) >= unitsAsked(question) || type < weakestAsked(question)) return false;
  return picked[type]! < own[type]!;
}

/** The answers that pay what was picked. */
export function paymentOf(question: Question, own: UnitCounts, picked: UnitCounts): XiditChoice[] {
  const answers: XiditChoice[] = [];
  const rest = [...own];
  let from = weakestAsked(question);
  let left = unitsAsked(question);
  picked.forEach((count, type) => {
    for (let i = 0; i < count; i++) {
      if (payableOf(rest, 0, from, left).length > 1) answers.push({ kind: "pay", unit: units[type]!.id });
      rest[type]!--;
      left--;
      from = type;
    }
  });
  return answers;
}
