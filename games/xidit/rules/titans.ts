// Fighting a raging titan: optional, from any city without a token, paid with any units. Awakening is in tokens.ts.
import { frameOf, type Refusal, type Seat, stepsOf } from "#kernel/procedure.ts";
import type { XiditChoice } from "../choices.ts";
import { titans } from "../content/titans.ts";
import { type UnitCounts, units } from "../content/units.ts";
import type { XiditEvent } from "../events.ts";
import type { ChallengeFrame, EliminationFrame, PaymentFrame, XiditFlow, XiditFrame } from "../frames.ts";
import type { Xidit } from "../state.ts";
import { announcePayment } from "./effects.ts";
import { countElimination, eliminate } from "./elimination.ts";
import { loseOrder } from "./lost.ts";
import {
  cheapestTitan,
  countedCities,
  hasCity,
  payableTypes,
  ragingTitan,
  recruitingCounts,
  UNITS,
  unitTotal,
} from "./queries.ts";

type FightChoice = Extract<XiditChoice, { kind: "fight" | "decline" }>;
type PayChoice = Extract<XiditChoice, { kind: "pay" }>;

const fightChoices: readonly FightChoice[] = Object.freeze(
  titans.map(({ id }) => Object.freeze({ kind: "fight" as const, titan: id })),
);
const decline: FightChoice = Object.freeze({ kind: "decline" });
const payChoices: readonly PayChoice[] = Object.freeze(
  units.map(({ id }) => Object.freeze({ kind: "pay" as const, unit: id })),
);

/** One unit of a type, as counts. */
const single: readonly UnitCounts[] = units.map((_, type) => units.map((_, unit) => (unit === type ? 1 : 0)));

/** Why an action in a city without a token does nothing; null if a titan may be fought. XID-149, 217 All cities are the
 * same. XID-311 A player who can pay for none is not asked. */
export function titanProblem(
  s: Xidit,
  seat: Seat,
): "nothing-here" | "already-eliminated-here" | "already-acted-here" | "no-titan-affordable" | null {
  const cheapest = cheapestTitan(s);
  if (cheapest === Number.POSITIVE_INFINITY) return "nothing-here";
  const city = s.idrakis[seat]!;
  // XID-156 One elimination per city and Year if a titan is involved.
  if (hasCity(countedCities(s, seat, s.threatIn) | countedCities(s, seat, s.titanIn), city)) {
    return "already-eliminated-here";
  }
  if (recruitingCounts(s) && hasCity(s.recruitedIn[seat]!, city)) return "already-acted-here";
  return unitTotal(s, seat) < cheapest ? "no-titan-affordable" : null;
}

const challenges = stepsOf<Xidit, ChallengeFrame, XiditEvent, XiditFrame>();

/** A titan may be fought. */
export const challenge = challenges.procedure("challenge", {
  // XID-150, 152, 263 One of the raging titans the player can pay, or none.
  chooseTitan: challenges.ask<FightChoice>({
    seat: (_s, frame) => frame.seat,
    options: (s, { seat }) => [...fightChoices.filter((_, titan) => !fightProblem(s, seat, titan)), decline],
    refused: (s, { seat }) =>
      fightChoices.flatMap((choice, titan) => {
        const problem = fightProblem(s, seat, titan);
        return problem ? { choice, ...problem } : [];
      }),
    args: (s, { seat }) => ({ city: s.idrakis[seat]! }),
    take: (s, { seat }, choice, flow) => {
      if (choice.kind === "decline") return loseOrder(s, flow, seat, "declined");
      eliminate(
        s,
        flow,
        seat,
        titans.findIndex(({ id }) => id === choice.titan),
      );
    },
  }),
});

/** Why a seat cannot fight a titan; XID-256 of one that sleeps it is not told whether it lies on top. */
function fightProblem(s: Xidit, seat: Seat, titan: number): Omit<Refusal, "choice"> | null {
  const { units: price } = titans[titan]!;
  const have = unitTotal(s, seat);
  if (!s.titans.includes(titan)) return { why: "titan-gone", rule: "XID-154" };
  if (ragingTitan(s, Math.floor(titan / 2)) !== titan) return { why: "asleep", rule: "XID-137" };
  return price > have ? { why: "too-expensive", rule: "XID-151", args: { units: price, have } } : null;
}

const payments = stepsOf<Xidit, PaymentFrame, XiditEvent, XiditFrame, "payWithoutChoice">();

function pay(s: Xidit, frame: PaymentFrame, unit: number): void {
  s.units[frame.seat * UNITS + unit]!--;
  s.barracks[unit]!++;
  frame.left--;
  frame.from = unit;
  if (frame.left === 0) countElimination(s, frame.seat, s.titanIn);
}

function announce(s: Xidit, flow: XiditFlow, seat: Seat, paid: UnitCounts): void {
  announcePayment(s, flow, seat, paid, frameOf<EliminationFrame>(s, "elimination")!.titan);
}

/** Units of own choice are paid for a titan. */
export const payment = payments.procedure("payment", {
  // XID-264 What can be paid in one way only is paid.
  payWithoutChoice: payments.auto((s, frame, flow) => {
    const forced = units.map(() => 0);
    while (frame.left > 0) {
      const [only, other] = payableTypes(s, frame);
      if (only === undefined || other !== undefined) break;
      forced[only]!++;
      pay(s, frame, only);
    }
    if (forced.some(count => count > 0)) announce(s, flow, frame.seat, forced);
    if (frame.left === 0) flow.end();
  }),
  // XID-151, 264 One unit at a time, of any type.
  chooseUnit: payments.ask<PayChoice>({
    seat: (_s, frame) => frame.seat,
    options: (s, frame) => payableTypes(s, frame).map(unit => payChoices[unit]!),
    refused: (s, frame) => refusedTypes(s, frame),
    args: (s, { left }) => ({ left, titan: titans[frameOf<EliminationFrame>(s, "elimination")!.titan]!.id }),
    take: (s, frame, choice, flow) => {
      const unit = payChoices.findIndex(option => option.unit === choice.unit);
      pay(s, frame, unit);
      announce(s, flow, frame.seat, single[unit]!);
      flow.goto("payWithoutChoice");
    },
  }),
});

function refusedTypes(s: Xidit, frame: PaymentFrame): Refusal<PayChoice>[] {
  const payable = payableTypes(s, frame);
  return payChoices.flatMap((choice, unit) => {
    if (payable.includes(unit)) return [];
    if (s.units[frame.seat * UNITS + unit] === 0) return { choice, why: "no-such-unit", rule: "XID-151" };
    return { choice, why: unit < frame.from ? "weaker-unit" : "rest-not-payable", rule: "XID-313" };
  });
}
