// The Objective cards, eight of each alignment, with their conditions.
import { type Source, table } from "#kernel/content.ts";
import type { Condition } from "./effects.ts";
import type { Alignment } from "./factions.ts";

export type ObjectiveId =
  | "bound-by-honor"
  | "voice-of-the-council"
  | "pact-of-the-free-cities"
  | "friends-of-every-kind"
  | "fellowship"
  | "land-of-plenty"
  | "bastions-of-light"
  | "peers-of-the-realm"
  | "discouraging-defeat"
  | "rivers-of-blood"
  | "broken-walls"
  | "iron-dominion"
  | "boots-on-sacred-soil"
  | "bane-of-titans"
  | "endless-horde"
  | "hero-slayers";

export interface ObjectiveCard {
  readonly id: ObjectiveId;
  readonly alignment: Alignment;
  readonly timing: "your-turn" | "after-battle";
  readonly condition: Condition;
  readonly source: Source;
}

export const objectiveCards: readonly ObjectiveCard[] = table<readonly ObjectiveCard[]>("runewars", "objectiveCards", [
  {
    id: "bound-by-honor",
    alignment: "good",
    timing: "your-turn",
    condition: {
      type: "anyOf",
      of: [
        { type: "alliedNeutral", n: 3, shape: "triangle" },
        { type: "alliedNeutral", n: 4 },
      ],
    },
    source: "designed",
  },
  {
    id: "voice-of-the-council",
    alignment: "good",
    timing: "your-turn",
    condition: { type: "influenceAtLeast", n: 13 },
    source: "designed",
  },
  {
    id: "pact-of-the-free-cities",
    alignment: "good",
    timing: "your-turn",
    condition: { type: "citiesAtLeast", n: 2, n4: 3 },
    source: "designed",
  },
  {
    id: "friends-of-every-kind",
    alignment: "good",
    timing: "your-turn",
    condition: { type: "alliedNeutral", n: 3, distinctTypes: 3 },
    source: "designed",
  },
  {
    id: "fellowship",
    alignment: "good",
    timing: "your-turn",
    condition: { type: "heroesAtLeast", n: 3, rewards: 3 },
    source: "designed",
  },
  {
    id: "land-of-plenty",
    alignment: "good",
    timing: "your-turn",
    condition: { type: "dialsAtLeast", each: 4, total: 16 },
    source: "designed",
  },
  {
    id: "bastions-of-light",
    alignment: "good",
    timing: "your-turn",
    condition: { type: "strongholdsAtLeast", n: 4, undamaged: true },
    source: "designed",
  },
  {
    id: "peers-of-the-realm",
    alignment: "good",
    timing: "your-turn",
    condition: { type: "titlesAtLeast", n: 2, influence: 10 },
    source: "designed",
  },
  {
    id: "discouraging-defeat",
    alignment: "evil",
    timing: "after-battle",
    condition: { type: "wonBattle", role: "defender", vs: "player", minEnemyUnits: 2 },
    source: "designed",
  },
  {
    id: "rivers-of-blood",
    alignment: "evil",
    timing: "your-turn",
    condition: { type: "destroyedInBattle", n: 5 },
    source: "designed",
  },
  {
    id: "broken-walls",
    alignment: "evil",
    timing: "your-turn",
    condition: { type: "tookStronghold" },
    source: "designed",
  },
  {
    id: "iron-dominion",
    alignment: "evil",
    timing: "your-turn",
    condition: { type: "areasAtLeast", n: 10 },
    source: "designed",
  },
  {
    id: "boots-on-sacred-soil",
    alignment: "evil",
    timing: "your-turn",
    condition: { type: "anyOf", of: [{ type: "controlEnemyHome" }, { type: "heroesInEnemyHomes", n: 1 }] },
    source: "designed",
  },
  {
    id: "bane-of-titans",
    alignment: "evil",
    timing: "your-turn",
    condition: {
      type: "anyOf",
      of: [
        { type: "wonBattle", role: "attacker", vs: "neutral", enemyHadShape: "hexagon", minEnemyUnits: 2 },
        { type: "wonBattle", role: "attacker", vs: "neutral", minEnemyUnits: 4 },
      ],
    },
    source: "designed",
  },
  {
    id: "endless-horde",
    alignment: "evil",
    timing: "your-turn",
    condition: { type: "unitsAtLeast", n: 26 },
    source: "designed",
  },
  {
    id: "hero-slayers",
    alignment: "evil",
    timing: "your-turn",
    condition: { type: "anyOf", of: [{ type: "heroVictory" }, { type: "heroesAtLeast", n: 1, rewards: 3 }] },
    source: "designed",
  },
]);
const byId: Readonly<Record<string, ObjectiveCard>> = Object.fromEntries(objectiveCards.map(card => [card.id, card]));
export const objectiveOf = (id: ObjectiveId): ObjectiveCard => byId[id]!;
