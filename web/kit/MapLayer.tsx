// A map that can be panned, pinched, wheeled, fitted and walked with the keyboard. The transform is written straight
// to the SVG, so moving about costs no rendering.
import { select } from "d3-selection";
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from "d3-zoom";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import type { Point } from "./ink.ts";
import { useKit } from "./kit.tsx";
import { isArrow, nearestSpot, nextSpot, type Spot } from "./spatial.ts";

/** A rectangle of the map, in map units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a map needs. */
export interface MapLayerProps {
  /** The whole map, in map units. */
  readonly box: Box;
  /** What is seen at first in a frame of a size in pixels; without it, the whole map. */
  home?(width: number, height: number): Box;
  /** When this changes the map goes home again, unless somebody has moved it. */
  readonly homeKey?: string;
  /** Where something is happening; the map goes there when it is out of sight. */
  readonly follow?: Point | null;
  readonly label: string;
  /** What never changes: land, terrain, roads. Kept apart so that moving pieces do not repaint it. */
  readonly ground: ReactNode;
  /** What lives on the map. */
  readonly children: ReactNode;
  readonly className?: string;
  /** How many times closer than the whole map. */
  readonly maxZoom?: number;
}

const panStepPx = 80;
const fingerPx = 30;
/** From this many pixels per map unit on, small lettering is shown. */
const nearScale = 0.9;

/** The zoomable map. */
export function MapLayer(props: MapLayerProps) {
  const { box, home, homeKey = "", follow = null, label, ground, children, className, maxZoom = 5 } = props;
  const { words, reducedMotion } = useKit();
  const frame = useRef<HTMLElement>(null);
  const view = useZoom(frame, box, home ?? (() => box), maxZoom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes home when told so
  useEffect(() => view.goHome(), [homeKey]);
  useFollow(frame, view, box, follow, reducedMotion);
  const help = useId();
  const sheet = {
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    width: box.width,
    height: box.height,
  };
  return (
    <section
      ref={frame}
      className={className ? `hk-map ${className}` : "hk-map"}
      aria-label={label}
      aria-describedby={help}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map scrolls by keyboard, so it must take the focus
      tabIndex={0}
      onKeyDown={event => onKey(event, view)}
      onClick={onNearMiss}
    >
      <span id={help} className="hk-hidden">
        {words.mapHelp}
      </span>
      <div className="hk-map-world">
        <svg {...sheet} aria-hidden="true">
          {ground}
        </svg>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section around it is named */}
        <svg {...sheet}>{children}</svg>
      </div>
      <div className="hk-map-controls">
        <button type="button" onClick={() => view.zoomBy(1.5)} aria-label={words.zoomIn} title={words.zoomIn}>
          +
        </button>
        <button type="button" onClick={() => view.zoomBy(1 / 1.5)} aria-label={words.zoomOut} title={words.zoomOut}>
          −
        </button>
        <button type="button" onClick={view.fit} aria-label={words.fit} title={words.fit}>
          <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden="true">
            <path d="M2 7V2h5M13 2h5v5M18 13v5h-5M7 18H2v-5" fill="none" stroke="currentColor" strokeWidth={2} />
          </svg>
        </button>
      </div>
    </section>
  );
}

interface MapView {
  /** Pixels from map units: where a point of the map lies in the frame. */
  place(point: Point): { x: number; y: number };
  /** Shows what is seen at first, unless somebody has moved the map. */
  goHome(): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number): void;
  fit(): void;
}

