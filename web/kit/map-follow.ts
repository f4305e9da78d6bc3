// The map goes to where something happens.
import { type RefObject, useEffect } from "react";
import type { Point } from "./ink.ts";
import type { Box, MapView } from "./map-zoom.ts";

const glideMs = 350;
const marginPart = 0.12;
const wholeSlack = 1.15;

/** Goes to where something happens, when that is out of sight. */
export function useFollow(
  frame: RefObject<HTMLElement | null>,
  view: MapView,
  box: Box,
  follow: Point | null,
  isStill: boolean,
): void {
  const key = follow ? `${follow[0]}:${follow[1]}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves once for each new place
  useEffect(() => {
    const size = frame.current?.getBoundingClientRect();
    if (!follow || !size || !frame.current?.hasAttribute("data-shown")) return;
    // A map that is seen as a whole stays where it is.
    if (view.scale < Math.min(size.width / box.width, size.height / box.height) * wholeSlack) return;
    const { x, y } = view.place(follow);
    const isSeen = (at: number, length: number) => at > length * marginPart && at < length * (1 - marginPart);
    if (isSeen(x, size.width) && isSeen(y, size.height)) return;
    const [dx, dy] = [size.width / 2 - x, size.height / 2 - y];
    if (isStill) return view.panBy(dx, dy);
    return glide(part => view.panBy(dx * part, dy * part));
  }, [key, box]);
}

/** Calls `step` once per frame with the part of the way to go; returns how to stop. */
function glide(step: (part: number) => void): () => void {
  let done = 0;
  let id = 0;
  const begin = performance.now();
  const run = (now: number) => {
    const t = Math.min(1, (now - begin) / glideMs);
    const eased = t * t * (3 - 2 * t);
    step(eased - done);
    done = eased;
    if (t < 1) id = requestAnimationFrame(run);
  };
  id = requestAnimationFrame(run);
  return () => cancelAnimationFrame(id);
}
