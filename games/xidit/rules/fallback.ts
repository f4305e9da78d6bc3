// XID-273: the safe choice for a seat whose time ran out.
import type { Choice, Seat } from "#kernel/procedure.ts";
import type { XiditChoice } from "../choices.ts";
import { evaluations } from "../content/evaluations.ts";
import { regions } from "../content/regions.ts";
import { RECRUITMENT, type Xidit } from "../state.ts";
import { regionIndex } from "./queries.ts";

/** The option with the highest worth; the first of equals. */
function best(options: readonly XiditChoice[], worth: (choice: XiditChoice) => number): XiditChoice {
  let found = options[0]!;
  for (const option of options) if (worth(option) > worth(found)) found = option;
  return found;
}

/** How much the safe choice likes an option; only the order among the options of one question counts. */
function worthOf(s: Xidit, choice: XiditChoice): number {
  switch (choice.kind) {
    case "start":
      return s.token[choice.city] === RECRUITMENT ? 1 : 0;
    case "order":
      return choice.order === "wait" ? 1 : 0;
    case "decline":
      return 1;
    case "bard":
      return regions[regionIndex.get(choice.region)!]!.lyre.first;
    case "advance":
      return advanceWorth(s, choice.evaluation);
    case "show":
      return choice.count;
    case "floor":
      return s.guildHeight[choice.city]!;
    // Sovereigns and bards come first, and so does the weakest unit; placing a bard beats stopping.
    case "take":
    case "fight":
    case "pay":
    case "confirm":
    case "stop":
      return 0;
    default:
      return choice satisfies never;
  }
}

/** The lowest marker of the virtual player; of equal ones the one evaluated first. */
function advanceWorth(s: Xidit, id: string): number {
  const evaluation = evaluations.findIndex(each => each.id === id);
  return -s.virtual[evaluation]! * evaluations.length - s.evaluations.indexOf(evaluation);
}

/** The safe choice among the options of a seat. */
export function fallback(s: Xidit, _seat: Seat, options: readonly Choice[]): Choice {
  return best(options as readonly XiditChoice[], choice => worthOf(s, choice));
}
