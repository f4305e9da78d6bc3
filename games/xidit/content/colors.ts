// The five player colours.
import { type Source, table } from "#kernel/content.ts";

/** The id of a player colour. */
export type ColorId = "blue" | "red" | "green" | "yellow" | "black";

/** A player colour. */
export interface Color {
  readonly id: ColorId;
  readonly hex: string;
  readonly source: Source;
}

/** XID-004 Every player colour; how many pieces it has is in `limits` and `components`. */
export const colors: readonly Color[] = table<Color[]>("xidit", "colors", [
  { id: "blue", hex: "#2f6fb5", source: "rulebook" },
  { id: "red", hex: "#b8322a", source: "rulebook" },
  { id: "green", hex: "#3f8f46", source: "rulebook" },
  { id: "yellow", hex: "#d9a520", source: "rulebook" },
  { id: "black", hex: "#2b2b2f", source: "rulebook" },
]);
