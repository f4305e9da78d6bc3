// Dragging units: from the group to a territory. The map must not pan meanwhile, so the events that it listens to stop
// at the group.
import { useEffect, useRef } from "react";
import type { Territory } from "../map/land.ts";

const clickPx = 7;

interface Line {
  readonly element: SVGLineElement;
  toMap(x: number, y: number): DOMPoint;
}

function beginLine(group: SVGGElement): Line {
  const svg = group.ownerSVGElement!;
  const element = document.createElementNS("http://www.w3.org/2000/svg", "line");
  element.setAttribute("class", "ng-drag");
  svg.append(element);
  const matrix = svg.getScreenCTM()!.inverse();
  const toMap = (x: number, y: number): DOMPoint => new DOMPoint(x, y).matrixTransform(matrix);
  const { left, top, width, height } = group.getBoundingClientRect();
  const from = toMap(left + width / 2, top + height / 2);
  for (const end of ["1", "2"]) {
    element.setAttribute(`x${end}`, String(from.x));
    element.setAttribute(`y${end}`, String(from.y));
  }
  return { element, toMap };
}

function territoryAt(x: number, y: number): Territory | null {
  const target = document
    .elementsFromPoint(x, y)
    .map(element => element.closest("[data-place^='territory:']"))
    .find(found => found !== null);
  const place = target?.getAttribute("data-place");
  return place ? Number(place.slice("territory:".length)) : null;
}

/** A reference for the group of a territory; `onDrop` gets the territory it was dragged to, `onTap` a mere tap. */
export function useDragFrom(
  from: Territory,
  canDrag: boolean,
  onDrop: (from: Territory, to: Territory) => void,
  onTap: () => void,
) {
  const group = useRef<SVGGElement>(null);
  const acts = useRef({ onDrop, onTap });
  useEffect(() => {
    acts.current = { onDrop, onTap };
  });
  useEffect(() => {
    const element = group.current;
    if (!element || !canDrag) return;
    const stop = (event: Event) => event.stopPropagation();
    const onDown = (event: PointerEvent) => drag(element, event, from, acts.current);
    element.addEventListener("mousedown", stop);
    element.addEventListener("touchstart", stop, { passive: true });
    element.addEventListener("pointerdown", onDown);
    return () => {
      element.removeEventListener("mousedown", stop);
      element.removeEventListener("touchstart", stop);
      element.removeEventListener("pointerdown", onDown);
    };
  }, [from, canDrag]);
  return group;
}

interface Acts {
  onDrop(from: Territory, to: Territory): void;
  onTap(): void;
}

function drag(element: SVGGElement, down: PointerEvent, from: Territory, acts: Acts): void {
  if (down.button !== 0) return;
  element.setPointerCapture(down.pointerId);
  const line = beginLine(element);
  const isFar = (event: PointerEvent): boolean =>
    Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > clickPx;
  const onMove = (event: PointerEvent): void => {
    const { x, y } = line.toMap(event.clientX, event.clientY);
    line.element.setAttribute("x2", String(x));
    line.element.setAttribute("y2", String(y));
  };
  const end = (): void => {
    line.element.remove();
    element.removeEventListener("pointermove", onMove);
    element.removeEventListener("pointerup", onUp);
    element.removeEventListener("pointercancel", end);
  };
  const onUp = (event: PointerEvent): void => {
    end();
    const to = isFar(event) ? territoryAt(event.clientX, event.clientY) : null;
    if (!isFar(event)) acts.onTap();
    else if (to !== null && to !== from) acts.onDrop(from, to);
  };
  element.addEventListener("pointermove", onMove);
  element.addEventListener("pointerup", onUp);
  element.addEventListener("pointercancel", end);
}
