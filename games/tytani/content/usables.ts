// Everything that brings effects, by id, whatever kind of thing it is.
import { table } from "#kernel/content.ts";
import type { Effect, Origin, ReinforcementId, Usable, UsableId } from "./effects.ts";
import { nationCards } from "./nation-cards.ts";
import { abilities } from "./nations.ts";
import { type ActionId, actions } from "./orders.ts";
import { unitTypes } from "./units.ts";

/** TYT-185, TYT-186: what reinforcements do. */
export const reinforcements: Readonly<Record<ReinforcementId, readonly Effect[]>> = table("tytani", "reinforcements", {
  "draw-support": [{ op: "drawSupport", count: 2, from: "choice" }],
  "buy-card": [{ op: "buyNationCard", discount: 0 }],
  deploy: [
    { op: "discardSupport", who: "self", asCost: true },
    { op: "deployUnit", types: unitTypes, count: 1, where: "controlled", sameRegion: false },
  ],
});

const usables = new Map<string, Usable>([...nationCards, ...abilities].map(each => [each.id, each]));
const effects = new Map<string, readonly Effect[]>([
  ...[...nationCards, ...abilities].map(each => [each.id, each.effects] as const),
  ...(Object.keys(actions) as ActionId[]).map(id => [id, actions[id]] as const),
  ...(Object.keys(reinforcements) as ReinforcementId[]).map(id => [id, reinforcements[id]] as const),
]);

/** A card or an ability by its id. */
export function usableOf(id: UsableId): Usable {
  return usables.get(id)!;
}

/** The effects of an action, a card, an ability or a reinforcement. */
export function effectsOf(id: Origin): readonly Effect[] {
  return effects.get(id)!;
}
