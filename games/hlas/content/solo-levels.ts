// How strong the solo enemy is. What its cards and its board say is the hardest level; easier ones take something off.
import { table } from "#kernel/content.ts";
import type { Price } from "./resources.ts";
import { track } from "./solo-boards.ts";
import { type SoloCardId, soloCards } from "./solo-cards.ts";

export type SoloLevelId = "jester" | "herald" | "page" | "archer" | "sergeant" | "squire" | "knight" | "lord";

/**
 * What a level changes (HLAS-480): cards a round, Strength and VP of a card in a battle, Ore of each space on the track, and
 * whether its armies march into the human's Capital Region.
 */
export interface SoloLevel {
  readonly cards: number;
  readonly strength: number;
  readonly vp: number;
  readonly ore: number;
  readonly siege: boolean;
}

/** Every level, the easiest first. */
export const soloLevels: Readonly<Record<SoloLevelId, SoloLevel>> = table("hlas", "soloLevels", {
  jester: { cards: 1, strength: -3, vp: -2, ore: 2, siege: false },
  herald: { cards: 1, strength: -2, vp: -1, ore: 1, siege: true },
  page: { cards: 2, strength: -3, vp: -2, ore: 2, siege: true },
  archer: { cards: 2, strength: -1, vp: -1, ore: 1, siege: true },
  sergeant: { cards: 2, strength: 0, vp: 0, ore: 0, siege: true },
  squire: { cards: 3, strength: -3, vp: -2, ore: 2, siege: true },
  knight: { cards: 3, strength: -2, vp: -1, ore: 1, siege: true },
  lord: { cards: 3, strength: 0, vp: 0, ore: 0, siege: true },
});

/** The ids from easy to hard. */
export const soloLevelIds = Object.keys(soloLevels) as readonly SoloLevelId[];
/** Games without a level have no solo enemy, or were begun when there was only one. */
export type Difficulty = SoloLevelId | "";

const asPrinted: SoloLevel = { cards: 3, strength: 0, vp: 0, ore: 0, siege: true };
const levelOf = (difficulty: Difficulty): SoloLevel => (difficulty === "" ? asPrinted : soloLevels[difficulty]);

/** HLAS-302: the enemy's cards in a round. */
export const soloTurns = (difficulty: Difficulty): number => levelOf(difficulty).cards;

/** HLAS-337: what a solo card is worth in a battle; never less than nothing. */
export function soloWorth(
  difficulty: Difficulty,
  card: SoloCardId,
): { readonly strength: number; readonly vp: number } {
  const level = levelOf(difficulty);
  const { strength, vp } = soloCards[card];
  return { strength: Math.max(0, strength + level.strength), vp: Math.max(0, vp + level.vp) };
}

/** HLAS-316: what a space of the Capital track costs; the first one nothing. */
export function trackCost(difficulty: Difficulty, space: number): Price {
  const ore = track[space]?.ore ?? 0;
  return { ore: ore === 0 ? 0 : ore + levelOf(difficulty).ore };
}

/** HLAS-480: whether the enemy marches into the human's Capital Region. */
export const besieges = (difficulty: Difficulty): boolean => levelOf(difficulty).siege;
