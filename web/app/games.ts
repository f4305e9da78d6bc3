// A game's doors for the browser, loaded when a table is opened. A game without a board of its own gets the plain one.
import doors from "virtual:doors";
import { useEffect, useState } from "react";
import type { GameEvent } from "#kernel/procedure.ts";
import { type Language, printed, type Texts } from "#kernel/texts.ts";
import type { AnyBoard } from "#web/kit/board.ts";
import type { GameLearning } from "#web/kit/learning.ts";
import { speak } from "#web/kit/spoken.ts";
import { Problem } from "./problem.ts";
import { addressing } from "./second-person.ts";

/** What an installed game has for the browser; only its words are a must. */
export interface Doors {
  readonly board?: () => Promise<AnyBoard>;
  readonly learn?: () => Promise<GameLearning>;
  readonly en: () => Promise<Texts>;
  readonly pl: () => Promise<Texts>;
}

function doorsOf(id: string): Doors {
  const found = Object.hasOwn(doors, id) ? doors[id] : undefined;
  if (!found) throw new Problem("unknown-game", { game: id });
  return found;
}

/** A game with everything a table page needs. */
export interface LoadedGame {
  readonly id: string;
  readonly language: Language;
  readonly board: AnyBoard;
  readonly texts: Texts<unknown, GameEvent>;
  readonly learning: GameLearning | null;
}

/** Whether a game teaches itself: a guided game and its rules in our words. */
export function doesTeach(id: string): boolean {
  return doors[id]?.learn !== undefined;
}

/** What a game teaches, if it does. */
export async function learningOf(id: string): Promise<GameLearning | null> {
  const learning = await doorsOf(id).learn?.();
  if (!learning) return null;
  return {
    ...learning,
    reference: async language => printed(language, await learning.reference(language)),
    lessonWords: async language => printed(language, await learning.lessonWords(language)),
  };
}

/** A game's board, with its words in a language. */
export async function boardOf(id: string, language: Language): Promise<AnyBoard> {
  const board = (await doorsOf(id).board?.()) ?? (await import("#web/kit/FallbackBoard.tsx")).fallbackBoard;
  await speak(language);
  return board;
}

async function load(id: string, language: Language): Promise<LoadedGame> {
  const [board, texts, learning] = await Promise.all([boardOf(id, language), doorsOf(id)[language](), learningOf(id)]);
  return { id, language, board, texts: printed(language, addressing(language, texts)), learning };
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
  return game?.id === id && game.language === language ? game : null;
}
