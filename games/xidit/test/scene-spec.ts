// What a scene is made of, in the few words in which tests write it.
import type { Seat } from "#kernel/procedure.ts";
import type { EvaluationId } from "../content/evaluations.ts";
import type { RegionId } from "../content/regions.ts";
import type { TitanId } from "../content/titans.ts";
import type { UnitCounts } from "../content/units.ts";
import type { Rulings } from "../state.ts";

/** What a scene may fix. */
export interface Setting {
  seats?: number;
  years?: "long" | "short";
  level?: "normal" | "hard";
  rulings?: Partial<Rulings>;
  seed?: string;
  year?: number;
  first?: Seat;
  /** The city of each Idrakis, by seat. */
  at?: readonly number[];
  /** Units behind the screens, by seat. */
  units?: Readonly<Record<Seat, UnitCounts>>;
  sovereigns?: readonly number[];
  /** Recruitment tokens on the board with their units; "full" as printed. */
  recruits?: Readonly<Record<number, UnitCounts | "full">>;
  threats?: readonly number[];
  /** Cities that shall have no token. */
  bare?: readonly number[];
  nextRecruitment?: number;
  nextThreat?: number;
  recruitmentPile?: readonly number[];
  threatPile?: readonly number[];
  discardedRecruitments?: readonly number[];
  discardedThreats?: readonly number[];
  /** Units in the Barracks; the rest of what is not elsewhere leaves the scene (and its laws about units). */
  barracks?: UnitCounts;
  /** Guilds: city → seat and floors. */
  guilds?: Readonly<Record<number, readonly [Seat, number]>>;
  waiting?: readonly number[];
  /** Bards left behind the screens, by seat; the others lie in the Bastion. */
  bards?: Readonly<Record<Seat, number>>;
  /** Bards on the board, by region and seat. */
  regionBards?: Readonly<Partial<Record<RegionId, readonly number[]>>>;
  /** Titan stacks, top first; raging ones with a "!". */
  titans?: readonly (readonly `${"" | "!"}${TitanId}`[])[];
  evaluations?: readonly EvaluationId[];
  virtual?: Readonly<Record<EvaluationId, number>>;
  /** Fixed values of chance from here on. */
  chance?: readonly number[];
}

/** Titans that rage on the first stack only; enough for most scenes. */
export const raging: NonNullable<Setting["titans"]> = [
  ["!titan-3a", "titan-3b"],
  ["titan-4a", "titan-4b"],
  ["titan-5a", "titan-5b"],
];
