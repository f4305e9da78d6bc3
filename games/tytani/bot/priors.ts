// How likely a good player is to take each option, at a glance: for searches, which look closer where it pays.

import type { Choice, Seat } from "#kernel/procedure.ts";
import type { TytaniChoice } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import { orderOf } from "../content/orders.ts";
import type { MoveFrame } from "../frames.ts";
import { placeOf } from "../map/atlas.ts";
import { hasEnemies } from "../rules/movement.ts";
import type { Tytani } from "../state.ts";
import { attackChance } from "./outlook.ts";
import { needOf, promise } from "./setup-sense.ts";

const usual: Readonly<Record<string, number>> = {
  act: 4,
  use: 4,
  claim: 20,
  endOrders: 0.3,
  endStage: 1.2,
  support: 1,
  reroll: 0.35,
  done: 1,
  pass: 0.6,
  decline: 0.3,
  keepOnTop: 2,
  bottom: 0.5,
  swap: 0.2,
};

/** Where units go: into empty land gladly, into enemies by the odds. */
function goWeight(s: Tytani, seat: Seat, to: number): number {
  const frame = s.stack[s.stack.length - 1] as MoveFrame;
  const owner = s.owner[to]!;
  if (hasEnemies(s, seat, to)) return 0.2 + 3 * attackChance(s, seat, to, frame.army);
  if (owner === NONE) return 3;
  return owner === seat ? 0.4 : 4;
}

function weightOf(s: Tytani, seat: Seat, option: TytaniChoice): number {
  switch (option.kind) {
    case "go":
      return goWeight(s, seat, placeOf(option.to));
    case "order":
      return (
        0.5 +
        0.5 * orderOf(option.order).actions.length +
        (orderOf(option.order).actions.includes("move-army") ? 1.2 : 0)
      );
    case "keep":
      return promise(option.mission);
    case "discard":
      return 1.2 - 0.8 * needOf(option.card);
    case "draw":
      return option.card === "deck" ? 0.9 : needOf(option.card);
    case "support":
      return [0, 0.7, 1.3, 1.6][option.cards.length] ?? 1;
    case "lose":
      return option.unit === "infantry" ? 2 : option.unit === "titan" ? 0.2 : 1;
    default:
      return usual[option.kind] ?? 1;
  }
}

/** The weight of each option. */
export function priors(s: Tytani, seat: Seat, options: readonly Choice[]): number[] {
  return options.map(option => weightOf(s, seat, option as TytaniChoice));
}

/** The few options that playouts look at. */
const MOST = 5;

/** The likeliest options; among equals, which lie in rows of alike ones, some from everywhere in the list. */
export function likely(s: Tytani, seat: Seat, options: readonly TytaniChoice[]): readonly TytaniChoice[] {
  if (options.length <= MOST) return options;
  const weights = priors(s, seat, options);
  const stride = Math.ceil(options.length / MOST);
  const order = options.map((_, i) => i).sort((a, b) => weights[b]! - weights[a]! || (a % stride) - (b % stride));
  return order.slice(0, MOST).map(i => options[i]!);
}

/** Whether a playout has come to the beginning of another turn, where worlds are judged well. */
export function isQuiet(from: Tytani, now: Tytani): boolean {
  const frame = now.stack[now.stack.length - 1];
  const isBetween = frame?.proc === "turn" && (frame.step === "takeOrder" || frame.step === "swapOrder");
  return isBetween && (now.active !== from.active || now.round !== from.round);
}
