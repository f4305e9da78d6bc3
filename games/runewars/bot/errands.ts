// What heroes do in the Quest Phase: go where their quests are, heal when hurt, else train; duel the weaker.
import type { Seat } from "#kernel/procedure.ts";
import type { RuneChoice } from "../choices.ts";
import { heroCardOf } from "../content/heroes.ts";
import { QUEST_RANGE } from "../content/numbers.ts";
import type { Area } from "../content/tiles.ts";
import type { HeroActionFrame } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import { distancesTo, heroWalker } from "../rules/movement.ts";
import { heroOf, playerOf } from "../rules/queries.ts";
import { isQuestIn } from "../rules/quest-places.ts";
import type { HeroState, Runewars } from "../state.ts";
import { drawsHeroes, wantsDuels } from "./aims.ts";

/** How far heroes look ahead for a quest: two Quest Phases. */
const FORESIGHT = 2 * QUEST_RANGE;

/** Areas where a quest of the seat's hand can be attempted, and those that its Objective draws heroes to. */
function goals(s: Runewars, seat: Seat): Area[] {
  const { quests } = playerOf(s, seat);
  return boardIn(s).list.filter(
    area => drawsHeroes(s, seat, area) || quests.some(quest => isQuestIn(s, quest, seat, area)),
  );
}

/** By area, how far it is to the nearest quest. */
function questDistances(s: Runewars, hero: HeroState): number[] {
  const walker = heroWalker(s, hero, false, true);
  const maps = goals(s, hero.seat).map(area => distancesTo(s, area, walker, FORESIGHT));
  return boardIn(s).hexOf.map((_, area) => Math.min(99, ...maps.map(map => map[area]!)));
}

const healthLeft = (hero: HeroState): number => heroCardOf(hero.id).health - hero.damage;

/** Heal, move or train. */
export function errand(s: Runewars, options: readonly RuneChoice[]): RuneChoice | null {
  const hero = heroOf(s, (s.stack.at(-1) as HeroActionFrame).hero);
  if (!hero) return null;
  const action = (name: string) => options.find(option => option.kind === "action" && option.action === name) ?? null;
  if (healthLeft(hero) <= 2 && action("heal")) return action("heal");
  const near = questDistances(s, hero)[hero.area]!;
  const wanted = near <= FORESIGHT && healthLeft(hero) > 1 ? action("move") : action("train");
  return wanted ?? action("move") ?? action("train") ?? options[0]!;
}

/** The step that brings a hero nearer to a quest. */
export function stride(s: Runewars, options: readonly RuneChoice[]): RuneChoice | null {
  const hero = heroOf(s, (s.stack.at(-1) as HeroActionFrame).hero);
  if (!hero) return null;
  const distance = questDistances(s, hero);
  let best = options.find(option => option.kind === "done") ?? options[0]!;
  let nearest = distance[hero.area]!;
  for (const option of options) {
    if (option.kind !== "area" || distance[option.area]! >= nearest) continue;
    nearest = distance[option.area]!;
    best = option;
  }
  return best;
}

/** A quest if there is one, a duel with a weaker hero, else nothing. */
export function encounter(s: Runewars, options: readonly RuneChoice[]): RuneChoice | null {
  const hero = heroOf(s, (s.stack.at(-1) as HeroActionFrame).hero);
  const quest = options.find(option => option.kind === "quest");
  if (!hero || (quest && !wantsDuels(s, hero.seat))) return quest ?? null;
  const rival = options.find(option => {
    const other = option.kind === "pickHero" ? heroOf(s, option.hero) : null;
    return other !== null && healthLeft(hero) > healthLeft(other) + (wantsDuels(s, hero.seat) ? -1 : 1);
  });
  return rival ?? quest ?? options.find(option => option.kind === "pass") ?? null;
}
