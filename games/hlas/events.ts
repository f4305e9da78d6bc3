// Everything that happens visibly. Log, animation and statistics are made from these; `view/events.ts` says who sees what.
import type { Seat } from "#kernel/procedure.ts";
import type { SlotId } from "./content/actions.ts";
import type { FactionId } from "./content/faction.ts";
import type { Place } from "./content/marks.ts";
import type { Region } from "./content/regions.ts";
import type { Resource } from "./content/resources.ts";
import type { SoloCardId } from "./content/solo-cards.ts";
import type { SpellId } from "./content/spells.ts";
import type { TacticId } from "./content/tactics.ts";
import type { TokenId } from "./content/tokens.ts";
import type { Piece } from "./content/units.ts";
import type { LossCause } from "./frames.ts";
import type { Objective, Rulings } from "./state.ts";

/** Why resources came or went. */
export type ResourceCause =
  | "recruit"
  | "build"
  | "upgrade"
  | "tower"
  | "tax"
  | "gift"
  | "cast"
  | "spell"
  | "token"
  | "ability"
  | "tactic"
  | "harvest"
  | "theft"
  | "exchange"
  | "move";
/** Why VP came or went. */
export type VpCause = "battle" | "capital" | "spell" | "tactic" | "token" | "ability" | "card";
/** Why pieces came into play or moved. */
export type MoveCause =
  | "march"
  | "sail"
  | "fly"
  | "spell"
  | "ability"
  | "token"
  | "retreat"
  | "conscripts"
  | "board"
  | "enemy";

/** A part of a side's Strength, with its source: "base", an ability, a spell, a token or a Tactic card. */
export interface Part {
  source: string;
  amount: number;
}

/** A fact of the game. */
export type HlasEvent =
  | { type: "gameSetUp"; first: Seat; teams: boolean; solo: boolean }
  | { type: "factionTaken"; seat: Seat; faction: FactionId }
  | { type: "taxLaid"; tax: Resource[] }
  | { type: "capitalPlaced"; seat: Seat; at: Region }
  | { type: "continentExcluded"; seat: Seat; continent: number }
  | { type: "tokensLaid"; land: number; sea: number }
  | { type: "roundStarted"; round: number; first: Seat; isLast: boolean }
  | { type: "actionChosen"; seat: Seat; slot: SlotId; via: "token" | "repeat" | "muster" }
  | { type: "actionSkipped"; seat: Seat; slot: SlotId | "" }
  | { type: "turnEnded"; seat: Seat }
  | { type: "resourcesGained"; seat: Seat; ore: number; mana: number; food: number; cause: ResourceCause }
  | { type: "resourcesPaid"; seat: Seat; ore: number; mana: number; food: number; cause: ResourceCause }
  | { type: "resourceGiven"; seat: Seat; to: Seat; resource: Resource }
  | { type: "resourcesStolen"; seat: Seat; from: Seat; resource: Resource; amount: number }
  | { type: "vpGained"; seat: Seat; amount: number; cause: VpCause; source: string }
  | {
      type: "unitsRecruited";
      seat: Seat;
      piece: Piece;
      count: number;
      at: Place;
      cause: "recruit" | "build" | MoveCause;
    }
  | { type: "unitBoarded"; seat: Seat; piece: Piece; at: Region; deck: Place }
  | { type: "unitLeft"; seat: Seat; piece: Piece; at: Region }
  | { type: "buildingBuilt"; seat: Seat; building: number; id: string }
  | { type: "capitalUpgraded"; seat: Seat; level: number }
  | { type: "towerBuilt"; seat: Seat; at: Region; ore: number }
  | { type: "towerLost"; seat: Seat; at: Region; cause: LossCause }
  | { type: "tokenRevealed"; seat: Seat; at: Region; token: TokenId; cause: "explore" | "tower" | "spell" | "ability" }
  | { type: "tokenResolved"; seat: Seat; at: Region; token: TokenId; isIgnored: boolean }
  | { type: "tokenCollected"; seat: Seat; at: Region; count: number }
  | { type: "tokenPeeked"; seat: Seat; at: Region; token: TokenId | null }
  | {
      type: "cardsDrawn";
      seat: Seat;
      count: number;
      cards: SpellId[] | null;
      cause: "setup" | "discover" | "harvest" | "effect";
    }
  | { type: "cardsDiscarded"; seat: Seat; count: number; cards: SpellId[] | null }
  | { type: "deckShuffled"; count: number }
  | { type: "spellScribed"; seat: Seat; card: SpellId }
  | { type: "spellCast"; seat: Seat; card: string; isScribed: boolean; mana: number }
  | { type: "spellCancelled"; seat: Seat; card: string; by: Seat }
  | { type: "spellCopied"; seat: Seat; card: string }
  | { type: "spellTurned"; seat: Seat; card: SpellId; to: number }
  | { type: "taxRotated"; tax: Resource[] }
  | { type: "unitsMoved"; seat: Seat; by: Seat; units: Piece[]; from: Region; to: Region; cause: MoveCause }
  | { type: "unitLost"; seat: Seat; piece: Piece; at: Region; cause: LossCause | "sacrifice" }
  | { type: "unitSaved"; seat: Seat; piece: Piece; at: Region }
  | { type: "abilityUsed"; seat: Seat; ability: string }
  | { type: "regionClosed"; seat: Seat; at: Region; what: "leave" | "enter" }
  | { type: "slotFreed"; seat: Seat; slot: SlotId; isOpen: boolean }
  | { type: "battleStarted"; attacker: Seat; defender: Seat; at: Region; from: Region }
  | { type: "leaderChosen"; seat: Seat; at: Region }
  | { type: "strengthCounted"; at: Region; attack: Part[]; defence: Part[]; attackTotal: number; defenceTotal: number }
  | { type: "tacticShown"; seat: Seat; card: TacticId }
  | { type: "tacticsRevealed"; at: Region; attack: TacticId | ""; defence: TacticId | ""; solo: SoloCardId | "" }
  | { type: "tacticFailed"; seat: Seat; card: TacticId; why: "cancelled" | "ignored" }
  | { type: "unitSacrificed"; seat: Seat; piece: Piece; at: Region }
  | { type: "battleEnded"; at: Region; attacker: Seat; defender: Seat; winner: Seat; damage: number }
  | { type: "capitalDestroyed"; seat: Seat; by: Seat; at: Region }
  | { type: "realmEliminated"; seat: Seat }
  | { type: "vesselCrashed"; seat: Seat; at: Region }
  | { type: "harvested"; seat: Seat; ore: number; mana: number; food: number }
  /** A setting of the table has decided what happened just before, or happens next. */
  | { type: "rulingApplied"; ruling: keyof Rulings; reading: string; cites: string }
  | { type: "endTriggered"; seat: Seat; objective: Objective; lastRound: number }
  | { type: "roundEnded"; round: number; first: Seat }
  | { type: "enemyCardDrawn"; card: SoloCardId; hero: number }
  | { type: "enemyActionDone"; card: SoloCardId; hero: number; isDone: boolean }
  | { type: "enemyAdvanced"; space: number }
  | { type: "soloDeckShuffled"; count: number }
  | { type: "gameEnded"; reason: "rounds" | "exterminate" | "alone"; factions: FactionId[] };
