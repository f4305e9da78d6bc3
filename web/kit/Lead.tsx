// What decides the game for one seat, as a picture and a figure.
import type { ReactNode } from "react";

interface Props {
  /** The figure in words. */
  readonly label: string;
  readonly mark: ReactNode;
  /** Ahead of all others, or the one who would be out. */
  readonly place?: "ahead" | "behind" | null;
  readonly children: ReactNode;
}

/** The figure. */
export function Lead({ label, mark, place = null, children }: Props) {
  return (
    <span className="hk-lead" title={label} data-place={place ?? undefined}>
      <span aria-hidden="true">{mark}</span>
      <span className="hk-hidden">{label}</span>
      <span aria-hidden="true">{children}</span>
    </span>
  );
}

/** Whether a value is alone at the top. */
export function isAhead(value: number, all: readonly number[]): boolean {
  return value > 0 && all.filter(each => each >= value).length === 1;
}
