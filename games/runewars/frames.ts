// Every running procedure of Runewars. What each of them has to remember is in frames/, chapter by chapter, as plain
// data.
import type { Flow } from "#kernel/procedure.ts";
import type { RuneEvent } from "./events.ts";
import type { AftermathFrame, BattleFrame, LossesFrame, RetreatFrame } from "./frames/battle.ts";
import type { BidFrame, DesertionFrame, EffectsFrame, ReceiveRuneFrame } from "./frames/effects.ts";
import type {
  DuelFrame,
  HeroActionFrame,
  HiringFrame,
  QuestPhaseFrame,
  TestFrame,
  WoundFrame,
} from "./frames/heroes.ts";
import type {
  ActionsFrame,
  DevelopFrame,
  DiplomacyFrame,
  FortifyFrame,
  MarchFrame,
  RallyFrame,
  RecruitFrame,
  StrategizeFrame,
  TitleFrame,
  TurnFrame,
} from "./frames/orders.ts";
import type {
  ClaimCheckFrame,
  FallFrame,
  GameFrame,
  LimitsFrame,
  SeasonFrame,
  ShowRunesFrame,
  WinterFrame,
} from "./frames/season.ts";
import type { BoardFrame, SetupFrame, StartFrame } from "./frames/setup.ts";

/** What a step of the rules may do. */
export type RuneFlow<Target extends string = never> = Flow<RuneEvent, RuneFrame, Target>;

/** Every running procedure. */
export type RuneFrame =
  | GameFrame
  | SetupFrame
  | BoardFrame
  | StartFrame
  | SeasonFrame
  | ClaimCheckFrame
  | ShowRunesFrame
  | FallFrame
  | WinterFrame
  | TurnFrame
  | ActionsFrame
  | LimitsFrame
  | StrategizeFrame
  | MarchFrame
  | DiplomacyFrame
  | RetreatFrame
  | BattleFrame
  | LossesFrame
  | AftermathFrame
  | EffectsFrame
  | BidFrame
  | TestFrame
  | DesertionFrame
  | HiringFrame
  | WoundFrame
  | ReceiveRuneFrame
  | RecruitFrame
  | DevelopFrame
  | RallyFrame
  | TitleFrame
  | FortifyFrame
  | QuestPhaseFrame
  | HeroActionFrame
  | DuelFrame;
