// Windows that orders let pass: the host answers them by this, and the owner's page does not ask.
import type { Question } from "./look.ts";
import type { Order, OwnOrders } from "./orders.ts";
import type { Choice } from "./procedure.ts";

/** The choice that lets things be in the window a seat is asked in; null where it is asked something else. */
function passIn({ pass, options }: Question): Choice | null {
  return options.find(({ kind }) => kind === pass) ?? null;
}

/** What is said for a seat in a window that its orders let pass; null where it answers itself. */
export function passed(
  question: Question,
  { skipsIdle, holds, list }: OwnOrders,
): { readonly choice: Choice; readonly order: Order | null } | null {
  const choice = passIn(question);
  if (!choice || holds) return null;
  const isIdle = skipsIdle && question.options.length === 1;
  const order = isIdle ? null : (list.find(({ seat, answer }) => seat === question.seat && answer === null) ?? null);
  return isIdle || order ? { choice, order } : null;
}
