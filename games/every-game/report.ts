// What the suite says about a game: figures, gaps in coverage, and each failure with the line that repeats it.
import type { Options } from "#kernel/game.ts";

/** What went wrong, in one word. */
export type FailureKind =
  | "crash"
  | "dead-end"
  | "capped"
  | "invariant"
  | "replay"
  | "round-trip"
  | "secrecy"
  | "picture"
  | "plant"
  | "forged"
  | "restart"
  | "leaver"
  | "text"
  | "bot"
  | "unexplained"
  | "referee";

/** What is wrong, before it is known how to repeat it. */
export interface Problem {
  readonly kind: FailureKind;
  readonly message: string;
}

/** One failing case, shrunk, with the command that repeats it. */
export interface Failure {
  readonly kind: FailureKind;
  readonly message: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
  readonly seatOptions: readonly Options[];
  /** Choices as numbers; `decisions.ts` says how to read them. */
  readonly choices: readonly number[];
  readonly command: string;
}

/** The figures of one run of the suite over one game. */
export interface CheckReport {
  game: string;
  games: number;
  decisions: number;
  crashes: number;
  deadEnds: number;
  capped: number;
  invariantViolations: number;
  replayMismatches: number;
  roundTripMismatches: number;
  secrecyPairs: number;
  secrecyLeaks: number;
  plantedLeaks: number;
  plantedCaught: number;
  forged: number;
  forgedAccepted: number;
  restarts: number;
  restartMismatches: number;
  leavers: number;
  leaverFailures: number;
  /** Things a person would try, looked at. */
  targets: number;
  /** Those of them that are neither legal nor refused with a reason. */
  unexplained: number;
  refereeDisagreements: number;
  /** Questions for which the game lists no targets. */
  untargetedSteps: string[];
  uncoveredSteps: string[];
  uncoveredContent: string[];
  failures: Failure[];
}

/** A report before the first game. */
export function emptyReport(game: string): CheckReport {
  return {
    game,
    games: 0,
    decisions: 0,
    crashes: 0,
    deadEnds: 0,
    capped: 0,
    invariantViolations: 0,
    replayMismatches: 0,
    roundTripMismatches: 0,
    secrecyPairs: 0,
    secrecyLeaks: 0,
    plantedLeaks: 0,
    plantedCaught: 0,
    forged: 0,
    forgedAccepted: 0,
    restarts: 0,
    restartMismatches: 0,
    leavers: 0,
    leaverFailures: 0,
    targets: 0,
    unexplained: 0,
    refereeDisagreements: 0,
    untargetedSteps: [],
    uncoveredSteps: [],
    uncoveredContent: [],
    failures: [],
  };
}

/** The figure a failure counts under; texts and bots have none of their own and show only as failures. */
export const figureOf: Partial<Record<FailureKind, keyof CheckReport & `${string}${"s" | "d"}`>> = {
  crash: "crashes",
  "dead-end": "deadEnds",
  capped: "capped",
  invariant: "invariantViolations",
  replay: "replayMismatches",
  "round-trip": "roundTripMismatches",
  secrecy: "secrecyLeaks",
  forged: "forgedAccepted",
  restart: "restartMismatches",
  leaver: "leaverFailures",
  unexplained: "unexplained",
  referee: "refereeDisagreements",
};

/** Counts a failure under its figure. */
export function count(report: CheckReport, kind: FailureKind): void {
  const key = figureOf[kind];
  const value = key && report[key];
  if (key && typeof value === "number") Object.assign(report, { [key]: value + 1 });
}
