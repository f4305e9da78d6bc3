// The app's own words, through i18next. Keys are typed: a key that does not exist, or is missing in one language,
// does not compile. Only the reader's language is loaded.
import i18next from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { type Language, printed } from "#kernel/texts.ts";
import { languageOf, settings } from "../settings.ts";
import { useStore } from "../store.ts";
import type { en } from "./en.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    resources: { app: typeof en };
  }
}

const load: Readonly<Record<Language, () => Promise<object>>> = {
  en: async () => (await import("./en.ts")).en,
  pl: async () => printed("pl", (await import("./pl.ts")).pl),
};

async function speak(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, "app")) i18next.addResourceBundle(language, "app", await load[language]());
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

/** Loads the words and follows the language setting. */
export async function startWords(): Promise<void> {
  const language = languageOf(settings.get());
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: "app",
    ns: ["app"],
    resources: { [language]: { app: await load[language]() } },
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  settings.watch(() => void speak(languageOf(settings.get())));
}

/** The words in the reader's language. */
export function useWords() {
  return useTranslation("app").t;
}

/** The function that looks words up. */
export type Words = ReturnType<typeof useWords>;

/** The reader's language; changes together with the words. */
export function useLanguage(): Language {
  const { i18n } = useTranslation("app");
  useStore(settings);
  return i18n.language === "pl" ? "pl" : "en";
}
