// What the rules say of choices that are only thought of: asked a moment after the last change, one question at a time.
import { useEffect, useRef, useState } from "react";
import type { Look } from "#kernel/look.ts";
import type { Preview, PreviewWish } from "#kernel/preview.ts";
import type { BoardProps } from "./board.ts";

/** How long a thought must last before the rules are asked. */
const restMs = 120;

/** An answer, and what it answers: the look and the wish. */
interface Answer {
  readonly look: Look;
  readonly key: string;
  readonly preview: Preview | null;
}

/** The preview of a wish at the present look; null until it is there, and where there is no wish or no answer. */
export function usePreview(
  props: Pick<BoardProps, "look" | "requestPreview">,
  wish: PreviewWish | null,
): Preview | null {
  const { look, requestPreview } = props;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asking = useRef<Promise<unknown>>(Promise.resolve());
  const key = wish && JSON.stringify(wish);
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      if (!isWanted) return;
      const preview = await requestPreview(JSON.parse(key) as PreviewWish).catch(() => null);
      if (isWanted) setAnswer({ look, key, preview });
    };
    const timer = setTimeout(() => {
      asking.current = asking.current.then(ask);
    }, restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key, look, requestPreview]);
  return answer?.look === look && answer.key === key ? answer.preview : null;
}
