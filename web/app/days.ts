import type { Language } from "#kernel/texts.ts";

/** A day as the reader writes it. */
export const dayText = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "long" }).format(at);

/** A moment as the reader writes it. */
export const momentText = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(at);
