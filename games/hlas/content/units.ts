// Units: Heroes, Warriors, Serfs and Vessels. Heroes and Vessels of each faction are in its own table; all factions'
// pieces of one kind have the same Strength, Speed and price.
import { frozen, type Source, table } from "#kernel/content.ts";
import type { Price } from "./resources.ts";

/** HLAS-006: a Unit of a realm. Heroes and Vessels are single pieces, Serfs and Warriors are alike. */
export type Piece = "serf" | "warrior" | "hero-1" | "hero-2" | "hero-3" | "sea-vessel" | "air-vessel";

/** HLAS-007: what a piece is; "unit" is any of them, a Tower is none. */
export type Kind = "serf" | "warrior" | "hero" | "sea-vessel" | "air-vessel" | "unit" | "tower";

export const pieces: readonly Piece[] = frozen([
  "serf",
  "warrior",
  "hero-1",
  "hero-2",
  "hero-3",
  "sea-vessel",
  "air-vessel",
]);
export const landPieces: readonly Piece[] = frozen(["serf", "warrior", "hero-1", "hero-2", "hero-3"]);
export const heroPieces: readonly Piece[] = frozen(["hero-1", "hero-2", "hero-3"]);
export const singlePieces: readonly Piece[] = frozen([...heroPieces, "sea-vessel", "air-vessel"]);

/** What all pieces of a kind have in common. */
export interface PieceFacts {
  readonly kind: Exclude<Kind, "unit" | "tower">;
  readonly count: number;
  readonly strength: number;
  readonly speed: number;
  readonly cost: Price;
  /** Two of them at once, for one price (HLAS-068). */
  readonly pair?: Price;
  readonly vp: number;
  /** Whether it may pay for a Tactic card with itself (HLAS-241). */
  readonly canBeSacrificed: boolean;
  readonly source: Source;
}

export const pieceFacts: Readonly<Record<Piece, PieceFacts>> = table<Record<Piece, PieceFacts>>("hlas", "pieceFacts", {
  serf: {
    kind: "serf",
    count: 12,
    strength: 1,
    speed: 2,
    cost: { food: 1 },
    pair: { food: 3 },
    vp: 0,
    canBeSacrificed: true,
    source: "rulebook",
  },
  warrior: {
    kind: "warrior",
    count: 5,
    strength: 2,
    speed: 3,
    cost: { food: 2 },
    vp: 1,
    canBeSacrificed: true,
    source: "rulebook",
  },
  "hero-1": hero(4, 1, { food: 3, ore: 2 }),
  "hero-2": hero(3, 2, { food: 3, mana: 2 }),
  "hero-3": hero(2, 4, { food: 5 }),
  "sea-vessel": vessel("sea-vessel", 3, 3, { food: 2, ore: 2 }),
  "air-vessel": vessel("air-vessel", 2, 2, { food: 2, mana: 2 }),
});

function hero(strength: number, speed: number, cost: Price): PieceFacts {
  return { kind: "hero", count: 1, strength, speed, cost, vp: 2, canBeSacrificed: true, source: "public" };
}

function vessel(kind: "sea-vessel" | "air-vessel", strength: number, speed: number, cost: Price): PieceFacts {
  return { kind, count: 1, strength, speed, cost, vp: 2, canBeSacrificed: false, source: "public" };
}

export const TOWER_STRENGTH = 3;
export const TOWERS = 3;

/** Whether a piece is of one of the kinds; a Tower never is. */
export function isOfKind(piece: Piece, kinds: readonly Kind[]): boolean {
  const { kind } = pieceFacts[piece];
  for (const each of kinds) if (each === kind || each === "unit") return true;
  return false;
}
