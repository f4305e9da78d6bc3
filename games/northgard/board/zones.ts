// The cards of the zones that a question can be about.
import type { NorthChoice } from "../choices.ts";
import type { CardId } from "../content/cards.ts";
import type { NorthView } from "../view/view.ts";
import type { CardZone } from "./places.ts";

/** The cards that lie in a zone. */
export function cardsIn(
  view: NorthView,
  zone: CardZone,
  own: number,
  options: readonly NorthChoice[],
): readonly CardId[] {
  const clan = view.clans[own];
  switch (zone) {
    case "drawn":
      return view.frames.findLast(frame => frame.proc === "draw")?.drawn ?? [];
    case "peek":
      return view.peek?.cards ?? [];
    case "discard":
      return [...new Set(clan?.discard ?? [])];
    case "upgrades":
      return clan?.upgrades ?? [];
    case "copy":
      return [...new Set(options.flatMap(option => (option.kind === "copy" ? [option.card] : [])))];
    case "hand":
      return clan?.hand ?? [];
    case "display":
      return view.display;
  }
}
