// What Heroes of Land, Air & Sea teaches: its rules in our own words, and a guided first game.
import type { GameLearning } from "#web/kit/learning.ts";
import type { HlasEvent } from "../events.ts";
import type { HlasView } from "../view/view.ts";
import { lesson } from "./lesson.ts";
import { chapterNow, isChapter, reference } from "./reference.ts";

const learning: GameLearning<HlasView, HlasEvent> = {
  reference,
  chapterNow,
  lesson,
  lessonWords: async language =>
    (await (language === "pl" ? import("./i18n/lesson.pl.ts") : import("./i18n/lesson.en.ts"))).words,
  isChapter,
};

export default learning;
