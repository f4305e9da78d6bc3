// Phase 1: every player sets six wheels in secret, each wheel a choice of its own, and confirms. A plan may be taken
// back until the last player has confirmed (XID-055, 314); nothing is checked against the map (XID-054).
import { type Refusal, stepsOf } from "#kernel/procedure.ts";
import type { XiditChoice } from "../choices.ts";
import { limits, type OrderId, orders } from "../content/orders.ts";
import type { XiditEvent } from "../events.ts";
import type { XiditFrame, YearFrame } from "../frames.ts";
import type { Xidit } from "../state.ts";

type PlanChoice = Extract<XiditChoice, { kind: "order" | "confirm" }>;

/** XID-051 The five symbols of a wheel. */
export const orderChoices: readonly PlanChoice[] = Object.freeze(
  orders.map(({ id }) => Object.freeze({ kind: "order" as const, order: id })),
);
const confirmChoices: readonly PlanChoice[] = Object.freeze([Object.freeze({ kind: "confirm" as const })]);

const orderIndex: ReadonlyMap<OrderId, number> = new Map(orders.map(({ id }, i) => [id, i]));

const everySeat: readonly (readonly number[])[] = Array.from({ length: 6 }, (_, seats) =>
  Object.freeze(Array.from({ length: seats }, (_, seat) => seat)),
);

/** All seats of a game. */
export function allSeats(s: Xidit): readonly number[] {
  return everySeat[s.seats]!;
}

/** XID-050 Exactly six orders: a plan with fewer is not confirmed, and there is no seventh wheel. */
const isFull = (soFar: readonly PlanChoice[]): boolean => soFar.length >= limits.wheels;
const refuse = (choices: readonly PlanChoice[], why: string): readonly Refusal<PlanChoice>[] =>
  Object.freeze(choices.map(choice => Object.freeze({ choice, why, rule: "XID-050" })));
const noWheelLeft = refuse(orderChoices, "no-wheel-left");
const notYet = refuse(confirmChoices, "wheels-missing");

const { auto, planTogether } = stepsOf<Xidit, YearFrame, XiditEvent, XiditFrame>();

/** XID-050, 053, 262 Six orders of each player, in secret and at once; XID-056 revealed when all have confirmed.
 * XID-052 Every wheel offers every symbol. XID-245, 312 Until then the others see only who has confirmed. */
export const plan = planTogether<PlanChoice>({
  seats: allSeats,
  options: (_s, _frame, _seat, soFar) => (isFull(soFar) ? confirmChoices : orderChoices),
  refused: (_s, _frame, _seat, soFar) => (isFull(soFar) ? noWheelLeft : notYet),
  args: (_s, _frame, _seat, soFar) => ({ wheel: Math.min(soFar.length + 1, limits.wheels) }),
  isDone: (_s, _frame, _seat, soFar) => soFar.length > limits.wheels,
  take: (s, _frame, answers) => {
    s.plans = [];
    s.shown = [];
    for (const choice of answers.flatMap(answer => answer ?? [])) {
      if (choice.kind === "order") s.plans.push(orderIndex.get(choice.order)!);
    }
  },
});

/** XID-056 All see all plans; a step of its own, so that planning is over when they are shown. */
export const reveal = auto((s, _frame, flow) => {
  const plans = allSeats(s).map(seat =>
    s.plans.slice(seat * limits.wheels, (seat + 1) * limits.wheels).map(order => orders[order]!.id),
  );
  flow.emit({ type: "plansRevealed", year: s.year, plans });
});
