// Intimidate (NOR-254): before a combat the attacker may push one defender into a neighbouring territory.
import type { Refusal } from "#kernel/procedure.ts";
import type { Push } from "../choices.ts";
import type { CombatFrame, NorthFlow } from "../frames.ts";
import { landOf } from "../map/atlas.ts";
import { neighboursOf, type Territory } from "../map/land.ts";
import { NONE, type Northgard } from "../state.ts";
import { isContested } from "./contested.ts";
import { settleGuests } from "./guests.ts";
import { enter, leave } from "./pieces.ts";
import { guardsIn, hasKaija, isBlocked, isInReach } from "./queries.ts";
import { allowed, reasons, refused, type Why } from "./reasons.ts";

/** NOR-254, NOR-347, NOR-351: to neutral or the defender's land within reach, not out of a Brown Bear's territory. */
function whyNoPush(s: Northgard, { at, defence }: CombatFrame, to: Territory): Why | null {
  if (isBlocked(s, at)) return reasons.bearHolds;
  if (!isInReach(s, at, to)) return reasons.notAdjacent;
  if (s.owner[to] !== NONE && s.owner[to] !== defence.seat) return reasons.enemyLand;
  if (guardsIn(s, to) > 0) return reasons.valkyrieHere;
  return isContested(s, to) ? reasons.contested : null;
}

/** Why defenders cannot be pushed into a territory. */
export const pushRefusals = (s: Northgard, frame: CombatFrame): Refusal[] =>
  refused(
    landOf(s).list,
    to => whyNoPush(s, frame, to),
    to => ({ kind: "push", to, kaija: false }),
  );

/** Every push of one defender. */
export function pushes(s: Northgard, frame: CombatFrame): Push[] {
  const options: Push[] = [];
  const { at } = frame;
  const { seat } = frame.defence;
  for (const to of allowed(neighboursOf(landOf(s), at), land => whyNoPush(s, frame, land))) {
    if (s.units[at]! > 0) options.push({ kind: "push", to, kaija: false });
    if (hasKaija(s, seat, at)) options.push({ kind: "push", to, kaija: true });
  }
  return options;
}

/** Pushes; true if nobody is left to fight and the attacker has the territory. */
export function pushUnit(s: Northgard, frame: CombatFrame, { to, kaija }: Push, flow: NorthFlow): boolean {
  const { at } = frame;
  const { seat } = frame.defence;
  const units = kaija ? 0 : 1;
  leave(s, seat, at, units, kaija);
  enter(s, seat, to, units, kaija);
  flow.emit({ type: "unitsMoved", seat, from: at, to, units, kaija, cause: "push" });
  if (s.owner[at] !== NONE) return false;
  settleGuests(s, frame.attack.seat, at);
  flow.emit({ type: "combatAvoided", at, attacker: frame.attack.seat, why: "pushed" });
  return true;
}
