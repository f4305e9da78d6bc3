// The 35 discovery tokens: twelve kinds, with "1" or "2+" on the back.
import { type Source, table } from "#kernel/content.ts";
import type { EffectList } from "./effects.ts";

export const discoveryIds = [
  "dragon-throne",
  "village-food",
  "village-wood",
  "village-ore",
  "magic-portal",
  "dungeon",
  "temple",
  "hall-of-kellos",
  "traveling-merchant",
  "raiding-party",
  "scroll-of-sight",
  "training-event",
] as const;
export type DiscoveryId = (typeof discoveryIds)[number];

export interface Discovery {
  readonly id: DiscoveryId;
  readonly kind: "event" | "location" | "destructible";
  /** Tokens with "1" and with "2+" on the back. */
  readonly near: number;
  readonly far: number;
  readonly effects: EffectList;
  readonly source: Source;
}

export const discoveries: readonly Discovery[] = table<readonly Discovery[]>("runewars", "discoveries", [
  {
    id: "dragon-throne",
    kind: "destructible",
    near: 0,
    far: 1,
    effects: [{ op: "countAsRune", n: 1 }],
    source: "rulebook",
  },
  {
    id: "village-food",
    kind: "destructible",
    near: 2,
    far: 1,
    effects: [{ op: "produce", resource: "food", n: 1 }],
    source: "rulebook",
  },
  {
    id: "village-wood",
    kind: "destructible",
    near: 1,
    far: 1,
    effects: [{ op: "produce", resource: "wood", n: 1 }],
    source: "rulebook",
  },
  {
    id: "village-ore",
    kind: "destructible",
    near: 1,
    far: 1,
    effects: [{ op: "produce", resource: "ore", n: 1 }],
    source: "rulebook",
  },
  {
    id: "magic-portal",
    kind: "destructible",
    near: 1,
    far: 3,
    effects: [{ op: "portal", cost: 1 }],
    source: "rulebook",
  },
  { id: "dungeon", kind: "location", near: 1, far: 2, effects: [{ op: "stopMovement" }], source: "rulebook" },
  {
    id: "temple",
    kind: "location",
    near: 1,
    far: 2,
    effects: [{ op: "endActionBonus", effects: [{ op: "gainInfluence", who: "you", n: 2 }] }],
    source: "rulebook",
  },
  {
    id: "hall-of-kellos",
    kind: "location",
    near: 1,
    far: 2,
    effects: [{ op: "endActionBonus", effects: [{ op: "drawTactics", who: "you", n: 1 }] }],
    source: "rulebook",
  },
  {
    id: "traveling-merchant",
    kind: "event",
    near: 2,
    far: 2,
    effects: [
      {
        op: "optional",
        effects: [{ op: "pay", cost: { influence: 3 }, yes: [{ op: "gainReward", hero: "self", n: 1 }], no: [] }],
      },
      { op: "discoverReturn" },
    ],
    source: "rulebook",
  },
  {
    id: "raiding-party",
    kind: "event",
    near: 2,
    far: 2,
    effects: [
      { op: "damageHero", target: "self", n: 1 },
      {
        op: "if",
        cond: { type: "areaHasUnits", who: "neutralOrEnemy" },
        yes: [
          {
            op: "choose",
            who: "you",
            min: 1,
            max: 1,
            options: [
              { id: "reward", requires: "hasReward", effects: [{ op: "discardReward", hero: "self", n: 1 }] },
              { id: "damage", effects: [{ op: "damageHero", target: "self", n: 1 }] },
            ],
          },
        ],
        no: [],
      },
      { op: "discoverReturn" },
    ],
    source: "rulebook",
  },
  {
    id: "scroll-of-sight",
    kind: "event",
    near: 2,
    far: 1,
    effects: [
      { op: "peekRune", who: "you", n: 1, where: "chosenArea" },
      { op: "peekDiscovery", who: "you", where: "chosenEarlier" },
      { op: "discoverReturn" },
    ],
    source: "rulebook",
  },
  {
    id: "training-event",
    kind: "event",
    near: 2,
    far: 1,
    effects: [
      { op: "optional", effects: [{ op: "trainHero", hero: "self", attribute: "choice", n: 1 }] },
      { op: "discoverReturn" },
    ],
    source: "rulebook",
  },
]);

/** What a token in an area is: states write kind × 2 + 1, and 1 more where its back says "2+"; 0 is no token. */
export const kindOfToken = (token: number): number => (token - 1) >> 1;
export const isNearToken = (token: number): boolean => token % 2 === 1;
export const discoveryOf = (token: number): Discovery => discoveries[kindOfToken(token)]!;
