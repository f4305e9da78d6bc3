// Every running procedure. What each of them has to remember is in frames/, chapter by chapter, as plain data.
import type { Flow } from "#kernel/procedure.ts";
import type { HlasEvent } from "../events.ts";
import type { BuildFrame, DrawFrame, RecruitFrame, ResearchFrame, TaxFrame } from "./actions.ts";
import type { BattleFrame } from "./battle.ts";
import type {
  AbilitiesFrame,
  BranchFrame,
  DestructionFrame,
  EffectsFrame,
  LossFrame,
  OpponentFrame,
  PeekFrame,
  PlacementFrame,
  ReadyFrame,
  ResourcesFrame,
  RevealFrame,
  SlotFrame,
  TargetFrame,
  TransferFrame,
} from "./effects.ts";
import type { BoardingFrame, BombardFrame, ExploreFrame, LandingFrame, MarchFrame, VoyageFrame } from "./movement.ts";
import type { GameFrame, HarvestFrame, RepeatsFrame, RoundFrame, TurnFrame } from "./round.ts";
import type { EnemyFrame, EnemyMoveFrame } from "./solo.ts";
import type { AnchorFrame, CastFrame, SpellFrame } from "./spells.ts";

/** What a step of the rules may do. */
export type HlasFlow<Target extends string = never> = Flow<HlasEvent, HlasFrame, Target>;

/** Any running procedure. */
export type HlasFrame =
  | GameFrame
  | RoundFrame
  | TurnFrame
  | BoardingFrame
  | RepeatsFrame
  | RecruitFrame
  | BuildFrame
  | ResearchFrame
  | TaxFrame
  | DrawFrame
  | MarchFrame
  | VoyageFrame
  | ExploreFrame
  | AbilitiesFrame
  | EffectsFrame
  | ResourcesFrame
  | LossFrame
  | TransferFrame
  | PlacementFrame
  | RevealFrame
  | PeekFrame
  | TargetFrame
  | SlotFrame
  | ReadyFrame
  | BranchFrame
  | OpponentFrame
  | BombardFrame
  | LandingFrame
  | DestructionFrame
  | SpellFrame
  | CastFrame
  | AnchorFrame
  | BattleFrame
  | HarvestFrame
  | EnemyFrame
  | EnemyMoveFrame;
