// What the three evaluations would say now, as far as the viewer can see, and what each value is made of. The table
// alone decides; a test holds these sums against its final rankings.
import type { Seat } from "#kernel/procedure.ts";
import type { EvaluationId } from "../content/evaluations.ts";
import { regions } from "../content/regions.ts";
import type { XiditView } from "../view/view.ts";

/** One part of a value. */
export interface ValuePart {
  /** A reference: "region:ombel", "city:5". */
  readonly ref: string;
  readonly amount: number;
}

/** A value with its parts; null when it is hidden. */
export interface KnownValue {
  readonly total: number;
  readonly parts: readonly ValuePart[];
  /** Something hidden still counts: the Bastion. */
  readonly isPartial: boolean;
}

/** Lyre points of a seat in one region: most bards, second most, or none. */
function lyrePoints(bards: readonly (number | null)[], seat: Seat, first: number, second: number): number {
  const own = bards[seat] ?? 0;
  if (own === 0) return 0;
  const most = Math.max(...bards.map(count => count ?? 0));
  if (own === most) return first;
  if (bards.filter(count => count === most).length > 1) return 0;
  const next = Math.max(0, ...bards.map(count => count ?? 0).filter(count => count < most));
  return own === next ? second : 0;
}

function reputation(view: XiditView, seat: Seat): KnownValue {
  const parts: ValuePart[] = [];
  let isPartial = false;
  regions.forEach(({ id, lyre, central }, i) => {
    const bards = view.bards[i] ?? [];
    if (central && bards.includes(null)) {
      isPartial = true;
      return;
    }
    const amount = view.wastelands.includes(id) ? 0 : lyrePoints(bards, seat, lyre.first, lyre.second);
    if (amount > 0) parts.push({ ref: `region:${id}`, amount });
  });
  return { total: sum(parts), parts, isPartial };
}

function influence(view: XiditView, seat: Seat): KnownValue {
  const own = view.guilds.filter(guild => guild.seat === seat);
  const parts = own.map(({ city, floors }) => ({ ref: `city:${city}`, amount: floors }));
  return { total: sum(parts), parts, isPartial: false };
}

function sum(parts: readonly ValuePart[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0);
}

/** The value of a seat in an evaluation as far as it can be seen; null when it is behind a screen. */
export function knownValue(view: XiditView, evaluation: EvaluationId, seat: Seat): KnownValue | null {
  if (evaluation === "reputation") return reputation(view, seat);
  if (evaluation === "influence") return influence(view, seat);
  const sovereigns = view.seats[seat]?.sovereigns ?? null;
  return sovereigns === null ? null : { total: sovereigns, parts: [], isPartial: false };
}
