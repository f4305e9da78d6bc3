// The seven city tokens: what each offers to a player who rallies support there.
import { type Source, table } from "#kernel/content.ts";
import type { Shape } from "./units.ts";

export type CityId = "tamalir" | "greyhaven" | "forge" | "nerekhall" | "riverwatch" | "dawnsmoor" | "vynelvale";

export interface City {
  readonly id: CityId;
  readonly neutral: { readonly shape: Shape; readonly n: number };
  readonly tactics: number;
  readonly influence: number;
  readonly quests: number;
  readonly source: Source;
}

export const cities: readonly City[] = table<readonly City[]>("runewars", "cities", [
  { id: "tamalir", neutral: { shape: "triangle", n: 2 }, tactics: 1, influence: 2, quests: 2, source: "designed" },
  { id: "greyhaven", neutral: { shape: "circle", n: 2 }, tactics: 2, influence: 1, quests: 1, source: "designed" },
  { id: "forge", neutral: { shape: "rectangle", n: 1 }, tactics: 1, influence: 3, quests: 1, source: "designed" },
  { id: "nerekhall", neutral: { shape: "circle", n: 1 }, tactics: 2, influence: 2, quests: 1, source: "designed" },
  { id: "riverwatch", neutral: { shape: "triangle", n: 1 }, tactics: 1, influence: 3, quests: 2, source: "designed" },
  { id: "dawnsmoor", neutral: { shape: "rectangle", n: 1 }, tactics: 2, influence: 1, quests: 2, source: "designed" },
  { id: "vynelvale", neutral: { shape: "triangle", n: 2 }, tactics: 1, influence: 2, quests: 3, source: "designed" },
]);
const byId: Readonly<Record<string, City>> = Object.fromEntries(cities.map(city => [city.id, city]));
export const cityOf = (id: CityId): City => byId[id]!;
