// The planning board: six wheels, a row of symbols, what the plan would meet, and the seal.
import { useKit } from "#web/kit/kit.tsx";
import { useAskedPlan } from "#web/kit/surroundings.ts";
import type { XiditChoice } from "../../choices.ts";
import { type OrderId, orders } from "../../content/orders.ts";
import { UnitIcon } from "../pieces/Unit.tsx";
import { asXidit } from "../places.ts";
import { isWarning, type PlanStep } from "../plan.ts";
import { useTable } from "../table.tsx";
import type { Plan } from "../use-plan.ts";
import { OrderFace } from "./OrderFace.tsx";
import { outcomeText } from "./outcome.ts";
import { Wheel } from "./Wheel.tsx";

/** The planning board of the viewer. */
export function PlanningBoard({ plan }: { plan: Plan }) {
  const { words } = useTable();
  const { lit } = useKit();
  const { draft, steps, active, isConfirmed } = plan;
  const next = useNextInPlan(plan);
  return (
    <section className="xi-plan" aria-label={words.plan} data-sealed={isConfirmed || undefined}>
      <div className="xi-wheels" data-lit={lit.has("wheels") || undefined}>
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wheel is known by its place
          <div key={i} className="xi-wheel-column">
            <Wheel
              wheel={i}
              step={step}
              isActive={!isConfirmed && active === i}
              isLocked={isConfirmed}
              leads={next?.wheel === i && active !== i}
              onActivate={() => !isConfirmed && active !== i && plan.activate(i)}
              onSet={order => plan.set(i, order)}
            />
            <StepMark step={step} />
          </div>
        ))}
      </div>
      {isConfirmed ? <Sealed plan={plan} /> : <Palette plan={plan} isFull={!draft.includes(null)} next={next} />}
    </section>
  );
}

/** What an order meets, as a small sign under its wheel. */
function StepMark({ step }: { step: PlanStep }) {
  const table = useTable();
  const { outcome, to } = step;
  const isBad = isWarning(outcome);
  return (
    <span className="xi-step-mark" data-warning={isBad || undefined} title={outcomeText(table, step)}>
      {isBad && "!"}
      {outcome.kind === "move" && to}
      {outcome.kind === "recruit" && <UnitIcon unit={outcome.unit} size={20} />}
      {outcome.kind === "eliminate" && "✓"}
      {outcome.kind === "titan" && "?"}
    </span>
  );
}

function Palette({ plan, isFull, next }: { plan: Plan; isFull: boolean; next: NextInPlan | null }) {
  const table = useTable();
  const { words, names } = table;
  const { steps, draft, active } = plan;
  const left = draft.filter(order => order === null).length;
  return (
    <>
      <fieldset className="xi-palette" aria-label={active === null ? words.plan : words.wheel(active + 1)}>
        {orders.map(({ id }, i) => (
          <button
            key={id}
            type="button"
            className="xi-palette-button"
            aria-label={names.orders[id]}
            title={`${names.orders[id]} (${i + 1})`}
            data-leads={(next?.order === id && next.wheel === active) || undefined}
            disabled={active === null}
            onClick={() => plan.put(id)}
          >
            <OrderFace order={id} size={42} />
          </button>
        ))}
      </fieldset>
      <p className="xi-advice" aria-live="polite">
        <Advice steps={steps} active={active} left={left} />
      </p>
      <div className="xi-plan-buttons">
        {!isFull && left < draft.length && (
          <button type="button" className="hk-button xi-rest" onClick={plan.waitWithRest}>
            {words.restWaits}
          </button>
        )}
        <button
          type="button"
          className="hk-button xi-clear"
          aria-label={words.clearPlan}
          onClick={plan.clear}
          disabled={left === draft.length}
        >
          <span aria-hidden="true">↺</span> <span className="xi-clear-text">{words.clearPlan}</span>
        </button>
        <button
          type="button"
          className="hk-button hk-button-main"
          data-leads={(next !== null && next.wheel === null) || undefined}
          disabled={!isFull}
          onClick={plan.confirm}
        >
          {words.confirm}
        </button>
      </div>
    </>
  );
}

/** What a lesson asks to be set next, and on which wheel; neither where the plan is to be sealed. */
interface NextInPlan {
  readonly wheel: number | null;
  readonly order: OrderId | null;
}

const everything: readonly XiditChoice[] = [
  ...orders.map(({ id }): XiditChoice => ({ kind: "order", order: id })),
  { kind: "confirm" },
];

/** The first wheel that is not as a lesson asks; null outside of lessons. */
function useNextInPlan({ draft }: Plan): NextInPlan | null {
  const { look } = useTable();
  const asked = useAskedPlan();
  if (!asked) return null;
  const plan = [...(look.question?.soFar ?? []), ...asked.plan(everything)].map(asXidit);
  const wanted = plan.flatMap(choice => (choice.kind === "order" ? [choice.order] : []));
  const wheel = wanted.findIndex((order, i) => draft[i] !== order);
  return wheel < 0 ? { wheel: null, order: null } : { wheel, order: wanted[wheel]! };
}

/** The worst news of the plan first, else what the last order would do, else how to begin. */
function Advice({ steps, active, left }: { steps: readonly PlanStep[]; active: number | null; left: number }) {
  const table = useTable();
  const { words } = table;
  const warned = steps.findIndex(({ outcome }) => isWarning(outcome));
  const focus = active !== null && steps[active]?.order ? active : warned;
  if (focus >= 0) {
    const step = steps[focus]!;
    return (
      <span data-warning={isWarning(step.outcome) || undefined}>
        {words.step(focus + 1)}: {outcomeText(table, step)}.
      </span>
    );
  }
  return left === steps.length ? words.tapMap : left > 0 ? `${words.wheelsLeft(left)}.` : `${words.advice}.`;
}

function Sealed({ plan }: { plan: Plan }) {
  const { words } = useTable();
  return (
    <div className="xi-sealed">
      <span className="xi-wax" aria-hidden="true" />
      <p>{words.confirmed}</p>
      <button type="button" className="hk-button" onClick={plan.takeBack}>
        {words.changePlan}
      </button>
    </div>
  );
}
