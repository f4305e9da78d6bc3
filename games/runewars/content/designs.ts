// Versions of our own designs: what a game that was begun on earlier ones keeps (RUN-390).
import { table } from "#kernel/content.ts";
import type { Condition } from "./effects.ts";
import { type ObjectiveId, objectiveOf } from "./objectives.ts";

/** The version that new games are played with. */
export const DESIGNS = 3;

/** What was printed on Objectives up to a version, by version. */
export type Until<T> = Readonly<Record<string, Readonly<Partial<Record<ObjectiveId, T>>>>>;

/** By version, the Objectives that the next version fulfils otherwise; their texts are in i18n. */
const earlier: Until<Condition> = table("runewars", "earlierDesigns", {
  "1": {
    "voice-of-the-council": { type: "influenceAtLeast", n: 10 },
    "pact-of-the-free-cities": { type: "citiesAtLeast", n: 2, n4: 3 },
    fellowship: { type: "heroesAtLeast", n: 3, rewards: 0 },
    "land-of-plenty": { type: "dialsAtLeast", each: 4, total: 14 },
    "bastions-of-light": { type: "strongholdsAtLeast", n: 3, undamaged: true },
    "discouraging-defeat": { type: "wonBattle", role: "defender", vs: "player", minEnemyUnits: 4 },
    "rivers-of-blood": { type: "destroyedInBattle", n: 5 },
    "iron-dominion": { type: "areasAtLeast", n: 9 },
    "boots-on-sacred-soil": { type: "controlEnemyHome" },
    "bane-of-titans": {
      type: "anyOf",
      of: [
        { type: "wonBattle", role: "attacker", vs: "neutral", enemyHadShape: "hexagon" },
        { type: "wonBattle", role: "attacker", vs: "neutral", minEnemyUnits: 3 },
      ],
    },
    "endless-horde": { type: "unitsAtLeast", n: 18 },
    "hero-slayers": { type: "heroVictory" },
  },
  "2": {
    "pact-of-the-free-cities": { type: "citiesAtLeast", n: 2, n4: 2 },
    "peers-of-the-realm": { type: "titlesAtLeast", n: 2, influence: 0 },
    "rivers-of-blood": { type: "destroyedInBattle", n: 4 },
    "bane-of-titans": {
      type: "anyOf",
      of: [
        { type: "wonBattle", role: "attacker", vs: "neutral", enemyHadShape: "hexagon" },
        { type: "wonBattle", role: "attacker", vs: "neutral", minEnemyUnits: 4 },
      ],
    },
    "hero-slayers": { type: "anyOf", of: [{ type: "heroVictory" }, { type: "heroesAtLeast", n: 1, rewards: 4 }] },
  },
});

/** What an Objective said in a version; null if it says the same today. */
export function saidThen<T>(until: Until<T>, designs: number, id: ObjectiveId): T | null {
  for (let version = designs; version < DESIGNS; version++) {
    const said = until[version]?.[id];
    if (said) return said;
  }
  return null;
}

/** What fulfils an Objective. */
export const conditionOf = (designs: number, id: ObjectiveId): Condition =>
  saidThen(earlier, designs, id) ?? objectiveOf(id).condition;
