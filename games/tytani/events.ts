// Everything that happens visibly. Log, animation and statistics are made from these; `view/events.ts` says who sees what.
import type { Army } from "./content/army.ts";
import type { UsableId } from "./content/effects.ts";
import type { MissionId } from "./content/missions.ts";
import type { NationCardId } from "./content/nation-cards.ts";
import type { NationId } from "./content/nations.ts";
import type { ActionId, OrderId } from "./content/orders.ts";
import type { RegionId } from "./content/regions.ts";
import type { ScenarioId } from "./content/scenarios.ts";
import type { DifficultyId, SoloCardId } from "./content/solo.ts";
import type { SupportId } from "./content/support.ts";
import type { UnitType } from "./content/units.ts";
import type { Bonus, DicePurpose, Die } from "./frames.ts";
import type { Score, Who } from "./state.ts";

/** Why Support cards came. */
export type DrawCause = "setup" | "phase" | "structure" | "loser" | "effect" | "reinforcement";
/** Why Support cards went. */
export type DiscardCause = "payment" | "reroll" | "limit" | "effect" | "enemy";
/** Why units came to the map. */
export type DeployCause = "deployment" | "titan" | "setup";
/** Why units moved. */
export type MoveCause = "move" | "return" | "retreat" | "conquest";
/** Why units were lost. */
export type LossCause = "losses" | "noRetreat" | "noRoom";

/** A fact of the game. */
export type TytaniEvent =
  | {
      type: "gameSetUp";
      scenario: ScenarioId;
      rounds: number;
      isFree: boolean;
      isCapture: boolean;
      isAdvanced: boolean;
      difficulty: DifficultyId | "";
    }
  | { type: "nationChosen"; who: Who; nation: NationId; isFirst: boolean }
  | { type: "positionTaken"; who: Who; printed: NationId; capital: RegionId }
  | { type: "armyPlaced"; who: Who; nation: NationId; capital: RegionId; units: { at: RegionId; army: Army }[] }
  | { type: "unitsDeployed"; who: Who; unit: UnitType; at: RegionId; cause: DeployCause }
  | { type: "supportDrawn"; who: Who; count: number; cards: SupportId[] | null; cause: DrawCause; cites?: string }
  | { type: "supportTaken"; who: Who; card: SupportId }
  | { type: "supportDiscarded"; who: Who; card: SupportId; cause: DiscardCause }
  | { type: "supportStolen"; who: Who; from: Who; card: SupportId | null }
  | { type: "supportRevealed"; cards: SupportId[] }
  | { type: "supportShuffled"; count: number }
  | { type: "nationCardBought"; who: Who; card: NationCardId; price: number }
  | { type: "nationCardRevealed"; who: Who; card: NationCardId }
  | { type: "nationCardsKept"; who: Who; hasBottomed: boolean; bottom: NationCardId | null }
  | { type: "missionKept"; who: Who; mission: MissionId | null }
  | { type: "missionsPassed"; count: number }
  | { type: "missionsDrawn"; who: Who; count: number; missions: MissionId[] | null }
  | { type: "missionClaimed"; who: Who; mission: MissionId; vp: number }
  | { type: "missionsShuffled"; count: number }
  | { type: "roundStarted"; round: number }
  | { type: "ordersDealt"; row: "pool" | "upcoming"; orders: OrderId[] }
  | { type: "ordersMovedDown"; orders: OrderId[] }
  | { type: "ordersDiscarded"; orders: OrderId[] }
  | { type: "ordersShuffled"; count: number }
  | { type: "orderRevealed"; order: OrderId; slot: number }
  | { type: "turnStarted"; who: Who; round: number; turn: number }
  | { type: "soloCardFlipped"; who: Who; card: SoloCardId }
  | { type: "ordersSwapped"; who: Who; slot: number; inTo: OrderId; out: OrderId; energy: number; cites: string }
  | { type: "orderTaken"; who: Who; order: OrderId }
  | { type: "actionStarted"; who: Who; action: ActionId }
  | { type: "actionSkipped"; who: Who; action: ActionId }
  | { type: "orderUsed"; who: Who; order: OrderId }
  | { type: "energyGained"; who: Who; amount: number; total: number }
  | { type: "energySpent"; who: Who; amount: number; total: number }
  | { type: "usableUsed"; who: Who; id: UsableId; isRotated: boolean }
  | { type: "unitsMoved"; who: Who; army: Army; from: RegionId; to: RegionId; cause: MoveCause; cites?: string }
  | { type: "attackDeclared"; who: Who; against: Who; army: Army; from: RegionId; at: RegionId }
  | { type: "regionTaken"; who: Who; at: RegionId; from: Who | null }
  | { type: "regionLeft"; who: Who; at: RegionId }
  | { type: "fortressBuilt"; who: Who; at: RegionId; left: number; cites?: string }
  | { type: "fortressTaken"; who: Who; at: RegionId }
  | { type: "fortressDestroyed"; who: Who; at: RegionId }
  | { type: "capitalDestroyed"; who: Who; at: RegionId; of: NationId }
  | { type: "capitalCaptured"; who: Who; at: RegionId; of: NationId }
  | { type: "capitalReturned"; who: Who; at: RegionId; of: NationId; cites: string }
  | {
      type: "battleStarted";
      at: RegionId;
      attacker: Who;
      defender: Who;
      attackers: Army;
      defenders: Army;
      isWalled: boolean;
    }
  | { type: "battleAvoided"; who: Who; at: RegionId }
  | { type: "diceRolled"; who: Who; at: RegionId; dice: Die[]; strength: number }
  | { type: "stageStarted"; who: Who; at: RegionId; isAttacker: boolean; strength: number; enemyStrength: number }
  | { type: "stageEnded"; who: Who; at: RegionId; strength: number }
  | { type: "supportPlayed"; who: Who; cards: SupportId[] }
  | { type: "unitBrought"; who: Who; unit: UnitType; from: RegionId; at: RegionId }
  | { type: "dieAdded"; who: Who; die: Die }
  /** `picked`: which dice of the pool, by their places. */
  | {
      type: "diceChanged";
      who: Who;
      whose: Who;
      purpose: DicePurpose;
      picked: number[];
      before: Die[];
      after: Die[];
    }
  | { type: "strengthAdded"; who: Who; bonus: Bonus; strength: number }
  | {
      type: "battleDecided";
      at: RegionId;
      winner: Who;
      loser: Who;
      attackStrength: number;
      defenceStrength: number;
      difference: number;
      counted: number;
    }
  | { type: "lossesChanged"; who: Who; delta: number }
  | { type: "unitLost"; who: Who; unit: UnitType; at: RegionId; cause: LossCause }
  | { type: "vpGained"; who: Who; amount: number; cause: keyof Score }
  | { type: "titanRaised"; who: Who; cites: string }
  | { type: "missionsDiscarded"; who: Who; missions: MissionId[] }
  | { type: "reinforcementChosen"; who: Who; reinforcement: string }
  | { type: "cardsReadied" }
  | { type: "roundEnded"; round: number }
  | { type: "gameEnded" };
