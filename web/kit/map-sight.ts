// Whether the places that can be chosen are in sight. On a small screen the map begins at the viewer's own land, and a
// question may be about places elsewhere.
import { type RefObject, useEffect, useRef, useState } from "react";
import type { MapView } from "./map-zoom.ts";
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

interface Options {
  /** Which places they are. */
  readonly key: string;
  /** Where they lie in the frame. */
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly height: number;
}

/** How much closer to the middle than the frame's edge a place must lie to be in sight, in pixels. */
const EDGE = 6;
/** Room around the places when all of them are shown, in pixels. */
const ROOM = 48;

const isIn = ({ x, y }: Spot, { width, height }: Options): boolean =>
  x >= EDGE && y >= EDGE && x <= width - EDGE && y <= height - EDGE;

/** Watches what can be chosen on the map; a question of which nothing is in sight moves the map. */
export function useSight(frame: RefObject<HTMLElement | null>, view: MapView): Sight {
  const [hidden, setHidden] = useState(0);
  const asked = useRef("");
  const count = () => {
    const options = optionsIn(frame.current);
    setHidden(options ? options.spots.filter(spot => !isIn(spot, options)).length : 0);
  };
  const showAll = () => {
    const options = optionsIn(frame.current);
    if (options) show(view, options);
  };
  // After every rendering: what can be chosen changes with whatever is drawn on the map.
  useEffect(() => {
    const options = optionsIn(frame.current);
    const key = options?.key ?? "";
    const isNew = key !== asked.current;
    asked.current = key;
    if (isNew && options && !options.spots.some(spot => isIn(spot, options))) show(view, options);
    count();
  });
  return { hidden, showAll, look: count };
}

/** The places that can be chosen; null while there are none, or the map has no size yet. */
function optionsIn(frame: HTMLElement | null): Options | null {
  if (!frame?.hasAttribute("data-shown")) return null;
  const things = [...frame.querySelectorAll("[data-state='option']")];
  const { left, top, width, height } = frame.getBoundingClientRect();
  if (things.length === 0 || width === 0) return null;
  const spots = things.map(centreOf).map(({ x, y }) => ({ x: x - left, y: y - top }));
  return { key: things.map(thing => thing.getAttribute("data-place")).join(" "), spots, width, height };
}

/** Shows all places, but nothing closer than it is seen now. */
function show(view: MapView, { spots, width, height }: Options): void {
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
