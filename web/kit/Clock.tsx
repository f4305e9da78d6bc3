// A clock that counts by itself and never pushes its neighbours about.
import { useEffect, useState } from "react";
import type { ClockState } from "./board.ts";
import { useKit } from "./kit.tsx";

/** Milliseconds left on a clock at a moment. */
export function leftAt(clock: ClockState, now: number): number {
  return Math.max(0, clock.left - (clock.runningSince === null ? 0 : now - clock.runningSince));
}

/** "2 d 4 h", "3:07:09", "4:05": the two or three parts that matter. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  if (days > 0) return `${days} d ${hours} h`;
  const [minutes, rest] = [Math.floor(seconds / 60) % 60, seconds % 60];
  const pad = (n: number) => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

const lowMs = 30_000;

/** Shows a clock. */
export function Clock({ clock, name }: { clock: ClockState; name: string }) {
  const { words } = useKit();
  const [now, setNow] = useState(() => Date.now());
  const isRunning = clock.runningSince !== null;
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const id = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(id);
  }, [isRunning]);
  const left = leftAt(clock, isRunning ? Math.max(now, clock.runningSince ?? 0) : now);
  const text = clockText(left);
  return (
    <span
      className="hk-clock"
      role="timer"
      aria-label={words.clock(name, text)}
      data-running={isRunning || undefined}
      data-low={(isRunning && left < lowMs) || undefined}
    >
      {text}
    </span>
  );
}
