// The 29 roads of the board, made of the table of cities: both ends of a road say where it leads. The rulebook gives four of
// them (5–12, 6–7, 6–11, 11–17).
import { cities, type RoadColor } from "./cities.ts";

/** A road between two cities. */
export interface Road {
  readonly id: string;
  readonly color: RoadColor;
  readonly cities: readonly [number, number];
  /** Whether it runs along the coast, with a region on one side only. */
  readonly isCoastal: boolean;
}

const colors = ["black", "red", "blue"] as const;

/** XID-014 Every road, by the numbers of its cities. */
export const roads: readonly Road[] = cities.flatMap(({ number, roads: ends, regions }) =>
  colors
    .flatMap((color): Road[] => {
      const other = cities.find(city => city.number === ends[color]);
      if (!other || other.number < number) return [];
      const sides = regions.filter(region => other.regions.includes(region));
      const id = `road-${number}-${other.number}`;
      return [{ id, color, cities: [number, other.number], isCoastal: sides.length === 1 }];
    })
    .sort((a, b) => a.cities[1] - b.cities[1]),
);
