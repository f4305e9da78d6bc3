// The running procedures, chapter by chapter: what each of them has to remember, as plain data.
import type { Flow, Frame, Seat } from "#kernel/procedure.ts";
import type { ActionId, SlotId } from "./content/actions.ts";
import type { Trigger } from "./content/effects.ts";
import type { Place } from "./content/marks.ts";
import type { Region } from "./content/regions.ts";
import type { SoloCardId } from "./content/solo-cards.ts";
import type { SpellId } from "./content/spells.ts";
import type { TacticId } from "./content/tactics.ts";
import type { TokenId } from "./content/tokens.ts";
import type { Piece } from "./content/units.ts";
import type { HlasEvent } from "./events.ts";

// What frames of several chapters are made of.

type Named<P extends string> = Frame & { proc: P };

/** How an action came about: by an action token, by a Serf repeating or mustering it, or by an effect. */
export type Via = "token" | "repeat" | "muster" | "effect";

/** One Unit: whose it is, and where. */
export interface Member {
  owner: Seat;
  piece: Piece;
  place: Place;
}

/** The op that a procedure carries out: list `branch` (NONE: the main one) of a source, and its place there. */
export interface OpRef {
  /** "spell:…", "token:…", "ability:…", "tactic:…" or "solo:…". */
  source: string;
  branch: number;
  index: number;
}

// Frames of the game, its rounds and turns, and the Harvest.

export type GameFrame = Named<"game">;
export type RoundFrame = Named<"round"> & { turn: number };
/** `shifts`: boardings since the last action; `isPassed`: the action was not carried out. */
export type TurnFrame = Named<"turn"> & {
  seat: Seat;
  slot: SlotId | "";
  mustered: SlotId | "";
  shifts: string[];
  isPassed: boolean;
};

/** `asked`: how far round the table the question has come; `repeater`: who repeats now. */
export type RepeatsFrame = Named<"repeats"> & {
  seat: Seat;
  slot: SlotId;
  asked: number;
  repeater: Seat;
  isPassed: boolean;
};

export type HarvestFrame = Named<"harvest"> & {
  seat: Seat;
  ore: number;
  mana: number;
  food: number;
  choices: number;
};

// Frames of the Capital actions.

/** `left`: how many of the recruited piece have no place yet; `only`: an effect lets this one be recruited. */
export type RecruitFrame = Named<"recruit"> & {
  seat: Seat;
  via: Via;
  piece: Piece | "";
  left: number;
  only: Piece | "";
};
export type BuildFrame = Named<"build"> & { seat: Seat; via: Via; onlyTower: boolean; discount: number };
export type ResearchFrame = Named<"research"> & { seat: Seat; via: Via };
export type TaxFrame = Named<"tax"> & { seat: Seat; via: Via };
export type DrawFrame = Named<"draw"> & { seat: Seat; count: number; cause: "discover" | "effect" };

// Frames of armies and Vessels on their way, and of what they find.

/** An ally is asked whether a Unit may come aboard: the Vessel's owner, or the Unit's. */
export type BoardingFrame = Named<"boarding"> & { unit: Member; deck: Place; asked: Seat };

/** A March: the army stays where it was until the March ends; `at` is how far it has come. */
export type MarchFrame = Named<"march"> & {
  seat: Seat;
  via: Via;
  /** Speed given by an effect, and the most Regions it lets the army enter (NONE: as its Speed says). */
  bonus: number;
  most: number;
  /** The army is given by an effect and may only leave as a whole. */
  isFixed: boolean;
  from: Region;
  at: Region;
  steps: number;
  army: Member[];
  /** Allied Units whose owner said no. */
  denied: Member[];
  wanted: Member | null;
};
/** A Vessel's move. */
export type VoyageFrame = Named<"voyage"> & {
  seat: Seat;
  via: Via;
  vessel: "sea-vessel" | "air-vessel";
  bonus: number;
  most: number;
  from: Region;
  at: Region;
  spent: number;
  shifts: string[];
};
export type ExploreFrame = Named<"explore"> & {
  seat: Seat;
  region: Region;
  /** Where the exploring army is; another Region when a token is resolved from a distance (HLAS-437). */
  base: Region;
  army: Member[];
  token: TokenId | "";
  /** The token's place. */
  at: number;
  isIgnored: boolean;
  /** Resolves one token only. */
  once: boolean;
};

export type BombardFrame = Named<"bombard"> & { seat: Seat; at: Region };
/** Whose Air Vessels land from a Sea Region, in their order. */
export type LandingFrame = Named<"landing"> & { seats: Seat[]; at: Region };

// Frames of abilities, spells and tokens taking effect.

/** Abilities with one trigger, one after another. */
export type AbilitiesFrame = Named<"abilities"> & {
  trigger: Trigger;
  queue: { seat: Seat; ability: string }[];
  at: number;
  region: Region;
  base: Region;
  /** The Unit of the event. */
  owner: Seat;
  piece: Piece | "";
  action: ActionId | "";
  via: Via;
  slot: SlotId | "";
  /** The solo Hero who acts. */
  hero: Piece | "";
  /** What is still to be paid of any kind. */
  due: number;
};
/** Effects being carried out, op by op. */
export type EffectsFrame = Named<"effects"> &
  OpRef & {
    seat: Seat;
    /** The Region of the event: explored, of a battle, of a spell's target. */
    region: Region;
    base: Region;
    army: Member[];
    slot: SlotId | "";
    /** The solo Hero who acts, or the Hero or Region a copied solo spell starts from. */
    hero: Piece | "";
  };
