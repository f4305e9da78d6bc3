// The vocabulary of effects: what cards, units, heroes, titles and tokens do, as data. One op is one entry here and one
// rule of the interpreter (`rules/effects.ts`); those that only say something lasting are asked for where they matter.
import type { Attribute } from "./heroes.ts";
import type { Resource } from "./resources.ts";
import type { Shape, UnitId } from "./units.ts";

/** Whom an op concerns, seen by the player who resolves it. In the results of a bid every bidder's name means that bidder. */
export type Who =
  | "you"
  | "chosenOpponent"
  | "each"
  | "winner"
  | "highest"
  | "second"
  | "lowest"
  | "thatPlayer"
  | "areaController";
/** Who picks: the player who resolves the effect, or the owner of what is picked. */
export type Chooser = "you" | "owner";
/** Where an op takes place. */
export type Where =
  | "anyArea"
  | "chosenArea"
  | "chosenEarlier"
  | "thisArea"
  | "areaOfThisHero"
  | "adjacentToThisHero"
  | "areaWithYourHero"
  | "friendlyArea"
  | "friendlyStronghold"
  | "cityYouControl"
  | "emptyArea"
  | "enemyArea"
  | "areaNotControlledByThem"
  | "areaControlledByThatPlayerWithoutRune"
  | "enemyStrongholdAdjacentToYourUnitsOrWithYourHero"
  | "thisHeroInFriendlyArea"
  | "uncontrolledNonCityAreaWithYourHero";
/** Where something is moved from, and where to. */
export type From =
  | "homeRealm"
  | "friendlyArea"
  | "thisArea"
  | "neutralArea"
  | "enemyAreaAdjacentToYours"
  | "areaOfThisHero";
export type To =
  | "adjacentFriendlyOrUncontrolled"
  | "adjacentUncontrolled"
  | "adjacentUncontrolledOrYours"
  | "adjacentAnyArea"
  | "friendlyOrUncontrolledOutsideHome"
  | "yourAdjacentArea";
/** When a lasting effect works. */
export type When =
  | "your-turn"
  | "afterWinningAsAttackerVsPlayer"
  | "support"
  | "supportedBattleWon"
  | "attributeTest"
  | "wisdomTest"
  | "afterQuestMove"
  | "questCompleted"
  | "questPhaseEnd"
  | "fallSecondary"
  | "duelStart"
  | "duelEndBothSurviveAsAttacker"
  | "battleWithUnits";
/** What an option of a choice needs. */
export type Requirement =
  | "hasTactics"
  | "hasHero"
  | "hasReward"
  | "hasObjective"
  | "hasStandingUnits"
  | "hasHiddenRune"
  | "hasDamagedStronghold"
  | "foodAbove0"
  | "woodAbove0"
  | "canPlaceNeutralInCity";
export type HeroPick = "self" | "yourHero" | "eachYourHero";

/** Conditions: of the op `if`, and of Objectives. */
export type Condition =
  | { readonly type: "alliedNeutral"; readonly n: number; readonly shape?: Shape; readonly distinctTypes?: number }
  | {
      readonly type: "influenceAtLeast" | "areasAtLeast" | "unitsAtLeast" | "heroesInEnemyHomes";
      readonly n: number;
    }
  /** Titles, and influence beside them. */
  | { readonly type: "titlesAtLeast"; readonly n: number; readonly influence: number }
  /** Heroes, and Reward cards that they have together. */
  | { readonly type: "heroesAtLeast"; readonly n: number; readonly rewards: number }
  | { readonly type: "citiesAtLeast"; readonly n: number; readonly n4: number }
  | { readonly type: "dialsAtLeast"; readonly each: number; readonly total: number }
  | { readonly type: "strongholdsAtLeast"; readonly n: number; readonly undamaged: boolean }
  | {
      readonly type: "wonBattle";
      readonly role: "attacker" | "defender";
      readonly vs: "player" | "neutral";
      readonly minEnemyUnits?: number;
      readonly enemyHadShape?: Shape;
    }
  | { readonly type: "destroyedInBattle"; readonly n: number }
  | { readonly type: "tookStronghold" | "controlEnemyHome" | "heroVictory" | "moreUnitsThanOpponent" }
  | { readonly type: "areaHasUnits"; readonly who: "neutralOrEnemy" }
  | { readonly type: "standingInBattle"; readonly unit: UnitId; readonly n: number }
  | { readonly type: "role"; readonly role: "attacker" | "defender" }
  | { readonly type: "anyOf"; readonly of: readonly Condition[] };

