// Words that both languages need: things with references, lists, numbers with their nouns.
import type { Result } from "#kernel/game.ts";
import type { Question } from "#kernel/look.ts";
import type { Seat } from "#kernel/procedure.ts";
import {
  counted,
  type Forms,
  type Language,
  listOf,
  type Reader,
  type Ref,
  ref,
  type Sentence,
  say,
  textIn,
} from "#kernel/texts.ts";
import type { Defence, DevelopmentKind } from "../content/developments.ts";
import { defences } from "../content/developments.ts";
import type { DiscoveryId } from "../content/discoveries.ts";
import type { FactionId } from "../content/factions.ts";
import { type Attribute, type HeroId, heroCardOf } from "../content/heroes.ts";
import type { ObjectiveId } from "../content/objectives.ts";
import { orderOf } from "../content/orders.ts";
import type { QuestId } from "../content/quests.ts";
import type { RewardId } from "../content/rewards.ts";
import { type SeasonCardId, seasonIds } from "../content/seasons.ts";
import type { TacticsId } from "../content/tactics.ts";
import { type Area, areas } from "../content/tiles.ts";
import { type TitleId, titleIds } from "../content/titles.ts";
import type { UnitId } from "../content/units.ts";
import type { Group } from "../events.ts";
import type { RuneView } from "../view/view.ts";
import type { Named, Names } from "./names.ts";

/** Words of one language. */
export function wordsOf(language: Language, names: Names, and: string, nobody: string) {
  const list = (items: readonly (string | Ref | Sentence)[]): Sentence => listOf(items, and);
  const unit = (id: UnitId): Ref => ref(`unit:${id}`, names.units[id].name);
  const rows = (items: readonly Sentence[]): Sentence => items.flatMap((item, i) => (i > 0 ? ["; ", ...item] : item));
  return {
    list,
    /** Sentences with commas of their own, one after another. */
    rows,
    unit,
    /** All units of a type. */
    unitType: (id: UnitId): Ref => ref(`unit:${id}`, names.units[id].plural),
    /** A seat; neutral units where there is none. */
    seat: (reader: Reader, seat: Seat): Ref =>
      seat < 0 ? ref("neutral", nobody) : ref(`seat:${seat}`, reader.seatName(seat)),
    /** The same in the middle of a sentence. */
    side: (reader: Reader, seat: Seat): Ref =>
      seat < 0 ? ref("neutral", nobody.toLowerCase()) : ref(`seat:${seat}`, reader.seatName(seat)),
    area: (area: Area): Ref => ref(`area:${area}`, areas[area]?.id ?? "?"),
    units: (groups: readonly Group[]): Sentence =>
      list(groups.map(group => (group.count === 1 ? unit(group.unit) : say`${unit(group.unit)} ×${group.count}`))),
    hero: (id: HeroId | ""): Ref => ref(`hero:${id}`, id === "" ? "?" : names.heroes[id].name),
    tactics: (id: TacticsId): Ref => ref(`tactics:${id}`, names.tactics[id].name),
    reward: (id: RewardId): Ref => ref(`reward:${id}`, names.rewards[id].name),
    quest: (id: QuestId): Ref => ref(`quest:${id}`, names.quests[id].name),
    objective: (id: ObjectiveId): Ref => ref(`objective:${id}`, names.objectives[id].name),
    seasonCard: (id: SeasonCardId): Ref => ref(`seasonCard:${id}`, names.seasonCards[id].name),
    season: (season: number): string => names.seasons[seasonIds[season]!].name,
    order: (number: number): Ref => ref(`order:${number}`, `${names.orders[orderOf(number)].name} (${number})`),
    title: (id: TitleId): Ref => ref(`title:${id}`, names.titles[id].name),
    token: (id: DiscoveryId): Ref => ref(`discovery:${id}`, names.discoveries[id].name),
    faction: (id: FactionId): Ref => ref(`faction:${id}`, names.factions[id]),
    /** The defensive development is each faction's own. */
    development: (kind: DevelopmentKind, faction: FactionId): string =>
      names.developments[kind === "defence" ? defences[faction].id : kind].name,
    defence: (faction: FactionId): string => names.developments[defences[faction].id satisfies Defence["id"]].name,
    /** A number with its noun. */
    count: (n: number, forms: Forms): string => counted(language, n, forms),
  };
}

/** The unit that the options of a question are about. */
export function unitAsked({ options }: Question): UnitId | null {
  const [first] = options as readonly { readonly unit?: UnitId }[];
  return first?.unit ?? null;
}

/** What is printed on the card a running effect belongs to, by its path; null for effects without one. */
export function cardAt(path: string, names: Names): Named | null {
  const [kind = "", rest = ""] = path.split(":");
  const id = rest.split(".")[0] ?? "";
  const tables: Readonly<Record<string, Readonly<Record<string, Named>>>> = {
    season: names.seasonCards,
    tactics: names.tactics,
    reward: names.rewards,
    hero: names.heroes,
    quest: names.quests,
    title: names.titles,
    discovery: names.discoveries,
    unit: names.units,
    duel: names.units,
    development: names.developments,
  };
  return tables[kind]?.[id] ?? null;
}

/** The least influence a title takes. */
export const leastFor = (title: TitleId, { titleInfluence }: RuneView): number =>
  (titleInfluence[titleIds.indexOf(title)] ?? 0) + 1;

/** The value of an attribute of the hero a question is about, before and after training; "" where there is none. */
export function valueAsked(question: Question, { heroes }: RuneView, attribute: Attribute): string {
  const hero = heroes.find(({ id }) => id === textIn(question, "hero"));
  if (!hero) return "";
  const value = heroCardOf(hero.id)[attribute] + hero[attribute];
  return question.proc === "test" ? ` ${value}` : ` ${value} → ${value + 1}`;
}

/** The scores of the winner and the runner-up. */
export function lead({ winners, places, scores }: Result) {
  const next = places.indexOf(2);
  const of = (seat: Seat) => ({ dragons: scores[seat]?.dragons ?? 0, influence: scores[seat]?.influence ?? 0 });
  return { first: of(winners[0] ?? 0), second: of(next), next };
}
