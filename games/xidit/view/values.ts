// What the three evaluations would say now, as far as the viewer can see, and what each value is made of.
import type { Seat } from "#kernel/procedure.ts";
import type { EvaluationId } from "../content/evaluations.ts";
import { regions } from "../content/regions.ts";
import { addLyrePoints } from "../rules/evaluation.ts";
import type { XiditView } from "./view.ts";

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

function reputation(view: XiditView, seat: Seat): KnownValue {
  const parts: ValuePart[] = [];
  let isPartial = false;
  regions.forEach(({ id, lyre, central }, i) => {
    const bards = view.bards[i] ?? [];
    if (central && bards.includes(null)) {
      isPartial = true;
      return;
    }
    if (view.wastelands.includes(id)) return;
    const points = bards.map(() => 0);
    addLyrePoints(
      bards.map(count => count ?? 0),
      0,
      lyre,
      points,
    );
    if (points[seat]! > 0) parts.push({ ref: `region:${id}`, amount: points[seat]! });
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
