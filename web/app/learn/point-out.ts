// The one thing to press now. A choice often lies on several things, such as a card and its button; a lesson points out one
// of those that are seen, so that nobody has to wonder which.
import { type RefObject, useEffect } from "react";

const LEADS = "[data-leads]:not(:disabled)";

const isSeen = (thing: Element): boolean => {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
};

/** A button says what it does; a thing in a panel is larger than one on the map. */
function rank(thing: Element): number {
  if (thing instanceof HTMLButtonElement) return 0;
  return thing.closest(".hk-map") ? 2 : 1;
}

/** Marks what is to be pressed on the board beside a card with `data-press`. */
export function usePointOut(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const board = card.current?.parentElement?.querySelector(".board-space");
    if (!board) return;
    let pressed: Element | undefined;
    const point = () => {
      const [next] = [...board.querySelectorAll(LEADS)].filter(isSeen).sort((a, b) => rank(a) - rank(b));
      if (next === pressed && (!next || next.hasAttribute("data-press"))) return;
      pressed?.removeAttribute("data-press");
      next?.setAttribute("data-press", "");
      pressed = next;
    };
    const changes = new MutationObserver(point);
    changes.observe(board, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-leads", "data-tab", "data-open", "open", "hidden", "disabled"],
    });
    const sizes = new ResizeObserver(point);
    sizes.observe(board);
    point();
    return () => {
      changes.disconnect();
      sizes.disconnect();
      pressed?.removeAttribute("data-press");
    };
  }, [card]);
}
