// The map of a scenario as the rules see it: regions by their place in the map, who borders on whom among the active
// ones, room, and how far it is to the Central region. Worked out once for each scenario.
import { type RegionId, sides } from "../content/regions.ts";
import { type Scenario, type ScenarioId, scenarioOf } from "../content/scenarios.ts";

/** A region by its place in the order of the map; regions of the other side have none. */
export type Region = number;

/** No region. */
export const NOWHERE: Region = -1;

/** The map of a scenario. TYT-013, TYT-014: only regions with a common border are near each other. */
export interface Board {
  readonly scenario: Scenario;
  readonly ids: readonly RegionId[];
  /** TYT-017: inactive regions border on nothing. */
  readonly near: readonly (readonly Region[])[];
  readonly isActive: readonly boolean[];
  /** TYT-019: the only limit to the size of an army. */
  readonly capacity: readonly number[];
  /** The active regions in the order of the map. */
  readonly active: readonly Region[];
  /** TYT-018: where the Central-region marker lies for the whole game. */
  readonly central: Region;
  /** Borders to cross to the Central region. */
  readonly toCentral: readonly number[];
}

const places = new Map<string, Region>();
for (const side of Object.values(sides)) for (const [at, { id }] of side.regions.entries()) places.set(id, at);

/** Where a region stands in the order of its map. */
export function placeOf(id: RegionId): Region {
  return places.get(id)!;
}

function build(scenario: Scenario): Board {
  const { regions } = sides[scenario.side];
  const isActive = regions.map(({ id }) => !scenario.inactive.includes(id));
  const near = regions.map(({ adjacent }, at) =>
    isActive[at] ? adjacent.map(placeOf).filter(other => isActive[other]) : [],
  );
  const central = placeOf(scenario.central);
  return {
    scenario,
    ids: regions.map(({ id }) => id),
    near,
    isActive,
    capacity: regions.map(({ capacity }) => capacity),
    active: regions.map((_, at) => at).filter(at => isActive[at]),
    central,
    toCentral: distances(near, central),
  };
}

function distances(near: readonly (readonly Region[])[], from: Region): number[] {
  const found = near.map(() => Number.POSITIVE_INFINITY);
  found[from] = 0;
  const queue = [from];
  for (const at of queue) {
    for (const next of near[at]!) {
      if (found[next]! <= found[at]! + 1) continue;
      found[next] = found[at]! + 1;
      queue.push(next);
    }
  }
  return found;
}

const boards: Partial<Record<ScenarioId, Board>> = {};

/** The map of whatever names a scenario. */
export function boardOf({ scenario }: { readonly scenario: ScenarioId }): Board {
  const known = boards[scenario];
  if (known) return known;
  const board = build(scenarioOf(scenario));
  boards[scenario] = board;
  return board;
}
