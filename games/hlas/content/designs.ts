// Versions of our own designs: what a game that was begun on earlier ones keeps (HLAS-092, HLAS-225).
import { table } from "#kernel/content.ts";
import { levels } from "./numbers.ts";
import { type TacticId, tactics } from "./tactics.ts";

/** The version that new games are played with. */
export const DESIGNS = 2;

interface Earlier {
  /** Strength of the Capital levels, level 1 first. */
  readonly strengths: readonly number[];
  readonly tacticVp: Readonly<Partial<Record<TacticId, number>>>;
}

/** By version what was different then. */
const earlier: Readonly<Record<string, Earlier>> = table("hlas", "earlierDesigns", {
  "1": { strengths: [4, 6, 8], tacticVp: { "fall-back": -1 } },
});

/** HLAS-092: the Strength of a Capital level from 1. */
export const levelStrength = (designs: number, level: number): number =>
  earlier[designs]?.strengths[level - 1] ?? levels[level - 1]!.strength;

/** HLAS-225: the VP of a Tactic card. */
export const tacticVp = (designs: number, card: TacticId): number =>
  earlier[designs]?.tacticVp[card] ?? tactics[card].vp;
