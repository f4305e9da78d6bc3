// The eight buildings. What they give is data: harvests, combat, recruiting and drawing read it from here.
import { frozen, type Source, table } from "#kernel/content.ts";
import type { Resource } from "./resources.ts";

/** The id of a building. */
export type BuildingId =
  | "granary"
  | "woodcutters-lodge"
  | "defence-tower"
  | "training-camp"
  | "menhir"
  | "fortress"
  | "forge"
  | "altar-of-kings";

/** One type of building. */
export interface Building {
  readonly id: BuildingId;
  readonly isLarge: boolean;
  readonly costInWood: number;
  /** Whether it stands on stone slots only. */
  readonly needsStone: boolean;
  /** The resource it gives in Harvest. */
  readonly yields: Resource | null;
  readonly harvestGlory: number;
  readonly defenceAxes: number;
  readonly defenceSkulls: number;
  /** Units added when its owner recruits in the territory. */
  readonly extraUnits: number;
  /** Cards drawn more at Start of Year. */
  readonly extraCards: number;
  /** What it counts for when a creature looks for the most buildings. */
  readonly points: number;
  readonly source: Source;
}

type Gift = Partial<Omit<Building, "id" | "isLarge">>;

const small = (id: BuildingId, gift: Gift): Building => ({
  id,
  isLarge: false,
  costInWood: 1,
  needsStone: false,
  yields: null,
  harvestGlory: 0,
  defenceAxes: 0,
  defenceSkulls: 0,
  extraUnits: 0,
  extraCards: 0,
  points: 1,
  source: "rulebook",
  ...gift,
});

const large = (id: BuildingId, gift: Gift): Building => ({
  ...small(id, { costInWood: 3, points: 3, ...gift }),
  isLarge: true,
});

/** Tokens of each type. */
export const TOKENS_PER_BUILDING = 7;

/** Every building, small ones first. */
export const buildings: readonly Building[] = table("northgard", "buildings", [
  // NOR-107 to NOR-111, NOR-112 to NOR-114.
  small("granary", { yields: "food" }),
  small("woodcutters-lodge", { yields: "wood" }),
  small("defence-tower", { defenceSkulls: 1 }),
  small("training-camp", { extraUnits: 1 }),
  small("menhir", { yields: "lore", needsStone: true }),
  large("fortress", { defenceAxes: 2 }),
  large("forge", { extraCards: 1 }),
  large("altar-of-kings", { harvestGlory: 3 }),
]);

/** The ids in the order of the table. */
export const buildingIds: readonly BuildingId[] = frozen(buildings.map(building => building.id));
