// Asking a bot why it moved: the worker thinks the thought again.
import { useCallback, useRef, useState } from "react";
import type { Why } from "../local/messages.ts";
import { problemFrom } from "../problem.ts";
import { notify } from "../shell/notices.ts";

/** What is asked, and what came of it so far. */
export interface Thinking {
  readonly name: string;
  readonly why: Why | "thinking" | null;
}

/** A question to a bot; the latest one counts. */
export function useWhy() {
  const [thinking, setThinking] = useState<Thinking | null>(null);
  const latest = useRef(0);
  const ask = useCallback((name: string, think: () => Promise<Why | null>) => {
    const asked = ++latest.current;
    setThinking({ name, why: "thinking" });
    think().then(
      why => asked === latest.current && setThinking({ name, why }),
      error => {
        if (asked === latest.current) setThinking(null);
        notify({ problem: problemFrom(error) });
      },
    );
  }, []);
  const close = useCallback(() => {
    latest.current++;
    setThinking(null);
  }, []);
  return { thinking, ask, close };
}
