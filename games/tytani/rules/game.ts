// The whole game: Nations, armies, first cards and Missions, then the rounds, then the count.
import type { GameFrame } from "../frames.ts";
import { steps } from "./steps.ts";

const { procedure, auto } = steps<GameFrame>();

export const game = procedure("game", {
  // TYT-034, TYT-035 The scenario says what the map is like; the marker stands on round 1.
  open: auto((s, _frame, { emit }) => {
    const { scenario, rounds, isFree, isCapture, isAdvanced, difficulty } = s;
    emit({ type: "gameSetUp", scenario, rounds, isFree, isCapture, isAdvanced, difficulty });
  }),
  // TYT-037 Step II.
  chooseNations: auto((_s, _frame, { call }) => call("nations", { turn: 0 })),
  // TYT-198 With Free Army Placement positions are chosen too.
  placeArmies: auto((s, _frame, { call }) => {
    if (s.isFree) call("placement", { turn: s.seats - 1, left: [] });
  }),
  // TYT-043 to TYT-048 Steps IV and V.
  giveCards: auto((_s, _frame, { call }) => call("outfit", {})),
  // TYT-049 Step VI.
  draftMissions: auto((_s, _frame, { call }) => call("draft", {})),
  // TYT-053, TYT-192, TYT-212 Three rounds, or four.
  playRounds: auto((s, _frame, flow) => {
    if (s.phase === "over") return;
    flow.call("round", { turn: 0 });
    flow.repeat();
  }),
  close: auto((_s, _frame, { emit }) => emit({ type: "gameEnded" })),
});
