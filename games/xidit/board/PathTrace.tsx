// The path of a plan, traced on the map while the wheels are being turned.
import { onCurve } from "#web/kit/ink.ts";
import { cityAt, roadBetween, wayAlong } from "./geometry.ts";
import { isWarning, type PlanStep } from "./plan.ts";

/** The path with the number of each order where it happens. */
export function PathTrace({ steps }: { steps: readonly PlanStep[] }) {
  const atCity = new Map<number, number>();
  return (
    <g className="xi-path" pointerEvents="none">
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order is known by its wheel
        <g key={i}>{step.from !== step.to && <path d={wayAlong(step.from, step.to)} className="xi-path-way" />}</g>
      ))}
      {steps.map((step, i) => {
        if (step.order === null) return null;
        const rank = step.from === step.to ? (atCity.get(step.from) ?? 0) : 0;
        if (step.from === step.to) atCity.set(step.from, rank + 1);
        const [x, y] = markAt(step, rank, i);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order is known by its wheel
          <g key={i} transform={`translate(${x} ${y})`} data-warning={isWarning(step.outcome) || undefined}>
            <circle r={11} className="xi-path-mark" />
            <text y={4.6} className="xi-path-number">
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Moves are numbered on the road, the rest in a row above the city. */
function markAt({ from, to }: PlanStep, rank: number, wheel: number): readonly [number, number] {
  const road = roadBetween(from, to);
  if (from !== to && road) return onCurve(cityAt(from), road.bend, cityAt(to), 0.4 + (wheel % 2) * 0.16);
  const [x, y] = cityAt(from);
  return [x + 62, y - 22 + rank * 23];
}
