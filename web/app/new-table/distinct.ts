// Settings of seats that only one seat may have: a clan, a colour.
import type { OptionSpec, Options } from "#kernel/game.ts";

/** What only one seat may have, the given seat or the first one keeps; the others take the usual value again. */
export function distinct(specs: readonly OptionSpec[], seats: readonly Options[], keeps: number): Options[] {
  const order = [keeps, ...seats.keys()];
  const isLost = ({ id, unique, default: usual }: OptionSpec, at: number) => {
    const value = seats[at]?.[id];
    return unique && value !== undefined && value !== usual && order.find(i => seats[i]?.[id] === value) !== at;
  };
  return seats.map((own, at) => {
    const lost = specs.filter(spec => isLost(spec, at)).map(({ id }) => id);
    return Object.fromEntries(Object.entries(own).filter(([id]) => !lost.includes(id)));
  });
}
