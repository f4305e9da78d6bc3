// What cards, tokens, Heroes and Buildings can do: a closed vocabulary. `rules/effects.ts` carries out what happens at a
// moment; what always holds (Strength, Speed, costs, limits) is asked through queries.
import type { Source } from "#kernel/content.ts";
import type { ActionId } from "./actions.ts";
import type { Terrain } from "./regions.ts";
import type { Resource } from "./resources.ts";
import type { Kind, Piece } from "./units.ts";

/** A resource, or how it is found: picked by the player who gains or loses it, one of each, or the kind held most. */
export type ResourceWord = Resource | "choice" | "each" | "most";

/** What an amount is multiplied by. */
export type Per =
  | { readonly count: "own" | "enemy"; readonly kinds: readonly Kind[] }
  | { readonly count: "own-in-play"; readonly kinds: readonly Kind[]; readonly divisor?: number }
  | { readonly count: "enemy-destroyed-this-battle"; readonly kinds?: readonly Kind[] }
  | {
      readonly count: "regions-controlled";
      readonly type?: "land";
      readonly terrain?: Terrain;
      readonly offHome?: boolean;
      readonly withOwn?: readonly Kind[];
    }
  | { readonly count: "scribed-spells" | "own-towers-on-continent" | "capital-level" }
  | { readonly count: "aboard"; readonly piece: Piece };

/** Which pieces an effect takes: whose, of what kinds, where, how many, and who picks them. */
export interface Select {
  readonly owner: "self" | "enemy" | "each-enemy" | "each-enemy-in-region" | "player";
  readonly kinds: readonly Kind[];
  readonly where:
    | "battle"
    | "target-region"
    | "explored-region"
    | "one-region"
    | "own-capital"
    | "any-not-capital"
    | "adjacent-land-not-capital"
    | "each-adjacent-land-not-capital"
    | "nearest-not-capital"
    | "adjacent-to-battle"
    | "aboard"
    | "aboard-air-vessel";
  readonly count: number;
  readonly upTo: boolean;
  readonly chooser: "caster" | "owner" | "weakest";
}

/** Which Regions may be picked. */
export interface RegionFilter {
  readonly pick: "caster" | "hero-region";
  readonly type?: "land";
  readonly withEnemy?: boolean;
  readonly noEnemy?: boolean;
  readonly controlledBySelf?: boolean;
  readonly withinOfOwn?: number;
  readonly withEnemyTower?: boolean;
  readonly noEnemyUnits?: boolean;
  readonly includeOwnCapital?: boolean;
}

/** Where moved pieces go. */
export type Destination =
  | "own-capital"
  | "owner-capital"
  | "own-capital-dock"
  | "owner-capital-dock"
  | "own-capital-or-tower"
  | "target-region"
  | "battle-region"
  | "anchor-region"
  | "hero-region"
  | "adjacent-land-of-target";

