// Versions of our own designs: what a game that was begun on earlier ones keeps (TYT-236).
import { table } from "#kernel/content.ts";
import type { Frequency, UsableId } from "./effects.ts";
import { type Mission, type MissionId, missionOf } from "./missions.ts";
import { headStart } from "./numbers.ts";
import { type Difficulty, type DifficultyId, difficulties } from "./solo.ts";
import { usableOf } from "./usables.ts";

/** The version that new games are played with. */
export const DESIGNS = 4;

type Some<K extends string, T> = Readonly<Partial<Record<K, T>>>;

/** What was different in one version, and has changed with the next. */
interface Earlier {
  readonly frequencies?: Some<UsableId, Frequency>;
  readonly missions?: Some<MissionId, Mission["needs"]>;
  readonly difficulties?: Some<DifficultyId, Difficulty>;
  readonly headStart?: typeof headStart;
}

const earlier: readonly Earlier[] = table("tytani", "earlierDesigns", [
  {},
  { frequencies: { "russia-streltsy-volley": "battle" } },
  {
    missions: { "mission-titan-slayer": { cond: "battle", result: "won", enemyTitanLost: true } },
    difficulties: {
      recruit: { units: [], support: 2, nationCards: 0, missionVp: 0, battleBonus: -1, headStart: 0 },
      "king-of-kings": {
        units: ["infantry", "cavalry"],
        support: 4,
        nationCards: 1,
        missionVp: 4,
        battleBonus: 0,
        headStart: 0,
      },
    },
    headStart: {},
  },
  {
    difficulties: {
      page: { units: [], support: 0, nationCards: 0, missionVp: 0, battleBonus: -3, headStart: 20 },
    },
    headStart: { 2: [1, 0], 3: [1, 0, 0], 4: [2, 0, 0, 0] },
  },
]);

/** What a version says of something: its own word, or that of the first version after it that has changed it; if any. */
function said<T>(designs: number, word: (version: Earlier) => T | undefined): T | undefined {
  for (let version = designs; version < DESIGNS; version++) {
    const found = word(earlier[version]!);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** TYT-145, TYT-146, TYT-247: how often something may be used in a game of these designs. */
export const frequencyOf = (designs: number, id: UsableId): Frequency =>
  said(designs, ({ frequencies }) => frequencies?.[id]) ?? usableOf(id).frequency;

/** What a Mission asks for in a game of these designs. */
export const needsOf = (designs: number, id: MissionId): Mission["needs"] =>
  said(designs, ({ missions }) => missions?.[id]) ?? missionOf(id).needs;

/** TYT-249: what automas get in a game of these designs. */
export const difficultyOf = (designs: number, id: DifficultyId): Difficulty =>
  said(designs, ({ difficulties: former }) => former?.[id]) ?? difficulties[id];

/** TYT-346: the VP that powers begin with in a game of these designs, by their place in the turn order. */
export const headStartOf = (designs: number, nations: number): readonly number[] =>
  (said(designs, version => version.headStart) ?? headStart)[nations] ?? [];
