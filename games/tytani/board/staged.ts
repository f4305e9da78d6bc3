// What stagings of events share.
import type { TytaniEvent } from "../events.ts";
import type { Region } from "../map/board.ts";
import type { Who } from "../state.ts";
import type { PowerView, TytaniView } from "../view/view.ts";

/** A picture between two views; it remembers what only later events tell. */
export interface Staged extends TytaniView {
  /** The place of the open Support card that was taken and not yet replaced. */
  readonly gap?: number | undefined;
  /** Support cards that were drawn before the deck had to be shuffled, and are told of after it. */
  readonly carried?: number;
  /** The region that is being fought for. */
  readonly fighting?: Region;
}

/** What some events do to the picture. */
export type Stagings = {
  readonly [T in TytaniEvent["type"]]?: (view: Staged, event: Extract<TytaniEvent, { type: T }>) => Staged;
};

/** Changes one power. */
export function withPower(view: Staged, who: Who | string, change: (own: PowerView) => Partial<PowerView>): Staged {
  return { ...view, powers: view.powers.map(own => (own.who === who ? { ...own, ...change(own) } : own)) };
}
