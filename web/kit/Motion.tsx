// What moves on a map while an event is played: things that travel, come, fall, or are pointed at. Everything ends where
// the next picture begins; how long it takes stands in `--ms`.
import type { CSSProperties, ReactNode } from "react";
import type { GameEvent } from "#kernel/procedure.ts";
import type { Playing } from "./board.ts";
import type { Point } from "./ink.ts";

/** The event being played: which one, and for how long. */
type Moment = Pick<Playing<GameEvent>, "id" | "ms">;

const lasting = ({ ms }: Moment): CSSProperties => ({ "--ms": `${ms}ms` }) as CSSProperties;

/** The layer of a map on which an event is played; a new event starts over. */
export function MotionLayer({ playing, children }: { playing: Moment; children: ReactNode }) {
  return (
    <g key={playing.id} style={lasting(playing)} pointerEvents="none" className="hk-motion">
      {children}
    </g>
  );
}

/** What is shown over the map for a moment. */
export function SceneLayer({ playing, className, children }: SceneProps) {
  return (
    <div
      key={playing.id}
      className={className ? `hk-scenes ${className}` : "hk-scenes"}
      style={lasting(playing)}
      role="status"
    >
      {children}
    </div>
  );
}

interface SceneProps {
  readonly playing: Moment;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A thing on its way; nothing if it comes from or goes to nowhere. */
export function Travel({ from, to, children }: { from: Point | null; to: Point | null; children: ReactNode }) {
  if (!from || !to) return null;
  const style = { "--dx": `${to[0] - from[0]}px`, "--dy": `${to[1] - from[1]}px` } as CSSProperties;
  return (
    <g transform={`translate(${from[0]} ${from[1]})`}>
      <g className="hk-travel" style={style}>
        {children}
      </g>
    </g>
  );
}

/** How a thing that stands somewhere moves: it comes, falls, is turned over, or appears. */
export type Move = "rise" | "fall" | "turn" | "fade-in";

/** A thing that comes to a place or leaves it. */
export function Stand({ at, move, children }: { at: Point | null; move: Move; children: ReactNode }) {
  if (!at) return null;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <g className={`hk-${move}`}>{children}</g>
    </g>
  );
}

/** A ring that points at a place. */
export function Ring({ at, radius }: { at: Point | null; radius: number }) {
  if (!at) return null;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <circle r={radius} className="hk-ring" />
    </g>
  );
}
