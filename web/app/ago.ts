// How long ago something was, in the reader's words, and a clock for what only time changes.
import { useEffect, useState } from "react";
import { localeOf } from "./times.ts";

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "2 hours ago"; less than a minute is now. */
export function agoText(language: string, ms: number): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" });
  for (const [unit, size] of steps) if (ms >= size) return format.format(-Math.floor(ms / size), unit);
  return format.format(0, "second");
}

const LOOK_MS = 20_000;

/** The present, every now and then. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
