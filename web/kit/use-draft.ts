// What is half done on a board: for as long as a question lasts, or kept by the page so that a reload loses nothing.
import { useCallback, useMemo, useReducer, useState } from "react";
import type { DraftStore } from "./board.ts";

/** What is half done for a question; another question starts from the blank one. */
export function useDraft<D extends object>(question: unknown, blank: D): readonly [D, (part: Partial<D>) => void] {
  const [kept, keep] = useState<{ readonly question: unknown; readonly draft: D }>({ question: null, draft: blank });
  const change = useCallback(
    (part: Partial<D>) =>
      keep(old => ({ question, draft: { ...(old.question === question ? old.draft : blank), ...part } })),
    [question, blank],
  );
  return [kept.question === question ? kept.draft : blank, change];
}

/** A value the page keeps for this board, and how to change it; a change draws the board again. */
export function useSavedDraft(drafts: DraftStore, key: string): readonly [unknown, (value: unknown) => void] {
  const [version, changed] = useReducer((n: number) => n + 1, 0);
  const save = useCallback(
    (value: unknown) => {
      drafts.save(key, value);
      changed();
    },
    [drafts, key],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the value changes
  return [useMemo(() => drafts.load(key), [drafts, key, version]), save];
}
