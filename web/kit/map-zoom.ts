// Panning and zooming a map: the transform is kept by d3 and written straight to the world's element.
import { type Selection, select } from "d3-selection";
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from "d3-zoom";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Point } from "./ink.ts";

/** A rectangle of the map, in map units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The map in its frame: what is shown of it, and how to show something else. */
export interface MapView {
  /** Pixels per map unit. */
  readonly scale: number;
  /** Pixels from map units: where a point of the map lies in the frame. */
  place(point: Point): { x: number; y: number };
  /** The map's point at a place in the frame. */
  pointAt(x: number, y: number): Point;
  /** Shows a part of the map. */
  show(part: Box): void;
  /** Shows what is seen at first, unless somebody has moved the map. */
  goHome(): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  fit(): void;
}

/** What is zoomed, and within which limits. */
export interface Zoomed {
  /** The whole map. */
  readonly box: Box;
  /** What is seen at first. */
  readonly home: Box;
  /** What is seen at first where there is little room. */
  readonly near: Box;
  /** How many times closer than the whole map. */
  readonly maxZoom: number;
  /** Told whenever the map has come to rest. */
  moved(): void;
}

/** Narrower frames show what is near, above the tabs that lie on the lower edge. */
const narrowPx = 600;
const tabsPx = 58;

/** From this many pixels per map unit on, small lettering is shown. */
const nearScale = 0.9;

/** The view of a map in its frame. */
export function useZoom(frame: RefObject<HTMLElement | null>, zoomed: Zoomed): MapView {
  const { box } = zoomed;
  const own = useRef<Zooming | null>(null);
  own.current ??= new Zooming(frame, zoomed);
  const view = own.current;
  useEffect(() => {
    view.zoomed = zoomed;
  });
  useEffect(() => view.begin(), [view]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new box matters
  useLayoutEffect(() => {
    view.zoomed = zoomed;
    view.grow();
  }, [box.x, box.y, box.width, box.height]);
  return view;
}

const isNarrow = ({ width }: DOMRect): boolean => width < narrowPx;

/** The height of a frame that no tabs lie on. */
export function clearHeight(size: DOMRect): number {
  return Math.max(1, size.height - (isNarrow(size) ? tabsPx : 0));
}

/** Where a length begins: in the middle of a room that holds it; else no room is left that it can fill. */
function within(room: number, length: number, at: number): number {
  return length <= room ? (room - length) / 2 : Math.max(room - length, Math.min(0, at));
}

class Zooming implements MapView {
  zoomed: Zoomed;
  readonly #frame: RefObject<HTMLElement | null>;
  #behavior: ZoomBehavior<HTMLElement, unknown> | null = null;
  /** Somebody has moved the map: it stays where they left it. */
  #isTouched = false;
  #corner: Pick<Box, "x" | "y">;
  /** The scale at which it last came to rest. */
  #restScale = 0;

  constructor(frame: RefObject<HTMLElement | null>, zoomed: Zoomed) {
    this.#frame = frame;
    this.zoomed = zoomed;
    this.#corner = zoomed.box;
  }

  /** Sets up the zoom in the frame that is there by now; returns how to end it. */
  begin(): () => void {
    const element = this.#frame.current;
    if (!element) return () => undefined;
    this.#behavior = this.#behaviorIn(element);
    this.#root.call(this.#behavior).on("dblclick.zoom", null);
    const observer = new ResizeObserver(() => this.#settle());
    observer.observe(element);
    return () => observer.disconnect();
  }

  /** The map's box is another one: what is seen stays where it is, unless nobody has moved it yet. */
  grow(): void {
    const { x, y } = this.#corner;
    const { box } = this.zoomed;
    this.#corner = box;
    if (!this.#behavior) return;
    this.#settle();
    if (this.#isTouched && (x !== box.x || y !== box.y)) {
      this.#root.call(this.#behavior.translateBy, box.x - x, box.y - y);
    }
  }

  show(part: Box): void {
    const size = this.#size;
    if (!this.#behavior || !size || size.width === 0) return;
    const { box } = this.zoomed;
    const height = clearHeight(size);
    const scale = Math.min(size.width / part.width, height / part.height);
    const left = within(size.width, scale * box.width, size.width / 2 - scale * (part.x - box.x + part.width / 2));
    const top = within(height, scale * box.height, height / 2 - scale * (part.y - box.y + part.height / 2));
    this.#root.call(this.#behavior.transform, zoomIdentity.translate(left, top).scale(scale));
    this.#frame.current?.setAttribute("data-shown", "");
  }

  goHome(): void {
    const size = this.#size;
    if (size && !this.#isTouched) this.show(isNarrow(size) ? this.zoomed.near : this.zoomed.home);
  }

  get scale(): number {
    return this.#transform.k;
  }

  place([x, y]: Point): { x: number; y: number } {
    const { box } = this.zoomed;
    const { x: left, y: top, k } = this.#transform;
    return { x: left + k * (x - box.x), y: top + k * (y - box.y) };
  }

  pointAt(x: number, y: number): Point {
    const { box } = this.zoomed;
    const { x: left, y: top, k } = this.#transform;
    return [(x - left) / k + box.x, (y - top) / k + box.y];
  }

  zoomBy(factor: number): void {
    this.#isTouched = true;
    if (this.#behavior) this.#root.call(this.#behavior.scaleBy, factor);
  }

  panBy(dx: number, dy: number): void {
    const { k } = this.#transform;
    if (this.#behavior) this.#root.call(this.#behavior.translateBy, dx / k, dy / k);
  }

  fit(): void {
    this.#isTouched = false;
    this.show(this.zoomed.box);
  }

  get #root(): Selection<HTMLElement, unknown, null, undefined> {
    return select<HTMLElement, unknown>(this.#frame.current!);
  }

  get #transform(): ZoomTransform {
    return zoomTransform(this.#frame.current!);
  }

  get #size(): DOMRect | undefined {
    return this.#frame.current?.getBoundingClientRect();
  }

  /** Limits of zooming and panning for the present size, and the view at first. */
  #settle(): void {
    const size = this.#size;
    if (!size || !this.#behavior) return;
    const { box: whole, maxZoom } = this.zoomed;
    const least = Math.min(size.width / whole.width, size.height / whole.height);
    const slack = whole.width / 8;
    this.#behavior.scaleExtent([least * 0.9, least * maxZoom]).translateExtent([
      [-slack, -slack],
      [whole.width + slack, whole.height + slack],
    ]);
    this.goHome();
  }

  /**
   * A zoom that moves the world. While it moves the browser only shifts a picture it has already painted; what depends on
   * how close the map is follows when it has come to rest, because that styles the whole map again.
   */
  #behaviorIn(element: HTMLElement): ZoomBehavior<HTMLElement, unknown> {
    const world = element.querySelector<HTMLElement>(".hk-map-world")!;
    return zoom<HTMLElement, unknown>()
      .clickDistance(6)
      .on("start", () => world.toggleAttribute("data-moving", true))
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        const { x, y, k } = event.transform;
        if (event.sourceEvent) this.#isTouched = true;
        world.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      })
      .on("end", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        this.#rest(element, event.transform.k);
        world.toggleAttribute("data-moving", false);
        this.zoomed.moved();
      });
  }

  #rest(element: HTMLElement, scale: number): void {
    if (scale === this.#restScale) return;
    this.#restScale = scale;
    element.style.setProperty("--zoom", String(scale));
    element.toggleAttribute("data-near", scale >= nearScale);
  }
}
