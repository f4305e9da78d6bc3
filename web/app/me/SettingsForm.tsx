import { useWords } from "../i18n/index.ts";
import { type SettingName, settingValues } from "../settings.ts";
import { SettingField } from "../table/TableSettings.tsx";

const names = Object.keys(settingValues) as SettingName[];

/** Every setting of the page. */
export function SettingsForm() {
  const t = useWords();
  return (
    <section className="card card-pad stack" aria-label={t("me.settings")}>
      <h2>{t("me.settings")}</h2>
      {names.map(name => (
        <SettingField key={name} name={name} />
      ))}
    </section>
  );
}
