// The Exploration tokens: 70 of land and 24 of sea (HLAS-005, HLAS-156 to HLAS-162).
import { frozen, type Source, table } from "#kernel/content.ts";
import type { Effect } from "./effects.ts";

export type TokenId =
  | "ore-vein"
  | "mana-spring"
  | "wild-herd"
  | "lost-caravan"
  | "treasure-hoard"
  | "refugees"
  | "sellsword"
  | "ancient-scroll"
  | "heroic-tale"
  | "local-guide"
  | "monument"
  | "wonder"
  | "old-fort"
  | "rich-ground"
  | "bandits"
  | "sinkhole"
  | "thieves"
  | "monster-lair"
  | "sunken-treasure"
  | "shoal"
  | "flotsam"
  | "glowing-tide"
  | "castaways"
  | "bottled-spell"
  | "sea-legend"
  | "coral-throne"
  | "sirens"
  | "whirlpool"
  | "kraken";

/** An Exploration token; one that stays serves the player who controls its Region. */
export interface Token {
  readonly id: TokenId;
  readonly type: "land" | "sea";
  readonly copies: number;
  readonly stays: boolean;
  readonly effects: readonly Effect[];
  readonly source: Source;
}

export const tokenList: readonly Token[] = table<readonly Token[]>("hlas", "tokens", [
  {
    id: "ore-vein",
    type: "land",
    copies: 6,
    stays: false,
    effects: [{ op: "gain-resource", resource: "ore", amount: 2 }],
    source: "designed",
  },
  {
    id: "mana-spring",
    type: "land",
    copies: 6,
    stays: false,
    effects: [{ op: "gain-resource", resource: "mana", amount: 2 }],
    source: "designed",
  },
  {
    id: "wild-herd",
    type: "land",
    copies: 6,
    stays: false,
    effects: [{ op: "gain-resource", resource: "food", amount: 2 }],
    source: "designed",
  },
  {
    id: "lost-caravan",
    type: "land",
    copies: 4,
    stays: false,
    effects: [{ op: "gain-resource", resource: "choice", amount: 2 }],
    source: "designed",
  },
  {
    id: "treasure-hoard",
    type: "land",
    copies: 4,
    stays: false,
    effects: [{ op: "gain-resource", resource: "each", amount: 1 }],
    source: "designed",
  },
  {
    id: "refugees",
    type: "land",
    copies: 5,
    stays: false,
    effects: [{ op: "place-units", unit: "serf", count: 1, where: "explored-region", overflow: "own-capital" }],
    source: "designed",
  },
  {
    id: "sellsword",
    type: "land",
    copies: 3,
    stays: false,
    effects: [{ op: "place-units", unit: "warrior", count: 1, where: "explored-region", overflow: "own-capital" }],
    source: "designed",
  },
  {
    id: "ancient-scroll",
    type: "land",
    copies: 4,
    stays: false,
    effects: [{ op: "draw-spells", count: 1 }],
    source: "designed",
  },
  {
    id: "heroic-tale",
    type: "land",
    copies: 4,
    stays: false,
    effects: [{ op: "gain-vp", amount: 1 }],
    source: "designed",
  },
  {
    id: "local-guide",
    type: "land",
    copies: 3,
    stays: false,
    effects: [{ op: "extra-action", action: "march", units: "exploring-army", distance: 1, optional: true }],
    source: "designed",
  },
  {
    id: "monument",
    type: "land",
    copies: 4,
    stays: true,
    effects: [{ op: "score-vp", amount: 1 }],
    source: "designed",
  },
  { id: "wonder", type: "land", copies: 2, stays: true, effects: [{ op: "score-vp", amount: 2 }], source: "designed" },
  {
    id: "old-fort",
    type: "land",
    copies: 4,
    stays: true,
    effects: [{ op: "strength", side: "own", amount: 2 }],
    source: "designed",
  },
  {
    id: "rich-ground",
    type: "land",
    copies: 4,
    stays: true,
    effects: [{ op: "harvest", amount: 1 }],
    source: "designed",
  },
  {
    id: "bandits",
    type: "land",
    copies: 4,
    stays: false,
    effects: [
      {
        op: "choose",
        options: [
          [{ op: "lose-resource", who: "self", resource: "choice", amount: 2 }],
          [
            {
              op: "destroy-units",
              select: {
                owner: "self",
                kinds: ["unit"],
                where: "explored-region",
                count: 1,
                upTo: false,
                chooser: "owner",
              },
              vesselLast: true,
            },
          ],
        ],
      },
    ],
    source: "designed",
  },
  {
    id: "sinkhole",
    type: "land",
    copies: 3,
    stays: false,
    effects: [
      {
        op: "destroy-units",
        select: { owner: "self", kinds: ["unit"], where: "explored-region", count: 1, upTo: false, chooser: "owner" },
        vesselLast: true,
      },
    ],
    source: "designed",
  },
  {
    id: "thieves",
    type: "land",
    copies: 3,
    stays: false,
    effects: [{ op: "lose-resource", who: "self", resource: "most", amount: 2 }],
    source: "designed",
  },
  {
    id: "monster-lair",
    type: "land",
    copies: 1,
    stays: false,
    effects: [
      {
        op: "move-units",
        select: { owner: "self", kinds: ["unit"], where: "explored-region", count: 99, upTo: false, chooser: "owner" },
        to: "own-capital",
      },
    ],
    source: "designed",
  },
  {
    id: "sunken-treasure",
    type: "sea",
    copies: 3,
    stays: false,
    effects: [{ op: "gain-resource", resource: "choice", amount: 3 }],
    source: "designed",
  },
  {
    id: "shoal",
    type: "sea",
    copies: 3,
    stays: false,
    effects: [{ op: "gain-resource", resource: "food", amount: 2 }],
    source: "designed",
  },
  {
    id: "flotsam",
    type: "sea",
    copies: 2,
    stays: false,
    effects: [{ op: "gain-resource", resource: "ore", amount: 2 }],
    source: "designed",
  },
  {
    id: "glowing-tide",
    type: "sea",
    copies: 3,
    stays: false,
    effects: [{ op: "gain-resource", resource: "mana", amount: 2 }],
    source: "designed",
  },
  {
    id: "castaways",
    type: "sea",
    copies: 2,
    stays: false,
    effects: [{ op: "place-units", unit: "serf", count: 1, where: "aboard-or-capital" }],
    source: "designed",
  },
  {
    id: "bottled-spell",
    type: "sea",
    copies: 2,
    stays: false,
    effects: [{ op: "draw-spells", count: 1 }],
    source: "designed",
  },
  {
    id: "sea-legend",
    type: "sea",
    copies: 2,
    stays: false,
    effects: [{ op: "gain-vp", amount: 2 }],
    source: "designed",
  },
  {
    id: "coral-throne",
    type: "sea",
    copies: 2,
    stays: true,
    effects: [{ op: "score-vp", amount: 2 }],
    source: "designed",
  },
  {
    id: "sirens",
    type: "sea",
    copies: 2,
    stays: false,
    effects: [
      {
        op: "destroy-units",
        select: {
          owner: "self",
          kinds: ["serf", "warrior", "hero"],
          where: "aboard",
          count: 1,
          upTo: false,
          chooser: "owner",
        },
        fallback: "vessel-returns",
      },
    ],
    source: "designed",
  },
  {
    id: "whirlpool",
    type: "sea",
    copies: 2,
    stays: false,
    effects: [
      {
        op: "move-units",
        select: {
          owner: "self",
          kinds: ["sea-vessel"],
          where: "explored-region",
          count: 1,
          upTo: false,
          chooser: "owner",
        },
        to: "own-capital-dock",
      },
    ],
    source: "designed",
  },
  {
    id: "kraken",
    type: "sea",
    copies: 1,
    stays: false,
    effects: [
      {
        op: "choose",
        options: [
          [{ op: "lose-resource", who: "self", resource: "choice", amount: 4 }],
          [
            {
              op: "destroy-units",
              select: {
                owner: "self",
                kinds: ["sea-vessel"],
                where: "explored-region",
                count: 1,
                upTo: false,
                chooser: "owner",
              },
            },
          ],
        ],
      },
    ],
    source: "designed",
  },
]);

export const tokens = frozen(Object.fromEntries(tokenList.map(token => [token.id, token])) as Record<TokenId, Token>);
