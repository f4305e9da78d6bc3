// Abilities of the solo board that answer an event at once, without a question.
import { frameOf, type Seat } from "#kernel/procedure.ts";
import type { Effect, Trigger } from "../content/effects.ts";
import { heroPieces } from "../content/units.ts";
import type { EnemyFrame } from "../frames.ts";
import type { Hlas } from "../state.ts";
import { abilitiesOn } from "./abilities.ts";
import { holds } from "./conditions.ts";

/** Ops of the enemy's abilities for a trigger, as the Hero who acts now has them. */
export function opsOfTrigger(s: Hlas, seat: Seat, trigger: Trigger): Effect[] {
  const acting = frameOf<EnemyFrame>(s, "enemy");
  const hero = acting ? heroPieces[acting.hero]! : "";
  return abilitiesOn(s, seat, trigger).flatMap(({ ability }) =>
    holds(s, seat, ability, { hero, owner: seat }) ? ability.effects : [],
  );
}
