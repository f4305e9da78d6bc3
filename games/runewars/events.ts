// Everything that happens visibly. Log, animation and statistics are made from these; `view/events.ts` says who sees what.
import type { Seat } from "#kernel/procedure.ts";
import type { CityId } from "./content/cities.ts";
import type { DevelopmentKind } from "./content/developments.ts";
import type { DiscoveryId } from "./content/discoveries.ts";
import type { FactionId } from "./content/factions.ts";
import type { Destiny } from "./content/fate.ts";
import type { Attribute, HeroId } from "./content/heroes.ts";
import type { ObjectiveId } from "./content/objectives.ts";
import type { QuestId } from "./content/quests.ts";
import type { Resource } from "./content/resources.ts";
import type { RewardId } from "./content/rewards.ts";
import type { SeasonCardId } from "./content/seasons.ts";
import type { TacticsId } from "./content/tactics.ts";
import type { Area } from "./content/tiles.ts";
import type { TitleId } from "./content/titles.ts";
import type { UnitId } from "./content/units.ts";
import type { SideName } from "./frames.ts";

/** Units of one type. */
export interface Group {
  readonly unit: UnitId;
  readonly count: number;
}

/** A fact of the game. */
export type RuneEvent =
  | { type: "gameSetUp"; first: Seat; fate: number[]; discovery: boolean }
  | { type: "factionTaken"; seat: Seat; faction: FactionId }
  | { type: "tilesDealt"; quests: QuestId[][] }
  | { type: "tileLaid"; seat: Seat; tile: string; q: number; r: number; turn: number }
  | { type: "boardRestarted"; why: "tiles" | "markers" | "sample" }
  | { type: "markerPlaced"; seat: Seat; q: number; r: number; q2: number; r2: number }
  | { type: "runesPlaced"; seat: Seat; areas: Area[]; dragon: Area | null; cause: "setup" | "received" | "moved" }
  | { type: "boardPeopled"; cities: { area: Area; city: CityId }[] }
  | { type: "seasonStarted"; year: number; season: number }
  | { type: "seasonCardRevealed"; card: SeasonCardId; wizardsCouncil: boolean }
  | { type: "springCame" }
  | { type: "questPhaseStarted" }
  | { type: "fateShuffled"; count: number }
  | { type: "waterFroze" }
  | { type: "ordersRevealed"; orders: number[] }
  | { type: "orderStarted"; seat: Seat; order: number }
  | { type: "orderSkipped"; seat: Seat; order: number }
  | { type: "supremacyUsed"; seat: Seat; order: number }
  | { type: "influenceGained"; seat: Seat; n: number }
  | {
      type: "influenceSpent";
      seat: Seat;
      n: number;
      cause: "diplomacy" | "bid" | "heroes" | "title" | "portal" | "card" | "lost";
    }
  | { type: "tacticsDrawn"; seat: Seat; count: number; cards: TacticsId[] | null }
  | { type: "tacticsPlayed"; seat: Seat; card: TacticsId }
  | { type: "tacticsDiscarded"; seat: Seat; card: TacticsId }
  | { type: "questsDrawn"; seat: Seat; count: number; cards: QuestId[] | null }
  | { type: "questDiscarded"; seat: Seat; quest: QuestId; isComplete: boolean }
  | { type: "questAttempted"; seat: Seat; hero: HeroId; quest: QuestId }
  | { type: "questFailed"; seat: Seat; hero: HeroId; quest: QuestId }
  | { type: "objectiveDrawn"; seat: Seat; card: ObjectiveId | null }
  | { type: "objectiveDiscarded"; seat: Seat; card: ObjectiveId; isFulfilled: boolean }
  | { type: "dialSet"; seat: Seat; resource: Resource; from: number; to: number }
  | { type: "orderReturned"; seat: Seat; order: number }
  | { type: "ordersBarred"; seat: Seat; orders: number[] }
  | { type: "truceDeclared" }
  | { type: "areaShielded"; seat: Seat; area: Area }
  | { type: "winterEased"; delta: number }
  | { type: "moveEased"; seat: Seat; mountains: boolean; extraRange: number }
  | { type: "areaActivated"; seat: Seat; area: Area; by: Seat }
  | { type: "activationRemoved"; seat: Seat; area: Area }
  | { type: "portalOpened"; seat: Seat }
  | { type: "unitsMoved"; seat: Seat; from: Area; to: Area; groups: Group[]; cause: "order" | "retreat" | "card" }
  | { type: "unitsPlaced"; seat: Seat; area: Area; groups: Group[]; cause: "recruit" | "city" | "card" | "setup" }
  | {
      type: "unitsDestroyed";
      seat: Seat;
      area: Area;
      groups: Group[];
      cause: "limit" | "winter" | "freed" | "noRetreat" | "card" | "routed";
    }
  | { type: "unitsRouted"; seat: Seat; area: Area; groups: Group[] }
  | { type: "unitsStood"; seat: Seat; area: Area; groups: Group[] }
  | { type: "heroMoved"; seat: Seat; hero: HeroId; from: Area; to: Area; cause: "order" | "quest" | "retreat" }
  | { type: "heroJoined"; seat: Seat; hero: HeroId; area: Area }
  | { type: "heroesDrawn"; seat: Seat; heroes: HeroId[] }
  | { type: "heroRefused"; seat: Seat; hero: HeroId }
  | { type: "heroDeserted"; seat: Seat; hero: HeroId; rewards: RewardId[] }
  | { type: "heroHurt"; seat: Seat; hero: HeroId; n: number }
  | { type: "heroHealed"; seat: Seat; hero: HeroId; n: number }
  | { type: "heroStood"; seat: Seat; hero: HeroId }
  | { type: "heroRouted"; seat: Seat; hero: HeroId }
  | { type: "heroTrained"; seat: Seat; hero: HeroId; attribute: Attribute; n: number }
  | { type: "heroDefeated"; seat: Seat; hero: HeroId; area: Area; hasMarker: boolean }
  | { type: "rewardGained"; seat: Seat; hero: HeroId; card: RewardId | null }
  | { type: "rewardUsed"; seat: Seat; hero: HeroId; card: RewardId }
  | { type: "rewardDiscarded"; seat: Seat; hero: HeroId; card: RewardId }
  | { type: "rewardGiven"; seat: Seat; from: HeroId | ""; to: HeroId; card: RewardId | null; known: number }
  | { type: "graveTaken"; seat: Seat; hero: HeroId; area: Area; count: number }
  | { type: "diplomacyStarted"; seat: Seat; area: Area; influence: number }
  | { type: "fateDrawn"; seat: Seat; cards: number[]; cause: "diplomacy" | "test" | "duel" | "extra" }
  | { type: "fateChosen"; seat: Seat; card: number; destiny: Destiny }
  | { type: "diplomacyEnded"; seat: Seat; area: Area; result: Destiny; isBattle: boolean }
  | { type: "battleStarted"; area: Area; attacker: Seat; defender: Seat; attack: Group[]; defence: Group[] }
  | { type: "heroSupported"; seat: Seat; hero: HeroId; unit: UnitId }
  | { type: "roundStarted"; area: Area; round: number }
  | {
      type: "cardsDrawn";
      area: Area;
      side: SideName;
      decider: Seat;
      unit: UnitId;
      count: number;
      cards: number[] | null;
    }
  | { type: "cardsShown"; area: Area; symbol: "special" | "rout" | "damage"; attack: number[]; defence: number[] }
  | { type: "specialUsed"; area: Area; side: SideName; unit: UnitId }
  | {
      type: "figureHit";
      area: Area;
      side: SideName;
      unit: UnitId;
      damage: number;
      isRouted: boolean;
      isDestroyed: boolean;
    }
  | { type: "figureRouted"; area: Area; side: SideName; unit: UnitId; damage: number }
  | { type: "figureStood"; area: Area; side: SideName; unit: UnitId; damage: number }
  | { type: "figureDestroyed"; area: Area; side: SideName; unit: UnitId; damage: number; isRouted: boolean }
  | { type: "figureLeft"; area: Area; side: SideName; unit: UnitId; damage: number; isRouted: boolean }
  | { type: "figuresRaised"; area: Area; side: SideName; unit: UnitId; count: number }
  | { type: "healthChanged"; area: Area; side: SideName; unit: UnitId; health: number }
  | { type: "strengthAdded"; area: Area; side: SideName; n: number }
  | { type: "defenceUsed"; area: Area; seat: Seat; faction: FactionId }
  | { type: "battleCancelled"; area: Area; seat: Seat }
  | {
      type: "battleEnded";
      area: Area;
      attacker: Seat;
      defender: Seat;
      winner: SideName;
      attackStrength: number;
      defenceStrength: number;
    }
  | { type: "strongholdBuilt"; seat: Seat; area: Area; isDamaged: boolean }
  | { type: "strongholdDamaged"; seat: Seat; area: Area }
  | { type: "strongholdRepaired"; seat: Seat; area: Area }
  | { type: "strongholdRemoved"; seat: Seat; area: Area }
  | { type: "developmentBuilt"; seat: Seat; area: Area; development: DevelopmentKind }
  | { type: "developmentRemoved"; seat: Seat; area: Area; development: DevelopmentKind }
  | { type: "titleTaken"; seat: Seat; title: TitleId; influence: number }
  | { type: "bidsRevealed"; bids: number[] }
  | { type: "tieDecided"; seat: Seat; ranking: Seat[] }
  | { type: "falseRuneDiscarded"; seat: Seat; area: Area }
  | { type: "runeLost"; seat: Seat; rune: "dragon" | "false" }
  | { type: "runePlacedOpenly"; seat: Seat; by: Seat; area: Area }
  | { type: "runeMoved"; seat: Seat; from: Area; to: Area }
  | { type: "runesExchanged"; seat: Seat; a: Area; b: Area }
  | { type: "runeSeen"; seat: Seat; area: Area; rune: "dragon" | "false" | null }
  | { type: "runeRevealed"; seat: Seat; area: Area; rune: "dragon" | "false" }
  | { type: "tokenSeen"; seat: Seat; area: Area; token: DiscoveryId | null }
  | { type: "tokenRevealed"; seat: Seat; hero: HeroId; area: Area; token: DiscoveryId }
  | { type: "tokenRemoved"; seat: Seat; area: Area; token: DiscoveryId }
  | { type: "duelStarted"; area: Area; attacker: HeroId | ""; defender: HeroId | ""; unit: UnitId | "" }
  | { type: "duelRound"; area: Area; round: number; attack: number; defence: number }
  | { type: "unitHurt"; area: Area; unit: UnitId; n: number }
  | { type: "damagePrevented"; hero: HeroId | ""; n: number }
  | { type: "duelEnded"; area: Area; result: "attacker" | "defender" | "both" | "none" }
  | { type: "victoryClaimed"; seat: Seat; season: number }
  | { type: "claimFailed"; seat: Seat; season: number }
  | { type: "playerEliminated"; seat: Seat }
  | { type: "gameEnded"; winner: Seat; reason: "years" | "victory" | "last"; dragons: { area: Area; seat: Seat }[] };
