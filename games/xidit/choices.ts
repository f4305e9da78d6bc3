// Everything a player can be asked to choose.
import type { RewardId } from "./content/effects.ts";
import type { EvaluationId } from "./content/evaluations.ts";
import type { OrderId } from "./content/orders.ts";
import type { RegionId } from "./content/regions.ts";
import type { TitanId } from "./content/titans.ts";
import type { UnitId } from "./content/units.ts";

/** Any choice of this game. */
export type XiditChoice =
  | { readonly kind: "start"; readonly city: number }
  | { readonly kind: "order"; readonly order: OrderId }
  | { readonly kind: "confirm" }
  | { readonly kind: "fight"; readonly titan: TitanId }
  | { readonly kind: "decline" }
  | { readonly kind: "pay"; readonly unit: UnitId }
  /** The rewards to take; the third is left. */
  | { readonly kind: "take"; readonly rewards: readonly RewardId[] }
  | { readonly kind: "bard"; readonly region: RegionId }
  /** Places no more census bards. */
  | { readonly kind: "stop" }
  | { readonly kind: "advance"; readonly evaluation: EvaluationId }
  | { readonly kind: "show"; readonly count: number }
  | { readonly kind: "floor"; readonly city: number };
