// Abilities of one trigger wait in a list and are carried out one by one (HLAS-425): what the list is made of.
import type { Seat } from "#kernel/procedure.ts";
import type { Trigger } from "../content/effects.ts";
import { NONE } from "../content/marks.ts";
import type { AbilitiesFrame, HlasFlow } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { abilitiesOn } from "./abilities.ts";

/** The event that the abilities answer. */
export type Queued = Omit<AbilitiesFrame, "proc" | "step" | "trigger" | "queue" | "at" | "due">;

const nothing: Queued = {
  region: NONE,
  base: NONE,
  owner: NONE,
  piece: "",
  action: "",
  via: "effect",
  slot: "",
  hero: "",
};

/** Lets seats' abilities for a trigger answer an event, in the order of the seats; mostly there are none. */
export function callAbilities(
  s: Hlas,
  trigger: Trigger,
  seats: readonly Seat[],
  event: Partial<Queued>,
  flow: HlasFlow,
): void {
  const queue: AbilitiesFrame["queue"] = [];
  for (const seat of seats) {
    for (const { ability } of abilitiesOn(s, seat, trigger)) queue.push({ seat, ability: ability.id });
  }
  if (queue.length > 0) flow.call("abilities", { ...nothing, ...event, trigger, queue, at: 0, due: 0 });
}
