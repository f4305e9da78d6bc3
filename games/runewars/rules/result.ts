// Dragon runes and the end of the game (RUN-022, RUN-384, RUN-405 to RUN-414): who has how many, who wins, and the result.

import type { Result } from "#kernel/game.ts";
import type { Seat } from "#kernel/procedure.ts";
import { discoveries } from "../content/discoveries.ts";
import { opIn } from "../content/effects.ts";
import { DRAGON, NO_RUNE, NONE } from "../content/marks.ts";
import type { RuneFlow } from "../frames.ts";
import { boardIn } from "../map/atlas.ts";
import type { Runewars } from "../state.ts";
import { tokenUpIn } from "./movement.ts";
import { controllerOf, factionOf, playerOf, seatsIn } from "./queries.ts";

/** RUN-414, RUN-428: runes that a face-up token in an area counts for. */
export function throneIn(s: Runewars, area: number): number {
  const kind = tokenUpIn(s, area);
  return kind < 0 ? 0 : (opIn(discoveries[kind]!.effects, "countAsRune")?.n ?? 0);
}

/** RUN-384, RUN-428: dragon runes that an area counts for, given whether its token is one. */
export function dragonsIn(s: Runewars, area: number, isDragon: boolean): number {
  return (isDragon ? 1 : 0) + (s.discovery ? throneIn(s, area) : 0);
}

/** RUN-384: dragon runes a seat controls; `onlyUp` counts those everybody sees. */
export function dragonsOf(s: Runewars, seat: Seat, onlyUp = false): number {
  let sum = 0;
  for (const area of boardIn(s).list) {
    if (controllerOf(s, area) !== seat) continue;
    sum += dragonsIn(s, area, s.runes[area] === DRAGON && (!onlyUp || s.runeUp[area] === 1));
  }
  return sum;
}

/** Rune tokens a seat controls, of either kind, with thrones: what everybody can count. */
export function tokensOf(s: Runewars, seat: Seat): number {
  let sum = 0;
  for (const area of boardIn(s).list) {
    if (controllerOf(s, area) !== seat) continue;
    if (s.runes[area] !== NO_RUNE) sum++;
    if (s.discovery) sum += throneIn(s, area);
  }
  return sum;
}

/** RUN-405, RUN-406: whether a seat ends before another. */
function ranksBefore(s: Runewars, a: Seat, b: Seat): boolean {
  const one = playerOf(s, a);
  const two = playerOf(s, b);
  if (one.isOut !== two.isOut) return two.isOut;
  const difference = dragonsOf(s, a) - dragonsOf(s, b);
  if (difference !== 0) return difference > 0;
  if (one.influence !== two.influence) return one.influence > two.influence;
  return factionOf(s, a).startingInfluence > factionOf(s, b).startingInfluence;
}

/** RUN-405: the winner after the last winter. */
export function leader(s: Runewars): Seat {
  return seatsIn(s).reduce((best, seat) => (ranksBefore(s, seat, best) ? seat : best));
}

/** Ends the game: all rune tokens are turned up (RUN-387). */
export function finish(s: Runewars, winner: Seat, reason: "years" | "victory" | "last", { emit }: RuneFlow): void {
  s.winner = winner;
  s.ending = reason;
  s.contested = NONE;
  const { list } = boardIn(s);
  for (const area of list) if (s.runes[area] !== NO_RUNE) s.runeUp[area] = 1;
  const dragons = list.filter(area => s.runes[area] === DRAGON).map(area => ({ area, seat: controllerOf(s, area) }));
  emit({ type: "gameEnded", winner, reason, dragons });
  s.stack.length = 0;
}

/** How the game ended. */
export function resultOf(s: Runewars): Result {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  const order = [...seats].sort((a, b) => {
    if (a === s.winner || b === s.winner) return a === s.winner ? -1 : 1;
    return ranksBefore(s, a, b) ? -1 : 1;
  });
  return {
    winners: [s.winner],
    places: seats.map(seat => order.indexOf(seat) + 1),
    scores: seats.map(seat => ({ dragons: dragonsOf(s, seat), influence: playerOf(s, seat).influence })),
    reason: s.ending,
  };
}
