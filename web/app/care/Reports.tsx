import { useCallback, useEffect, useState } from "react";
import type { Reply } from "#protocol/api.ts";
import { agoText } from "../ago.ts";
import { call } from "../client/api.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { ProblemLine } from "../me/ProblemLine.tsx";
import { useDeed } from "../me/use-deed.ts";
import { Choices } from "../shell/Choices.tsx";

type Report = Reply<"GET /api/care/reports">["reports"][number];

/** Complaints: read, followed to their person, put away. */
export function Reports() {
  const t = useWords();
  const language = useLanguage();
  const deed = useDeed();
  const [state, setState] = useState<"open" | "closed">("open");
  const [reports, setReports] = useState<readonly Report[] | null>(null);
  const load = useCallback(
    async () => setReports((await call("GET /api/care/reports", { query: { state } })).reports),
    [state],
  );
  useEffect(() => {
    load().catch(() => null);
  }, [load]);
  const close = ({ no }: Report) =>
    deed.run(async () => {
      await call("POST /api/care/reports/:report/close", { params: { report: no }, body: {} });
      await load();
    });
  return (
    <section className="card card-pad stack" aria-label={t("care.part.reports")}>
      <Choices
        legend={t("care.part.reports")}
        value={state}
        tiles={[
          { value: "open", label: t("care.reportsOpen") },
          { value: "closed", label: t("care.reportsClosed") },
        ]}
        onChoose={value => setState(value)}
      />
      <ProblemLine problem={deed.problem} />
      {reports?.length === 0 && <p className="soft">{t("care.reportsNone")}</p>}
      <ul className="plain-list">
        {reports?.map(report => (
          <li key={report.no} className="care-line">
            <strong>{t("care.reportBy", { name: report.reporter.name, about: report.person.name })}</strong>
            <span className="soft small">{agoText(language, Math.max(0, Date.now() - report.at))}</span>
            {report.line && <blockquote>{report.line}</blockquote>}
            <p>{report.reason}</p>
            <div className="row">
              <Link to={`/care/people/${report.person.id}`} className="hk-button">
                {t("care.lookAt", { name: report.person.name })}
              </Link>
              {report.table && (
                <Link to={`/table/${report.table}`} className="hk-button">
                  {t("care.reportTable")}
                </Link>
              )}
              {report.closed === null && (
                <button type="button" className="hk-button" disabled={deed.isBusy} onClick={() => void close(report)}>
                  {t("care.close")}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
