// What every piece of the kit needs to know of the table, so that boards do not hand it through each level.
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Language } from "#kernel/texts.ts";
import type { Palette, SeatInfo } from "./board.ts";
import { HintLayer } from "./Hint.tsx";
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

interface KitWithWords extends Kit {
  readonly words: KitWords;
}

const nothing = () => {};
const plainKit: KitWithWords = {
  language: "en",
  seats: [],
  lit: new Set(),
  reducedMotion: false,
  onRef: nothing,
  openRule: nothing,
  words: kitWords.en,
};

const KitContext = createContext<KitWithWords>(plainKit);

/** Wraps a table: everything from the kit inside it shares language, seats, light and motion. */
export function KitProvider({ children, ...kit }: Partial<Kit> & { readonly children: ReactNode }) {
  const { language, seats, lit, reducedMotion, onRef, openRule } = { ...plainKit, ...kit };
  const value = useMemo(
    () => ({ language, seats, lit, reducedMotion, onRef, openRule, words: kitWords[language] }),
    [language, seats, lit, reducedMotion, onRef, openRule],
  );
  return (
    <KitContext value={value}>
      <HintLayer openRule={openRule} words={value.words}>
        {children}
      </HintLayer>
    </KitContext>
  );
}

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
