// What is shown but not offered, with the reason and the rule: players learn the rules from it.

import type { Refusal, Seat } from "#kernel/procedure.ts";
import { type Action, battleHere, claimVictory, negotiate } from "../choices.ts";
import { NONE } from "../content/marks.ts";
import { RUNES_TO_WIN, UNITS_PER_AREA, YEARS } from "../content/numbers.ts";
import { orderNumbers } from "../content/orders.ts";
import { type TacticsId, tacticsOf } from "../content/tactics.ts";
import type { MarchFrame } from "../frames/orders.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { dragonsOf } from "./ending.ts";
import { bit, isEnemy, playerOf, strongholdsOf } from "./queries.ts";

/** Orders that lie face up, or that a season card forbids. */
export function orderRefusals(s: Runewars, seat: Seat, offered: readonly number[]): Refusal[] {
  const { used } = playerOf(s, seat);
  return orderNumbers
    .filter(order => !offered.includes(order))
    .map(order => {
      const choice = { kind: "order", order } as const;
      return used.includes(order)
        ? { choice, why: "order-used", rule: "RUN-112" }
        : { choice, why: "order-barred", rule: "RUN-111" };
    });
}

/** Areas that cannot be activated. */
export function activationRefusals(s: Runewars, seat: Seat): Refusal[] {
  return boardIn(s).list.flatMap(area => {
    const choice = { kind: "area", area } as const;
    if ((s.activated[area]! & bit(seat)) !== 0) return [{ choice, why: "already-active", rule: "RUN-139" }];
    if (s.truce && isEnemy(s, seat, area)) return [{ choice, why: "truce", rule: "RUN-460" }];
    const isShielded = s.shielded.some(shield => shield >> 2 === area && (shield & 3) !== seat);
    return isShielded ? [{ choice, why: "shielded", rule: "RUN-460" }] : [];
  });
}

/** Tactics cards in hand that cannot be played in a window. */
export function tacticsRefusals(
  s: Runewars,
  seat: Seat,
  timings: readonly string[],
  offered: readonly TacticsId[],
): Refusal[] {
  const { tactics, fresh } = playerOf(s, seat);
  return [...new Set([...tactics, ...fresh])]
    .filter(card => !offered.includes(card))
    .map(card => {
      const choice = { kind: "tactics", card } as const;
      if (!tactics.includes(card)) return { choice, why: "drawn-this-season", rule: "RUN-400" };
      return timings.includes(tacticsOf(card).timing)
        ? { choice, why: "changes-nothing", rule: "RUN-508" }
        : { choice, why: "wrong-moment", rule: "RUN-399" };
    });
}

/** Why a player with six dragon runes cannot claim victory. */
export function claimRefusals(s: Runewars, seat: Seat): Refusal[] {
  if (dragonsOf(s, seat) < RUNES_TO_WIN || playerOf(s, seat).claim !== NONE) return [];
  if (s.year >= YEARS) return [{ choice: claimVictory, why: "last-year", rule: "RUN-411" }];
  const isTaken = s.players.some(player => player.claim === s.season);
  return isTaken ? [{ choice: claimVictory, why: "deck-taken", rule: "RUN-410" }] : [];
}

/** Why neutral units cannot be talked to, or not be fought. */
export function wayRefusals(s: Runewars, { seat, force, mayFight }: MarchFrame): Refusal[] {
  const refused: Refusal[] = [];
  if (!mayFight) refused.push({ choice: battleHere, why: "one-battle", rule: "RUN-329" });
  if (force.length > UNITS_PER_AREA) refused.push({ choice: negotiate, why: "too-many-units", rule: "RUN-160" });
  else if (playerOf(s, seat).influence === 0) refused.push({ choice: negotiate, why: "no-influence", rule: "RUN-163" });
  return refused;
}

/** What Fortify cannot do for want of resources. */
export function fortifyRefusals(s: Runewars, seat: Seat, made: readonly string[]): Refusal[] {
  const { wood, ore } = playerOf(s, seat);
  const refused: Refusal<Action>[] = [];
  const isRuined = strongholdsOf(s, seat).some(area => s.damaged[area] === 1);
  if ((wood === 0 || ore === 0) && !made.includes("stronghold"))
    refused.push({ choice: { kind: "action", action: "stronghold" }, why: "too-little", rule: "RUN-371" });
  if (ore === 0 && isRuined && !made.includes("repair"))
    refused.push({ choice: { kind: "action", action: "repair" }, why: "too-little", rule: "RUN-372" });
  return refused;
}
