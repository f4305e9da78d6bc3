// A map that can be panned, pinched, wheeled, fitted and walked with the keyboard. The transform is written straight
// to the SVG, so moving about costs no rendering.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import type { Point } from "./ink.ts";
import { useKit } from "./kit.tsx";
import { AimBar, useAim } from "./map-aim.tsx";
import { useFollow } from "./map-follow.ts";
import { useSight } from "./map-sight.ts";
import { type Box, type MapView, useZoom } from "./map-zoom.ts";
import { centreOf, isArrow, nextSpot, type Spot } from "./spatial.ts";

export type { Box } from "./map-zoom.ts";

/** What a map needs. */
export interface MapLayerProps {
  /** The whole map, in map units. */
  readonly box: Box;
  /** What is seen at first; without it, the whole map. */
  readonly home?: Box;
  /** What is seen at first where there is little room, such as the surroundings of one's own land. */
  readonly near?: Box | null;
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

/** The zoomable map. */
export function MapLayer(props: MapLayerProps) {
  const { box, home = box, near, homeKey = "", follow = null, label, ground, children, className, maxZoom = 5 } = props;
  const { words, reducedMotion } = useKit();
  const frame = useRef<HTMLElement>(null);
  const look = useRef<() => void>(() => undefined);
  const view = useZoom(frame, { box, home, near: near ?? home, maxZoom, moved: () => look.current() });
  const sight = useSight(frame, view);
  useEffect(() => {
    look.current = sight.look;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes home when told so
  useEffect(() => view.goHome(), [homeKey]);
  useFollow(frame, view, box, follow, reducedMotion);
  const aim = useAim();
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
      {...aim.handlers}
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
      {sight.hidden > 0 && (
        <button type="button" className="hk-map-hidden" onClick={sight.showAll}>
          {words.hidden(sight.hidden)}
        </button>
      )}
      <AimBar {...aim} />
      <div className="hk-map-controls">
        <button type="button" onClick={() => view.zoomBy(1.5)} aria-label={words.zoomIn} title={words.zoomIn}>
          +
        </button>
        <button type="button" onClick={() => view.zoomBy(1 / 1.5)} aria-label={words.zoomOut} title={words.zoomOut}>
          −
        </button>
        <button type="button" onClick={() => view.fit()} aria-label={words.fit} title={words.fit}>
          <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden="true">
            <path d="M2 7V2h5M13 2h5v5M18 13v5h-5M7 18H2v-5" fill="none" stroke="currentColor" strokeWidth={2} />
          </svg>
        </button>
      </div>
    </section>
  );
}

function onKey(event: KeyboardEvent<HTMLElement>, view: MapView): void {
  const { key } = event;
  if (key === "+" || key === "=") view.zoomBy(1.3);
  else if (key === "-") view.zoomBy(1 / 1.3);
  else if (key === "0") view.fit();
  else if (isArrow(key)) {
    const from = (event.target as Element).closest("[data-target]");
    if (from) nextSpot(centreOf(from), spotsIn(event.currentTarget, from), key)?.thing.focus();
    else if (key === "ArrowLeft") view.panBy(panStepPx, 0);
    else if (key === "ArrowRight") view.panBy(-panStepPx, 0);
    else if (key === "ArrowUp") view.panBy(0, panStepPx);
    else view.panBy(0, -panStepPx);
  } else return;
  event.preventDefault();
}

function spotsIn(root: Element, except: Element): Spot<SVGGElement>[] {
  return [...root.querySelectorAll<SVGGElement>("[data-target]")]
    .filter(thing => thing !== except)
    .map(thing => ({ ...centreOf(thing), thing }));
}
