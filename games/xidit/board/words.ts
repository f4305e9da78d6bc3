// Labels of the board itself; names of cities, units and the like come from the game's own tables.
import { spoken } from "#web/kit/spoken.ts";
import type { RoadColor } from "../content/cities.ts";
import type { RewardId } from "../content/effects.ts";
import type { LostReason } from "../events.ts";

/** The board's labels. */
export interface BoardWords {
  readonly map: string;
  readonly year: (year: number, years: number) => string;
  readonly yearTitle: (year: number) => string;
  readonly census: string;
  readonly censusYear: string;
  readonly calendar: string;
  readonly firstPlayer: string;
  readonly plan: string;
  readonly wheel: (n: number) => string;
  readonly unset: string;
  readonly confirm: string;
  readonly confirmed: string;
  readonly changePlan: string;
  readonly clearPlan: string;
  readonly restWaits: string;
  readonly wheelsLeft: (n: number) => string;
  readonly noRoad: Readonly<Record<RoadColor, string>>;
  readonly missing: (units: string) => string;
  /** Why an order would be lost, besides missing roads and units. */
  readonly lost: Readonly<Record<Exclude<LostReason, "no-road" | "units-missing">, string>>;
  readonly unknown: string;
  readonly wouldRecruit: (unit: string) => string;
  readonly wouldFight: (foe: string) => string;
  readonly wouldTitan: string;
  readonly wouldWait: string;
  readonly wouldMove: (city: string) => string;
  readonly advice: string;
  readonly tapMap: string;
  readonly orders: string;
  readonly step: (n: number) => string;
  readonly hidden: string;
  readonly screen: string;
  readonly units: string;
  readonly sovereigns: string;
  readonly bards: string;
  readonly floors: string;
  readonly waitingFloors: string;
  readonly freed: string;
  readonly destiny: string;
  readonly recruitment: string;
  readonly threat: string;
  readonly next: string;
  readonly pile: string;
  readonly discards: string;
  readonly feeds: string;
  readonly lair: string;
  readonly asleep: string;
  readonly raging: string;
  readonly slain: string;
  readonly anyUnits: (n: number) => string;
  readonly barracks: string;
  readonly fame: string;
  /** Of the seat that is last in an evaluation. */
  readonly wouldBeOut: string;
  readonly eliminates: (n: number) => string;
  readonly virtual: string;
  readonly withoutBastion: string;
  readonly chooseTwo: string;
  readonly takeThese: string;
  readonly rewardOf: Readonly<Record<RewardId, (n: number) => string>>;
  readonly dropBards: (left: number, total: number) => string;
  readonly bardsDone: string;
  readonly keepRest: string;
  readonly startAgain: string;
  readonly bastion: string;
  readonly bastionOwn: (n: number) => string;
  readonly bastionClosed: string;
  readonly wasteland: string;
  readonly lyre: (first: number, second: number) => string;
  readonly noBards: string;
  readonly decline: string;
  readonly payUnits: (left: number) => string;
  readonly pay: string;
  readonly chooseFloor: string;
  readonly noFloor: string;
  readonly chooseColumn: string;
  readonly show: (n: number) => string;
  readonly showHow: (unit: string, owned: number) => string;
  readonly changeShow: string;
  readonly shown: string;
  readonly legend: Readonly<Record<"title" | "recruits" | "threat" | "roads" | "lyre" | "guild" | "aim", string>>;
  readonly nobody: string;
  readonly censusReward: string;
  readonly perTie: string;
  readonly evaluation: (n: number) => string;
  readonly leaves: string;
  readonly leftBefore: string;
  readonly saviour: (name: string) => string;
  readonly noSaviour: string;
  readonly showFinal: string;
  readonly showMap: string;
  readonly nextScene: string;
  readonly previousScene: string;
  readonly tieBroken: (rule: string) => string;
  readonly unitsForTies: (n: number) => string;
  readonly guildOf: (name: string, floors: number) => string;
  readonly guildSite: string;
  readonly emptyCity: string;
  readonly recruits: (units: string) => string;
  readonly demands: (units: string) => string;
  readonly gives: (rewards: string) => string;
  readonly here: (names: string) => string;
  readonly roadsTo: (roads: string) => string;
  readonly awake: string;
  readonly awakeText: string;
  readonly tabs: Readonly<Record<"play" | "path" | "fame", string>>;
}

/** The board's labels by language. */
export const boardWords = spoken<BoardWords>({
  en: async () => (await import("./words-en.ts")).en,
  pl: async () => (await import("./words-pl.ts")).pl,
});
