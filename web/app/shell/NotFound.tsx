import { useWords } from "../i18n/index.ts";
import { Link } from "../Link.tsx";

/** An address that leads nowhere. */
export function NotFound() {
  const t = useWords();
  return (
    <section className="page page-narrow">
      <h1>{t("shell.notFound")}</h1>
      <p>{t("shell.notFoundHelp")}</p>
      <Link to="/" className="hk-button hk-button-main">
        {t("shell.home")}
      </Link>
    </section>
  );
}
