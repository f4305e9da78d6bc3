import type { Xidit } from "../state.ts";
export function evaluate(s: Xidit, seat: number): number {
  return s.sovereigns[seat]!;
}
