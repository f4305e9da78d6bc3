// The board's labels by language.
import { spoken } from "#web/kit/spoken.ts";
import type { BoardWords } from "./words-en.ts";

export type { BoardWords };

/** The labels of the board. */
export const boardWords = spoken<BoardWords>({
  en: async () => (await import("./words-en.ts")).en,
  pl: async () => (await import("./words-pl.ts")).pl,
});
