// The 24 Quest cards; the nine Setup Quests also say which tiles are used.
import { type Source, table } from "#kernel/content.ts";
import type { EffectList } from "./effects.ts";

export type QuestId =
  | "setup-1-tower-of-the-sorcerer"
  | "setup-2-the-giants-larder"
  | "setup-3-the-cliff-shrine"
  | "setup-4-beastlords-challenge"
  | "setup-5-the-ember-mines"
  | "setup-6-the-stone-sleeper"
  | "setup-7-the-screaming-roost"
  | "setup-8-the-dragons-hoard"
  | "setup-9-the-buried-gate"
  | "the-merchants-debt"
  | "ferryman-of-the-dead"
  | "echoes-in-the-deep"
  | "the-hounds-master"
  | "plague-in-the-streets"
  | "the-whispering-wood"
  | "spy-in-the-citadel"
  | "the-burning-stair"
  | "the-wyrms-riddle"
  | "bandits-of-the-road"
  | "the-false-prophet"
  | "emissary-to-the-city"
  | "behind-enemy-lines"
  | "monster-hunt"
  | "the-runes-call";

/** The area a quest names: one area, or a kind of area. */
export type QuestPlace = string | { readonly kind: "city" | "enemyHomeRealm" | "neutralArea" | "foreignRune" };
export interface QuestCard {
  readonly id: QuestId;
  /** The tile a Setup Quest names. */
  readonly tile: string | null;
  readonly area: QuestPlace;
  readonly effects: EffectList;
  readonly source: Source;
}

