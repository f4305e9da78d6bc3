// What has a name and a text, whatever the language; both languages have the same keys.
import type { CityId } from "../content/cities.ts";
import type { Defence, DevelopmentKind } from "../content/developments.ts";
import type { DiscoveryId } from "../content/discoveries.ts";
import type { FactionId } from "../content/factions.ts";
import type { HeroId } from "../content/heroes.ts";
import type { ObjectiveId } from "../content/objectives.ts";
import type { OrderId } from "../content/orders.ts";
import type { QuestId } from "../content/quests.ts";
import type { RewardId } from "../content/rewards.ts";
import type { Season, SeasonCardId } from "../content/seasons.ts";
import type { TacticsId } from "../content/tactics.ts";
import type { TitleId } from "../content/titles.ts";
import type { UnitId } from "../content/units.ts";
import type { Until } from "../content/versions.ts";

/** A name and what it means for play. */
export interface Named {
  readonly name: string;
  readonly text: string;
}

/** All names of one language. */
export interface Names {
  readonly factions: Readonly<Record<FactionId, string>>;
  readonly units: Readonly<Record<UnitId, Named & { readonly plural: string; readonly special: string }>>;
  readonly orders: Readonly<Record<OrderId, Named>>;
  readonly seasonCards: Readonly<Record<SeasonCardId, Named>>;
  readonly seasons: Readonly<Record<Season, Named>>;
  readonly tactics: Readonly<Record<TacticsId, Named>>;
  readonly rewards: Readonly<Record<RewardId, Named>>;
  readonly heroes: Readonly<Record<HeroId, Named>>;
  readonly quests: Readonly<Record<QuestId, Named>>;
  readonly objectives: Readonly<Record<ObjectiveId, Named>>;
  /** By version of the designs, what they said that say something else since. */
  readonly earlierObjectives: Until<string>;
  readonly titles: Readonly<Record<TitleId, Named>>;
  readonly discoveries: Readonly<Record<DiscoveryId, Named>>;
  readonly cities: Readonly<Record<CityId, Named>>;
  readonly developments: Readonly<Record<Exclude<DevelopmentKind, "defence"> | Defence["id"], Named>>;
  readonly tiles: Readonly<Record<string, string>>;
}
