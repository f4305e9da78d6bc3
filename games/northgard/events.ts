// Everything that happens visibly. Log, animation and statistics are made from these; `view/events.ts` says who sees what.
import type { Seat } from "#kernel/procedure.ts";
import type { BuildingId } from "./content/buildings.ts";
import type { CardId } from "./content/cards.ts";
import type { ClanId } from "./content/clans.ts";
import type { CreatureId } from "./content/creatures.ts";
import type { FaceId } from "./content/numbers.ts";
import type { Resource } from "./content/resources.ts";
import type { TileId } from "./content/tiles.ts";
import type { Bonus, Force } from "./frames.ts";
import type { Area, Territory } from "./map/land.ts";
import type { Lasting } from "./state.ts";

/** Why resources came or went. */
export type GainCause =
  | "harvest"
  | "card"
  | "clan"
  | "closing"
  | "tile"
  | "kaija"
  | "extortion"
  | "robbery"
  | "exchange";
export type PayCause = "build" | "replace" | "remove" | "upgrade" | "card" | "combat" | "extortion" | "exchange";
/** Why glory came. */
export type GloryCause = "closing" | "closed" | "altar" | "clan" | "creature";

/** One side of a combat as everybody sees it. */
export interface SideReport {
  /** NONE: a creature. */
  seat: Seat;
  bonuses: Bonus[];
  /** NONE until it was asked for. */
  food: number;
  face: FaceId | "";
  /** What a choice face was taken for. */
  chosen: Force["chosen"];
  /** What the die counts for. */
  die: { axes: number; skulls: number };
  /** Everything together. */
  axes: number;
  skulls: number;
  /** NONE until the combat is decided. */
  losses: number;
}

