// What an order of a plan would meet, in words.
import { colorOf, type Outcome, type PlanStep } from "../plan.ts";
import type { Table } from "../table.tsx";

/** One short sentence about a planned order. */
export function outcomeText(table: Table, step: PlanStep): string {
  const { words, names } = table;
  const { outcome, to } = step;
  switch (outcome.kind) {
    case "unset":
      return words.unset;
    case "move":
      return words.wouldMove(`${names.cities[to - 1]!.name} (${to})`);
    case "wait":
      return words.wouldWait;
    case "recruit":
      return words.wouldRecruit(names.units[outcome.unit].one);
    case "eliminate":
      return words.wouldFight(names.threats[to - 1]!.name);
    case "titan":
      return words.wouldTitan;
    case "unknown":
      return words.unknown;
    case "asking":
      return words.advice;
    case "lost":
      return lostText(table, step, outcome);
  }
}

function lostText({ words, army }: Table, { order }: PlanStep, lost: Extract<Outcome, { kind: "lost" }>): string {
  if (lost.why === "units-missing") return words.missing(army(lost.missing ?? []));
  if (lost.why !== "no-road") return words.lost[lost.why];
  return words.noRoad[(order && colorOf(order)) ?? "black"];
}
