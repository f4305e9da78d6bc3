// What a step of a lesson speaks of may lie further along a row of cards: it is brought into sight once.
import { type RefObject, useEffect } from "react";

/** Scrolls to what lights up in panels beside a card; maps move by themselves. */
export function useShowLit(card: RefObject<HTMLElement | null>, step: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a new step speaks of must be seen, even if it was lit before
  useEffect(() => {
    const board = card.current?.parentElement?.querySelector(".board-space");
    if (!board) return;
    let shown = new Set<Element>();
    const show = () => {
      const lit = [...board.querySelectorAll("[data-lit], [data-press]")].filter(thing => !thing.closest(".hk-map"));
      // From the last to the first, so that the first is seen where there is no room for all.
      if (lit.some(thing => !shown.has(thing))) {
        for (const thing of lit.toReversed()) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
      shown = new Set(lit);
      // A panel that grows must not push what is to be pressed out of sight.
      lit.find(thing => thing.hasAttribute("data-press"))?.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    const changes = new MutationObserver(show);
    changes.observe(board, { subtree: true, childList: true, attributeFilter: ["data-lit", "data-press"] });
    show();
    return () => changes.disconnect();
  }, [card, step]);
}
