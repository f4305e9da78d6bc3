// The 50 Tactics cards: 29 kinds with their timing and effects.
import { type Source, table } from "#kernel/content.ts";
import type { EffectList } from "./effects.ts";

export type TacticsTiming =
  | "your-turn"
  | "battle-start"
  | "battle-start-defender"
  | "battle-round"
  | "battle-tally"
  | "duel-start"
  | "diplomacy"
  | "quest-phase";

export type TacticsId =
  | "summon-lightning"
  | "tactical-retreat"
  | "horrific-rumors"
  | "lost-city"
  | "ambush"
  | "hidden-pass"
  | "forced-march"
  | "rally-cry"
  | "to-the-victor"
  | "shared-intelligence"
  | "spy-guild"
  | "bestial-panic"
  | "bribery"
  | "poisoned-wells"
  | "rich-seam"
  | "village-levy"
  | "sabotage"
  | "night-masons"
  | "holy-truce"
  | "swift-couriers"
  | "seers-vision"
  | "rune-thief"
  | "field-surgeon"
  | "dirty-tricks"
  | "shield-wall"
  | "overwhelm"
  | "golden-tongue"
  | "monster-lure"
  | "plague-cart";

export interface TacticsCard {
  readonly id: TacticsId;
  readonly count: number;
  readonly timing: TacticsTiming;
  readonly effects: EffectList;
  readonly source: Source;
}

