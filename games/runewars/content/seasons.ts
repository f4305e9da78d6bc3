// The 32 season cards, eight of each season, with their primary effects; what the season itself does is a rule.
import { type Source, table } from "#kernel/content.ts";
import type { EffectList } from "./effects.ts";

export const seasonIds = ["spring", "summer", "fall", "winter"] as const;
export type Season = (typeof seasonIds)[number];

export type SeasonCardId =
  | "famine"
  | "prepare-for-the-coming-year"
  | "stormy-weather"
  | "council-of-thirteen"
  | "spring-muster"
  | "flooded-valleys"
  | "broken-oaths"
  | "rune-tremor"
  | "threatened-home-realms"
  | "power-for-the-pious"
  | "tournament-of-heroes"
  | "long-drought"
  | "merchant-caravans"
  | "wandering-champions"
  | "monsters-stir"
  | "pilgrimage-of-kellos"
  | "bountiful-harvest"
  | "taxes-of-the-barons"
  | "council-in-session"
  | "rush-for-timber-and-iron"
  | "unrest-in-the-ranks"
  | "hunters-moon"
  | "spies-everywhere"
  | "crisis-of-faith"
  | "council-of-wizards"
  | "frozen-wastes"
  | "the-long-night"
  | "hidden-granaries"
  | "wolves-at-the-gates"
  | "masters-of-the-anvil"
  | "forgotten-lore"
  | "winter-truce";

export interface SeasonCard {
  readonly id: SeasonCardId;
  readonly season: Season;
  readonly wizardsCouncil: boolean;
  readonly primary: EffectList;
  readonly source: Source;
}

