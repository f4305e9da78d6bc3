// Where a card lies on a small board so that it covers as little as possible of what it speaks of.
import { type RefObject, useEffect, useState } from "react";

/** Where the card lies. */
export type BoardSide = "top" | "bottom";

/** From where to where something reaches, from top to bottom. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How much of the things a card covers, counted in things. */
function covered(card: Span, things: readonly Span[]): number {
  return things.reduce((sum, { top, bottom }) => {
    const common = Math.min(card.bottom, bottom) - Math.max(card.top, top);
    return sum + (common > 0 ? common / (bottom - top) : 0);
  }, 0);
}

/** The side on which less is covered; where it is the same the card stays. */
export function clearSide(at: BoardSide, spots: Readonly<Record<BoardSide, Span>>, things: readonly Span[]): BoardSide {
  const other = at === "top" ? "bottom" : "top";
  return covered(spots[other], things) < covered(spots[at], things) ? other : at;
}

/** The spans of what is lit; where nothing is, of what can be chosen. */
function thingsOf(board: Element): Span[] {
  const lit = [...board.querySelectorAll("[data-lit]")];
  const things = lit.length > 0 ? lit : [...board.querySelectorAll('[data-state="option"]')];
  return things.map(thing => thing.getBoundingClientRect()).filter(({ height }) => height > 0);
}

/** How far the card stays from the edges of the board: below the question, above the end. */
const margins = { top: 76, bottom: 8 };

/** When to look after a change: at once, and when a map has moved to what is asked about. */
const LOOKS = [120, 700];

/** Follows the board around a card and tells on which side of it the card is in the way least. */
export function useClearSide(card: RefObject<HTMLElement | null>): BoardSide {
  const [side, setSide] = useState<BoardSide>("top");
  useEffect(() => {
    const board = card.current?.parentElement;
    if (!board) return;
    let timers: number[] = [];
    const look = () => {
      const { top, bottom } = board.getBoundingClientRect();
      const height = card.current?.offsetHeight ?? 0;
      const spots = {
        top: { top: top + margins.top, bottom: top + margins.top + height },
        bottom: { top: bottom - margins.bottom - height, bottom: bottom - margins.bottom },
      };
      setSide(at => clearSide(at, spots, thingsOf(board)));
    };
    const lookSoon = () => {
      timers.forEach(clearTimeout);
      timers = LOOKS.map(ms => Number(setTimeout(look, ms)));
    };
    const changes = new MutationObserver(lookSoon);
    changes.observe(board, { subtree: true, childList: true, attributeFilter: ["data-lit", "data-state"] });
    lookSoon();
    return () => {
      changes.disconnect();
      timers.forEach(clearTimeout);
    };
  }, [card]);
  return side;
}
