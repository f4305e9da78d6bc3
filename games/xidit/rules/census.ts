// Phase 4, the military census: for each unit type everybody secretly shows some of the own units; most is rewarded.
// Everybody is asked every time, also who owns none, so that the question tells nothing (XID-269).
import { type Refusal, type Seat, stepsOf } from "#kernel/procedure.ts";
import type { XiditChoice } from "../choices.ts";
import { census as rewards } from "../content/census.ts";
import { units } from "../content/units.ts";
import type { XiditEvent } from "../events.ts";
import type { CensusFrame, XiditFrame } from "../frames.ts";
import type { Xidit } from "../state.ts";
import { perform } from "./effects.ts";
import { allSeats } from "./planning.ts";
import { seatInTurn, UNITS } from "./queries.ts";

type ShowChoice = Extract<XiditChoice, { kind: "show" }>;

const mostUnits = Math.max(...units.map(unit => unit.count));
const showChoices = Array.from({ length: mostUnits + 1 }, (_, count) =>
  Object.freeze({ kind: "show" as const, count }),
);

/** By number of owned units: every number that can be shown. */
const showUpTo: readonly (readonly ShowChoice[])[] = showChoices.map((_, owned) =>
  Object.freeze(showChoices.slice(0, owned + 1)),
);

const { procedure, auto, askTogether } = stepsOf<Xidit, CensusFrame, XiditEvent, XiditFrame, "show">();

/** XID-164, 167, 305 Those who show most of a type, whether or not the reward is of use; who shows none never wins. */
function censusWinners(s: Xidit, unit: number): Seat[] {
  const most = Math.max(...allSeats(s).map(seat => s.shown[seat * UNITS + unit]!));
  return most <= 0 ? [] : allSeats(s).filter(seat => s.shown[seat * UNITS + unit] === most);
}

/** XID-163 Nobody shows more than they own: the next number is refused, if there are so many figures. */
function tooMany(unit: number, owned: number): Refusal<ShowChoice>[] {
  if (owned === units[unit]!.count) return [];
  return [{ choice: showChoices[owned + 1]!, why: "not-owned", rule: "XID-163" }];
}

/** One census. */
export const census = procedure("census", {
  begin: auto((s, _frame, flow) => {
    s.shown = Array.from({ length: s.seats * UNITS }, () => -1);
    flow.emit({ type: "censusHeld", year: s.year });
  }),
  // XID-163, 269 From none to all owned; XID-258, 260 all players at once, in secret. XID-165 Nothing shown is spent.
  show: askTogether<ShowChoice>({
    seats: allSeats,
    options: (s, { unit }, seat) => showUpTo[s.units[seat * UNITS + unit]!]!,
    refused: (s, { unit }, seat) => tooMany(unit, s.units[seat * UNITS + unit]!),
    args: (s, { unit }, seat) => ({ unit: units[unit]!.id, owned: s.units[seat * UNITS + unit]! }),
    take: (s, { unit }, chosen, flow) => {
      const shown = chosen.map(choice => choice?.count ?? 0);
      for (const seat of allSeats(s)) s.shown[seat * UNITS + unit] = shown[seat]!;
      flow.emit({ type: "censusRevealed", unit: units[unit]!.id, shown, winners: censusWinners(s, unit) });
    },
  }),
  // XID-166, 173, 174, 307 Winners are rewarded in playing order, before the next type is shown.
  reward: auto((s, frame, flow) => {
    const winners = censusWinners(s, frame.unit);
    const { sole, tied } = rewards[frame.unit]!;
    const seat = seatInTurn(s, frame.turn);
    if (winners.includes(seat)) {
      for (const effect of winners.length === 1 ? sole : tied) perform(s, flow, seat, effect, -1, "census");
    }
    frame.turn++;
    if (frame.turn < s.seats) flow.repeat();
  }),
  // XID-162 One type after the other, the weakest first.
  nextType: auto((_s, frame, flow) => {
    frame.unit++;
    frame.turn = 0;
    if (frame.unit < UNITS) flow.goto("show");
  }),
});
