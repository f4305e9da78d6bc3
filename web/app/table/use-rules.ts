// The rules of a game in the reader's language, for the drawer beside the board.
import { useEffect, useState } from "react";
import type { Language } from "#kernel/texts.ts";
import type { RuleChapter } from "#web/kit/RulesDrawer.tsx";
import type { LoadedGame } from "../games.ts";

const none: readonly RuleChapter[] = [];

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
