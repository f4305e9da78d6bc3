// Duels and quests a hero may begin after a Move action (RUN-288, RUN-289, RUN-301, RUN-302).
import type { Refusal } from "#kernel/procedure.ts";
import type { PickHero, PickQuest } from "../choices.ts";
import { opIn } from "../content/effects.ts";
import { heroCardOf } from "../content/heroes.ts";
import type { HeroActionFrame, RuneFlow } from "../frames.ts";
import type { HeroState, Runewars } from "../state.ts";
import { heroDuelist } from "./duelists.ts";
import { controllerOf, heroOf, playerOf } from "./queries.ts";
import { isQuestIn } from "./quest-places.ts";
import { refuseRest } from "./reasons.ts";
import { runEffects } from "./run-effects.ts";

/** RUN-301, RUN-302: enemy heroes in the area who can be challenged. */
function rivals(s: Runewars, frame: HeroActionFrame): HeroState[] {
  const hero = heroOf(s, frame.hero)!;
  return s.heroes.filter(other => {
    if (other.seat === hero.seat || other.area !== hero.area) return false;
    const isSafe = opIn(heroCardOf(other.id).effects, "noChallenge") !== null;
    return !isSafe || controllerOf(s, other.area) !== other.seat;
  });
}

function questsHere(s: Runewars, frame: HeroActionFrame): PickQuest[] {
  const hero = heroOf(s, frame.hero)!;
  return playerOf(s, frame.seat)
    .quests.filter(quest => isQuestIn(s, quest, frame.seat, hero.area))
    .map(quest => ({ kind: "quest", quest }));
}

/** Duels and quests a hero may begin; routed he may not. */
export function encounters(s: Runewars, frame: HeroActionFrame): (PickHero | PickQuest)[] {
  if (heroOf(s, frame.hero)!.routed) return [];
  const duels = rivals(s, frame).map(hero => ({ kind: "pickHero", hero: hero.id }) as const);
  return [...duels, ...questsHere(s, frame)];
}

/** RUN-288, RUN-289, RUN-302: why a rival or a quest is not for this hero. */
export function encounterRefusals(s: Runewars, frame: HeroActionFrame): Refusal[] {
  const { seat, area, routed } = heroOf(s, frame.hero)!;
  const others = s.heroes.filter(other => other.seat !== seat && other.area === area);
  const all: (PickHero | PickQuest)[] = [
    ...others.map(({ id }) => ({ kind: "pickHero", hero: id }) as const),
    ...playerOf(s, seat).quests.map(quest => ({ kind: "quest", quest }) as const),
  ];
  return refuseRest(all, encounters(s, frame), ({ kind }) => {
    if (routed) return ["hero-routed", kind === "quest" ? "RUN-289" : "RUN-302"];
    return kind === "quest" ? ["quest-elsewhere", "RUN-288"] : ["no-challenge", "RUN-460"];
  });
}

export function mayEngage(s: Runewars, frame: HeroActionFrame): boolean {
  if (heroOf(s, frame.hero)!.routed) return false;
  return playerOf(s, frame.seat).quests.length > 0 || rivals(s, frame).length > 0;
}

export function startDuel(s: Runewars, frame: HeroActionFrame, rival: HeroState, { call }: RuneFlow): void {
  const hero = heroOf(s, frame.hero)!;
  const attacker = heroDuelist(hero);
  frame.hasEngaged = true;
  call("duel", { area: hero.area, attacker, defender: heroDuelist(rival), round: 0, path: "", spoils: [], result: "" });
}

/** RUN-288: the card is revealed and its instructions carried out. */
export function startQuest(s: Runewars, frame: HeroActionFrame, { quest }: PickQuest, flow: RuneFlow): void {
  const { seat, hero } = frame;
  frame.quest = quest;
  frame.hasEngaged = true;
  const { shownQuests } = playerOf(s, seat);
  if (!shownQuests.includes(quest)) shownQuests.push(quest);
  flow.emit({ type: "questAttempted", seat, hero, quest });
  runEffects(`quest:${quest}`, { seat, hero, area: heroOf(s, hero)!.area }, flow);
}
