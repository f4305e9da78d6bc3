// Where a card lies on a small board so that it covers as little as possible of what it speaks of.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { centreOf } from "#web/kit/spatial.ts";

/** From where to where something reaches, from top to bottom. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Something that should not be covered, and how much it matters. */
export interface Thing extends Span {
  readonly weight: number;
}

/** A card, the room it may lie in, and where it lies now; null when it is new. */
export interface Card {
  readonly at: number | null;
  readonly height: number;
  readonly room: Span;
}

/** How far the card stays from the edges of the board and from what it must not cover. */
const GAP = 6;

/** The height of a card that leaves what is to be pressed free, above or below it: a card without room is scrolled. */
export function clearHeight({ height, room }: Omit<Card, "at">, pressed: readonly Span[]): number {
  return pressed.reduce(
    (least, { top, bottom }) => Math.min(least, Math.max(top - room.top, room.bottom - bottom) - GAP),
    height,
  );
}

/** How much of the things a card covers that begins at a height. */
function covered(top: number, height: number, things: readonly Thing[]): number {
  return things.reduce((sum, thing) => {
    const common = Math.min(top + height, thing.bottom) - Math.max(top, thing.top);
    return sum + (common > 0 ? (thing.weight * common) / (thing.bottom - thing.top) : 0);
  }, 0);
}

/** A card does not jump about for less than this. */
const PATIENCE = 0.4;

/**
 * Where the card covers least: at the lower or upper end of its room, or just below or above something. It stays where
 * it is as long as little would be gained by moving.
 */
export function clearSpot({ at, height, room }: Card, things: readonly Thing[]): number {
  const within = (top: number) => Math.max(room.top, Math.min(top, room.bottom - height));
  const besides = things.flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - height]);
  const spots = [room.bottom - height, room.top, ...besides].map(within);
  const start = within(at ?? room.bottom);
  const best = spots.reduce(
    (least, top) => {
      const cost = covered(top, height, things);
      return cost < least.cost ? { top, cost } : least;
    },
    { top: start, cost: covered(start, height, things) - (at === null ? 0 : PATIENCE) },
  );
  return best.top;
}

/** What is lit. */
const LIT = 1;
/** What is to be pressed: all else may be covered rather than its middle. */
const ASKED = 100;
/** From the middle of what is to be pressed to where a finger still hits it. */
const FINGER = 26;
/** The most of the board that a card may take. */
const SHARE = 0.62;
/** A button that ends what one is doing. */
const MAIN = 1.5;
/** Another button of a panel, and at most all of them together. */
const BUTTON = 0.8;
const BUTTONS = 2.4;
/** What else can be chosen but is not lit, all of it together. */
const REST = 1;
const IS_ASKED = "[data-press]";
const IS_LIT = "[data-lit]:not([data-press])";
const IS_MAIN = ".hk-button-main:enabled:not([data-press])";
const IS_BUTTON = ".hk-button:enabled:not([data-press], .hk-button-main)";
const IS_REST = `:is([data-state="option"], button:enabled):not([data-press], button.hk-button)`;
/** What serves to look about does not count. */
const LOOKING = ".hk-map-controls, .hk-map-hidden, .hk-tabs";

/** The part of a thing that is seen; null when it is cut off or lies under something else than the card. */
function seen(thing: Element, board: Element, card: Element): Span | null {
  const map = thing.closest(".hk-map");
  const box = thing.getBoundingClientRect();
  const frame = (map ?? board).getBoundingClientRect();
  const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
  if (bottom <= top) return null;
  const over = document
    .elementsFromPoint((box.left + box.right) / 2, (top + bottom) / 2)
    .find(each => !card.contains(each));
  return over && ((map ?? thing).contains(over) || over.contains(thing)) ? { top, bottom } : null;
}

/** The middle of what is to be pressed, as large as a finger. */
function pressedOn(board: Element, { top, bottom }: Span): Span[] {
  return [...board.querySelectorAll(IS_ASKED)]
    .map(thing => centreOf(thing).y)
    .filter(y => y > top && y < bottom)
    .map(y => ({ top: y - FINGER, bottom: y + FINGER }));
}