export const tacticsCards: readonly TacticsCard[] = table<readonly TacticsCard[]>("runewars", "tacticsCards", [
  {
    id: "summon-lightning",
    count: 3,
    timing: "battle-start",
    effects: [{ op: "dealDamage", n: 4, chooser: "owner" }],
    source: "public",
  },
  {
    id: "tactical-retreat",
    count: 2,
    timing: "battle-start-defender",
    effects: [
      {
        op: "cancelBattle",
        retreat: "adjacentFriendlyElseEmpty",
        routed: false,
        includesRouted: true,
        stronghold: "toAttackerSameSide",
      },
    ],
    source: "public",
  },
  {
    id: "horrific-rumors",
    count: 1,
    timing: "your-turn",
    effects: [{ op: "setActivation", owner: "chosenOpponent", where: "areaNotControlledByThem", action: "place" }],
    source: "public",
  },
  {
    id: "lost-city",
    count: 1,
    timing: "your-turn",
    effects: [
      { op: "retreatNeutral", where: "uncontrolledNonCityAreaWithYourHero", includeAllied: false },
      { op: "strongholdState", where: "chosenEarlier", state: "build", damaged: true },
    ],
    source: "public",
  },
  {
    id: "ambush",
    count: 2,
    timing: "quest-phase",
    effects: [{ op: "damageHero", target: "enemyHeroEndingMoveWithYourUnits", n: 2 }],
    source: "designed",
  },
  {
    id: "hidden-pass",
    count: 2,
    timing: "your-turn",
    effects: [{ op: "moveModifier", ignore: "mountain", duration: "turn", applies: "unitsAndHeroes" }],
    source: "rulebook",
  },
  {
    id: "forced-march",
    count: 2,
    timing: "your-turn",
    effects: [{ op: "moveModifier", extraRange: 1, duration: "turn", applies: "units" }],
    source: "designed",
  },
  { id: "rally-cry", count: 2, timing: "battle-round", effects: [{ op: "standInBattle", n: 2 }], source: "designed" },
  {
    id: "to-the-victor",
    count: 1,
    timing: "battle-start",
    effects: [
      {
        op: "battleStake",
        effects: [
          { op: "gainInfluence", who: "winner", n: 2 },
          { op: "drawTactics", who: "winner", n: 1 },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "shared-intelligence",
    count: 2,
    timing: "your-turn",
    effects: [
      { op: "drawTactics", who: "you", n: { choose: [1, 4] } },
      { op: "drawTactics", who: "chosenOpponent", n: "same" },
    ],
    source: "public",
  },
  {
    id: "spy-guild",
    count: 2,
    timing: "your-turn",
    effects: [{ op: "returnOrder", who: "you", n: 1 }],
    source: "designed",
  },
  {
    id: "bestial-panic",
    count: 2,
    timing: "your-turn",
    effects: [{ op: "retreatNeutral", where: "anyArea", includeAllied: true }],
    source: "public",
  },
  {
    id: "bribery",
    count: 1,
    timing: "your-turn",
    effects: [
      {
        op: "pay",
        cost: { influence: 2 },
        yes: [{ op: "moveNeutral", from: "enemyAreaAdjacentToYours", to: "yourAdjacentArea", n: 1 }],
        no: [],
      },
    ],
    source: "designed",
  },
  {
    id: "poisoned-wells",
    count: 2,
    timing: "your-turn",
    effects: [{ op: "adjustDial", who: "chosenOpponent", resource: "choice", delta: -1 }],
    source: "designed",
  },
  {
    id: "rich-seam",
    count: 1,
    timing: "your-turn",
    effects: [{ op: "adjustDial", who: "you", resource: "choice", delta: 1 }],
    source: "designed",
  },
  {
    id: "village-levy",
    count: 2,
    timing: "your-turn",
    effects: [{ op: "placeUnits", who: "you", shape: "triangle", n: 2, where: "friendlyStronghold" }],
    source: "designed",
  },
  {
    id: "sabotage",
    count: 2,
    timing: "your-turn",
    effects: [{ op: "strongholdState", where: "enemyStrongholdAdjacentToYourUnitsOrWithYourHero", state: "damage" }],
    source: "designed",
  },
  {
    id: "night-masons",
    count: 1,
    timing: "your-turn",
    effects: [{ op: "strongholdState", where: "friendlyStronghold", state: "repair" }],
    source: "designed",
  },
  {
    id: "holy-truce",
    count: 1,
    timing: "your-turn",
    effects: [{ op: "protectArea", where: "friendlyArea", duration: "season" }],
    source: "designed",
  },
  {
    id: "swift-couriers",
    count: 2,
    timing: "your-turn",
    effects: [{ op: "setActivation", owner: "you", where: "anyArea", action: "remove" }],
    source: "designed",
  },
  {
    id: "seers-vision",
    count: 2,
    timing: "your-turn",
    effects: [{ op: "peekRune", who: "you", n: 2, where: "anyArea" }],
    source: "designed",
  },
  {
    id: "rune-thief",
    count: 1,
    timing: "your-turn",
    effects: [{ op: "exchangeRunes", where: "areaWithYourHero", with: "friendlyArea" }],
    source: "designed",
  },
  {
    id: "field-surgeon",
    count: 2,
    timing: "your-turn",
    effects: [
      {
        op: "choose",
        who: "you",
        min: 1,
        max: 1,
        options: [
          {
            id: "hero",
            effects: [
              { op: "healHero", hero: "yourHero", n: "all" },
              { op: "standHero", hero: "self" },
            ],
          },
          { id: "units", effects: [{ op: "standUnits", who: "you", n: 3, where: "friendlyArea" }] },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "dirty-tricks",
    count: 2,
    timing: "duel-start",
    effects: [
      { op: "damageHero", target: "opponentHero", n: 1 },
      { op: "disableRewards", trait: "Armor" },
    ],
    source: "designed",
  },
  {
    id: "shield-wall",
    count: 2,
    timing: "battle-tally",
    effects: [
      {
        op: "if",
        cond: { type: "role", role: "defender" },
        yes: [{ op: "addStrength", n: 2 }],
        no: [{ op: "addStrength", n: 1 }],
      },
    ],
    source: "designed",
  },
  {
    id: "overwhelm",
    count: 2,
    timing: "battle-tally",
    effects: [
      {
        op: "if",
        cond: { type: "moreUnitsThanOpponent" },
        yes: [{ op: "addStrength", n: 2 }],
        no: [{ op: "addStrength", n: 1 }],
      },
    ],
    source: "designed",
  },
  {
    id: "golden-tongue",
    count: 2,
    timing: "diplomacy",
    effects: [{ op: "fateBonus", draw: 2, discard: 0 }],
    source: "designed",
  },
  {
    id: "monster-lure",
    count: 2,
    timing: "your-turn",
    effects: [{ op: "moveNeutral", from: "neutralArea", to: "adjacentUncontrolledOrYours", n: "all" }],
    source: "designed",
  },
  {
    id: "plague-cart",
    count: 1,
    timing: "your-turn",
    effects: [{ op: "destroyUnits", who: "areaController", n: 1, where: "enemyArea", chooser: "owner" }],
    source: "designed",
  },
]);
const byId: Readonly<Record<string, TacticsCard>> = Object.fromEntries(tacticsCards.map(card => [card.id, card]));
export const tacticsOf = (id: TacticsId): TacticsCard => byId[id]!;
