// What every piece of the kit needs to know of the table, so that boards do not hand it through each level.
import { createContext, useContext } from "react";
import type { Language } from "#kernel/texts.ts";
import type { Palette, SeatInfo } from "./board.ts";
import { type KitWords, kitWords } from "./words.ts";

/** The table as the pieces know it. */
export interface Kit {
  readonly language: Language;
  readonly seats: readonly SeatInfo[];
  readonly lit: ReadonlySet<string>;
  readonly reducedMotion: boolean;
  onRef(ref: string | null): void;
  openRule(rule: string): void;
}

/** With the kit's own labels in the language of the table. */
export interface KitWithWords extends Kit {
  readonly words: KitWords;
}

const nothing = () => {};
/** What pieces know that stand outside a table. */
export const plainKit: KitWithWords = {
  language: "en",
  seats: [],
  lit: new Set(),
  reducedMotion: false,
  onRef: nothing,
  openRule: nothing,
  words: kitWords.en,
};

export const KitContext = createContext<KitWithWords>(plainKit);

/** The table around a piece. */
export function useKit(): KitWithWords {
  return useContext(KitContext);
}

/** A game's palette as inline custom properties that follow the theme. */
export function paletteStyle(palette: Palette): Record<string, string> {
  const style: Record<string, string> = {};
  for (const name of Object.keys(palette.light)) {
    const key = name as keyof Palette["light"];
    style[name] = `light-dark(${palette.light[key]}, ${palette.dark[key] ?? palette.light[key]})`;
  }
  return style;
}
