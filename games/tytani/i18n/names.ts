// What has a name and a text, whatever the language; both languages have the same keys.
import type { MissionId } from "../content/missions.ts";
import type { NationCardId, SoloSymbol } from "../content/nation-cards.ts";
import type { AbilityId, NationId } from "../content/nations.ts";
import type { ActionId, EnergySymbol, OrderId } from "../content/orders.ts";
import type { RegionId } from "../content/regions.ts";
import type { ScenarioId } from "../content/scenarios.ts";
import type { DifficultyId, SoloCardId } from "../content/solo.ts";
import type { SupportEffect } from "../content/support.ts";

/** A name and what it means for play. */
export interface Named {
  readonly name: string;
  readonly text: string;
}

/** All names of one language. */
export interface Names {
  readonly nations: Readonly<Record<NationId, string>>;
  readonly titans: Readonly<Record<NationId, string>>;
  readonly abilities: Readonly<Record<AbilityId, Named>>;
  readonly cards: Readonly<Record<NationCardId, Named>>;
  readonly support: Readonly<Record<SupportEffect, Named>>;
  readonly missions: Readonly<Record<MissionId, Named>>;
  readonly actions: Readonly<Record<ActionId, string>>;
  readonly orders: Readonly<Record<OrderId, string>>;
  readonly energy: Readonly<Record<EnergySymbol, Named>>;
  readonly regions: Readonly<Record<RegionId, string>>;
  readonly cities: Readonly<Record<RegionId, string>>;
  readonly seas: Readonly<Record<string, string>>;
  readonly scenarios: Readonly<Record<ScenarioId, string>>;
  readonly soloCards: Readonly<Record<SoloCardId, Named>>;
  readonly symbols: Readonly<Record<SoloSymbol, string>>;
  readonly difficulties: Readonly<Record<DifficultyId, string>>;
}
