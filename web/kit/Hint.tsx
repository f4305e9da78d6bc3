// One small card that explains whatever the pointer, a long press or the focus is on: what it is, why it cannot be
// chosen, and the rule behind it. One card for the whole table, so that nothing covers anything else.
import { Popover } from "radix-ui";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { isByKeys } from "./keys.ts";
import type { KitWords } from "./words.ts";

/** What the card says. */
export interface Hint {
  readonly title?: ReactNode;
  readonly body?: ReactNode;
  /** Why not, in words. */
  readonly refused?: ReactNode;
  /** The rule behind it; offered as a link. */
  readonly rule?: string;
}

interface HintControl {
  show(anchor: Element, hint: Hint): void;
  hide(): void;
}

const HintContext = createContext<HintControl>({ show: () => {}, hide: () => {} });

/** Shows and hides the card. */
export function useHintControl(): HintControl {
  return useContext(HintContext);
}

const lingerMs = 180;

/** Holds the card of everything inside it. */
export function HintLayer(props: { children: ReactNode; words: KitWords; openRule(rule: string): void }) {
  const [shown, setShown] = useState<{ anchor: Element; hint: Hint } | null>(null);
  const leaving = useRef(0);
  const stay = useCallback(() => clearTimeout(leaving.current), []);
  const control = useMemo<HintControl>(
    () => ({
      show(anchor, hint) {
        clearTimeout(leaving.current);
        setShown({ anchor, hint });
      },
      hide() {
        clearTimeout(leaving.current);
        leaving.current = Number(setTimeout(() => setShown(null), lingerMs));
      },
    }),
    [],
  );
  const anchor = useMemo(
    () => ({ current: { getBoundingClientRect: () => shown?.anchor.getBoundingClientRect() ?? new DOMRect() } }),
    [shown],
  );
  return (
    <HintContext value={control}>
      {props.children}
      <Popover.Root open={shown !== null} onOpenChange={open => !open && setShown(null)}>
        <Popover.Anchor virtualRef={anchor} />
        <Popover.Portal>
          <Popover.Content
            className="hk-hint"
            // A card with nothing to press must not keep anybody from pressing what lies below it.
            data-passive={shown?.hint.rule === undefined || undefined}
            // What one wants next mostly lies below: the hand, the buttons, the finger.
            side="top"
            sideOffset={8}
            collisionPadding={8}
            onOpenAutoFocus={event => event.preventDefault()}
            onCloseAutoFocus={event => event.preventDefault()}
            onPointerEnter={stay}
            onPointerLeave={control.hide}
            role="status"
          >
            {shown && <HintCard hint={shown.hint} words={props.words} openRule={props.openRule} />}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </HintContext>
  );
}

/** The card itself, also usable where it stands still. */
export function HintCard({ hint, words, openRule }: { hint: Hint; words: KitWords; openRule(rule: string): void }) {
  const { title, body, refused, rule } = hint;
  return (
    <>
      {title && <div className="hk-hint-title">{title}</div>}
      {body && <div className="hk-hint-body">{body}</div>}
      {refused && (
        <div className="hk-hint-refused">
          <strong>{words.whyNot}:</strong> {refused}.
        </div>
      )}
      {rule && (
        <button type="button" className="hk-link" onClick={() => openRule(rule)}>
          {words.rule(rule)}
        </button>
      )}
    </>
  );
}

const hoverMs = 320;
const pressMs = 450;

/** Handlers that open the card for one thing: hover with a short wait, long press on touch, keyboard focus; `?` opens the rule. */
export function useHint(hint: Hint | null, openRule: (rule: string) => void) {
  const { show, hide } = useHintControl();
  const waiting = useRef(0);
  const shownAt = useRef<Element | null>(null);
  const isHeld = useRef(false);
  const latest = useRef(hint);
  latest.current = hint;
  // What changes while the card is open, or is found out, changes on it too.
  useEffect(() => {
    if (!shownAt.current) return;
    if (hint) show(shownAt.current, hint);
    else hide();
  }, [hint, show, hide]);
  // A thing that leaves the board takes its card with it.
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      if (shownAt.current) hide();
    },
    [hide],
  );
  if (!hint) return {};
  const later = (anchor: Element, ms: number) => {
    clearTimeout(waiting.current);
    waiting.current = Number(
      setTimeout(() => {
        shownAt.current = anchor;
        if (latest.current) show(anchor, latest.current);
      }, ms),
    );
  };
  const leave = () => {
    clearTimeout(waiting.current);
    shownAt.current = null;
    hide();
  };
  return {
    onPointerEnter: (event: React.PointerEvent) => event.pointerType === "mouse" && later(event.currentTarget, hoverMs),
    onPointerLeave: leave,
    onPointerDown: (event: React.PointerEvent) => {
      leave();
      if (event.pointerType !== "mouse") later(event.currentTarget, pressMs);
    },
    onPointerUp: () => {
      clearTimeout(waiting.current);
      isHeld.current = shownAt.current !== null && latest.current !== null;
    },
    // A finger that was held down to read has not chosen.
    onClickCapture: (event: React.MouseEvent) => {
      if (isHeld.current && event.nativeEvent.isTrusted) event.stopPropagation();
      isHeld.current = false;
    },
    onPointerCancel: leave,
    onFocus: (event: React.FocusEvent) => isByKeys() && later(event.currentTarget, 0),
    onBlur: leave,
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === "?" && latest.current?.rule) openRule(latest.current.rule);
      // As with a press of the mouse, what was chosen needs no explaining any more.
      if (event.key === "Escape" || event.key === "Enter" || event.key === " ") leave();
    },
  };
}
