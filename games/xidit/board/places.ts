// Where choices lie on the board, as the references that sentences use.
import type { Choice } from "#kernel/procedure.ts";
import { placesOf } from "#web/kit/options.ts";
import type { XiditChoice } from "../choices.ts";

/** A choice of this game. */
export function asXidit(choice: Choice): XiditChoice {
  return choice as XiditChoice;
}

/** The thing on the map or in a panel that a choice lies on; choices of other kinds have buttons of their own. */
export const placeOf = placesOf<XiditChoice>({
  start: ({ city }) => `city:${city}`,
  floor: ({ city }) => `guild:${city}`,
  bard: ({ region }) => `region:${region}`,
  fight: ({ titan }) => `titan:${titan}`,
  advance: ({ evaluation }) => `evaluation:${evaluation}`,
  pay: ({ unit }) => `unit:${unit}`,
});
