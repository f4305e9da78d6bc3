import type { Pace } from "#protocol/tables.ts";
import type { Words } from "../i18n/index.ts";

/** A pace in few words. */
export function paceText(t: Words, pace: Pace): string {
  if (pace.kind === "none") return t("pace.none");
  if (pace.kind === "days") return t("pace.inDays", { count: pace.days });
  return t("pace.inMinutes", { bank: Math.round(pace.bankSeconds / 60), increment: pace.incrementSeconds });
}
