import { useWords } from "../i18n/index.ts";
import type { Problem } from "../problem.ts";
import { sentencesOf } from "../shell/problem-words.ts";

/** A refusal beside the form it belongs to. */
export function ProblemLine({ problem }: { readonly problem: Problem | null }) {
  const t = useWords();
  if (!problem) return null;
  const { what, remedy } = sentencesOf(t, problem);
  return (
    <p role="alert" className="field-problem">
      <strong>{what}</strong> {remedy}
    </p>
  );
}
