// The reader's settings: kept in the browser, applied to the page at once.
import type { Language } from "#kernel/texts.ts";
import { keep, kept } from "./kept.ts";
import { storeOf } from "./store.ts";

/** Everything that can be set, each with its possible values; the first is the default. */
export const settingValues = {
  language: ["auto", "pl", "en"],
  theme: ["auto", "dark", "light"],
  motion: ["auto", "full", "reduced"],
  speed: ["1", "2", "4", "0.5"],
  bots: ["normal", "fast", "slow"],
  windows: ["skip", "ask"],
  contrast: ["normal", "more"],
  sounds: ["on", "off"],
} as const;

/** The name of a setting. */
export type SettingName = keyof typeof settingValues;
/** The chosen value of each setting. */
export type Settings = { readonly [K in SettingName]: (typeof settingValues)[K][number] };

const names = Object.keys(settingValues) as SettingName[];

function read(): Settings {
  const stored = kept("settings");
  const chosen = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  const chosenOf = (name: SettingName): string =>
    settingValues[name].find(value => value === chosen[name]) ?? settingValues[name][0];
  return Object.fromEntries(names.map(name => [name, chosenOf(name)])) as Settings;
}

/** The settings, watched. */
export const settings = storeOf<Settings>(read());

/** Changes one setting and keeps it. */
export function set<K extends SettingName>(name: K, value: Settings[K]): void {
  settings.set({ ...settings.get(), [name]: value });
  keep("settings", settings.get());
}

const asks = (query: string): boolean => matchMedia(query).matches;

/** The language in use. */
export function languageOf({ language }: Settings): Language {
  if (language !== "auto") return language;
  return navigator.languages.some(name => name.startsWith("pl")) ? "pl" : "en";
}

/** Whether movement should be kept to a minimum. */
export function isMotionReduced({ motion }: Settings): boolean {
  return motion === "reduced" || (motion === "auto" && asks("(prefers-reduced-motion: reduce)"));
}

/** The theme in use. */
export function themeOf({ theme }: Settings): "light" | "dark" {
  if (theme !== "auto") return theme;
  return asks("(prefers-color-scheme: light)") ? "light" : "dark";
}

function apply(): void {
  const now = settings.get();
  const root = document.documentElement;
  root.dataset.theme = themeOf(now);
  root.dataset.motion = isMotionReduced(now) ? "reduced" : "full";
  root.dataset.contrast = now.contrast;
  root.lang = languageOf(now);
}

/** Applies the settings to the page, now and whenever they or the system's wishes change. */
export function applySettings(): void {
  apply();
  settings.watch(apply);
  for (const query of ["(prefers-color-scheme: light)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", apply);
  }
}
