// What is half done on a board, for as long as a question lasts.
import { useCallback, useState } from "react";

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