function useZoom(
  frame: RefObject<HTMLElement | null>,
  box: Box,
  home: NonNullable<MapLayerProps["home"]>,
  maxZoom: number,
): MapView {
  const zooming = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
  const isTouched = useRef(false);
  const shape = useRef({ box, home });
  useEffect(() => {
    shape.current = { box, home };
  });
  const root = () => select<HTMLElement, unknown>(frame.current!);
  const show = (target: Box) => {
    const behavior = zooming.current;
    const size = frame.current?.getBoundingClientRect();
    if (!behavior || !size || size.width === 0) return;
    const { x, y } = shape.current.box;
    const scale = Math.min(size.width / target.width, size.height / target.height);
    const left = size.width / 2 - scale * (target.x - x + target.width / 2);
    const top = size.height / 2 - scale * (target.y - y + target.height / 2);
    root().call(behavior.transform, zoomIdentity.translate(left, top).scale(scale));
    frame.current?.setAttribute("data-shown", "");
  };

  /** Limits of zooming and panning for the present size, and the view at first. */
  const settle = () => {
    const size = frame.current?.getBoundingClientRect();
    if (!size || !zooming.current) return;
    const whole = shape.current.box;
    const least = Math.min(size.width / whole.width, size.height / whole.height);
    const slack = whole.width / 8;
    zooming.current.scaleExtent([least * 0.9, least * maxZoom]).translateExtent([
      [-slack, -slack],
      [whole.width + slack, whole.height + slack],
    ]);
    if (!isTouched.current) show(shape.current.home(size.width, size.height));
  };

  const goHome = () => {
    const size = frame.current?.getBoundingClientRect();
    if (size && !isTouched.current) show(shape.current.home(size.width, size.height));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: set up once; the latest boxes are read from the ref
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const behavior = followed(element, isTouched);
    zooming.current = behavior;
    root().call(behavior).on("dblclick.zoom", null);
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A map that grows keeps what is seen where it is, unless nobody has moved it yet.
  const corner = useRef({ x: box.x, y: box.y });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new box matters
  useLayoutEffect(() => {
    const { x, y } = corner.current;
    corner.current = { x: box.x, y: box.y };
    const behavior = zooming.current;
    if (!behavior) return;
    shape.current = { box, home };
    settle();
    if (isTouched.current && (x !== box.x || y !== box.y)) {
      root().call(behavior.translateBy, box.x - x, box.y - y);
    }
  }, [box.x, box.y, box.width, box.height]);

  return {
    goHome,
    place: ([x, y]) => {
      const { x: left, y: top, k } = zoomTransform(frame.current!);
      return { x: left + k * (x - box.x), y: top + k * (y - box.y) };
    },
    zoomBy: factor => {
      isTouched.current = true;
      if (zooming.current) root().call(zooming.current.scaleBy, factor);
    },
    panBy: (dx, dy) => {
      const { k } = zoomTransform(frame.current!);
      if (zooming.current) root().call(zooming.current.translateBy, dx / k, dy / k);
    },
    fit: () => {
      isTouched.current = false;
      show(shape.current.box);
    },
  };
}

/** A zoom that moves the world; while it moves, the browser only shifts a picture it has already painted. */
function followed(element: HTMLElement, isTouched: RefObject<boolean>): ZoomBehavior<HTMLElement, unknown> {
  const world = element.querySelector<HTMLElement>(".hk-map-world")!;
  return zoom<HTMLElement, unknown>()
    .clickDistance(6)
    .on("start", () => world.toggleAttribute("data-moving", true))
    .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
      const { x, y, k } = event.transform;
      if (event.sourceEvent) isTouched.current = true;
      world.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      element.style.setProperty("--zoom", String(k));
      element.toggleAttribute("data-near", k >= nearScale);
    })
    .on("end", () => world.toggleAttribute("data-moving", false));
}

const glideMs = 350;
const marginPart = 0.12;
const wholeSlack = 1.15;

/** Goes to where something happens, when that is out of sight. */
function useFollow(
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
    const { k } = zoomTransform(frame.current!);
    // A map that is seen as a whole stays where it is.
    if (k < Math.min(size.width / box.width, size.height / box.height) * wholeSlack) return;
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

function onKey(event: KeyboardEvent<HTMLElement>, view: MapView): void {
  const { key } = event;
  if (key === "+" || key === "=") view.zoomBy(1.3);
  else if (key === "-") view.zoomBy(1 / 1.3);
  else if (key === "0") view.fit();
  else if (isArrow(key)) {
    const from = (event.target as Element).closest("[data-target]");
    if (from) nextSpot(centre(from), spotsIn(event.currentTarget, from), key)?.thing.focus();
    else if (key === "ArrowLeft") view.panBy(panStepPx, 0);
    else if (key === "ArrowRight") view.panBy(-panStepPx, 0);
    else if (key === "ArrowUp") view.panBy(0, panStepPx);
    else view.panBy(0, -panStepPx);
  } else return;
  event.preventDefault();
}

/** A tap that hit no target goes to the nearest one that can be chosen, within a finger's reach. */
function onNearMiss(event: MouseEvent<HTMLElement>): void {
  if (!event.nativeEvent.isTrusted || (event.target as Element).closest("button, [data-state='option']")) return;
  const point = { x: event.clientX, y: event.clientY };
  const spots = spotsIn(event.currentTarget, null, "[data-state='option']");
  nearestSpot(point, spots, fingerPx)?.thing.dispatchEvent(new window.MouseEvent("click", { bubbles: true }));
}

function spotsIn(root: Element, except: Element | null, selector = "[data-target]"): Spot<SVGGElement>[] {
  return [...root.querySelectorAll<SVGGElement>(selector)]
    .filter(thing => thing !== except)
    .map(thing => ({ ...centre(thing), thing }));
}

function centre(element: Element): { x: number; y: number } {
  const anchor = element.querySelector("[data-anchor]") ?? element;
  const { left, top, width, height } = anchor.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
