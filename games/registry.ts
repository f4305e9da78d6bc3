// The only list of games; one line each. Texts and checks are loaded when asked for.
import { hlas } from "#games/hlas/index.ts";
import { northgard } from "#games/northgard/index.ts";
import { runewars } from "#games/runewars/index.ts";
import { tytani } from "#games/tytani/index.ts";
import { xidit } from "#games/xidit/index.ts";
import type { AnyChecks } from "#kernel/checks.ts";
import type { AnyGame } from "#kernel/game.ts";
import type { Language, Texts } from "#kernel/texts.ts";

/** A game with what goes with it. */
export interface Registered {
  readonly game: AnyGame;
  texts(language: Language): Promise<Texts>;
  checks(): Promise<AnyChecks>;
}

/** Every playable game by id. */
export const registry: Readonly<Record<string, Registered>> = {
  xidit: {
    game: xidit,
    texts: async language =>
      (await (language === "pl" ? import("#games/xidit/i18n/pl.ts") : import("#games/xidit/i18n/en.ts"))).texts,
    checks: async () => (await import("#games/xidit/test/checks.ts")).checks,
  },
  northgard: {
    game: northgard,
    texts: async language =>
      (await (language === "pl" ? import("#games/northgard/i18n/pl.ts") : import("#games/northgard/i18n/en.ts"))).texts,
    checks: async () => (await import("#games/northgard/test/checks.ts")).checks,
  },
  tytani: {
    game: tytani,
    texts: async language =>
      (await (language === "pl" ? import("#games/tytani/i18n/pl.ts") : import("#games/tytani/i18n/en.ts"))).texts,
    checks: async () => (await import("#games/tytani/test/checks.ts")).checks,
  },
  hlas: {
    game: hlas,
    texts: async language =>
      (await (language === "pl" ? import("#games/hlas/i18n/pl.ts") : import("#games/hlas/i18n/en.ts"))).texts,
    checks: async () => (await import("#games/hlas/test/checks.ts")).checks,
  },
  runewars: {
    game: runewars,
    texts: async language =>
      (await (language === "pl" ? import("#games/runewars/i18n/pl.ts") : import("#games/runewars/i18n/en.ts"))).texts,
    checks: async () => (await import("#games/runewars/test/checks.ts")).checks,
  },
};
