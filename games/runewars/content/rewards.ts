// The 25 Reward cards: 20 kinds, how they are used and what they do.
import { type Source, table } from "#kernel/content.ts";
import type { EffectList } from "./effects.ts";

export type RewardUse =
  | "special"
  | "passive"
  | "turn"
  | "discard-turn"
  | "quest"
  | "prevent"
  | "support"
  | "discard-turn-or-quest";

export type RewardId =
  | "timmorran-shard"
  | "blade-of-wrath"
  | "rune-plate"
  | "soulbiter"
  | "dwarven-fire-bombs"
  | "flute-of-possession"
  | "staff-of-light"
  | "ice-storm"
  | "ghost-armor"
  | "amulet-of-shielding"
  | "huntress-bow"
  | "star-rune-staff"
  | "dragonhide-coat"
  | "seven-league-boots"
  | "roc-feather-cloak"
  | "tome-of-the-first-kings"
  | "crystal-of-far-sight"
  | "signet-of-tamalir"
  | "war-banner-of-kellar"
  | "elixir-of-life";

export interface RewardCard {
  readonly id: RewardId;
  readonly count: number;
  readonly trait: "Weapon" | "Armor" | null;
  readonly use: RewardUse;
  readonly effects: EffectList;
  readonly source: Source;
}

export const rewardCards: readonly RewardCard[] = table<readonly RewardCard[]>("runewars", "rewardCards", [
  {
    id: "timmorran-shard",
    count: 6,
    trait: null,
    use: "discard-turn",
    effects: [{ op: "receiveRune", who: "you" }],
    source: "public",
  },
  {
    id: "blade-of-wrath",
    count: 1,
    trait: "Weapon",
    use: "special",
    effects: [{ op: "damageHero", target: "opponentHero", n: { attribute: "strength" } }],
    source: "rulebook",
  },
  {
    id: "rune-plate",
    count: 1,
    trait: "Armor",
    use: "prevent",
    effects: [{ op: "preventDamage", n: 1, per: "round" }],
    source: "rulebook",
  },
  {
    id: "soulbiter",
    count: 1,
    trait: "Weapon",
    use: "special",
    effects: [
      { op: "damageHero", target: "opponentHero", n: 2 },
      { op: "healHero", hero: "self", n: "allIfOpponentDefeated" },
    ],
    source: "public",
  },
  {
    id: "dwarven-fire-bombs",
    count: 1,
    trait: "Weapon",
    use: "special",
    effects: [
      { op: "damageHero", target: "opponentHero", n: 3 },
      { op: "test", attribute: "agility", gold: [], grey: [], red: [{ op: "damageHero", target: "self", n: 1 }] },
    ],
    source: "public",
  },
  {
    id: "flute-of-possession",
    count: 1,
    trait: null,
    use: "discard-turn",
    effects: [{ op: "moveNeutral", from: "areaOfThisHero", to: "adjacentAnyArea", n: "all" }],
    source: "public",
  },
  {
    id: "staff-of-light",
    count: 1,
    trait: "Weapon",
    use: "turn",
    effects: [{ op: "standUnits", who: "you", n: 1, where: "areaOfThisHero" }],
    source: "designed",
  },
  {
    id: "ice-storm",
    count: 1,
    trait: null,
    use: "discard-turn",
    effects: [{ op: "routUnits", who: "areaController", n: 2, where: "areaOfThisHero", chooser: "owner" }],
    source: "designed",
  },
  {
    id: "ghost-armor",
    count: 1,
    trait: "Armor",
    use: "prevent",
    effects: [{ op: "preventDamage", n: "allFromSpecials", per: "duel" }],
    source: "designed",
  },
  {
    id: "amulet-of-shielding",
    count: 1,
    trait: null,
    use: "prevent",
    effects: [{ op: "preventDamage", n: 2, per: "source", discard: true }],
    source: "designed",
  },
  {
    id: "huntress-bow",
    count: 1,
    trait: "Weapon",
    use: "special",
    effects: [{ op: "damageHero", target: "opponentHero", n: { attribute: "agility" } }],
    source: "designed",
  },
  {
    id: "star-rune-staff",
    count: 1,
    trait: "Weapon",
    use: "special",
    effects: [{ op: "damageHero", target: "opponentHero", n: { attribute: "wisdom" } }],
    source: "designed",
  },
  {
    id: "dragonhide-coat",
    count: 1,
    trait: "Armor",
    use: "prevent",
    effects: [{ op: "preventDamage", n: 2, per: "duel" }],
    source: "designed",
  },
  {
    id: "seven-league-boots",
    count: 1,
    trait: null,
    use: "quest",
    effects: [
      { op: "heroTrait", trait: "fast", scope: "always" },
      { op: "moveHero", n: 3 },
    ],
    source: "designed",
  },
  {
    id: "roc-feather-cloak",
    count: 1,
    trait: null,
    use: "passive",
    effects: [{ op: "heroTrait", trait: "flying", scope: "always" }],
    source: "designed",
  },
  {
    id: "tome-of-the-first-kings",
    count: 1,
    trait: null,
    use: "quest",
    effects: [{ op: "fateBonus", draw: 1, discard: 0, when: "attributeTest" }],
    source: "designed",
  },
  {
    id: "crystal-of-far-sight",
    count: 1,
    trait: null,
    use: "turn",
    effects: [{ op: "peekRune", who: "you", n: 1, where: "adjacentToThisHero" }],
    source: "designed",
  },
  {
    id: "signet-of-tamalir",
    count: 1,
    trait: null,
    use: "passive",
    effects: [{ op: "gainInfluence", who: "you", n: 1, when: "fallSecondary" }],
    source: "designed",
  },
  {
    id: "war-banner-of-kellar",
    count: 1,
    trait: null,
    use: "support",
    effects: [{ op: "fateBonus", draw: 2, discard: 2, when: "support" }],
    source: "designed",
  },
  {
    id: "elixir-of-life",
    count: 1,
    trait: null,
    use: "discard-turn-or-quest",
    effects: [
      { op: "healHero", hero: "self", n: "all" },
      { op: "standHero", hero: "self" },
    ],
    source: "designed",
  },
]);
const byId: Readonly<Record<string, RewardCard>> = Object.fromEntries(rewardCards.map(card => [card.id, card]));
export const rewardOf = (id: RewardId): RewardCard => byId[id]!;
