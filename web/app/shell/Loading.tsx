import { useWords } from "../i18n/index.ts";

/** Something is on its way; shown only when it takes long enough to notice. */
export function Loading() {
  const t = useWords();
  return (
    <div className="loading" role="status">
      <span className="loading-mark" aria-hidden="true" />
      <span>{t("shell.loading")}</span>
    </div>
  );
}