/** One op of an effect. */
export type Effect =
  | {
      readonly op: "gain-resource";
      readonly resource: ResourceWord;
      readonly amount: number;
      readonly per?: Per;
      readonly max?: number;
      readonly order?: string;
    }
  | {
      readonly op: "lose-resource";
      readonly who: "self" | "spell-caster";
      readonly resource: ResourceWord;
      readonly amount: number;
    }
  | {
      readonly op: "steal-resource";
      readonly resource: ResourceWord;
      readonly amount: number;
      readonly from: "opponent" | "chosen-opponent" | "player";
    }
  | { readonly op: "convert-resource"; readonly max: number }
  | { readonly op: "gain-vp"; readonly amount: number }
  | { readonly op: "score-vp"; readonly amount: number; readonly per?: Per; readonly max?: number }
  | {
      readonly op: "strength";
      readonly side: "own" | "enemy";
      readonly amount?: number;
      readonly per?: Per;
      readonly max?: number;
      readonly ignoreAbilities?: readonly ("hero" | "vessel" | "building")[];
    }
  | {
      readonly op: "damage";
      readonly side: "own" | "enemy";
      readonly amount?: number;
      readonly set?: number;
    }
  | {
      readonly op: "destroy-units";
      readonly select: Select;
      readonly by?: "base-strength";
      readonly region?: RegionFilter;
      readonly targets?: number;
      readonly anchor?: Piece;
      readonly vesselLast?: boolean;
      readonly fallback?: "vessel-returns";
    }
  | {
      readonly op: "place-units";
      readonly unit: "serf" | "warrior";
      readonly count: number;
      readonly per?: Per;
      readonly max?: number;
      readonly where: "explored-region" | "target-region" | "battle-region" | "hero-region" | "aboard-or-capital";
      readonly overflow?: "own-capital";
      readonly region?: RegionFilter;
    }
  | {
      readonly op: "move-units";
      readonly select: Select;
      readonly to: Destination;
      readonly region?: RegionFilter;
      readonly anchor?: Piece;
      readonly oneRegion?: boolean;
      readonly distance?: number;
      readonly notIntoCapital?: boolean;
      readonly notInOwnCapital?: boolean;
      readonly thenBattle?: boolean;
      readonly explore?: boolean;
    }
  | { readonly op: "draw-spells"; readonly count: number }
  | {
      readonly op: "reveal-tokens";
      readonly scope: "adjacent-land" | "adjacent-land-to-own";
      readonly anchor?: Piece;
      readonly count: number;
      readonly collect?: boolean;
    }
  | { readonly op: "peek-tokens"; readonly count: number }
  | {
      readonly op: "speed";
      readonly piece?: Piece;
      readonly kinds?: readonly Kind[];
      readonly amount?: number;
      readonly set?: number;
      readonly mode?: "at-least";
    }
  | {
      readonly op: "cost";
      readonly what:
        | "cast-incanted"
        | "cast-scribed"
        | "cast-combat"
        | "cast-solo"
        | "recruit-warrior"
        | "build-tower"
        | "build-building";
      readonly resource?: Resource;
      readonly amount?: number;
      readonly min?: number;
      readonly altCost?: { readonly food: number };
    }
  | {
      readonly op: "limit";
      readonly what:
        | "spell-library"
        | "discover-draw"
        | "harvest-draw"
        | "capacity"
        | "combat-spells-per-battle"
        | "attack-range";
      readonly piece?: Piece;
      readonly amount: number;
    }
  | {
      readonly op: "harvest";
      readonly amount: number;
      readonly perRegion?: { readonly terrain: Terrain; readonly withOwn: Kind };
    }
  | { readonly op: "cancel-spell" }
  | { readonly op: "copy-spell" }
  | { readonly op: "cancel-tactic"; readonly side: "enemy"; readonly ifPrintedStrengthAtMost: number }
  | {
      readonly op: "tactic-cost";
      readonly side?: "enemy";
      readonly amount?: number;
      readonly sacrificeBonus?: { readonly kinds: readonly Kind[]; readonly amount: number };
    }
  | { readonly op: "peek-tactic" }
  | {
      readonly op: "extra-action";
      readonly action: "march" | "sail" | "fly" | "recruit";
      readonly piece?: Piece;
      readonly units?: "army-of-piece" | "exploring-army";
      readonly speedBonus?: number;
      readonly distance?: number;
      readonly optional?: boolean;
    }
  | {
      readonly op: "free-slot";
      readonly slot: "this-action" | "choice";
    }
  | {
      readonly op: "start-battle";
      readonly piece: Piece;
    }
  | {
      readonly op: "placement";
      readonly what: "recruited-land-units" | "retreat";
      readonly where: "unit-region" | "adjacent-free-land";
      readonly piece?: Piece;
    }
  | {
      readonly op: "ignore";
      readonly what: "desert-stop" | "central-sea-stop" | "enemy-stop" | "air-sea-crash";
      readonly piece?: Piece;
    }
  | {
      readonly op: "prevent";
      readonly what: "destruction" | "destruction-by-spell" | "token-effect" | "spell-discard";
      readonly piece?: Piece;
      readonly scope?: "own-heroes" | "army-of-piece";
    }
  | {
      readonly op: "restrict";
      readonly what: "leave-region" | "enter-region";
      readonly region: RegionFilter;
    }
  | { readonly op: "build-tower"; readonly costReduction: number }
  | { readonly op: "destroy-tower"; readonly region: RegionFilter }
  | { readonly op: "ready-spell"; readonly count: number | "all"; readonly mode?: "exhausted-to-ready" }
  | { readonly op: "choose"; readonly options: readonly (readonly Effect[])[] };

export type OpName = Effect["op"];
export type Op<K extends OpName> = Extract<Effect, { op: K }>;

/** When an ability works. */
export type Trigger =
  | "passive"
  | "battle-bonus"
  | "battle-start"
  | "battle-won"
  | "battle-lost"
  | "battle-end"
  | "unit-destroyed"
  | "action-resolved"
  | "free-action"
  | "token-revealed"
  | "token-resolved"
  | "harvest"
  | "round-end"
  | "end-scoring"
  | "spell-resolved"
  | "spell-cancelled";

/** What must hold for an ability. */
export type Condition =
  | {
      readonly type: "unit-participates" | "in-play" | "unit-here" | "unit-in-army" | "moves-alone";
      readonly piece: Piece;
    }
  | { readonly type: "unit-is" | "acting-hero"; readonly piece: Piece }
  | { readonly type: "army-has"; readonly kind: Kind; readonly min: number }
  | { readonly type: "enemy-lacks"; readonly kind: Kind }
  | { readonly type: "role"; readonly role: "attacker" | "defender" }
  | { readonly type: "region-terrain"; readonly terrain: Terrain }
  | { readonly type: "region-type"; readonly value: "land" | "sea" }
  | { readonly type: "unit-kind"; readonly kind: Kind; readonly owner: "self" | "enemy" }
  | { readonly type: "in-battle" | "own-combat-spell-cast" | "own-spell" }
  | {
      readonly type: "action-is";
      readonly action: ActionId;
      readonly mustered?: boolean;
      readonly orRepeat?: boolean;
    }
  | { readonly type: "unit-location"; readonly piece: Piece; readonly where: "sea" | "land" | "shore-not-capital" }
  | { readonly type: "own-structure-here"; readonly kind: "tower" }
  | { readonly type: "controls-terrain"; readonly terrain: Terrain; readonly min: number }
  | { readonly type: "own-lost-this-battle"; readonly min: number }
  | { readonly type: "token-type"; readonly value: "land" | "sea" }
  | { readonly type: "battle-result"; readonly value: "won" | "lost" };

export type Limit = "once-per-turn" | "once-per-round" | "once-per-battle" | "twice-per-battle";

/** An ability of a Hero, a Building or a solo board. */
export interface Ability {
  readonly id: string;
  /** The Capital level from which on it works (HLAS-073, HLAS-085). */
  readonly level: number;
  readonly trigger: Trigger;
  readonly when?: readonly Condition[];
  readonly effects: readonly Effect[];
  readonly optional?: boolean;
  /** What using it costs; `any` is of kinds the user picks. */
  readonly cost?: { readonly mana?: number; readonly any?: number };
  readonly limit?: Limit;
  readonly source: Source;
}