export const seasonCards: readonly SeasonCard[] = table<readonly SeasonCard[]>("runewars", "seasonCards", [
  {
    id: "famine",
    season: "spring",
    wizardsCouncil: false,
    primary: [{ op: "setDials", who: "each", mode: "capToProduction" }],
    source: "public",
  },
  {
    id: "prepare-for-the-coming-year",
    season: "spring",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [
          {
            op: "choose",
            who: "you",
            min: 1,
            max: 1,
            options: [
              { id: "redraw", requires: "hasObjective", effects: [{ op: "redrawObjective", who: "you" }] },
              { id: "influence", effects: [{ op: "gainInfluence", who: "you", n: 1 }] },
            ],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "stormy-weather",
    season: "spring",
    wizardsCouncil: false,
    primary: [
      { op: "bid", results: { bidZero: [{ op: "restrictOrders", who: "you", orders: [2, 3], duration: "season" }] } },
    ],
    source: "designed",
  },
  {
    id: "council-of-thirteen",
    season: "spring",
    wizardsCouncil: true,
    primary: [
      {
        op: "bid",
        results: {
          highest: [{ op: "drawTactics", who: "highest", n: 3 }],
          second: [{ op: "drawTactics", who: "second", n: 1 }],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "spring-muster",
    season: "spring",
    wizardsCouncil: false,
    primary: [
      { op: "forEach", over: "player", effects: [{ op: "recruit", who: "you", dial: "choice", shapes: ["triangle"] }] },
    ],
    source: "designed",
  },
  {
    id: "flooded-valleys",
    season: "spring",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [
          {
            op: "choose",
            who: "you",
            min: 1,
            max: 1,
            options: [
              {
                id: "food",
                requires: "foodAbove0",
                effects: [{ op: "adjustDial", who: "you", resource: "food", delta: -1 }],
              },
              {
                id: "wood",
                requires: "woodAbove0",
                effects: [{ op: "adjustDial", who: "you", resource: "wood", delta: -1 }],
              },
            ],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "broken-oaths",
    season: "spring",
    wizardsCouncil: false,
    primary: [
      {
        op: "desertHero",
        who: "each",
        filter: "alignmentDiffers",
        unless: { pay: { influence: { opposite: 2, neutral: 1 } } },
      },
    ],
    source: "designed",
  },
  {
    id: "rune-tremor",
    season: "spring",
    wizardsCouncil: false,
    primary: [{ op: "moveRune", who: "each", n: 1, from: "friendlyArea", to: "adjacentFriendlyOrUncontrolled" }],
    source: "designed",
  },
  {
    id: "threatened-home-realms",
    season: "summer",
    wizardsCouncil: false,
    primary: [{ op: "moveRune", who: "each", n: 1, from: "homeRealm", to: "friendlyOrUncontrolledOutsideHome" }],
    source: "public",
  },
  {
    id: "power-for-the-pious",
    season: "summer",
    wizardsCouncil: true,
    primary: [
      {
        op: "bid",
        results: {
          eachExceptLowest: [
            {
              op: "placeRune",
              kind: "dragon",
              owner: "thatPlayer",
              placer: "lowest",
              where: "areaControlledByThatPlayerWithoutRune",
            },
          ],
        },
      },
    ],
    source: "public",
  },
  {
    id: "tournament-of-heroes",
    season: "summer",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [
          {
            op: "optional",
            effects: [
              {
                op: "test",
                attribute: "choice",
                hero: "yourHero",
                gold: [{ op: "gainReward", hero: "self", n: 1 }],
                grey: [{ op: "trainHero", hero: "self", attribute: "choice", n: 1 }],
                red: [],
                heroFilter: "standing",
              },
            ],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "long-drought",
    season: "summer",
    wizardsCouncil: false,
    primary: [{ op: "adjustDial", who: "each", resource: "food", delta: -1 }],
    source: "designed",
  },
  {
    id: "merchant-caravans",
    season: "summer",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [{ op: "gainInfluence", who: "you", n: { perCityControlled: 1, min: 1 } }],
      },
    ],
    source: "designed",
  },
  {
    id: "wandering-champions",
    season: "summer",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [{ op: "gainHero", draw: 1, keep: 1, cost: { influence: 2 }, optional: true }],
      },
    ],
    source: "designed",
  },
  {
    id: "monsters-stir",
    season: "summer",
    wizardsCouncil: true,
    primary: [
      {
        op: "bid",
        results: {
          highest: [
            {
              op: "optional",
              effects: [{ op: "moveNeutral", from: "neutralArea", to: "adjacentUncontrolledOrYours", n: "all" }],
            },
          ],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "pilgrimage-of-kellos",
    season: "summer",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [
          {
            op: "choose",
            who: "you",
            min: 1,
            max: 1,
            options: [
              {
                id: "heal",
                effects: [
                  { op: "healHero", hero: "eachYourHero", n: "all" },
                  { op: "standHero", hero: "eachYourHero" },
                ],
              },
              { id: "quest", effects: [{ op: "drawQuests", who: "you", n: 1 }] },
            ],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "bountiful-harvest",
    season: "fall",
    wizardsCouncil: false,
    primary: [{ op: "setDials", who: "each", mode: "production", bonus: { food: 1 } }],
    source: "rulebook",
  },
  {
    id: "taxes-of-the-barons",
    season: "fall",
    wizardsCouncil: false,
    primary: [
      { op: "forEach", over: "player", effects: [{ op: "gainInfluence", who: "you", n: { perAreasControlled: 3 } }] },
    ],
    source: "designed",
  },
  {
    id: "council-in-session",
    season: "fall",
    wizardsCouncil: true,
    primary: [
      {
        op: "bid",
        results: {
          highest: [{ op: "receiveRune", who: "highest" }],
          lowest: [{ op: "gainInfluence", who: "lowest", n: 2 }],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "rush-for-timber-and-iron",
    season: "fall",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [
          {
            op: "choose",
            who: "you",
            min: 1,
            max: 1,
            options: [
              { id: "wood", effects: [{ op: "adjustDial", who: "you", resource: "wood", delta: 1 }] },
              { id: "ore", effects: [{ op: "adjustDial", who: "you", resource: "ore", delta: 1 }] },
            ],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "unrest-in-the-ranks",
    season: "fall",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [
          {
            op: "choose",
            who: "you",
            min: 1,
            max: 1,
            options: [
              {
                id: "tactics",
                requires: "hasTactics",
                effects: [{ op: "discardTactics", who: "you", n: 1, chooser: "owner" }],
              },
              {
                id: "rout",
                requires: "hasStandingUnits",
                effects: [{ op: "routUnits", who: "you", n: 2, where: "anyArea", chooser: "owner" }],
              },
            ],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "hunters-moon",
    season: "fall",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [
          {
            op: "choose",
            who: "you",
            min: 1,
            max: 1,
            options: [
              {
                id: "unit",
                requires: "canPlaceNeutralInCity",
                effects: [{ op: "placeNeutral", shape: "triangle", n: 1, where: "cityYouControl", chooser: "you" }],
              },
              { id: "influence", effects: [{ op: "gainInfluence", who: "you", n: 1 }] },
            ],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "spies-everywhere",
    season: "fall",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [
          {
            op: "choose",
            who: "you",
            min: 1,
            max: 1,
            options: [
              { id: "peek", effects: [{ op: "peekRune", who: "you", n: 1, where: "anyArea" }] },
              {
                id: "reveal",
                requires: "hasHiddenRune",
                effects: [
                  { op: "revealRune", who: "you", n: 1, kind: "any" },
                  { op: "gainInfluence", who: "you", n: 2 },
                ],
              },
            ],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "crisis-of-faith",
    season: "fall",
    wizardsCouncil: false,
    primary: [
      {
        op: "desertHero",
        who: "each",
        filter: "oppositeAlignment",
        unless: { test: { attribute: "wisdom", pass: ["gold", "grey"] } },
      },
    ],
    source: "designed",
  },
  {
    id: "council-of-wizards",
    season: "winter",
    wizardsCouncil: true,
    primary: [{ op: "bid", results: { highest: [{ op: "receiveRune", who: "highest" }] } }],
    source: "rulebook",
  },
  {
    id: "frozen-wastes",
    season: "winter",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "areaYouControl",
        filter: { minUnits: 5 },
        effects: [{ op: "routUnits", who: "areaController", n: 1, where: "thisArea", chooser: "owner" }],
      },
    ],
    source: "designed",
  },
  {
    id: "the-long-night",
    season: "winter",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [
          {
            op: "if",
            cond: { type: "influenceAtLeast", n: 7 },
            yes: [{ op: "loseInfluence", who: "you", n: { downTo: 6 } }],
            no: [{ op: "gainInfluence", who: "you", n: 1 }],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "hidden-granaries",
    season: "winter",
    wizardsCouncil: false,
    primary: [{ op: "winterLimit", delta: 2 }],
    source: "designed",
  },
  {
    id: "wolves-at-the-gates",
    season: "winter",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [{ op: "placeNeutral", shape: "triangle", n: 1, where: "emptyArea", chooser: "you" }],
      },
    ],
    source: "designed",
  },
  {
    id: "masters-of-the-anvil",
    season: "winter",
    wizardsCouncil: false,
    primary: [
      {
        op: "forEach",
        over: "player",
        effects: [
          {
            op: "choose",
            who: "you",
            min: 1,
            max: 1,
            options: [
              {
                id: "repair",
                requires: "hasDamagedStronghold",
                effects: [{ op: "strongholdState", where: "friendlyStronghold", state: "repair" }],
              },
              { id: "ore", effects: [{ op: "adjustDial", who: "you", resource: "ore", delta: 1 }] },
            ],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "forgotten-lore",
    season: "winter",
    wizardsCouncil: true,
    primary: [
      {
        op: "bid",
        results: {
          highest: [
            {
              op: "choose",
              who: "highest",
              min: 1,
              max: 1,
              options: [
                { id: "reward", requires: "hasHero", effects: [{ op: "gainReward", hero: "yourHero", n: 1 }] },
                { id: "quests", effects: [{ op: "drawQuests", who: "highest", n: 2 }] },
              ],
            },
          ],
        },
      },
    ],
    source: "designed",
  },
  {
    id: "winter-truce",
    season: "winter",
    wizardsCouncil: false,
    primary: [{ op: "restrictActivation", filter: "controlledByAnotherPlayer", duration: "season" }],
    source: "designed",
  },
]);
const byId: Readonly<Record<string, SeasonCard>> = Object.fromEntries(seasonCards.map(card => [card.id, card]));
export const seasonCardOf = (id: SeasonCardId): SeasonCard => byId[id]!;
