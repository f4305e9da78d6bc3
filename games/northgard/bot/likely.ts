// The few options that playouts look at: they make very many choices and cannot weigh everything.
import type { Seat } from "#kernel/procedure.ts";
import type { NorthChoice } from "../choices.ts";
import type { NorthFrame } from "../frames.ts";
import type { Northgard } from "../state.ts";
import { priors } from "./priors.ts";

/** The most options that are looked at. */
const MOST = 6;

/** What a turn is usually used for; laying cards aside and passing are for when nothing else can be done. */
const isActive = ({ kind }: NorthChoice): boolean => kind === "play" || kind === "upgrade" || kind === "endTurn";

/** The options worth a look. */
export function likely(s: Northgard, seat: Seat, options: readonly NorthChoice[]): readonly NorthChoice[] {
  const isTurn = (s.stack[s.stack.length - 1] as NorthFrame).proc === "turn";
  const active = isTurn ? options.filter(isActive) : options;
  const left = active.length > 0 ? active : options;
  return left.length > MOST ? likeliest(s, seat, left) : left;
}

/** The likeliest options; among equals, which lie in rows of alike ones, some from everywhere in the list. */
function likeliest(s: Northgard, seat: Seat, options: readonly NorthChoice[]): NorthChoice[] {
  const weights = priors(s, seat, options);
  const stride = Math.ceil(options.length / MOST);
  const order = options.map((_, i) => i).sort((a, b) => weights[b]! - weights[a]! || (a % stride) - (b % stride));
  return order.slice(0, MOST).map(i => options[i]!);
}
