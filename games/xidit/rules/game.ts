// The whole game: starting cities, one Year after the other with phase 5 at its end, the evaluations.
import { type Refusal, stepsOf } from "#kernel/procedure.ts";
import type { XiditChoice } from "../choices.ts";
import { cities } from "../content/cities.ts";
import { colors } from "../content/colors.ts";
import { evaluations } from "../content/evaluations.ts";
import { levelIds } from "../content/modes.ts";
import type { XiditEvent } from "../events.ts";
import type { GameFrame, XiditFrame } from "../frames.ts";
import { RECRUITMENT, THREAT, type Xidit } from "../state.ts";
import { finalStanding } from "./evaluation.ts";
import { modeOf, seatInTurn } from "./queries.ts";
import { replaceEmptyTokens } from "./tokens.ts";

type StartChoice = Extract<XiditChoice, { kind: "start" }>;

const startChoices: readonly StartChoice[] = Object.freeze(
  cities.map(({ number }) => Object.freeze({ kind: "start" as const, city: number })),
);

const { procedure, auto, ask } = stepsOf<Xidit, GameFrame, XiditEvent, XiditFrame, "playYear">();

/** The game from start to end. */
export const game = procedure("game", {
  begin: auto((s, _frame, flow) => {
    flow.emit({
      type: "gameStarted",
      mode: modeOf(s).id,
      level: s.virtual.length === 0 ? null : levelIds[s.level]!,
      first: s.first,
      colors: s.color.map(color => colors[color]!.id),
      evaluations: s.evaluations.map(evaluation => evaluations[evaluation]!.id),
      recruitments: citiesWith(s, RECRUITMENT),
      threats: citiesWith(s, THREAT),
      nextRecruitment: s.nextRecruitment,
      nextThreat: s.nextThreat,
    });
  }),
  // XID-041..043, 045, 261 In playing order, any city without an Idrakis.
  placeIdrakis: ask<StartChoice>({
    seat: (s, frame) => seatInTurn(s, frame.placed),
    options: s => startChoices.filter(({ city }) => !s.idrakis.includes(city)),
    refused: s => occupied(s),
    take: (s, frame, { city }, flow) => {
      const seat = seatInTurn(s, frame.placed);
      s.idrakis[seat] = city;
      frame.placed++;
      flow.emit({ type: "idrakisPlaced", seat, city });
      if (frame.placed < s.seats) flow.repeat();
    },
  }),
  playYear: auto((_s, _frame, flow) => flow.call("year", { wheel: 0, turn: 0 })),
  // XID-049, 236 Twelve Years, in the short game nine. XID-184, 185, 189, 298 After the last one nothing moves on.
  // XID-187 Idrakis figures stay where they are.
  endYear: auto((s, _frame, flow) => {
    if (s.year === modeOf(s).years) return;
    replaceEmptyTokens(s, flow);
    s.year++;
    s.first = (s.first + 1) % s.seats;
    flow.goto("playYear");
  }),
  // XID-188, 190, 308 Then the three evaluations, without a question.
  evaluate: auto((s, _frame, flow) => {
    const { evaluated, standing } = finalStanding(s);
    evaluated.forEach((part, i) => {
      flow.emit({ type: "evaluated", place: i + 1, ...part });
    });
    flow.emit({ type: "gameEnded", winner: standing[0]! });
  }),
});

/** The cities on which this kind of token lies. */
function citiesWith(s: Xidit, token: number): number[] {
  return cities.filter(({ number }) => s.token[number] === token).map(({ number }) => number);
}

function occupied(s: Xidit): Refusal<StartChoice>[] {
  const taken = startChoices.filter(({ city }) => s.idrakis.includes(city));
  return taken.map(choice => {
    return { choice, why: "occupied", rule: "XID-043", args: { seat: s.idrakis.indexOf(choice.city) } };
  });
}
