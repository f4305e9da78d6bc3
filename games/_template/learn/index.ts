// What the game teaches: its rules in our own words, and a guided first game.
import type { Look } from "#kernel/look.ts";
import type { Language } from "#kernel/texts.ts";
import { type GameLearning, referenceFrom } from "#web/kit/learning.ts";
import type { BeaconsEvent } from "../events.ts";
import type { BeaconsView } from "../view/view.ts";
import { type ChapterId, chapters } from "./chapters.ts";
import { lesson } from "./lesson.ts";

const wordsIn = async (language: Language) => (await (language === "pl" ? import("./pl.ts") : import("./en.ts"))).words;

function chapterNow({ waiting, result }: Look<BeaconsView>): ChapterId | null {
  if (result || waiting?.step === "layAside") return "end";
  if (!waiting) return null;
  return waiting.proc === "round" ? "round" : "cards";
}

const learning: GameLearning<BeaconsView, BeaconsEvent> = {
  reference: async language => referenceFrom(chapters, (await wordsIn(language)).reference),
  chapterNow,
  lesson,
  lessonWords: async language => (await wordsIn(language)).lesson,
  isChapter: ({ type }) => type === "roundBegan",
};

export default learning;
