// What Runewars teaches: its rules in our own words, and a guided first game.
import type { GameLearning } from "#web/kit/learning.ts";
import type { RuneEvent } from "../events.ts";
import type { RuneView } from "../view/view.ts";
import { lesson } from "./lesson.ts";
import { chapterNow, reference } from "./reference.ts";

const learning: GameLearning<RuneView, RuneEvent> = {
  reference,
  chapterNow,
  lesson,
  lessonWords: async language =>
    (await (language === "pl" ? import("./i18n/lesson.pl.ts") : import("./i18n/lesson.en.ts"))).words,
  isChapter: ({ type }) => type === "seasonStarted",
};

export default learning;
