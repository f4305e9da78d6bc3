// A thing on the board that may be pointed at: lights up when it can be chosen, says why when it cannot, shows a
// ghost when its choice is on the way, and answers mouse, finger and keyboard alike.
import {
  createElement,
  type HTMLAttributes,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type SVGAttributes,
} from "react";
import type { Refusal } from "#kernel/procedure.ts";
import type { Sentence as Words } from "#kernel/texts.ts";
import { type Hint, useHint } from "./Hint.tsx";
import { useKit } from "./kit.tsx";
import type { Offer } from "./options.ts";
import { Sentence } from "./Sentence.tsx";
import { useLeads } from "./surroundings.ts";

/** What a target needs. */
export interface TargetProps {
  /** The reference of the thing, as used in sentences ("city:5"). */
  readonly place: string;
  /** Other references that mean this thing ("threat:5" for a city). */
  readonly also?: readonly string[];
  /** The thing and its state in words, for screen readers. */
  readonly label: string;
  readonly offer: Offer;
  /** `g` inside a map, `div` elsewhere. */
  readonly as?: "g" | "div" | "li" | "span";
  readonly className?: string;
  readonly hint?: Hint | null;
  readonly transform?: string;
  readonly children: ReactNode;
  /** Whether a click does what a lesson asks for, where that does not follow from the choices. */
  readonly leads?: boolean;
  /** A click, tap, Enter or space on a thing that has choices. */
  onPick?(): void;
  want?(): void;
  why?(refusal: Refusal): Words;
}

const none: readonly string[] = [];

type State = "option" | "pending" | "refused" | "idle";

function stateOf(offer: Offer): State {
  if (offer.pending) return "pending";
  if (offer.choices.length > 0) return "option";
  return offer.refusal ? "refused" : "idle";
}

/** Wraps a thing on the board; one that cannot be chosen is drawn again only when it looks different. */
export const Target = memo(TargetView, isSame);

/** Whether a thing looks and behaves as before: what a press does matters only where there is something to choose. */
function isSame(before: TargetProps, after: TargetProps): boolean {
  const { choices, refusal } = after.offer;
  const isIdle = before.offer === after.offer && choices.length === 0 && refusal === null;
  const names = Object.keys(after) as (keyof TargetProps)[];
  const isUnused = (name: keyof TargetProps) =>
    isIdle && (name === "onPick" || name === "why") && before[name] && after[name];
  return (
    names.length === Object.keys(before).length &&
    names.every(name => isUnused(name) || Object.is(before[name], after[name]))
  );
}

function TargetView(props: TargetProps) {
  const { place, also = none, label, offer, as = "g", className, transform, children, onPick, want } = props;
  const { lit, onRef, openRule } = useKit();
  const leadsTo = useLeads();
  const hint = hintOf(props);
  const handlers = useHint(hint, openRule);
  const state = stateOf(offer);
  const pick = state === "option" && onPick ? onPick : undefined;
  const isLive = pick !== undefined || hint !== null || want !== undefined;
  const point = () => {
    onRef(place);
    if (state === "idle") want?.();
  };
  const attributes: HTMLAttributes<Element> & SVGAttributes<Element> & Record<`data-${string}`, unknown> = {
    ...handlers,
    className: className ? `hk-target ${className}` : "hk-target",
    transform,
    "data-place": place,
    "data-state": state,
    "data-target": isLive || undefined,
    "data-lit": [place, ...also].some(each => lit.has(each)) || undefined,
    "data-leads": (pick && (props.leads ?? leadsTo(offer.choices))) || undefined,
    role: isLive ? "button" : undefined,
    tabIndex: isLive ? 0 : undefined,
    "aria-label": isLive ? label : undefined,
    "aria-disabled": isLive && !pick ? true : undefined,
    onClick: pick,
    onPointerEnter: both(point, handlers.onPointerEnter),
    onPointerLeave: both(() => onRef(null), handlers.onPointerLeave),
    onFocus: both(point, handlers.onFocus),
    onBlur: both(() => onRef(null), handlers.onBlur),
    onKeyDown: (event: KeyboardEvent) => {
      handlers.onKeyDown?.(event);
      if (!pick || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      pick();
    },
  };
  return createElement(as as string, attributes, children);
}

function both<A>(first: () => void, second: ((event: A) => void) | undefined): (event: A) => void {
  return event => {
    first();
    second?.(event);
  };
}

function hintOf({ hint, offer, why }: TargetProps): Hint | null {
  const { refusal } = offer;
  if (!refusal || !why || offer.choices.length > 0) return hint ?? null;
  return { ...hint, refused: <Sentence sentence={why(refusal)} />, rule: refusal.rule };
}
