// The twelve heroes (RUN-005): alignment, attributes, health and ability.
import { type Source, table } from "#kernel/content.ts";
import type { EffectList } from "./effects.ts";

export const attributes = ["strength", "agility", "wisdom"] as const;
export type Attribute = (typeof attributes)[number];

export type HeroId =
  | "silhouette"
  | "ronan-of-the-wild"
  | "runewitch-astarra"
  | "lady-isolde"
  | "tova-redsail"
  | "grum-ironbelly"
  | "ezra-vale"
  | "kesh-the-quiet"
  | "mad-carthos"
  | "varikas-the-dead"
  | "bogran-the-shadow"
  | "vethra-bloodmother";

export interface HeroCard {
  readonly id: HeroId;
  readonly alignment: "good" | "neutral" | "evil";
  readonly strength: number;
  readonly agility: number;
  readonly wisdom: number;
  readonly health: number;
  readonly effects: EffectList;
  readonly source: Source;
}

export const heroCards: readonly HeroCard[] = table<readonly HeroCard[]>("runewars", "heroCards", [
  {
    id: "silhouette",
    alignment: "good",
    strength: 2,
    agility: 3,
    wisdom: 2,
    health: 3,
    effects: [
      {
        op: "optional",
        when: "afterQuestMove",
        effects: [{ op: "peekRune", who: "you", n: 1, where: "adjacentToThisHero" }],
      },
    ],
    source: "designed",
  },
  {
    id: "ronan-of-the-wild",
    alignment: "good",
    strength: 3,
    agility: 2,
    wisdom: 2,
    health: 4,
    effects: [{ op: "heroTrait", trait: "flying", scope: "questPhase" }],
    source: "designed",
  },
  {
    id: "runewitch-astarra",
    alignment: "good",
    strength: 1,
    agility: 2,
    wisdom: 4,
    health: 3,
    effects: [{ op: "fateBonus", draw: 1, discard: 0, when: "wisdomTest" }],
    source: "designed",
  },
  {
    id: "lady-isolde",
    alignment: "good",
    strength: 3,
    agility: 1,
    wisdom: 3,
    health: 4,
    effects: [{ op: "fateBonus", draw: 2, discard: 2, when: "support" }],
    source: "designed",
  },
  {
    id: "tova-redsail",
    alignment: "neutral",
    strength: 2,
    agility: 3,
    wisdom: 2,
    health: 4,
    effects: [{ op: "moveModifier", ignore: "water", duration: "permanent", applies: "thisHero" }],
    source: "designed",
  },
  {
    id: "grum-ironbelly",
    alignment: "neutral",
    strength: 4,
    agility: 1,
    wisdom: 1,
    health: 5,
    effects: [
      {
        op: "optional",
        when: "duelStart",
        effects: [{ op: "pay", cost: { reward: 1 }, yes: [{ op: "healHero", hero: "self", n: 2 }], no: [] }],
      },
    ],
    source: "designed",
  },
  {
    id: "ezra-vale",
    alignment: "neutral",
    strength: 1,
    agility: 2,
    wisdom: 4,
    health: 3,
    effects: [{ op: "gainInfluence", who: "you", n: 2, when: "questCompleted" }],
    source: "designed",
  },
  {
    id: "kesh-the-quiet",
    alignment: "neutral",
    strength: 2,
    agility: 4,
    wisdom: 1,
    health: 3,
    effects: [
      { op: "heroTrait", trait: "fast", scope: "always" },
      { op: "noChallenge", where: "thisHeroInFriendlyArea" },
    ],
    source: "designed",
  },
  {
    id: "mad-carthos",
    alignment: "evil",
    strength: 2,
    agility: 2,
    wisdom: 3,
    health: 4,
    effects: [{ op: "duelStart", role: "attacker", effects: [{ op: "damageHero", target: "opponentHero", n: 1 }] }],
    source: "designed",
  },
  {
    id: "varikas-the-dead",
    alignment: "evil",
    strength: 3,
    agility: 2,
    wisdom: 2,
    health: 4,
    effects: [{ op: "healHero", hero: "self", n: 1, when: "questPhaseEnd" }],
    source: "designed",
  },
  {
    id: "bogran-the-shadow",
    alignment: "evil",
    strength: 2,
    agility: 4,
    wisdom: 1,
    health: 3,
    effects: [{ op: "takeReward", from: "opponentHero", n: 1, when: "duelEndBothSurviveAsAttacker" }],
    source: "designed",
  },
  {
    id: "vethra-bloodmother",
    alignment: "evil",
    strength: 3,
    agility: 1,
    wisdom: 3,
    health: 5,
    effects: [{ op: "drawTactics", who: "you", n: 1, when: "supportedBattleWon" }],
    source: "designed",
  },
]);
const byId: Readonly<Record<string, HeroCard>> = Object.fromEntries(heroCards.map(card => [card.id, card]));
export const heroCardOf = (id: HeroId): HeroCard => byId[id]!;
