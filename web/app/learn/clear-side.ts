// Where a card lies on a small board so that it covers as little as possible of what it speaks of.
import { type RefObject, useEffect, useState } from "react";

/** Where the card lies. */
export type BoardSide = "top" | "bottom";

/** From where to where something reaches, from top to bottom. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Something that should not be covered, and how much it matters. */
export interface Thing extends Span {
  readonly weight: number;
}

/** How much of the things a card covers. */
function covered(card: Span, things: readonly Thing[]): number {
  return things.reduce((sum, { top, bottom, weight }) => {
    const common = Math.min(card.bottom, bottom) - Math.max(card.top, top);
    return sum + (common > 0 ? (weight * common) / (bottom - top) : 0);
  }, 0);
}

/** The side on which less is covered; where it is the same the card stays. */
export function clearSide(
  at: BoardSide,
  spots: Readonly<Record<BoardSide, Span>>,
  things: readonly Thing[],
): BoardSide {
  const other = at === "top" ? "bottom" : "top";
  return covered(spots[other], things) < covered(spots[at], things) ? other : at;
}

/** A button that ends what one is doing: once it can be pressed it matters more than the place just chosen. */
const MAIN = 1.5;

/** What is lit, or, where nothing is, what can be chosen; and the buttons that send it. */
function thingsOf(board: Element, card: Element | null): Thing[] {
  const spans = (selector: string, weight: number): Thing[] =>
    [...board.querySelectorAll(selector)]
      .filter(thing => !card?.contains(thing))
      .map(thing => thing.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, bottom }) => ({ top, bottom, weight }));
  const lit = spans("[data-lit]", 1);
  const things = lit.length > 0 ? lit : spans('[data-state="option"]', 1);
  return [...things, ...spans(".hk-button-main:not(:disabled)", MAIN)];
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
      setSide(at => clearSide(at, spots, thingsOf(board, card.current)));
    };
    const lookSoon = () => {
      timers.forEach(clearTimeout);
      timers = LOOKS.map(ms => Number(setTimeout(look, ms)));
    };
    const changes = new MutationObserver(lookSoon);
    changes.observe(board, { subtree: true, childList: true, attributeFilter: ["data-lit", "data-state", "disabled"] });
    lookSoon();
    return () => {
      changes.disconnect();
      timers.forEach(clearTimeout);
    };
  }, [card]);
  return side;
}
