// The eight cards that lead the solo enemy (HLAS-297, HLAS-305 to HLAS-338).
import { frozen, type Source, table } from "#kernel/content.ts";
import type { TacticId } from "./tactics.ts";

export type SoloCardId =
  | "solo-recruit-1"
  | "solo-recruit-2"
  | "solo-build-track"
  | "solo-build-structures"
  | "solo-research"
  | "solo-tax"
  | "solo-attack-1"
  | "solo-attack-2";

export type SoloAction = "recruit" | "build-track" | "build-structures" | "research" | "tax" | "attack";

/** A solo card: an action, a direction in degrees, and what it is worth in a battle. */
export interface SoloCard {
  readonly id: SoloCardId;
  readonly action: SoloAction;
  readonly compass: number;
  readonly strength: number;
  readonly vp: number;
  readonly attackerTactic: TacticId;
  readonly defenderTactic: TacticId;
  readonly source: Source;
}

export const soloCardList: readonly SoloCard[] = table<readonly SoloCard[]>("hlas", "soloCards", [
  {
    id: "solo-recruit-1",
    action: "recruit",
    compass: 0,
    strength: 2,
    vp: 1,
    attackerTactic: "charge",
    defenderTactic: "shield-wall",
    source: "designed",
  },
  {
    id: "solo-recruit-2",
    action: "recruit",
    compass: 135,
    strength: 3,
    vp: 1,
    attackerTactic: "first-strike",
    defenderTactic: "conscripts",
    source: "designed",
  },
  {
    id: "solo-build-track",
    action: "build-track",
    compass: 270,
    strength: 4,
    vp: 1,
    attackerTactic: "ambush",
    defenderTactic: "first-strike",
    source: "designed",
  },
  {
    id: "solo-build-structures",
    action: "build-structures",
    compass: 45,
    strength: 3,
    vp: 1,
    attackerTactic: "charge",
    defenderTactic: "charge",
    source: "designed",
  },
  {
    id: "solo-research",
    action: "research",
    compass: 180,
    strength: 5,
    vp: 2,
    attackerTactic: "first-strike",
    defenderTactic: "shield-wall",
    source: "designed",
  },
  {
    id: "solo-tax",
    action: "tax",
    compass: 315,
    strength: 2,
    vp: 1,
    attackerTactic: "ambush",
    defenderTactic: "stand-together",
    source: "designed",
  },
  {
    id: "solo-attack-1",
    action: "attack",
    compass: 90,
    strength: 5,
    vp: 2,
    attackerTactic: "charge",
    defenderTactic: "shield-wall",
    source: "designed",
  },
  {
    id: "solo-attack-2",
    action: "attack",
    compass: 225,
    strength: 6,
    vp: 2,
    attackerTactic: "ambush",
    defenderTactic: "first-strike",
    source: "designed",
  },
]);

export const soloCards = frozen(
  Object.fromEntries(soloCardList.map(card => [card.id, card])) as Record<SoloCardId, SoloCard>,
);
