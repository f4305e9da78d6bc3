// The rules of Runewars in our own words, and which of their chapters speaks of what is asked now.
import type { Look } from "#kernel/look.ts";
import type { Language } from "#kernel/texts.ts";
import { referenceFrom } from "#web/kit/learning.ts";
import type { RuleChapter } from "#web/kit/RulesDrawer.tsx";
import type { RuneView } from "../view/view.ts";
import { type ChapterId, chapters } from "./content/chapters.ts";

/** The rules by chapter. */
export async function reference(language: Language): Promise<readonly RuleChapter[]> {
  const { reference: words } = await (language === "pl"
    ? import("./i18n/reference.pl.ts")
    : import("./i18n/reference.en.ts"));
  return referenceFrom(chapters, words);
}

/** The chapter that speaks of what each procedure asks. */
const byProcedure: Readonly<Record<string, ChapterId>> = {
  setup: "setup",
  board: "board",
  start: "setup",
  season: "orders",
  fall: "year",
  winter: "year",
  actions: "turn",
  limits: "unitLimit",
  strategize: "strategize",
  march: "march",
  diplomacy: "diplomacy",
  retreat: "retreat",
  battle: "battle",
  losses: "losses",
  aftermath: "outcome",
  bid: "bids",
  test: "quests",
  desertion: "heroes",
  hiring: "heroes",
  wound: "rewards",
  receiveRune: "runes",
  showRunes: "victory",
  recruit: "recruit",
  develop: "harvest",
  rally: "rally",
  title: "power",
  fortify: "fortify",
  questPhase: "questPhase",
  heroAction: "questPhase",
  duel: "duels",
};

/** Questions of which another chapter speaks than of their procedure's others. */
const byStep: Readonly<Record<string, ChapterId>> = {
  "limits.discardTactics": "tactics",
  "limits.discardQuests": "quests",
  "march.chooseWay": "diplomacy",
  "battle.supportAttack": "support",
  "battle.supportDefence": "support",
  "battle.roundAttack": "rounds",
  "battle.roundDefence": "rounds",
  "battle.pickAttackType": "rounds",
  "battle.pickDefenceType": "rounds",
  "battle.putAsideAttack": "support",
  "battle.putAsideDefence": "support",
  "battle.tallyAttack": "outcome",
  "battle.tallyDefence": "outcome",
  "battle.useDefence": "outcome",
  "battle.besiege": "march",
  "battle.replaceStronghold": "outcome",
  "aftermath.chooseSurplus": "unitLimit",
  "aftermath.useObjective": "objectives",
  "hiring.spend": "rally",
  "hiring.keep": "rally",
  "recruit.free": "shortage",
  "develop.free": "shortage",
  "fortify.freeStronghold": "shortage",
  "duel.dealOut": "heroes",
};

/** The chapter of each Order, by its number from 1: a player who may use a Supremacy wants to know what it does. */
const byOrder: readonly ChapterId[] = [
  "strategize",
  "march",
  "march",
  "harvest",
  "recruit",
  "rally",
  "power",
  "fortify",
];

/** What a card or token asks is told where such cards and tokens are; effects name their source by its kind. */
const bySource: Readonly<Record<string, ChapterId>> = {
  season: "year",
  tactics: "tactics",
  reward: "rewards",
  hero: "heroes",
  quest: "quests",
  title: "power",
  discovery: "discovery",
  unit: "rounds",
  duel: "duels",
  development: "harvest",
  defence: "harvest",
  objective: "objectives",
};

/** The chapter that speaks of what happens now. */
export function chapterNow({ view, waiting, result }: Look<RuneView>): ChapterId | null {
  if (result) return "victory";
  if (!waiting) return null;
  const frame = view.frames.at(-1);
  if (frame?.proc === "turn") return byOrder[frame.order - 1] ?? null;
  if (frame?.proc === "effects") return bySource[frame.path.split(":", 1)[0]!] ?? null;
  return byStep[`${waiting.proc}.${waiting.step}`] ?? byProcedure[waiting.proc] ?? null;
}
