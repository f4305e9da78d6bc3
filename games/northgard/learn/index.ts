// What Northgard teaches: its rules in our own words, and a guided first game.
import type { Look } from "#kernel/look.ts";
import type { Language } from "#kernel/texts.ts";
import { type GameLearning, referenceFrom } from "#web/kit/learning.ts";
import type { RuleChapter } from "#web/kit/RulesDrawer.tsx";
import type { NorthEvent } from "../events.ts";
import type { NorthView } from "../view/view.ts";
import { type ChapterId, chapters } from "./content/chapters.ts";
import { lesson } from "./lesson.ts";

async function reference(language: Language): Promise<readonly RuleChapter[]> {
  const { reference: words } = await (language === "pl"
    ? import("./i18n/reference.pl.ts")
    : import("./i18n/reference.en.ts"));
  return referenceFrom(chapters, words);
}

/** The chapter that speaks of what each procedure asks. */
const byProcedure: Readonly<Record<string, ChapterId>> = {
  settler: "setup",
  turn: "turn",
  passing: "turn",
  play: "draw",
  choice: "draw",
  draw: "draw",
  recruit: "recruit",
  camps: "recruit",
  build: "build",
  replacement: "build",
  move: "move",
  transfer: "move",
  combats: "combat",
  combat: "combat",
  retreat: "combat",
  explore: "explore",
  token: "clans",
  roaming: "creatures",
  activation: "creatures",
  harvest: "harvest",
  secondChance: "end",
};

function chapterNow({ waiting, result }: Look<NorthView>): string | null {
  if (result) return "end";
  return waiting ? (byProcedure[waiting.proc] ?? null) : null;
}

const learning: GameLearning<NorthView, NorthEvent> = {
  reference,
  chapterNow,
  lesson,
  lessonWords: async language =>
    (await (language === "pl" ? import("./i18n/lesson.pl.ts") : import("./i18n/lesson.en.ts"))).words,
  isChapter: ({ type }) => type === "yearStarted",
};

export default learning;
