// Tactics cards in a battle (RUN-197 to RUN-199, RUN-207, RUN-401, RUN-490, RUN-508).

import type { Refusal } from "#kernel/procedure.ts";
import type { PlayTactics } from "../choices.ts";
import { PLACES, routedIn } from "../content/army.ts";
import { NONE } from "../content/marks.ts";
import { type TacticsId, type TacticsTiming, tacticsOf } from "../content/tactics.ts";
import type { BattleFrame, RuneFlow, SideName } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { canDo } from "./effects.ts";
import { distinct, removeOne } from "./pieces.ts";
import { playerOf } from "./queries.ts";
import { tacticsRefusals } from "./refusals.ts";
import { effectsFrom, runEffects } from "./run-effects.ts";

type Window = "start" | "round" | "tally";

const timings: Readonly<Record<SideName, Readonly<Record<Window, readonly TacticsTiming[]>>>> = {
  attacker: { start: ["battle-start", "your-turn"], round: ["battle-round"], tally: ["battle-tally"] },
  defender: { start: ["battle-start", "battle-start-defender"], round: ["battle-round"], tally: ["battle-tally"] },
};

/** RUN-401: routed units left in the area count at the start. */
function hasRouted(s: Runewars, area: number): boolean {
  for (let place = 0; place < PLACES; place++) if (routedIn(s.army[area * PLACES + place]!) > 0) return true;
  return false;
}

/** Whether a side is asked for cards: whenever it may hold one, for all the table knows. */
export function mayPlayBattle(s: Runewars, battle: BattleFrame, name: SideName, window: Window): boolean {
  const side = battle[name];
  if (side.seat === NONE || playerOf(s, side.seat).tactics.length === 0) return false;
  if (side.line.length > 0) return true;
  if (window !== "start") return false;
  return side.supporters.length > 0 || (name === "defender" && hasRouted(s, battle.area));
}

export function battleCards(s: Runewars, battle: BattleFrame, name: SideName, window: Window): PlayTactics[] {
  const { seat, played } = battle[name];
  const times = timings[name][window];
  return distinct(playerOf(s, seat).tactics)
    .filter(card => times.includes(tacticsOf(card).timing) && !played.includes(card))
    .filter(card => canDo(s, effectsFrom(`tactics:${card}`, { seat, side: name, area: battle.area })))
    .map(card => ({ kind: "tactics", card }));
}

export function playBattleCard(
  s: Runewars,
  battle: BattleFrame,
  name: SideName,
  card: TacticsId,
  flow: RuneFlow,
): void {
  const side = battle[name];
  const { seat } = side;
  removeOne(playerOf(s, seat).tactics, card);
  s.tacticsDiscard.push(card);
  side.played.push(card);
  const { timing } = tacticsOf(card);
  // RUN-207 The conditions of tally cards are looked at when units are counted.
  if (timing === "battle-tally") side.tally.push(card);
  flow.emit({ type: "tacticsPlayed", seat, card });
  if (timing === "battle-tally") return;
  runEffects(`tactics:${card}`, { seat, side: timing === "your-turn" ? "" : name, area: battle.area }, flow);
}

/** Cards in hand that cannot be played in a window of a battle. */
export function battleCardRefusals(
  s: Runewars,
  battle: BattleFrame,
  name: SideName,
  window: Window,
): Refusal<PlayTactics>[] {
  const offered = battleCards(s, battle, name, window).map(({ card }) => card);
  return tacticsRefusals(s, battle[name].seat, timings[name][window], offered) as Refusal<PlayTactics>[];
}
