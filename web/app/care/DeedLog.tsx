import { useEffect, useState } from "react";
import type { Reply } from "#protocol/api.ts";
import { call } from "../client/api.ts";
import type { en } from "../i18n/en.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { dateFormat } from "../times.ts";

type Deed = Reply<"GET /api/care/log">["deeds"][number];
type Kind = keyof typeof en.care.deed;

/** What was done, by whom, to whom, and why. */
export function DeedLog() {
  const t = useWords();
  const format = dateFormat(useLanguage(), { dateStyle: "short", timeStyle: "short" });
  const [deeds, setDeeds] = useState<readonly Deed[]>([]);
  const [hasMore, setMore] = useState(true);
  const load = async (before?: number) => {
    const found = (await call("GET /api/care/log", { query: { before } })).deeds;
    setDeeds(known => (before === undefined ? found : [...known, ...found]));
    setMore(found.length === 50);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    load().catch(() => null);
  }, []);
  return (
    <section className="card card-pad stack" aria-label={t("care.part.log")}>
      <h2>{t("care.part.log")}</h2>
      {deeds.length === 0 && <p className="soft">{t("care.logNone")}</p>}
      <ul className="plain-list">
        {deeds.map(deed => (
          <li key={deed.no} className="care-line">
            <span className="soft small">{format.format(deed.at)}</span>
            <p>
              <strong>{deed.actor === "operator" ? t("care.operator") : deed.actorName}</strong>:{" "}
              {[t(`care.deed.${deed.deed as Kind}`), deed.personName || deed.table].filter(Boolean).join(": ")}
            </p>
            {deed.reason && <p className="soft">{deed.reason}</p>}
          </li>
        ))}
      </ul>
      {hasMore && deeds.length > 0 && (
        <button type="button" className="hk-button" onClick={() => void load(deeds.at(-1)?.no).catch(() => null)}>
          {t("me.more")}
        </button>
      )}
    </section>
  );
}
