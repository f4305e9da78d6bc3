// What can lie open beside the board.
import { keep, kept } from "../kept.ts";

/** A drawer beside the board. */
export type Side = "players" | "log" | "chat" | "notes" | "rules";

const sides: readonly Side[] = ["players", "log", "chat", "notes", "rules"];

/** Below this width the drawer covers the board, so it starts closed. */
export const narrowPx = 1100;

/** The drawer left open last time. */
export function firstSide(): Side | null {
  if (innerWidth < narrowPx) return null;
  const last = kept("side");
  if (last === "none") return null;
  return sides.find(side => side === last && side !== "players") ?? null;
}

/** Remembers the open drawer. */
export function keepSide(side: Side | null): void {
  if (innerWidth >= narrowPx) keep("side", side ?? "none");
}
