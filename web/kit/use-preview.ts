// What the rules say of choices that are only thought of: asked a moment after the last change, one question at a time.
import { useEffect, useRef, useState } from "react";
import type { Look } from "#kernel/look.ts";
import type { Preview, PreviewWish } from "#kernel/preview.ts";
import type { BoardProps } from "./board.ts";

/** How long a thought must last before the rules are asked. */
const restMs = 120;

/** An answer of the rules, and what it answers. */
export interface PreviewAnswer<V = unknown> {
  readonly look: Look<V>;
  readonly wish: PreviewWish;
  readonly preview: Preview;
}

/** The latest preview: of this wish at this look, or while it is being asked for, of an earlier one; null before. */
export function usePreview<V>(
  { look, requestPreview }: Pick<BoardProps<V>, "look" | "requestPreview">,
  wish: PreviewWish | null,
): PreviewAnswer<V> | null {
  const [answer, setAnswer] = useState<PreviewAnswer<V> | null>(null);
  const asking = useRef<Promise<unknown>>(Promise.resolve());
  const key = wish && JSON.stringify(wish);
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    const asked = JSON.parse(key) as PreviewWish;
    const ask = async (): Promise<void> => {
      const preview = isWanted ? await requestPreview(asked).catch(() => null) : null;
      if (isWanted && preview) setAnswer({ look, wish: asked, preview });
    };
    const timer = setTimeout(() => {
      asking.current = asking.current.then(ask);
    }, restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key, look, requestPreview]);
  return answer;
}