/** One of several mutually exclusive packages of enemy units. */
export interface Package {
  readonly n: number;
  readonly upTo?: boolean;
  readonly shapes: readonly Shape[];
}

/** What may be paid. */
export interface Cost {
  readonly influence?: number;
  readonly reward?: number;
}

/** The results of a bid, carried out in this order. */
export interface BidResults {
  readonly highest?: EffectList;
  readonly second?: EffectList;
  readonly lowest?: EffectList;
  readonly bidZero?: EffectList;
  readonly eachExceptLowest?: EffectList;
}

/** The parameters of every op. */
interface Ops {
  choose: {
    who: Who;
    min: number;
    max: number;
    options: readonly { readonly id: string; readonly requires?: Requirement; readonly effects: EffectList }[];
  };
  optional: { effects: EffectList; when?: When; limit?: "oncePerTurn" };
  pay: { cost: Cost; yes: EffectList; no: EffectList };
  if: { cond: Condition; yes: EffectList; no: EffectList };
  forEach: { over: "player" | "areaYouControl"; filter?: { readonly minUnits: number }; effects: EffectList };
  bid: { results: BidResults };
  test: {
    attribute: Attribute | "choice";
    hero?: "yourHero";
    heroFilter?: "standing";
    gold: EffectList;
    grey: EffectList;
    red: EffectList;
  };
  gainInfluence: {
    who: Who;
    n: number | { readonly perCityControlled: number; readonly min: number } | { readonly perAreasControlled: number };
    when?: When;
  };
  loseInfluence: { who: Who; n: { readonly downTo: number } };
  drawTactics: { who: Who; n: number | "same" | { readonly choose: readonly [number, number] }; when?: When };
  discardTactics: { who: Who; n: number; chooser: "owner" };
  drawQuests: { who: Who; n: number };
  adjustDial: { who: Who; resource: Resource | "choice" | "choiceOfThisArea"; delta: number };
  setDials: { who: Who; mode: "production" | "capToProduction"; bonus?: Readonly<Partial<Record<Resource, number>>> };
  redrawObjective: { who: Who };
  returnOrder: { who: Who; n: number };
  recruit: { who: Who; dial: "choice"; shapes: readonly Shape[] };
  placeUnits: { who: Who; shape: Shape; n: number; where: Where };
  placeNeutral: { shape?: Shape; unit?: UnitId; n: number; where: Where; chooser: "you" };
  destroyUnits: { who: "areaController"; n: number; where: Where; chooser: Chooser; neutral?: boolean };
  routUnits: { who: Who; n: number; where: Where; chooser: "owner" };
  standUnits: { who: Who; n: number; where: Where };
  moveNeutral: { from: From; to: To; n: number | "all" };
  retreatNeutral: { where: Where; includeAllied: boolean };
  moveHero: { n: number };
  noChallenge: { where: Where };
  setActivation: { owner: Who; where: Where; action: "place" | "remove" };
  moveModifier: {
    ignore?: "mountain" | "water";
    extraRange?: number;
    duration: "turn" | "permanent";
    applies: "units" | "unitsAndHeroes" | "thisHero";
  };
  restrictOrders: { who: Who; orders: readonly number[]; duration: "season" };
  restrictActivation: { filter: "controlledByAnotherPlayer"; duration: "season" };
  protectArea: { where: Where; duration: "season" };
  strongholdState: { where: Where; state: "damage" | "repair" | "build"; damaged?: boolean };
  winterLimit: { delta: number };
  dealDamage: { n: number; chooser: Chooser; filter?: "healthAbove1IfAble" | "distinctStanding"; followUp?: number };
  dealRout: {
    n?: number;
    chooser: Chooser;
    filter?: { readonly minInitiativeIfAble: number };
    alternatives?: readonly Package[];
  };
  destroyInBattle: {
    n?: number;
    upTo?: boolean;
    chooser: Chooser;
    shapes?: readonly Shape[];
    condition?: "damagedOrRouted";
    alternatives?: readonly Package[];
  };
  setHealth: { unit: UnitId; n: number };
  addStrength: { n: number; when?: When };
  raiseUnits: { unit: UnitId; n: number };
  retreatFromBattle: { n: number; chooser: Chooser; filter?: "standing" };
  sacrifice: { unit: UnitId; n: number };
  drawFate: { n: number; limit: "oncePerFigure" | "oncePerRound" };
  routOrDestroy: { n: number; chooser: "you" };
  damagePerDamage: { unit: UnitId; chooser?: "owner" };
  cancelBattle: {
    retreat: "adjacentFriendlyElseEmpty";
    routed: boolean;
    includesRouted: boolean;
    stronghold: "toAttackerSameSide";
  };
  standInBattle: { n: number };
  battleStake: { effects: EffectList };
  fateBonus: { draw: number; discard: number; when?: When };
  damageHero: {
    target: "self" | "opponentHero" | "enemyHeroEndingMoveWithYourUnits";
    n: number | { readonly attribute: Attribute };
  };
  preventDamage: { n: number | "allFromSpecials"; per: "round" | "duel" | "source"; discard?: boolean };
  healHero: { hero: HeroPick; n: number | "all" | "allIfOpponentDefeated"; when?: When };
  standHero: { hero: HeroPick };
  trainHero: { hero: "self"; attribute: "choice"; n: number };
  gainReward: { hero: HeroPick; n: number };
  discardReward: { hero: "self"; n: number };
  takeReward: { from: "opponentHero"; n: number; when: When };
  gainHero: { draw: number; keep: number; cost: Cost; optional: boolean };
  desertHero: {
    who: Who;
    filter: "alignmentDiffers" | "oppositeAlignment";
    unless: {
      readonly pay?: { readonly influence: { readonly opposite: number; readonly neutral: number } };
      readonly test?: { readonly attribute: Attribute; readonly pass: readonly ("gold" | "grey" | "red")[] };
    };
  };
  duelNeutral: { unit: UnitId; win: EffectList; lose: EffectList };
  heroTrait: { trait: "fast" | "flying"; scope: "always" | "questPhase" };
  duelStart: { role: "attacker"; effects: EffectList };
  disableRewards: { trait: "Armor" };
  receiveRune: { who: Who };
  placeRune: { kind: "dragon"; owner: "thatPlayer"; placer: "lowest"; where: Where };
  moveRune: { who: Who; n: number; from: From; to: To };
  peekRune: { who: Who; n: number; where: Where };
  peekDiscovery: { who: Who; where: Where };
  revealRune: { who: Who; n: number; kind: "any" };
  exchangeRunes: { where: Where; with: Where };
  countAsRune: { n: number };
  produce: { resource: Resource; n: number };
  portal: { cost: number };
  stopMovement: object;
  endActionBonus: { effects: EffectList };
  bidTieBreaker: object;
  noDesertion: object;
  onWizardsCouncil: { effects: EffectList };
  discoverReturn: object;
}

export type OpName = keyof Ops;
/** One op with its parameters. */
export type Op<K extends OpName> = { readonly op: K } & Readonly<Ops[K]>;
export type Effect = { [K in OpName]: Op<K> }[OpName];
export type EffectList = readonly Effect[];

/** The first op of a name in a list, if there is one. */
export function opIn<K extends OpName>(list: EffectList, name: K): Op<K> | null {
  for (const effect of list) if (effect.op === name) return effect as Op<K>;
  return null;
}