export const questCards: readonly QuestCard[] = table<readonly QuestCard[]>("runewars", "questCards", [
  {
    id: "setup-1-tower-of-the-sorcerer",
    tile: "1",
    area: "1A",
    effects: [
      {
        op: "test",
        attribute: "wisdom",
        gold: [{ op: "gainReward", hero: "self", n: 1 }],
        grey: [{ op: "gainReward", hero: "self", n: 1 }],
        red: [{ op: "damageHero", target: "self", n: 1 }],
      },
    ],
    source: "designed",
  },
  {
    id: "setup-2-the-giants-larder",
    tile: "2",
    area: "2A",
    effects: [
      {
        op: "test",
        attribute: "agility",
        gold: [
          { op: "gainReward", hero: "self", n: 1 },
          { op: "adjustDial", who: "you", resource: "food", delta: 1 },
        ],
        grey: [{ op: "gainReward", hero: "self", n: 1 }],
        red: [{ op: "damageHero", target: "self", n: 2 }],
      },
    ],
    source: "designed",
  },
  {
    id: "setup-3-the-cliff-shrine",
    tile: "3",
    area: "3A",
    effects: [
      {
        op: "test",
        attribute: "agility",
        gold: [{ op: "gainReward", hero: "self", n: 1 }],
        grey: [{ op: "gainReward", hero: "self", n: 1 }],
        red: [],
      },
    ],
    source: "designed",
  },
  {
    id: "setup-4-beastlords-challenge",
    tile: "4",
    area: "4A",
    effects: [{ op: "duelNeutral", unit: "beastman", win: [{ op: "gainReward", hero: "self", n: 1 }], lose: [] }],
    source: "designed",
  },
  {
    id: "setup-5-the-ember-mines",
    tile: "5",
    area: "5D",
    effects: [
      {
        op: "test",
        attribute: "strength",
        gold: [
          { op: "gainReward", hero: "self", n: 1 },
          { op: "adjustDial", who: "you", resource: "ore", delta: 1 },
        ],
        grey: [{ op: "gainReward", hero: "self", n: 1 }],
        red: [{ op: "damageHero", target: "self", n: 1 }],
      },
    ],
    source: "designed",
  },
  {
    id: "setup-6-the-stone-sleeper",
    tile: "6",
    area: "6D",
    effects: [
      {
        op: "choose",
        who: "you",
        min: 1,
        max: 1,
        options: [
          {
            id: "sneak",
            effects: [
              {
                op: "test",
                attribute: "agility",
                gold: [{ op: "gainReward", hero: "self", n: 1 }],
                grey: [],
                red: [{ op: "damageHero", target: "self", n: 1 }],
              },
            ],
          },
          {
            id: "fight",
            effects: [{ op: "duelNeutral", unit: "giant", win: [{ op: "gainReward", hero: "self", n: 2 }], lose: [] }],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "setup-7-the-screaming-roost",
    tile: "7",
    area: "7A",
    effects: [{ op: "duelNeutral", unit: "razorwing", win: [{ op: "gainReward", hero: "self", n: 1 }], lose: [] }],
    source: "designed",
  },
  {
    id: "setup-8-the-dragons-hoard",
    tile: "8",
    area: "8A",
    effects: [
      {
        op: "test",
        attribute: "wisdom",
        gold: [{ op: "gainReward", hero: "self", n: 2 }],
        grey: [{ op: "gainReward", hero: "self", n: 1 }],
        red: [{ op: "damageHero", target: "self", n: 2 }],
      },
    ],
    source: "designed",
  },
  {
    id: "setup-9-the-buried-gate",
    tile: "9",
    area: "9B",
    effects: [
      {
        op: "test",
        attribute: "strength",
        gold: [{ op: "gainReward", hero: "self", n: 1 }],
        grey: [{ op: "gainReward", hero: "self", n: 1 }],
        red: [{ op: "damageHero", target: "self", n: 1 }],
      },
    ],
    source: "designed",
  },
  {
    id: "the-merchants-debt",
    tile: null,
    area: "1C",
    effects: [
      {
        op: "pay",
        cost: { influence: 2 },
        yes: [{ op: "gainReward", hero: "self", n: 1 }],
        no: [
          {
            op: "test",
            attribute: "agility",
            gold: [{ op: "gainReward", hero: "self", n: 1 }],
            grey: [],
            red: [{ op: "damageHero", target: "self", n: 1 }],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "ferryman-of-the-dead",
    tile: null,
    area: "2B",
    effects: [
      {
        op: "test",
        attribute: "wisdom",
        gold: [{ op: "gainReward", hero: "self", n: 1 }],
        grey: [{ op: "trainHero", hero: "self", attribute: "choice", n: 1 }],
        red: [{ op: "damageHero", target: "self", n: 1 }],
      },
    ],
    source: "designed",
  },
  {
    id: "echoes-in-the-deep",
    tile: null,
    area: "3C",
    effects: [
      {
        op: "test",
        attribute: "strength",
        gold: [{ op: "gainReward", hero: "self", n: 2 }],
        grey: [{ op: "gainReward", hero: "self", n: 1 }],
        red: [{ op: "damageHero", target: "self", n: 2 }],
      },
    ],
    source: "designed",
  },
  {
    id: "the-hounds-master",
    tile: null,
    area: "4C",
    effects: [
      {
        op: "duelNeutral",
        unit: "hellhound",
        win: [
          { op: "gainReward", hero: "self", n: 1 },
          { op: "placeNeutral", unit: "hellhound", n: 1, where: "friendlyStronghold", chooser: "you" },
        ],
        lose: [],
      },
    ],
    source: "designed",
  },
  {
    id: "plague-in-the-streets",
    tile: null,
    area: "5B",
    effects: [
      {
        op: "test",
        attribute: "wisdom",
        gold: [
          { op: "gainReward", hero: "self", n: 1 },
          { op: "gainInfluence", who: "you", n: 2 },
        ],
        grey: [{ op: "gainReward", hero: "self", n: 1 }],
        red: [{ op: "damageHero", target: "self", n: 1 }],
      },
    ],
    source: "designed",
  },
  {
    id: "the-whispering-wood",
    tile: null,
    area: "6A",
    effects: [
      {
        op: "test",
        attribute: "agility",
        gold: [{ op: "gainReward", hero: "self", n: 1 }],
        grey: [{ op: "gainReward", hero: "self", n: 1 }],
        red: [{ op: "discardReward", hero: "self", n: 1 }],
      },
    ],
    source: "designed",
  },
  {
    id: "spy-in-the-citadel",
    tile: null,
    area: "7C",
    effects: [
      {
        op: "test",
        attribute: "agility",
        gold: [{ op: "gainReward", hero: "self", n: 1 }],
        grey: [{ op: "peekRune", who: "you", n: 2, where: "anyArea" }],
        red: [{ op: "damageHero", target: "self", n: 1 }],
      },
    ],
    source: "designed",
  },
  {
    id: "the-burning-stair",
    tile: null,
    area: "8C",
    effects: [
      {
        op: "test",
        attribute: "strength",
        gold: [{ op: "gainReward", hero: "self", n: 1 }],
        grey: [{ op: "gainReward", hero: "self", n: 1 }],
        red: [{ op: "damageHero", target: "self", n: 2 }],
      },
    ],
    source: "designed",
  },
  {
    id: "the-wyrms-riddle",
    tile: null,
    area: "9B",
    effects: [
      {
        op: "choose",
        who: "you",
        min: 1,
        max: 1,
        options: [
          {
            id: "riddle",
            effects: [
              {
                op: "test",
                attribute: "wisdom",
                gold: [{ op: "gainReward", hero: "self", n: 1 }],
                grey: [],
                red: [{ op: "damageHero", target: "self", n: 1 }],
              },
            ],
          },
          {
            id: "fight",
            effects: [{ op: "duelNeutral", unit: "dragon", win: [{ op: "gainReward", hero: "self", n: 2 }], lose: [] }],
          },
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "bandits-of-the-road",
    tile: null,
    area: "2C",
    effects: [
      {
        op: "test",
        attribute: "strength",
        gold: [{ op: "gainReward", hero: "self", n: 1 }],
        grey: [{ op: "gainInfluence", who: "you", n: 2 }],
        red: [{ op: "damageHero", target: "self", n: 1 }],
      },
    ],
    source: "designed",
  },
  {
    id: "the-false-prophet",
    tile: null,
    area: "5C",
    effects: [{ op: "duelNeutral", unit: "sorcerer", win: [{ op: "gainReward", hero: "self", n: 1 }], lose: [] }],
    source: "designed",
  },
  {
    id: "emissary-to-the-city",
    tile: null,
    area: { kind: "city" },
    effects: [
      {
        op: "pay",
        cost: { influence: 3 },
        yes: [{ op: "gainReward", hero: "self", n: 1 }],
        no: [{ op: "test", attribute: "wisdom", gold: [{ op: "gainReward", hero: "self", n: 1 }], grey: [], red: [] }],
      },
    ],
    source: "designed",
  },
  {
    id: "behind-enemy-lines",
    tile: null,
    area: { kind: "enemyHomeRealm" },
    effects: [
      {
        op: "test",
        attribute: "agility",
        gold: [{ op: "gainReward", hero: "self", n: 2 }],
        grey: [{ op: "gainReward", hero: "self", n: 1 }],
        red: [{ op: "damageHero", target: "self", n: 2 }],
      },
    ],
    source: "designed",
  },
  {
    id: "monster-hunt",
    tile: null,
    area: { kind: "neutralArea" },
    effects: [
      {
        op: "test",
        attribute: "strength",
        gold: [
          { op: "gainReward", hero: "self", n: 1 },
          { op: "destroyUnits", who: "areaController", n: 1, where: "thisArea", chooser: "you", neutral: true },
        ],
        grey: [{ op: "gainReward", hero: "self", n: 1 }],
        red: [{ op: "damageHero", target: "self", n: 2 }],
      },
    ],
    source: "designed",
  },
  {
    id: "the-runes-call",
    tile: null,
    area: { kind: "foreignRune" },
    effects: [
      {
        op: "test",
        attribute: "wisdom",
        gold: [{ op: "gainReward", hero: "self", n: 1 }],
        grey: [{ op: "moveRune", who: "you", n: 1, from: "thisArea", to: "adjacentUncontrolled" }],
        red: [{ op: "damageHero", target: "self", n: 1 }],
      },
    ],
    source: "designed",
  },
]);
const byId: Readonly<Record<string, QuestCard>> = Object.fromEntries(questCards.map(card => [card.id, card]));
export const questOf = (id: QuestId): QuestCard => byId[id]!;
