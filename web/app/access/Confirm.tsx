// The page behind a link that confirms an address. It asks by itself: opening the link means wanting it.
import { useEffect, useRef, useState } from "react";
import { call } from "../client/api.ts";
import { become } from "../client/person.ts";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { ProblemLine } from "../me/ProblemLine.tsx";
import { type Problem, problemFrom } from "../problem.ts";
import { usePlace } from "../router.ts";

export default function Confirm() {
  const t = useWords();
  const secret = usePlace().hash;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isDone, setDone] = useState(false);
  const isAsked = useRef(false);
  useEffect(() => {
    if (secret === "" || isAsked.current) return;
    // The link works once, and an effect may run twice.
    isAsked.current = true;
    const confirm = async () => {
      await call("POST /api/address/prove", { body: { secret } });
      become((await call("GET /api/me", {})).me);
      setDone(true);
    };
    confirm().catch(error => setProblem(problemFrom(error)));
  }, [secret]);
  return (
    <div className="page page-narrow">
      <header className="page-head">
        <h1>{t("access.confirm")}</h1>
      </header>
      <section className="card card-pad stack">
        {secret === "" && <p className="field-problem">{t("access.noSecret")}</p>}
        {isDone && <p role="status">{t("access.confirmed")}</p>}
        <ProblemLine problem={problem} />
        <div className="row">
          <Link to="/me/security" className="hk-button">
            {t("access.toMe")}
          </Link>
        </div>
      </section>
    </div>
  );
}
