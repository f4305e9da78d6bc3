import type { FinishRate } from "#protocol/people.ts";
import type { Pace } from "#protocol/tables.ts";
import type { Words } from "../i18n/index.ts";

/** A pace in few words. */
export function paceText(t: Words, pace: Pace): string {
  if (pace.kind === "none") return t("pace.none");
  if (pace.kind === "days" && pace.incrementHours)
    return t("pace.inSavedDays", { count: pace.days, hours: pace.incrementHours });
  if (pace.kind === "days") return t("pace.inDays", { count: pace.days });
  return t("pace.inMinutes", { bank: Math.round(pace.bankSeconds / 60), increment: pace.incrementSeconds });
}

/** How many games a person played to the end, in few words. */
export function finishText(t: Words, { finished, of }: FinishRate): string {
  return of === 0 ? t("finish.none") : t("finish.rate", { percent: Math.round((finished / of) * 100), finished, of });
}
