// Who of the creature line has acted: on the table such cards are turned (NOR-333), here they are dimmed.
import type { CreatureId } from "../content/creatures.ts";
import type { NorthView } from "../view/view.ts";

/** Whether a creature has acted in the Creature phase that is going on. */
export function hasActed({ frames }: NorthView, creature: CreatureId): boolean {
  const roaming = frames.find(frame => frame.proc === "roaming");
  return roaming !== undefined && roaming.creature !== creature && !roaming.queue.includes(creature);
}
