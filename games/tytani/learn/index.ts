// What Titans teaches: its rules in our own words, and a guided first game.
import type { Look } from "#kernel/look.ts";
import type { Language } from "#kernel/texts.ts";
import { type GameLearning, referenceFrom } from "#web/kit/learning.ts";
import type { RuleChapter } from "#web/kit/RulesDrawer.tsx";
import type { TytaniEvent } from "../events.ts";
import type { TytaniView } from "../view/view.ts";
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
  nations: "setup",
  placement: "free",
  outfit: "setup",
  draft: "setup",
  turn: "turn",
  effects: "effects",
  move: "move",
  deploy: "deploy",
  build: "build",
  purchase: "buy",
  draw: "roundEnd",
  discard: "effects",
  bring: "support",
  dice: "support",
  extraDie: "effects",
  battle: "battle",
  reinforcement: "roundEnd",
  missionDraw: "roundEnd",
};

/** Questions of which another chapter speaks than of their procedure's others. */
const byStep: Readonly<Record<string, ChapterId>> = {
  "turn.swapOrder": "advanced",
  "turn.takeOrder": "orders",
  "turn.chooseBattle": "battle",
  "turn.drawSupport": "cleanup",
  "turn.useAfterDraw": "cleanup",
  "turn.discardToLimit": "cleanup",
  "turn.placeTitan": "cleanup",
  "turn.claimLast": "missions",
  "battle.useDeclared": "abilities",
  "battle.discardExtra": "outcome",
  "battle.useAsWinner": "outcome",
  "battle.useAsLoser": "outcome",
  "battle.loseUnit": "outcome",
  "battle.chooseRetreat": "outcome",
  "battle.loseExcess": "outcome",
  "battle.useAfterVictory": "outcome",
  "battle.useAfterDefeat": "outcome",
  "battle.claimAsAttacker": "missions",
  "battle.claimAsDefender": "missions",
};

function chapterNow({ waiting, result }: Look<TytaniView>): string | null {
  if (result) return "end";
  if (!waiting) return null;
  return byStep[`${waiting.proc}.${waiting.step}`] ?? byProcedure[waiting.proc] ?? null;
}

const learning: GameLearning<TytaniView, TytaniEvent> = {
  reference,
  chapterNow,
  lesson,
  lessonWords: async language =>
    (await (language === "pl" ? import("./i18n/lesson.pl.ts") : import("./i18n/lesson.en.ts"))).words,
  isChapter: ({ type }) => type === "roundStarted",
};

export default learning;
