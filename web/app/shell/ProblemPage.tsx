// A problem that leaves nothing else to show: what happened, what to do.
import type { ReactNode } from "react";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import type { Problem } from "../problem.ts";
import { sentencesOf } from "./problem-words.ts";

interface Props {
  readonly problem: Problem;
  readonly children?: ReactNode;
}

export function ProblemPage({ problem, children }: Props) {
  const t = useWords();
  const { what, remedy } = sentencesOf(t, problem);
  return (
    <section className="page page-narrow problem" role="alert">
      <h1>{what}</h1>
      <p>{remedy}</p>
      <div className="row">
        {children}
        <button type="button" className="hk-button" onClick={() => location.reload()}>
          {t("shell.reload")}
        </button>
        <Link to="/" className="hk-button">
          {t("shell.home")}
        </Link>
      </div>
    </section>
  );
}
