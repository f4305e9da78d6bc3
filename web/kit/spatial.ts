// Arrow keys on a map: from one thing to the nearest one in a direction.

/** A thing on the screen by its centre. */
export interface Spot<T> {
  readonly x: number;
  readonly y: number;
  readonly thing: T;
}

/** The arrow keys. */
export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const along: Record<Arrow, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether a key is an arrow. */
export function isArrow(key: string): key is Arrow {
  return key in along;
}

/** The nearest spot in the direction of an arrow; sideways distance counts double. Null when none lies there. */
export function nextSpot<T>(from: { x: number; y: number }, spots: readonly Spot<T>[], arrow: Arrow): Spot<T> | null {
  const [dx, dy] = along[arrow];
  let best: Spot<T> | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && aside <= ahead * 2.5 && cost < bestCost) {
      best = spot;
      bestCost = cost;
    }
  }
  return best;
}

/** The spot nearest to a point within a reach, or null: lets a finger miss a small thing a little. */
export function nearestSpot<T>(
  point: { x: number; y: number },
  spots: readonly Spot<T>[],
  reach: number,
): Spot<T> | null {
  let best: Spot<T> | null = null;
  let bestDistance = reach;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - point.x, spot.y - point.y);
    if (distance <= bestDistance) {
      best = spot;
      bestDistance = distance;
    }
  }
  return best;
}

/** The middle of a thing on the screen, or of its anchor. */
export function centreOf(element: Element): { x: number; y: number } {
  const anchor = element.querySelector("[data-anchor]") ?? element;
  const { left, top, width, height } = anchor.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
