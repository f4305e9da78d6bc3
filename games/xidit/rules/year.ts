// A Year: secret planning, six order steps in playing order, and in some Years a census. Its end is in game.ts.
import { stepsOf } from "#kernel/procedure.ts";
import { limits } from "../content/orders.ts";
import type { XiditEvent } from "../events.ts";
import type { XiditFrame, YearFrame } from "../frames.ts";
import type { Xidit } from "../state.ts";
import { executeOrder } from "./orders.ts";
import { plan, reveal } from "./planning.ts";
import { modeOf, seatInTurn } from "./queries.ts";

const { procedure, auto } = stepsOf<Xidit, YearFrame, XiditEvent, XiditFrame, "executeOrder">();

/** XID-047 One Year. */
export const year = procedure("year", {
  // XID-186 The limits of the last Year are over.
  begin: auto((s, _frame, flow) => {
    s.recruitedIn.fill(0);
    s.threatIn.fill(0);
    s.titanIn.fill(0);
    flow.emit({ type: "yearStarted", year: s.year, first: s.first });
  }),
  plan,
  reveal,
  // XID-057, 058 Each order step is executed by all players in playing order, First Player first; XID-060 as revealed.
  executeOrder: auto((s, frame, flow) => executeOrder(s, flow, seatInTurn(s, frame.turn), frame.wheel)),
  // XID-289 Six orders of every player.
  nextOrder: auto((s, frame, flow) => {
    frame.turn++;
    if (frame.turn === s.seats) {
      frame.turn = 0;
      frame.wheel++;
    }
    if (frame.wheel < limits.wheels) flow.goto("executeOrder");
  }),
  // XID-161, 237 A census ends every fourth Year, in the short game every third; XID-304 the First Player
  // is still that of the Year.
  holdCensus: auto((s, _frame, flow) => {
    if (modeOf(s).censusYears.includes(s.year)) flow.call("census", { unit: 0, turn: 0 });
  }),
});
