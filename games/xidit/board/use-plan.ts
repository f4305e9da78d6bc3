// The plan being made: kept in this browser at every turn of a wheel, kept at the table a moment later, so that
// neither a reload nor a clock that runs out loses it.
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Question } from "#kernel/look.ts";
import { type StepBack, useStepBack } from "#web/kit/step-back.tsx";
import { usePreview } from "#web/kit/use-preview.ts";
import type { XiditChoice } from "../choices.ts";
import { limits, type OrderId } from "../content/orders.ts";
import { asXidit } from "./places.ts";
import {
  type Draft,
  emptyDraft,
  nextWheel,
  type PlanStep,
  readDraft,
  settledPart,
  stepsOf,
  toldBy,
  wishFor,
  withOrder,
} from "./plan.ts";
import type { Table } from "./table.tsx";

/** The plan and what can be done with it. */
export interface Plan {
  readonly draft: Draft;
  readonly steps: readonly PlanStep[];
  /** The wheel that the next symbol sets; null when all are set. */
  readonly active: number | null;
  readonly isConfirmed: boolean;
  activate(wheel: number): void;
  set(wheel: number, order: OrderId | null): void;
  /** Sets the active wheel and goes on to the next. */
  put(order: OrderId): void;
  /** Sets every unset wheel to wait. */
  waitWithRest(): void;
  clear(): void;
  confirm(): void;
  takeBack(): void;
}

const keepAfterMs = 900;

function ordersOf(soFar: readonly { kind: string }[]): OrderId[] {
  return soFar.flatMap(choice => {
    const known = asXidit(choice);
    return known.kind === "order" ? [known.order] : [];
  });
}

function draftOf(orders: readonly OrderId[]): Draft {
  return emptyDraft.map((_, i) => orders[i] ?? null);
}

/** How many of the answers given so far agree with the orders wanted. */
function agreed(kept: readonly OrderId[], wanted: readonly OrderId[]): number {
  const end = kept.findIndex((order, i) => order !== wanted[i]);
  return end < 0 ? kept.length : end;
}

const choiceOf = (order: OrderId): XiditChoice => ({ kind: "order", order });

/** The viewer's plan while planning lasts; null at other times and for spectators. */
export function usePlan(table: Table): Plan | null {
  const { look, drafts, pending, choose, retract, view, own } = table;
  const question = look.question?.step === "plan" ? look.question : null;
  const key = `plan:${view.year}`;
  const [state, setState] = useState<{ key: string; draft: Draft; active: number | null } | null>(null);
  const kept = useMemo(() => ordersOf(question?.soFar ?? []), [question]);
  // A seal on its way is shown at once.
  const isSealing = pending?.some(({ kind }) => kind === "confirm") ?? false;
  const isConfirmed = question !== null && (question.soFar.length > limits.wheels || isSealing);

  const current = useMemo(() => {
    if (state?.key === key) return state;
    const draft = readDraft(drafts.load(key)) ?? draftOf(kept);
    return { key, draft, active: nextWheel(draft, -1) };
  }, [state, key, drafts, kept]);
  const draft = isConfirmed && !isSealing ? draftOf(kept) : current.draft;

  const change = useCallback(
    (next: Draft, active: number | null) => {
      drafts.save(key, next);
      setState({ key, draft: next, active });
    },
    [drafts, key],
  );

  useKeeping(table, isConfirmed ? null : question, kept, draft);
  const steps = usePlanSteps(table, question, draft);
  const { active } = current;
  useStepBack(useLastOrder(table, question && !isConfirmed ? draft : emptyDraft, change));
  return useMemo(() => {
    if (!question || !own) return null;
    const confirm = () => {
      const wanted = settledPart(draft);
      const same = agreed(kept, wanted);
      if (same < kept.length) retract(same);
      choose(...wanted.slice(same).map(choiceOf), { kind: "confirm" });
    };
    const takeBack = () => {
      change(draft, null);
      retract(limits.wheels);
    };
    return { draft, steps, active, isConfirmed, ...moves(draft, active, change), confirm, takeBack };
  }, [question, own, draft, steps, active, isConfirmed, kept, change, choose, retract]);
}

/** The last order set is the smallest step back. */
function useLastOrder(
  { names }: Table,
  draft: Draft,
  change: (draft: Draft, active: number | null) => void,
): StepBack | null {
  return useMemo(() => {
    const wheel = draft.findLastIndex(order => order !== null);
    const order = draft[wheel];
    return order ? { what: names.orders[order], undo: () => change(withOrder(draft, wheel, null), wheel) } : null;
  }, [names, draft, change]);
}

/** The plan along the roads, with what the rules say it would meet. */
function usePlanSteps({ look, requestPreview, own, view }: Table, question: Question | null, draft: Draft): PlanStep[] {
  const isBegun = draft.some(order => order !== null);
  const answer = usePreview({ look, requestPreview }, question && isBegun ? wishFor(draft) : null);
  const told = useMemo(() => {
    if (!answer || !own || answer.look.view.year !== view.year) return null;
    return toldBy(draftOf(ordersOf(answer.wish.choices)), own.seat, answer.preview);
  }, [answer, own, view.year]);
  return useMemo(() => (own?.view.city ? stepsOf(own.view.city, draft, told) : []), [own, draft, told]);
}

/** Keeps the settled part of a plan at the table, a moment after the last change. */
function useKeeping(table: Table, question: Question | null, kept: readonly OrderId[], draft: Draft): void {
  const { pending, choose, retract } = table;
  useEffect(() => {
    const wanted = settledPart(draft);
    const same = agreed(kept, wanted);
    if (!question || pending || (same === kept.length && same === wanted.length)) return;
    const id = setTimeout(() => {
      if (same < kept.length) retract(same);
      else choose(...wanted.slice(same).map(choiceOf));
    }, keepAfterMs);
    return () => clearTimeout(id);
  }, [question, pending, kept, draft, retract, choose]);
}

function moves(draft: Draft, active: number | null, change: (draft: Draft, active: number | null) => void) {
  const set = (wheel: number, order: OrderId | null) => {
    const next = withOrder(draft, wheel, order);
    change(next, order === null ? wheel : nextWheel(next, wheel));
  };
  return {
    activate: (wheel: number) => change(draft, wheel),
    set,
    put: (order: OrderId) => {
      if (active === null) return;
      const next = withOrder(draft, active, order);
      change(next, active + 1 < next.length ? active + 1 : nextWheel(next, active));
    },
    waitWithRest: () =>
      change(
        draft.map(order => order ?? "wait"),
        null,
      ),
    clear: () => change(emptyDraft, 0),
  };
}
