// Wraps a table with what its pieces share. Apart from the pieces, because a page with a clock needs no hints.
import { type ReactNode, useMemo } from "react";
import { HintLayer } from "./Hint.tsx";
import { type Kit, KitContext, plainKit } from "./kit.tsx";
import { kitWords } from "./words.ts";

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
