// Who plays with whom, by the settings of a table.
import type { OptionSpec, Options } from "./game.ts";
import type { Seat } from "./procedure.ts";

/** The teams that play at a table with these settings; empty where everybody plays alone. */
export function teamsOf(specs: readonly OptionSpec[], seats: number, chosen: Options): readonly (readonly Seat[])[] {
  const exists = (spec: OptionSpec): boolean => !spec.seats || spec.seats.includes(seats);
  const found = specs.find(spec => exists(spec) && spec.teams?.[chosen[spec.id] ?? spec.default]);
  return found?.teams?.[chosen[found.id] ?? found.default] ?? [];
}
