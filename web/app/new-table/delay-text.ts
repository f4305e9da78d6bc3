// How much later those who watch see a game, in words.
import type { Words } from "../i18n/index.ts";

export function delayText(t: Words, minutes: number): string {
  if (minutes === 0) return t("audience.atOnce");
  return minutes < 60 ? t("audience.minutes", { n: minutes }) : t("audience.hours", { n: minutes / 60 });
}
