// The whole game: Nations, armies, first cards and Missions, then the rounds, then the count.
import { difficultyOf, headStartOf } from "../content/designs.ts";
import type { GameFrame, TytaniFlow } from "../frames.ts";
import type { Tytani } from "../state.ts";
import { gainVp } from "./pieces.ts";
import { steps } from "./steps.ts";

/** Those who act later in a round answer to what others have done, and nobody answers the last turn before regions are scored; alone the difficulty says. */
function giveHeadStart(s: Tytani, _frame: GameFrame, flow: TytaniFlow): void {
  const alone = s.difficulty === "" ? null : [difficultyOf(s.designs, s.difficulty).headStart];
  const vp = alone ?? headStartOf(s.designs, s.order.length);
  for (const [place, power] of s.order.entries()) gainVp(s, power, vp[place] ?? 0, "start", flow);
}

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
  // TYT-346 Those who move before the others are paid for it.
  giveHeadStart: auto(giveHeadStart),
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
