// Something sent to the server from a form: busy while on its way, its refusal shown beside the form.
import { useState } from "react";
import { type Problem, problemFrom } from "../problem.ts";

/** A deed on its way. */
export interface Deed {
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  run(act: () => Promise<unknown>): Promise<boolean>;
}

/** Runs deeds one at a time. */
export function useDeed(): Deed {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
      return true;
    } catch (error) {
      setProblem(problemFrom(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}
