// The page of the people who look after the server.
import "../me/me.css";
import { useEffect } from "react";
import type { ScreenProps } from "../App.tsx";
import { person, whoAmI } from "../client/person.ts";
import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";
import { useStore } from "../store.ts";
import { DeedLog } from "./DeedLog.tsx";
import { People } from "./People.tsx";
import { Reports } from "./Reports.tsx";
import { SiteForm } from "./SiteForm.tsx";
import { TableForm } from "./TableForm.tsx";

const parts = ["reports", "people", "tables", "site", "log"] as const;
type Part = (typeof parts)[number];

export default function Care({ rest }: ScreenProps) {
  const t = useWords();
  const me = useStore(person);
  useEffect(() => {
    whoAmI().catch(() => null);
  }, []);
  const part: Part = parts.find(each => each === rest[0]) ?? "reports";
  if (me?.role !== "moderator" || !me.hasFactor) {
    return (
      <div className="page page-narrow">
        <h1>{t("care.title")}</h1>
        <p className="card card-pad">
          {me?.role === "moderator"
            ? `${t("problem.factor-needed")} ${t("remedy.factor-needed")}`
            : t("care.notForYou")}
        </p>
      </div>
    );
  }
  return (
    <div className="page me">
      <header className="page-head">
        <h1>{t("care.title")}</h1>
      </header>
      <div className="me-columns">
        <nav className="me-nav" aria-label={t("care.title")}>
          {parts.map(each => (
            <Link key={each} to={`/care/${each}`} aria-current={each === part ? "page" : undefined}>
              {t(`care.part.${each}`)}
            </Link>
          ))}
        </nav>
        <div className="stack me-part">
          {part === "reports" && <Reports />}
          {part === "people" && <People first={rest[1] ?? ""} />}
          {part === "tables" && <TableForm />}
          {part === "site" && <SiteForm />}
          {part === "log" && <DeedLog />}
        </div>
      </div>
    </div>
  );
}
