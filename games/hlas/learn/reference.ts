// What Heroes of Land, Air & Sea teaches by reading: its rules in our own words, the chapter that speaks of what is
// asked now, and which events open a chapter of the story. The guided first game joins these in `index.ts`.
import type { Look } from "#kernel/look.ts";
import type { Language } from "#kernel/texts.ts";
import { referenceFrom } from "#web/kit/learning.ts";
import type { RuleChapter } from "#web/kit/RulesDrawer.tsx";
import type { HlasEvent } from "../events.ts";
import type { HlasView } from "../view/view.ts";
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
  game: "setup",
  turn: "round",
  boarding: "teams",
  repeats: "repeats",
  recruit: "recruit",
  build: "build",
  research: "research",
  tax: "tax",
  draw: "research",
  march: "march",
  voyage: "sail",
  landing: "fly",
  cast: "spells",
  spell: "reactions",
  anchor: "enemyActions",
  battle: "battle",
  destruction: "outcome",
  harvest: "harvest",
  abilities: "effects",
  target: "effects",
  slot: "effects",
  ready: "effects",
  opponent: "effects",
  branch: "effects",
  resources: "effects",
  loss: "effects",
  transfer: "effects",
  placement: "effects",
  reveal: "explore",
  peek: "effects",
  bombard: "battle",
};

/** Questions of which another chapter speaks than of their procedure's others. */
const byStep: Readonly<Record<string, ChapterId>> = {
  "game.placeEnemy": "solo",
  "round.discardSpells": "harvest",
  "turn.muster": "muster",
  "tax.giveMore": "teams",
  "march.consent": "teams",
  "battle.chooseLeader": "teams",
  "battle.confirmLeader": "teams",
  "battle.showTactic": "tactics",
  "battle.chooseTactics": "tactics",
  "battle.payForTactic": "sacrifice",
  "battle.bringUnits": "tactics",
  "battle.offerUnits": "teams",
  "battle.assignDamage": "outcome",
  "battle.retreat": "outcome",
};

/** Whether the question is about the Air Vessel's move: both Vessels are asked by one step. */
function isFlight({ view }: Look<HlasView>): boolean {
  const frame = view.frames.at(-1);
  return frame?.proc === "voyage" && frame.vessel === "air-vessel";
}

/** The chapter that speaks of what happens now. */
export function chapterNow(look: Look<HlasView>): string | null {
  const { waiting, result } = look;
  if (result) return "end";
  if (!waiting) return null;
  if (isFlight(look)) return "fly";
  return byStep[`${waiting.proc}.${waiting.step}`] ?? byProcedure[waiting.proc] ?? null;
}

/** A round is a chapter of the story. */
export const isChapter = ({ type }: HlasEvent): boolean => type === "roundStarted";
