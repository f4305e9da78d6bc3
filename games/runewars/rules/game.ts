// The whole game: setting up, then seven years of four seasons.
import { YEARS } from "../content/numbers.ts";
import type { GameFrame } from "../frames.ts";
import { finish, leader } from "./result.ts";
import { steps } from "./steps.ts";

const { procedure, auto } = steps<GameFrame>();

export const game = procedure("game", {
  setUp: auto((_s, _frame, { call }) => call("setup", { turn: 0 })),
  // RUN-091 Seven years of four seasons.
  play: auto((s, _frame, flow) => {
    if (s.year > YEARS) return finish(s, leader(s), "years", flow);
    flow.call("season", {});
    flow.repeat();
  }),
});
