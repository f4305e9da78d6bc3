import type { ChannelHealth as Health } from "#protocol/people.ts";
import { useLanguage, useWords } from "../i18n/index.ts";
import { dateFormat } from "../times.ts";

const names = { push: "notices.push", webhook: "notices.webhook", email: "notices.email" } as const;

/** Whether the ways of telling work. */
export function ChannelHealth({ health }: { readonly health: readonly Health[] }) {
  const t = useWords();
  const time = dateFormat(useLanguage(), { dateStyle: "medium", timeStyle: "short" });
  const used = health.filter(({ isOn }) => isOn);
  if (used.length === 0) return null;
  return (
    <section aria-label={t("notices.health")}>
      <h3>{t("notices.health")}</h3>
      <ul className="small">
        {used.map(({ channel, devices, lastDelivered, lastError }) => (
          <li key={channel}>
            {t(names[channel])}
            {channel === "push" && ` (${t("notices.devices", { count: devices })})`}:{" "}
            {lastDelivered ? t("notices.lastDelivered", { time: time.format(lastDelivered) }) : t("notices.never")}
            {lastError && ` ${t("notices.lastError", { message: lastError })}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