/** What is lit, the buttons that send what was chosen, and what else can be chosen. */
function thingsOf(board: Element, card: Element, pressed: readonly Span[]): Thing[] {
  const spans = (selector: string): Span[] =>
    [...board.querySelectorAll(selector)]
      .filter(thing => !card.contains(thing) && !thing.closest(LOOKING))
      .map(thing => seen(thing, board, card))
      .filter(span => span !== null);
  const weigh = (found: readonly Span[], each: number, all: number): Thing[] =>
    found.map(span => ({ ...span, weight: Math.min(each, all / found.length) }));
  return [
    ...weigh(pressed, ASKED, Number.POSITIVE_INFINITY),
    ...weigh(spans(IS_ASKED), LIT, Number.POSITIVE_INFINITY),
    ...weigh(spans(IS_LIT), LIT, Number.POSITIVE_INFINITY),
    ...weigh(spans(IS_MAIN), MAIN, Number.POSITIVE_INFINITY),
    ...weigh(spans(IS_BUTTON), BUTTON, BUTTONS),
    ...weigh(spans(IS_REST), REST, REST),
  ];
}

/** When to look after a change: soon, and when a map has moved to what is asked about. */
const SOON = 120;
const LATER = 700;
/** Calls `look` now and whenever something on the board changes what matters; returns how to stop. */
function watch(board: Element, card: Element, look: () => void): () => void {
  let soon: number | undefined;
  let later: number | undefined;
  const lookSoon = () => {
    soon ??= Number(
      setTimeout(() => {
        soon = undefined;
        look();
      }, SOON),
    );
    clearTimeout(later);
    later = Number(setTimeout(look, LATER));
  };
  const changes = new MutationObserver(lookSoon);
  changes.observe(board, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-lit", "data-press", "data-state", "disabled"],
  });
  const sizes = new ResizeObserver(lookSoon);
  sizes.observe(board);
  sizes.observe(card);
  board.addEventListener("scroll", lookSoon, true);
  return () => {
    board.removeEventListener("scroll", lookSoon, true);
    changes.disconnect();
    sizes.disconnect();
    clearTimeout(soon);
    clearTimeout(later);
  };
}

/** How far from the top of its parent a card begins, and how high it may be. */
interface Place {
  readonly top: number;
  readonly maxHeight: number | undefined;
}

/** Follows the board beside a card and tells where the card is in the way least. */
export function useClearSpot(card: RefObject<HTMLElement | null>, step: number): Place | undefined {
  const [place, setPlace] = useState<Place>();
  const look = useRef((_isNew: boolean) => {});
  look.current = isNew => {
    const [own, parent] = [card.current, card.current?.parentElement];
    const board = parent?.querySelector(".board-space");
    if (!own || !parent || !board || own.offsetHeight === 0) return;
    const origin = parent.getBoundingClientRect().top;
    const space = board.getBoundingClientRect();
    const room = { top: space.top + GAP, bottom: space.bottom - GAP };
    const at = isNew || place === undefined ? null : place.top + origin;
    const whole = own.scrollHeight + own.offsetHeight - own.clientHeight;
    const most = Math.min(whole, parent.clientHeight * SHARE);
    const pressed = pressedOn(board, room);
    const height = clearHeight({ height: most, room }, pressed);
    const top = Math.round(clearSpot({ at, height, room }, thingsOf(board, own, pressed)) - origin);
    const maxHeight = height < whole ? Math.floor(height) : undefined;
    if (top !== place?.top || maxHeight !== place.maxHeight) setPlace({ top, maxHeight });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step speaks of something else
  useLayoutEffect(() => {
    look.current(true);
    // Once more before it is painted: the board lights up what the step speaks of after the step is there.
    const frame = requestAnimationFrame(() => look.current(true));
    return () => cancelAnimationFrame(frame);
  }, [step]);
  useEffect(() => {
    const [own, board] = [card.current, card.current?.parentElement?.querySelector(".board-space")];
    return own && board ? watch(board, own, () => look.current(false)) : undefined;
  }, [card]);
  return place;
}
