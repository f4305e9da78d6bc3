// Diplomacy (RUN-162 to RUN-171, RUN-475 to RUN-477): influence buys Fate cards, one of them decides.

import { frameOf, type Seat } from "#kernel/procedure.ts";
import {
  type Amount,
  battleHere,
  type PickFate,
  type Plain,
  type PlayTactics,
  passHere,
  retreatHere,
} from "../choices.ts";
import { opIn } from "../content/effects.ts";
import { fateOf } from "../content/fate.ts";
import { NONE } from "../content/marks.ts";
import { DIPLOMACY_MOST } from "../content/numbers.ts";
import { tacticsOf } from "../content/tactics.ts";
import type { DiplomacyFrame, RuneFlow, TurnFrame } from "../frames.ts";
import type { Runewars } from "../state.ts";
import { startBattle } from "./battle-start.ts";
import { distinct, drawFate, liftUnits, removeOne, returnFigure, spendInfluence } from "./pieces.ts";
import { leftOf, playerOf } from "./queries.ts";
import { refusal, refuseAlike, refuseAmounts } from "./reasons.ts";
import { timedRefusals } from "./refusals.ts";
import { settle } from "./settle.ts";
import { steps } from "./steps.ts";

/** One card for each destiny symbol among those drawn: nothing else about them matters. */
export function fateChoices(cards: readonly number[]): PickFate[] {
  const sorted = [...cards].sort((a, b) => a - b);
  const firsts = sorted.filter(
    (card, i) => sorted.findIndex(other => fateOf(other).destiny === fateOf(card).destiny) === i,
  );
  return firsts.map(card => ({ kind: "fate", card }));
}

const amountsFor = (s: Runewars, seat: Seat): Amount[] =>
  Array.from({ length: Math.min(DIPLOMACY_MOST, playerOf(s, seat).influence) }, (_, i) => ({
    kind: "amount",
    n: i + 1,
  }));

const { procedure, auto, ask } = steps<DiplomacyFrame, "join">();

export const diplomacy = procedure("diplomacy", {
  // RUN-163 One to six influence.
  spend: ask<Amount>({
    seat: (_s, frame) => frame.seat,
    options: (s, { seat }) => amountsFor(s, seat),
    refused: (s, { seat }) => refuseAmounts(DIPLOMACY_MOST, amountsFor(s, seat), ["too-little-influence", "RUN-163"]),
    args: (_s, frame) => ({ area: frame.area }),
    take: (s, frame, { n }, flow) => {
      frame.spent = n;
      flow.emit({ type: "diplomacyStarted", seat: frame.seat, area: frame.area, influence: n });
      spendInfluence(s, frame.seat, n, "diplomacy", flow);
    },
  }),
  // RUN-475 Cards for diplomacy are played before the Fate cards are drawn.
  playCards: ask<PlayTactics | Plain>({
    when: (s, frame) => playerOf(s, frame.seat).tactics.length > 0,
    pass: "pass",
    seat: (_s, frame) => frame.seat,
    options: (s, { seat }) => [
      passHere,
      ...distinct(playerOf(s, seat).tactics)
        .filter(card => tacticsOf(card).timing === "diplomacy")
        .map(card => ({ kind: "tactics", card }) as const),
    ],
    refused: (s, { seat }) => timedRefusals(s, seat, "diplomacy"),
    take: (s, frame, choice, flow) => {
      if (choice.kind !== "tactics") return;
      removeOne(playerOf(s, frame.seat).tactics, choice.card);
      s.tacticsDiscard.push(choice.card);
      frame.bonus += opIn(tacticsOf(choice.card).effects, "fateBonus")?.draw ?? 0;
      flow.emit({ type: "tacticsPlayed", seat: frame.seat, card: choice.card });
      flow.repeat();
    },
  }),
  // RUN-164, RUN-187 As many Fate cards as influence, all of them.
  draw: auto((s, frame, flow) => {
    frame.cards = drawFate(s, frame.spent + frame.bonus, flow);
    flow.emit({ type: "fateDrawn", seat: frame.seat, cards: [...frame.cards], cause: "diplomacy" });
  }),
  // RUN-165 One of them is used, all are discarded.
  chooseFate: ask<PickFate>({
    when: (_s, frame) => frame.cards.length > 0,
    seat: (_s, frame) => frame.seat,
    options: (_s, frame) => fateChoices(frame.cards),
    refused: (_s, { cards }) => refuseAlike(cards, fateChoices(cards), "RUN-165"),
    take: (s, frame, { card }, flow) => {
      const { destiny } = fateOf(card);
      s.fateDiscard.push(...frame.cards.splice(0));
      flow.emit({ type: "fateChosen", seat: frame.seat, card, destiny });
      if (destiny === "red") return;
      flow.emit({ type: "diplomacyEnded", seat: frame.seat, area: frame.area, result: destiny, isBattle: false });
      if (destiny === "grey") sendAway(s, frame, flow);
      flow.goto("join");
    },
  }),
  // RUN-168, RUN-330 Red: battle, if one may still be fought, or retreat.
  face: ask<Plain>({
    seat: (_s, frame) => frame.seat,
    options: (_s, frame) => (frame.mayFight ? [battleHere, retreatHere] : [retreatHere]),
    refused: (_s, frame) => (frame.mayFight ? [] : [refusal(battleHere, ["one-battle", "RUN-330"])]),
    args: (_s, frame) => ({ area: frame.area }),
    take: (s, frame, choice, flow) => {
      const { seat, area } = frame;
      const isBattle = choice.kind === "battle";
      flow.emit({ type: "diplomacyEnded", seat, area, result: "red", isBattle });
      const figures = frame.force.splice(0);
      flow.end();
      if (!isBattle) {
        call(flow, seat, area, figures);
        return;
      }
      const turn = frameOf<TurnFrame>(s, "turn");
      if (turn) turn.hasFought = true;
      startBattle(s, seat, area, figures, flow);
    },
  }),
  // RUN-166, RUN-167 Gold: the neutral units stay and are allied; silver: they have left.
  join: auto((s, frame, flow) => {
    for (const figure of frame.force.splice(0)) returnFigure(s, frame.seat, frame.area, figure);
    settle(s, flow);
  }),
});

function call(flow: RuneFlow, seat: number, area: number, figures: number[]): void {
  flow.call("retreat", { seat, chooser: seat, from: area, figures, heroes: [], areRouted: true, isNeutral: false });
}

/** RUN-167: all neutral units retreat together and are routed. */
function sendAway(s: Runewars, frame: DiplomacyFrame, flow: RuneFlow): void {
  flow.call("retreat", {
    seat: NONE,
    chooser: leftOf(s, frame.seat),
    from: frame.area,
    figures: liftUnits(s, frame.area, true, true),
    heroes: [],
    areRouted: true,
    isNeutral: true,
  });
}
