// The settings one wants within reach while playing.
import { useWords } from "../i18n/index.ts";
import { type SettingName, type Settings, set, settings, settingValues } from "../settings.ts";
import { Choices } from "../shell/Choices.tsx";
import { useStore } from "../store.ts";

/** One setting as a row of tiles. */
export function SettingField({ name }: { readonly name: SettingName }) {
  const t = useWords();
  const value = useStore(settings)[name];
  const words: Readonly<Record<string, string>> = t(`setting.values.${name}`, { returnObjects: true });
  return (
    <Choices<Settings[SettingName]>
      legend={t(`setting.${name}`)}
      value={value}
      tiles={settingValues[name].map(each => ({ value: each, label: words[each] }))}
      onChoose={each => set(name, each)}
    />
  );
}

const within = ["speed", "bots", "sounds", "theme"] as const;

export function TableSettings() {
  return within.map(name => <SettingField key={name} name={name} />);
}
