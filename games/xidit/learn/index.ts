// What Lords of Xidit teaches: its rules in our own words, and a guided first game.
import type { Look } from "#kernel/look.ts";
import type { Language } from "#kernel/texts.ts";
import { type GameLearning, referenceFrom } from "#web/kit/learning.ts";
import type { RuleChapter } from "#web/kit/RulesDrawer.tsx";
import type { XiditEvent } from "../events.ts";
import type { XiditView } from "../view/view.ts";
import { type ChapterId, chapters } from "./content/chapters.ts";
import { lesson } from "./lesson.ts";

async function reference(language: Language): Promise<readonly RuleChapter[]> {
  const { reference: words } = await (language === "pl"
    ? import("./i18n/reference.pl.ts")
    : import("./i18n/reference.en.ts"));
  return referenceFrom(chapters, words);
}

/** The chapter that speaks of each question. */
const byStep: Readonly<Record<string, ChapterId>> = {
  "game.placeIdrakis": "start",
  "year.plan": "planning",
  "challenge.chooseTitan": "titans",
  "payment.chooseUnit": "titans",
  "rewards.choosePair": "threats",
  "bards.chooseRegion": "bards",
  "guildFloor.chooseGuild": "guilds",
  "virtualPlayer.chooseColumn": "three",
  "census.show": "census",
};

function chapterNow({ waiting, view }: Look<XiditView>): string | null {
  if (view.phase === "over") return "evaluations";
  return waiting ? (byStep[`${waiting.proc}.${waiting.step}`] ?? null) : null;
}

const learning: GameLearning<XiditView, XiditEvent> = {
  reference,
  chapterNow,
  lesson,
  lessonWords: async language =>
    (await (language === "pl" ? import("./i18n/lesson.pl.ts") : import("./i18n/lesson.en.ts"))).words,
  isChapter: ({ type }) => type === "yearStarted" || type === "censusHeld" || type === "evaluated",
};

export default learning;
