// The whole game: one round after another (TPL-002). What ends it is the number of rounds; the result is counted in
// result.ts.
import { stepsOf } from "#kernel/procedure.ts";
import type { BeaconsEvent } from "../events.ts";
import type { BeaconsFrame, GameFrame } from "../frames.ts";
import type { Beacons } from "../state.ts";

const { procedure, auto } = stepsOf<Beacons, GameFrame, BeaconsEvent, BeaconsFrame>();

/** The main procedure. */
export const game = procedure("game", {
  // TPL-002 Four rounds, or seven in the long game; the first seat moves on each round.
  playRound: auto((s, _frame, { call, repeat }) => {
    if (s.round === s.rounds) return;
    s.round++;
    s.first = (s.first + 1) % s.seats;
    call("round", { passes: 0, committed: [], sparks: s.hands.map(() => []), winner: null });
    repeat();
  }),
});
