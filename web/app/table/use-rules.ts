// The rules of a game in the reader's language, for the drawer beside the board.
import { useEffect, useMemo, useState } from "react";
import type { Options } from "#kernel/game.ts";
import type { Language } from "#kernel/texts.ts";
import type { RuleChapter } from "#web/kit/RulesDrawer.tsx";
import { gameNamed } from "../catalogue.ts";
import type { LoadedGame } from "../games.ts";
import { withRulings } from "./rulings.ts";

const none: readonly RuleChapter[] = [];

/** The settings of a table that its rules are read by. */
interface Settings {
  readonly options: Options;
  readonly seats: number;
}

/** The chapters as a table with these settings reads them. */
export function useTableRules(game: LoadedGame, language: Language, { options, seats }: Settings) {
  const chapters = useRules(game, language);
  return useMemo(() => {
    const specs = gameNamed(game.id)?.options ?? [];
    return withRulings(chapters, { specs, chosen: options, seats, words: game.texts.options });
  }, [chapters, game, options, seats]);
}

/** The chapters; empty while they load, or when the game has none. */
export function useRules(game: LoadedGame, language: Language): readonly RuleChapter[] {
  const [chapters, setChapters] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    game.learning?.reference(language).then(
      found => isCurrent && setChapters(found),
      () => null,
    );
    return () => {
      isCurrent = false;
    };
  }, [game, language]);
  return chapters;
}
