// What fulfilled Objectives in earlier versions of our own designs (RUN-390).
import { table } from "#kernel/content.ts";
import type { Condition } from "./effects.ts";
import { type ObjectiveId, objectiveOf } from "./objectives.ts";
import { saidThen, type Until } from "./versions.ts";

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

/** What fulfils an Objective. */
export const conditionOf = (designs: number, id: ObjectiveId): Condition =>
  saidThen(earlier, designs, id) ?? objectiveOf(id).condition;