/** A fact of the game. */
export type NorthEvent =
  | {
      type: "gameSetUp";
      clans: ClanId[];
      first: Seat;
      years: number;
      teams: boolean;
      creatures: boolean;
      moreCreatures: boolean;
    }
  | { type: "yearStarted"; year: number }
  | { type: "displayRevealed"; cards: CardId[] }
  | { type: "cardsDrawn"; seat: Seat; count: number; cards: CardId[] | null }
  | { type: "pileShuffled"; seat: Seat; count: number }
  | { type: "setupTilesReplaced"; seat: Seat; count: number; tiles: TileId[] | null }
  | {
      type: "tilePlaced";
      seat: Seat;
      tile: TileId;
      x: number;
      y: number;
      turn: number;
      cause: "setup" | "explore" | "refuge";
    }
  | { type: "groupPlaced"; seat: Seat; at: Territory; units: number; kaija: boolean; cause: "setup" | "secondChance" }
  | { type: "setupEnded" }
  | { type: "tilesDrawn"; seat: Seat; count: number; tiles: TileId[] | null }
  | { type: "tilesReturned"; seat: Seat; count: number; tiles: TileId[] | null; why: "unfit" | "unwanted" | "unchosen" }
  | { type: "nothingFound"; seat: Seat }
  | { type: "territoryClosed"; seat: Seat; at: Territory; size: number; owner: Seat }
  | { type: "cardPlayed"; seat: Seat; card: CardId }
  | { type: "cardCancelled"; seat: Seat; card: CardId; by: Seat; with: CardId }
  | { type: "cardLaidAside"; seat: Seat; card: CardId; as: "wait" | "replace" | "upgrade" }
  | { type: "cardRemoved"; seat: Seat; card: CardId; as: "remove" | "upgrade" }
  | { type: "upgradeTaken"; seat: Seat; card: CardId; cites: "NOR-076" }
  | { type: "seatPassed"; seat: Seat; isFirst: boolean; cards: CardId[] }
  | { type: "displayCardTaken"; seat: Seat; card: CardId; cause: "pass" | "card" }
  | {
      type: "cardDiscarded";
      seat: Seat;
      card: CardId;
      cause: "drawn" | "spy" | "curse" | "threat" | "extortion" | "unrest";
    }
  | { type: "cardsPutBack"; seat: Seat; count: number; cards: CardId[] | null }
  | { type: "cardFetched"; seat: Seat; card: CardId }
  | { type: "cardNamed"; seat: Seat; target: Seat; card: CardId }
  | { type: "handSeen"; seat: Seat; target: Seat; cards: CardId[] | null }
  | { type: "cardCopied"; seat: Seat; from: Seat; card: CardId }
  | { type: "effectStarted"; seat: Seat; effect: Lasting }
  | { type: "resourcesGained"; seat: Seat; food: number; wood: number; lore: number; cause: GainCause }
  | { type: "resourcesPaid"; seat: Seat; food: number; wood: number; lore: number; cause: PayCause }
  | { type: "gloryGained"; seat: Seat; amount: number; cause: GloryCause }
  | { type: "gloryLost"; seat: Seat; amount: number; cites: "NOR-202" }
  | {
      type: "unitsRecruited";
      seat: Seat;
      at: Territory;
      units: number;
      kaija: boolean;
      cause: "recruit" | "camp" | "card";
    }
  | {
      type: "unitsMoved";
      seat: Seat;
      from: Territory;
      to: Territory;
      units: number;
      kaija: boolean;
      cause: "move" | "transfer" | "bribe" | "retreat" | "push" | "pull";
    }
  | {
      type: "unitsRemoved";
      seat: Seat;
      at: Territory;
      units: number;
      kaija: boolean;
      cause: "casualties" | "noRetreat" | "strike" | "draugr";
    }
  | { type: "buildingBuilt"; seat: Seat; at: Territory; area: Area; building: BuildingId; isLoose: boolean }
  | {
      type: "buildingReplaced";
      seat: Seat;
      at: Territory;
      area: Area;
      old: BuildingId;
      building: BuildingId;
      isLoose: boolean;
    }
  | { type: "tokenPlaced"; seat: Seat; at: Territory }
  | {
      type: "combatStarted";
      at: Territory;
      attacker: Seat;
      defender: Seat;
      creature: CreatureId | "";
      /** The card of the Move action that caused it. */
      card: CardId | "";
      attack: Bonus[];
      defence: Bonus[];
    }
  | { type: "foodSpent"; seat: Seat; at: Territory; food: number }
  | { type: "dieRolled"; at: Territory; side: "attacker" | "defender"; seat: Seat; face: FaceId }
  | {
      type: "faceChosen";
      at: Territory;
      side: "attacker" | "defender";
      seat: Seat;
      as: "axe" | "skull";
      cause: "die" | "card";
    }
  | {
      type: "combatEnded";
      at: Territory;
      creature: CreatureId | "";
      winner: "attacker" | "defender" | "nobody";
      attack: SideReport;
      defence: SideReport;
    }
  | { type: "combatAvoided"; at: Territory; attacker: Seat; why: "pushed" | "gone" }
  | { type: "creatureAppeared"; creature: CreatureId; at: Territory }
  | { type: "creatureMoved"; creature: CreatureId; from: Territory; to: Territory }
  | { type: "creatureStayed"; creature: CreatureId; at: Territory; cites: "NOR-342" }
  | { type: "creatureSlain"; creature: CreatureId; at: Territory; seat: Seat }
  | { type: "creaturesShuffled" }
  | { type: "resourceRobbed"; seat: Seat; from: Seat; at: Territory; resource: Resource }
  | { type: "swapOffered"; seat: Seat; to: Seat; give: Resource; take: Resource }
  | { type: "swapAnswered"; seat: Seat; to: Seat; give: Resource; take: Resource; isAccepted: boolean }
  | { type: "winterPaid"; seat: Seat; units: number; food: number; wood: number; isShort: boolean }
  | { type: "unrestTaken"; seat: Seat }
  | { type: "yearEnded"; year: number }
  | { type: "gameEnded"; reason: "years" | "domination" };
