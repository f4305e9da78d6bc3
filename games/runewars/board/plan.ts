// Figures on their way: a plan of moves out of what a question offers, sent together.
import type { Question } from "#kernel/look.ts";
import type { March, RuneChoice } from "../choices.ts";
import type { Area } from "../content/tiles.ts";
import { typeOf, type UnitId, units } from "../content/units.ts";
import { optionsOf, optionsOfKind } from "./places.ts";

/** Units of one type on their way. */
export interface Step {
  readonly from: Area;
  readonly to: Area;
  readonly unit: UnitId;
  readonly count: number;
}

/** Where units of an area may go. */
export function goalsOf(question: Question | null, from: Area): Area[] {
  return [...new Set(optionsOfKind(question, "march").flatMap(option => (option.from === from ? [option.to] : [])))];
}

/** How many of each type may go from an area to another. */
export function mostOf(question: Question | null, from: Area, to: Area): { unit: UnitId; most: number }[] {
  const most = new Map<UnitId, number>();
  for (const option of optionsOfKind(question, "march")) {
    if (option.from === from && option.to === to)
      most.set(option.unit, Math.max(most.get(option.unit) ?? 0, option.count));
  }
  return [...most].map(([unit, n]) => ({ unit, most: n }));
}

/** Units of a type in an area that are not on their way elsewhere. */
function leftFor(steps: readonly Step[], { from, to, unit }: Omit<Step, "count">, most: number): number {
  const away = steps.filter(step => step.from === from && step.unit === unit && step.to !== to);
  return Math.max(0, most - away.reduce((sum, { count }) => sum + count, 0));
}

/** A plan with another number of units in one of its steps. */
export function planned(steps: readonly Step[], step: Step, most: number): Step[] {
  const rest = steps.filter(({ from, to, unit }) => from !== step.from || to !== step.to || unit !== step.unit);
  const count = Math.max(0, Math.min(step.count, leftFor(steps, step, most)));
  return count > 0 ? [...rest, { ...step, count }] : rest;
}

/** The steps of a plan that a question offers as they are. */
export function offered(question: Question | null, steps: readonly Step[]): Step[] {
  return steps.filter(({ from, to, unit, count }) =>
    mostOf(question, from, to).some(each => each.unit === unit && each.most >= count),
  );
}

/** The steps as choices, in the order in which the question lists them: so it takes them one after another. */
export function inOrder(question: Question, steps: readonly Step[]): March[] {
  const marches = optionsOfKind(question, "march");
  const placeOf = ({ from, to, unit }: Step): number =>
    marches.findIndex(option => option.from === from && option.to === to && option.unit === unit);
  return steps.map(step => ({ kind: "march", ...step }) as const).sort((a, b) => placeOf(a) - placeOf(b));
}

/** What a plan lacks, or (below zero) has too much of, beside the marches that are asked for; the first of it. */
export function lackIn(steps: readonly Step[], marches: readonly March[]): Step | null {
  for (const { from, to, unit } of [...steps, ...marches]) {
    const isSame = (step: Step): boolean => step.from === from && step.to === to && step.unit === unit;
    const sum = (list: readonly Step[]): number => list.filter(isSame).reduce((n, { count }) => n + count, 0);
    const count = sum(marches) - sum(steps);
    if (count !== 0) return { from, to, unit, count };
  }
  return null;
}

export const isAllied = ({ unit }: Step): boolean => units[typeOf(unit)]!.faction === null;

/** What a question offered, so that a later one can be seen to offer more. */
export const known = (question: Question): ReadonlySet<string> =>
  new Set(optionsOf(question).map(option => JSON.stringify(option)));

/** Whether a question offers something new besides ending it. */
export function offersMore(question: Question, before: ReadonlySet<string>): boolean {
  return optionsOf(question).some(
    (option: RuneChoice) => option.kind !== "done" && !before.has(JSON.stringify(option)),
  );
}
