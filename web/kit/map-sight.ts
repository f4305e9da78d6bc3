// Whether the places that can be chosen are in sight. On a small screen the map begins at the viewer's own land, and a
// question, or the step of a lesson, may be about places elsewhere.
import { type RefObject, useEffect, useRef, useState } from "react";
import { clearHeight, type MapView } from "./map-zoom.ts";
import { centreOf } from "./spatial.ts";

/** What is known about the places that can be chosen. */
export interface Sight {
  /** How many of them are out of sight. */
  readonly hidden: number;
  /** Shows all of them. */
  showAll(): void;
  /** Looks again, after the map has moved. */
  look(): void;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Places {
  /** Which places they are. */
  readonly names: readonly string[];
  /** Where they lie in the frame. */
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly height: number;
}

const OPTIONS = "[data-state='option']";
/** What a lesson speaks of or asks for must all be seen; what lights up because somebody points at it moves nothing. */
const TAUGHT = "[data-taught] [data-place]:is([data-lit], [data-leads])";

/** How much closer to the middle than the frame's edge a place must lie to be in sight, in pixels. */
const EDGE = 6;
/** Room around the places when all of them are shown, in pixels. */
const ROOM = 48;

const isIn = ({ x, y }: Spot, { width, height }: Places): boolean =>
  x >= EDGE && y >= EDGE && x <= width - EDGE && y <= height - EDGE;

/** Watches what can be chosen on the map; a question of which nothing is in sight moves the map. */
export function useSight(frame: RefObject<HTMLElement | null>, view: MapView): Sight {
  const [hidden, setHidden] = useState(0);
  const seen = useRef("");
  const asked = useRef("");
  const taught = useRef<readonly string[]>([]);
  const count = () => {
    const options = placesIn(frame.current, OPTIONS);
    setHidden(options ? options.spots.filter(spot => !isIn(spot, options)).length : 0);
  };
  const showAll = () => {
    const options = placesIn(frame.current, OPTIONS);
    if (options) show(view, options);
  };
  // After every rendering: what can be chosen changes with whatever is drawn on the map. Only news is measured.
  useEffect(() => {
    const now = `${keyOf(frame.current, OPTIONS)}|${keyOf(frame.current, TAUGHT)}`;
    if (now === seen.current) return;
    seen.current = now;
    const options = placesIn(frame.current, OPTIONS);
    const key = options?.names.join(" ") ?? "";
    const isNew = key !== asked.current;
    asked.current = key;
    if (isNew && options && !options.spots.some(spot => isIn(spot, options))) show(view, options);
    const lit = placesIn(frame.current, TAUGHT);
    const before = taught.current;
    taught.current = lit?.names ?? [];
    if (lit?.spots.some((spot, i) => !before.includes(lit.names[i]!) && !isIn(spot, lit))) show(view, lit);
    count();
  });
  return { hidden, showAll, look: count };
}

/** Which places they are, without looking where they lie; of a map without a size nothing is known. */
function keyOf(frame: HTMLElement | null, selector: string): string {
  if (!frame?.hasAttribute("data-shown")) return "";
  return [...frame.querySelectorAll(selector)].map(thing => thing.getAttribute("data-place")).join(" ");
}

/** Some places on the map; null while there are none, or the map has no size yet. */
function placesIn(frame: HTMLElement | null, selector: string): Places | null {
  if (!frame?.hasAttribute("data-shown")) return null;
  const things = [...frame.querySelectorAll(selector)];
  const size = frame.getBoundingClientRect();
  const { left, top, width } = size;
  if (things.length === 0 || width === 0) return null;
  const spots = things.map(centreOf).map(({ x, y }) => ({ x: x - left, y: y - top }));
  return {
    names: things.map(thing => thing.getAttribute("data-place") ?? ""),
    spots,
    width,
    height: clearHeight(size),
  };
}

/** Shows all places, but nothing closer than it is seen now. */
function show(view: MapView, { spots, width, height }: Places): void {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const span = (values: readonly number[], least: number) => {
    const [from, to] = [Math.min(...values), Math.max(...values)];
    const length = Math.max(least, to - from + 2 * ROOM);
    return { from: (from + to - length) / 2, length };
  };
  const [across, down] = [span(xs, width), span(ys, height)];
  const [x, y] = view.pointAt(across.from, down.from);
  view.show({ x, y, width: across.length / view.scale, height: down.length / view.scale });
}
