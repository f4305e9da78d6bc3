// The only list of games; one line each. Texts are loaded when asked for.
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
  /** What the suite asks of a game that is not in the list; one in the list has it in its `test/checks.ts`. */
  checks?(): Promise<AnyChecks>;
}

/** Every playable game by id. */
export const registry: Readonly<Record<string, Registered>> = {
  xidit: {
    game: xidit,
    texts: async language =>
      (await (language === "pl" ? import("#games/xidit/i18n/pl.ts") : import("#games/xidit/i18n/en.ts"))).texts,
  },
  northgard: {
    game: northgard,
    texts: async language =>
      (await (language === "pl" ? import("#games/northgard/i18n/pl.ts") : import("#games/northgard/i18n/en.ts"))).texts,
  },
  tytani: {
    game: tytani,
    texts: async language =>
      (await (language === "pl" ? import("#games/tytani/i18n/pl.ts") : import("#games/tytani/i18n/en.ts"))).texts,
  },
  hlas: {
    game: hlas,
    texts: async language =>
      (await (language === "pl" ? import("#games/hlas/i18n/pl.ts") : import("#games/hlas/i18n/en.ts"))).texts,
  },
  runewars: {
    game: runewars,
    texts: async language =>
      (await (language === "pl" ? import("#games/runewars/i18n/pl.ts") : import("#games/runewars/i18n/en.ts"))).texts,
  },
};
