// The harmless choice: for players whose time ran out, and where bots do not think another's answer through.
import type { Choice } from "./procedure.ts";

/** Takes an option of the first kind that is offered; else the first one that is `fine`, else the first of all. */
export function quietly(kinds: readonly string[], fine: (option: Choice) => boolean = () => true) {
  return (options: readonly Choice[]): Choice => {
    for (const kind of kinds) {
      const found = options.find(option => option.kind === kind);
      if (found) return found;
    }
    return options.find(fine) ?? options[0]!;
  };
}
