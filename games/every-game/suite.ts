// What the parts of the suite share while it runs over one game.
import type { Registered } from "#games/registry.ts";
import type { AnyChecks } from "#kernel/checks.ts";
import type { AnyGame } from "#kernel/game.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";
import type { Language, Texts } from "#kernel/texts.ts";
import { checksOf } from "./checks.ts";
import { Tracer } from "./play.ts";
import { type CheckReport, emptyReport, type Problem } from "./report.ts";
import { Speech } from "./speech.ts";
import { Survey } from "./survey.ts";

/** A run of the suite over one game. */
export interface Suite {
  readonly game: AnyGame;
  readonly checks: AnyChecks;
  readonly report: CheckReport;
  readonly seed: string;
  readonly tracer: Tracer;
  /** The questions that were asked, "procedure.step". */
  readonly asked: Set<string>;
  /** Questions for which the game lists no targets. */
  readonly untargeted: Set<string>;
  /** The content that events showed. */
  readonly shown: Set<string>;
  readonly survey: Survey;
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly speech: Speech;
}

/** Looks at one position; null when all is well. `last` are the events that led to it. */
export type Probe = (suite: Suite, state: State, last: readonly GameEvent[]) => Problem | null;

/** A suite before its first game. */
export async function openSuite(registered: Registered, seed: string): Promise<Suite> {
  const { game } = registered;
  const texts = { en: await registered.texts("en"), pl: await registered.texts("pl") };
  return suiteOf(game, await checksOf(registered), texts, seed);
}

/** A suite for the same game whose figures and memories do not count: for trying things out. */
export function scratchOf({ game, checks, texts, seed }: Suite): Suite {
  return suiteOf(game, checks, texts, seed);
}

function suiteOf(game: AnyGame, checks: AnyChecks, texts: Suite["texts"], seed: string): Suite {
  return {
    game,
    checks,
    report: emptyReport(game.id),
    seed,
    tracer: new Tracer(),
    asked: new Set(),
    untargeted: new Set(),
    shown: new Set(),
    survey: new Survey(),
    texts,
    speech: new Speech(game, texts),
  };
}
