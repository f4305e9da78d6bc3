// The smallest step back: something half done on the board, which no one else knows of yet. Undo takes that back
// first, before any choice that the table has heard of.
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";

/** Something half done that can be taken back. */
export interface StepBack {
  /** What is taken back, in words. */
  readonly what: string;
  undo(): void;
}

interface Holder {
  readonly step: StepBack | null;
  set(step: StepBack | null): void;
}

const HolderContext = createContext<Holder>({ step: null, set: () => undefined });

/** Joins a board and the button that takes things back. */
export function StepBackProvider({ children }: { readonly children: ReactNode }) {
  const [step, set] = useState<StepBack | null>(null);
  const holder = useMemo(() => ({ step, set }), [step]);
  return <HolderContext value={holder}>{children}</HolderContext>;
}

/** Says what the board could take back now; make a new step only when it changes. */
export function useStepBack(step: StepBack | null): void {
  const { set } = useContext(HolderContext);
  useEffect(() => {
    set(step);
    return () => set(null);
  }, [step, set]);
}

/** What the board could take back now. */
export function useStepBackNow(): StepBack | null {
  return useContext(HolderContext).step;
}
