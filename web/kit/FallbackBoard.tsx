// A board for any registered game, made from options and texts alone: plain, complete, playable from the first day.
import type { GameEvent } from "#kernel/procedure.ts";
import type { AnyBoard, BoardProps, Motion } from "./board.ts";
import { TextBoard } from "./TextBoard.tsx";

function FallbackBoard(props: BoardProps<unknown, GameEvent>) {
  return (
    <div className="hk-fallback">
      <TextBoard {...props} />
    </div>
  );
}

function Emblem({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M4 4h16v9c0 4-3 6-8 8-5-2-8-4-8-8z M4 10h16 M12 4v17"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
      />
    </svg>
  );
}

/** Every event is told for a moment; none moves anything. */
const told: Motion = { kind: "pulse", ms: 350 };

/** The board of a game that has none of its own. */
export const fallbackBoard: AnyBoard = {
  Board: FallbackBoard,
  animate: new Proxy({}, { get: () => () => told }),
  palette: { light: {}, dark: {} },
  Emblem,
};
