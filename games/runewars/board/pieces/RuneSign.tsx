// A rune token outside the map.
import { DRAGON } from "../../content/marks.ts";
import { RuneFigure } from "./Figures.tsx";

/** The back of a token, or a dragon rune. */
export function RuneSign({ size, isDragon = false }: { size: number; isDragon?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="-18 -18 36 36" aria-hidden="true">
      <RuneFigure rune={isDragon ? DRAGON : 3} isUp={false} />
    </svg>
  );
}
