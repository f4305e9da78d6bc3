// The names of everything, in the forms sentences need. One table per language; the types keep them complete.
import type { RoadColor } from "../content/cities.ts";
import type { ColorId } from "../content/colors.ts";
import type { RewardId } from "../content/effects.ts";
import type { EvaluationId } from "../content/evaluations.ts";
import type { OrderId } from "../content/orders.ts";
import type { RegionId } from "../content/regions.ts";
import type { TitanId } from "../content/titans.ts";
import type { UnitId } from "../content/units.ts";

/** A unit type: its title, and the words for one and for several. */
export interface UnitName {
  readonly title: string;
  readonly one: string;
  /** One of them as the object of a sentence ("rekrutuje łucznika"). */
  readonly oneObject: string;
  readonly many: string;
}

/** A place: its name, and with the preposition for being there and for going there. */
export interface PlaceName {
  readonly name: string;
  readonly in: string;
  readonly to: string;
}

/** A creature: its name, and as the object of a sentence ("pokonuje Żużlowego Smoka"). */
export interface FoeName {
  readonly name: string;
  readonly object: string;
}

/** A player colour and its Idrakis. */
export interface ColorName {
  readonly name: string;
  readonly idrakis: string;
}

/** An evaluation and what it counts. */
export interface EvaluationName {
  readonly name: string;
  readonly about: string;
}

/** Every name in one language. */
export interface Names {
  readonly units: Readonly<Record<UnitId, UnitName>>;
  /** By number from 1. */
  readonly cities: readonly PlaceName[];
  readonly regions: Readonly<Record<RegionId, PlaceName>>;
  /** By city number from 1. */
  readonly threats: readonly FoeName[];
  readonly titans: Readonly<Record<TitanId, FoeName>>;
  readonly orders: Readonly<Record<OrderId, string>>;
  readonly roads: Readonly<Record<RoadColor, string>>;
  readonly rewards: Readonly<Record<RewardId, string>>;
  readonly evaluations: Readonly<Record<EvaluationId, EvaluationName>>;
  readonly colors: Readonly<Record<ColorId, ColorName>>;
  readonly virtualPlayer: string;
}
