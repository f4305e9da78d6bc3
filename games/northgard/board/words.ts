// The board's labels by language.
import { type Language, printed } from "#kernel/texts.ts";
import { type BoardWords, en } from "./words-en.ts";
import { pl } from "./words-pl.ts";

export type { BoardWords };

/** The labels of the board in every language. */
export const boardWords: Readonly<Record<Language, BoardWords>> = { en, pl: printed("pl", pl) };
