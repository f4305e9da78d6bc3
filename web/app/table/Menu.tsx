// A small menu behind one button.
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

const Closing = createContext<() => void>(() => undefined);

/** Closes the menu around: what was chosen in it must be seen. */
export const useCloseMenu = () => useContext(Closing);

export function Menu({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const leave = (event: Event) => {
      const isInside = event.target instanceof Node && box.current?.contains(event.target);
      if (!isInside) setOpen(false);
    };
    addEventListener("pointerdown", leave, { signal });
    addEventListener("focusin", leave, { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && setOpen(false), { signal });
    return () => leaving.abort();
  }, [isOpen]);
  return (
    <div className="menu" ref={box}>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {isOpen && (
        <Closing value={() => setOpen(false)}>
          <div className="menu-list card">{children}</div>
        </Closing>
      )}
    </div>
  );
}
