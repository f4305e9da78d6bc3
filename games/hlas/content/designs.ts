// Versions of our own designs: what a game that was begun on earlier ones keeps (HLAS-092, HLAS-225).
import { table } from "#kernel/content.ts";
import { levels } from "./numbers.ts";
import { type TacticId, tactics } from "./tactics.ts";

/** The version that new games are played with. */
export const DESIGNS = 4;

interface Earlier {
  /** Strength of the Capital levels, level 1 first; none where it is as today. */
  readonly strengths: readonly number[];
  readonly tacticVp: Readonly<Partial<Record<TacticId, number>>>;
  /** What two Warriors at once cost where an ability allows it; none where it is as today. */
  readonly warriorPair?: number;
}

/** By version what was different then. */
const earlier: Readonly<Record<string, Earlier>> = table("hlas", "earlierDesigns", {
  "1": { strengths: [4, 6, 8], tacticVp: { "fall-back": -1, ambush: 2 }, warriorPair: 3 },
  "2": { strengths: [], tacticVp: { "fall-back": -2, ambush: 2 }, warriorPair: 3 },
  "3": { strengths: [], tacticVp: { "fall-back": -2 }, warriorPair: 5 },
});

/** HLAS-092: the Strength of a Capital level from 1. */
export const levelStrength = (designs: number, level: number): number =>
  earlier[designs]?.strengths[level - 1] ?? levels[level - 1]!.strength;

/** HLAS-225: the VP of a Tactic card. */
export const tacticVp = (designs: number, card: TacticId): number =>
  earlier[designs]?.tacticVp[card] ?? tactics[card].vp;

/** HLAS-068: the Food for two Warriors at once, of which an ability says so much today. */
export const warriorPair = (designs: number, today: number): number => earlier[designs]?.warriorPair ?? today;
