// The creature cards: draw pile, discard pile, and the line of creatures on the map.
import type { CreatureId } from "../content/creatures.ts";
import type { NorthFlow } from "../frames.ts";
import type { Northgard } from "../state.ts";

/** NOR-298, NOR-300, NOR-301: the next creature card; "" if all nine are on the map. */
export function drawCreature(s: Northgard, flow: NorthFlow): CreatureId | "" {
  if (s.creaturePile.length === 0) {
    if (s.creatureDiscard.length === 0) return "";
    s.creaturePile = flow.shuffle(s.creatureDiscard);
    s.creatureDiscard = [];
    s.weakTop = 0;
    flow.emit({ type: "creaturesShuffled" });
  }
  if (s.weakTop > 0) s.weakTop--;
  return s.creaturePile.pop() ?? "";
}

/** NOR-328: a beaten creature leaves the map; its card goes to the discard pile. */
export function removeCreature(s: Northgard, creature: CreatureId): void {
  const at = s.line.findIndex(beast => beast.creature === creature);
  s.line.splice(at, 1);
  s.creatureDiscard.push(creature);
}