/** Resources that a seat gains, loses, steals or exchanges, where the kinds must be picked. */
export type ResourcesFrame = Named<"resources"> & {
  seat: Seat;
  how: "gain" | "lose" | "steal" | "convert";
  /** From whom they are stolen, and who picks the kind. */
  from: Seat;
  chooser: Seat;
  /** How many picks are left, and how much each of them is worth. */
  left: number;
  size: number;
  /** Only the kind held most may be picked. */
  isMost: boolean;
  cause: "spell" | "token" | "ability";
};
export type LossFrame = Named<"loss"> &
  OpRef & {
    seat: Seat;
    region: Region;
    base: Region;
    hero: Piece | "";
    targets: Region[];
    owners: Seat[];
    left: number;
  };
export type TransferFrame = Named<"transfer"> &
  OpRef & {
    seat: Seat;
    region: Region;
    base: Region;
    hero: Piece | "";
    picked: Member[];
    to: Region;
  };
export type PlacementFrame = Named<"placement"> & OpRef & { seat: Seat; region: Region };
export type RevealFrame = Named<"reveal"> & OpRef & { seat: Seat; base: Region; region: Region };
export type PeekFrame = Named<"peek"> & { seat: Seat; left: number };
export type TargetFrame = Named<"target"> & OpRef & { seat: Seat };
export type SlotFrame = Named<"slot"> & { seat: Seat };
export type ReadyFrame = Named<"ready"> & { seat: Seat };
export type BranchFrame = Named<"branch"> & OpRef & { seat: Seat; region: Region; base: Region; army: Member[] };
export type OpponentFrame = Named<"opponent"> & OpRef & { seat: Seat };

/** A Unit that would be destroyed. */
export type DestructionFrame = Named<"destruction"> &
  Member & { at: Region; cause: LossCause; by: Seat; isSaved: boolean };
export type LossCause = "damage" | "spell" | "ability" | "token" | "crash" | "lost-at-sea";

// Frames of spells being cast.

/** A spell being cast; `scribed` is its place among the caster's Scribed spells, or NONE. */
export type SpellFrame = Named<"spell"> & {
  seat: Seat;
  card: string;
  scribed: number;
  isCancelled: boolean;
  /** An ability keeps the cancelled card. */
  isKept: boolean;
  /** For a spell of the solo board, the Hero who casts it. */
  hero: Piece | "";
  /** How far round the table the open window has been asked. */
  asked: number;
};
export type CastFrame = Named<"cast"> & { seat: Seat; via: Via };
/** A copied solo spell: the place it starts from is picked. */
export type AnchorFrame = Named<"anchor"> & { seat: Seat; source: string };

// Frames of a battle.

/** One side of a battle. */
export interface Flank {
  /** Combat spells in force for this side. */
  spells: SpellId[];
  /** How many it has cast. */
  casts: number;
  tactic: TacticId | "";
  /** What became of the Tactic card. */
  fate: "" | "played" | "cancelled" | "ignored";
  /** What is left to be paid for it. */
  due: number;
  sacrificed: Member[];
  /** Units lost, and those of them destroyed, by kind: Serf, Warrior, Hero, Sea Vessel, Air Vessel. */
  lost: number;
  destroyed: number[];
  /** Heroes and Vessels that fought when the totals were compared. */
  present: Piece[];
  total: number;
}
/** `sides`: the attacker's first. `from`: where a bombarding Galleon lies, else the battle's Region. */
export type BattleFrame = Named<"battle"> & {
  region: Region;
  from: Region;
  attacker: Seat;
  defender: Seat;
  /** The ally who is asked to lead the defence. */
  asked: Seat;
  sides: Flank[];
  /** The winning side, NONE before it is known or when nobody has won. */
  winner: number;
  damage: number;
  solo: SoloCardId | "";
  /** The side whose turn it is to cast, pay or bring Units. */
  turn: number;
  /** One side had nothing left before Tactic cards were played (HLAS-221). */
  isEarly: boolean;
  used: string[];
  /** Where survivors may go besides their Capital and Towers (Warden II). */
  refuge: boolean;
  /** Heroes and Vessels that have left the battle though they are in its Region again (HLAS-457, HLAS-468). */
  fled: { owner: Seat; piece: Piece }[];
  /** Survivors of the losing side who still have to go somewhere. */
  retreating: Member[];
  /** The ally's Units may take damage too (HLAS-477). */
  isOffered: boolean;
};

// Frames of the solo enemy.

/** The solo enemy's card, carried out by one of its Heroes (0 to 2). */
export type EnemyFrame = Named<"enemy"> & { hero: number; card: SoloCardId | ""; isDone: boolean };
/** The solo enemy's move: the way still to go, with a Vessel or an army on foot. */
export type EnemyMoveFrame = Named<"enemyMove"> & {
  hero: number;
  vessel: "" | "sea-vessel" | "air-vessel";
  army: Member[];
  path: Region[];
  at: Region;
};

// Any of them.

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
