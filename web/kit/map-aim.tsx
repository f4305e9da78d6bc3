// Fingers and small places: the first tap aims, a second one on the same place or on the button chooses. A place as
// large as a finger, hit squarely, is chosen at once; a mouse and a keyboard never have to aim.
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useKit } from "./kit.tsx";
import { centreOf, nearestSpot, type Spot } from "./spatial.ts";

const fingerPx = 30;
/** A place this wide and high is not missed by a finger. */
const largePx = 44;

const OPTION = "[data-state='option']";

interface Aimed {
  readonly thing: Element;
  readonly label: string;
}

/** What the map's frame needs to let fingers aim. */
export interface Aim {
  readonly aimed: Aimed | null;
  readonly handlers: {
    onPointerDownCapture(event: PointerEvent<HTMLElement>): void;
    onClickCapture(event: MouseEvent<HTMLElement>): void;
  };
  confirm(): void;
}

/** Taps on the places of a map that can be chosen. */
export function useAim(): Aim {
  const [aimed, setAimed] = useState<Aimed | null>(null);
  const isFinger = useRef(false);
  // After every rendering: what can no longer be chosen is no longer aimed at.
  useEffect(() => {
    if (aimed && !(aimed.thing.isConnected && aimed.thing.matches(OPTION))) setAimed(null);
  });
  useEffect(() => {
    aimed?.thing.toggleAttribute("data-aimed", true);
    return () => aimed?.thing.removeAttribute("data-aimed");
  }, [aimed]);
  const confirm = () => {
    setAimed(null);
    aimed?.thing.dispatchEvent(new window.MouseEvent("click", { bubbles: true }));
  };
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    const hit = event.target as Element;
    if (!event.nativeEvent.isTrusted || hit.closest("button")) return;
    const direct = hit.closest(OPTION);
    const thing = direct ?? nearestTo(event);
    // A mouse, or a key on what has the focus, means what it points at.
    if (direct && !isFinger.current) return;
    if (thing !== aimed?.thing) setAimed(null);
    if (!thing) return;
    const isSure = !isFinger.current || thing === aimed?.thing || (direct !== null && isLarge(direct));
    if (direct && isSure) return;
    if (direct) event.stopPropagation();
    if (isSure) thing.dispatchEvent(new window.MouseEvent("click", { bubbles: true }));
    else setAimed({ thing, label: thing.getAttribute("aria-label") ?? "" });
  };
  const onPointerDownCapture = ({ pointerType }: PointerEvent<HTMLElement>) => {
    isFinger.current = pointerType === "touch";
  };
  return { aimed, handlers: { onPointerDownCapture, onClickCapture }, confirm };
}

/** A tap that hit no place goes to the nearest one that can be chosen, within a finger's reach. */
function nearestTo({ clientX: x, clientY: y, currentTarget }: MouseEvent<HTMLElement>): Element | null {
  const spots: Spot<Element>[] = [...currentTarget.querySelectorAll(OPTION)].map(thing => ({
    ...centreOf(thing),
    thing,
  }));
  return nearestSpot({ x, y }, spots, fingerPx)?.thing ?? null;
}

function isLarge(thing: Element): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width >= largePx && height >= largePx;
}

/** Names the place aimed at, and chooses it. */
export function AimBar({ aimed, confirm }: Aim) {
  const { words } = useKit();
  return (
    aimed && (
      <div className="hk-map-aim" role="status">
        <span>{aimed.label}</span>
        <button type="button" className="hk-button hk-button-main" onClick={confirm}>
          {words.chooseThis}
        </button>
      </div>
    )
  );
}
