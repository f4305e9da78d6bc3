// Where choices lie on the board, as the references that sentences use.
import type { Choice } from "#kernel/procedure.ts";
import type { XiditChoice } from "../state.ts";

/** A choice of this game. */
export function asXidit(choice: Choice): XiditChoice {
  return choice as XiditChoice;
}

/** The thing on the map or in a panel that a choice lies on; null for those that have a button of their own. */
export function placeOf(choice: Choice): string | null {
  const known = asXidit(choice);
  switch (known.kind) {
    case "start":
      return `city:${known.city}`;
    case "floor":
      return `guild:${known.city}`;
    case "bard":
      return `region:${known.region}`;
    case "fight":
      return `titan:${known.titan}`;
    case "advance":
      return `evaluation:${known.evaluation}`;
    case "pay":
      return `unit:${known.unit}`;
    default:
      return null;
  }
}
