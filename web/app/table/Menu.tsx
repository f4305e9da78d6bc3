// A small menu behind one button.
import { type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

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
      {isOpen && <div className="menu-list card">{children}</div>}
    </div>
  );
}
