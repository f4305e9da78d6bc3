// A game's doors for the browser, loaded when a table is opened. A game without a board of its own gets the plain one.
import { useEffect, useState } from "react";
import type { GameEvent } from "#kernel/procedure.ts";
import type { Language, Texts } from "#kernel/texts.ts";
import type { AnyBoard } from "#web/kit/board.ts";
import type { GameLearning } from "#web/kit/learning.ts";
import { Problem } from "./problem.ts";

const boards = import.meta.glob<AnyBoard>("../../games/*/board/index.tsx", { import: "default" });
const learnings = import.meta.glob<GameLearning>("../../games/*/learn/index.ts", { import: "default" });
const words = import.meta.glob<Texts>("../../games/*/i18n/{en,pl}.ts", { import: "texts" });

/** A game with everything a table page needs. */
export interface LoadedGame {
  readonly id: string;
  readonly board: AnyBoard;
  readonly texts: Texts<unknown, GameEvent>;
  readonly learning: GameLearning | null;
}

/** What a game says, in one language. */
export async function textsOf(id: string, language: Language): Promise<Texts> {
  const load = words[`../../games/${id}/i18n/${language}.ts`];
  if (!load) throw new Problem("unknown-game", { game: id });
  return load();
}

/** What a game teaches, if it does. */
export async function learningOf(id: string): Promise<GameLearning | null> {
  return (await learnings[`../../games/${id}/learn/index.ts`]?.()) ?? null;
}

/** A game's board. */
export async function boardOf(id: string): Promise<AnyBoard> {
  const load = boards[`../../games/${id}/board/index.tsx`];
  return load ? load() : (await import("#web/kit/FallbackBoard.tsx")).fallbackBoard;
}

async function load(id: string, language: Language): Promise<LoadedGame> {
  const [board, texts, learning] = await Promise.all([boardOf(id), textsOf(id, language), learningOf(id)]);
  return { id, board, texts, learning };
}

/** Loads a game, and again in another language; errors go to the nearest boundary. */
export function useGame(id: string | null, language: Language): LoadedGame | null {
  const [game, setGame] = useState<LoadedGame | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    if (id === null) return;
    load(id, language).then(
      loaded => isCurrent && setGame(loaded),
      reason => isCurrent && setError(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, language]);
  if (error) throw error;
  return game?.id === id ? game : null;
}
