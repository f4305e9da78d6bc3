// One round: a beacon is worth something, everybody commits a card in secret, sparks may be added, the strongest card
// takes the beacon and does what it says. Called by game.ts; the winner's card runs in effects.ts.
import { stepsOf } from "#kernel/procedure.ts";
import type { BeaconsArgs, Commit, Keep, LayAside, PlaySpark } from "../choices.ts";
import { cardOf } from "../content/cards.ts";
import { numbers } from "../content/numbers.ts";
import type { BeaconsEvent } from "../events.ts";
import type { BeaconsFrame, RoundFrame } from "../frames.ts";
import type { Beacons } from "../state.ts";
import { draw, removeCard } from "./cards.ts";
import { differentCards, isLong, keptOf, seatsInTurn, sparkOf, strengthOf } from "./queries.ts";

const { procedure, auto, askTogether, planTogether, window } = stepsOf<
  Beacons,
  RoundFrame,
  BeaconsEvent,
  BeaconsFrame
>();

/** The round. */
export const round = procedure("round", {
  // TPL-003 A die says what the beacon is worth.
  rollWorth: auto((s, _round, { roll, emit }) => {
    s.worth = roll(numbers.worthDie);
    emit({ type: "roundBegan", round: s.round, worth: s.worth, first: s.first });
  }),

  // TPL-004 Everybody commits one card of the hand, in secret and at once.
  commitCards: askTogether<Commit>({
    seats: seatsInTurn,
    options: (s, _round, seat) => differentCards(s.hands[seat]!).map(card => ({ kind: "commit", card })),
    take: (s, round, chosen) => {
      round.committed = chosen.map(commit => commit!.card);
      for (const [seat, card] of round.committed.entries()) removeCard(s.hands[seat]!, card);
    },
  }),

  // TPL-005 The committed cards are revealed together.
  revealCards: auto((_s, round, { emit }) => emit({ type: "cardsRevealed", committed: [...round.committed] })),

  // TPL-006 From the first seat on, each may add sparks to its card, until all pass in a row.
  playSparks: window<PlaySpark>({
    seats: seatsInTurn,
    options: (s, _round, seat) =>
      differentCards(s.hands[seat]!)
        .filter(card => sparkOf(card) > 0)
        .map(card => ({ kind: "spark", card })),
    refused: (s, _round, seat) =>
      differentCards(s.hands[seat]!)
        .filter(card => sparkOf(card) === 0)
        .map(card => ({ choice: { kind: "spark", card }, why: "no-spark", rule: "TPL-006" })),
    args: (_s, round, seat): BeaconsArgs["round.playSparks"] => ({ strength: strengthOf(round, seat) }),
    take: (s, round, { card }, { emit }, seat) => {
      removeCard(s.hands[seat]!, card);
      round.sparks[seat]!.push(card);
      emit({ type: "sparkPlayed", seat, card, amount: sparkOf(card) });
    },
  }),

  // TPL-007 The strongest takes the beacon's worth; when several are strongest, nobody does.
  awardBeacon: auto((s, round, { emit }) => {
    const strengths = round.committed.map((_, seat) => strengthOf(round, seat));
    const strength = Math.max(...strengths);
    const strongest = strengths.flatMap((each, seat) => (each === strength ? [seat] : []));
    const [winner] = strongest;
    if (winner === undefined || strongest.length > 1) return emit({ type: "beaconStayedDark", strength });
    round.winner = winner;
    s.light[winner]! += s.worth;
    emit({ type: "beaconWon", seat: winner, card: round.committed[winner]!, worth: s.worth, strength });
  }),

  // TPL-008 The winner's card takes effect, line by line.
  applyCard: auto((_s, round, { call }) => {
    if (round.winner === null) return;
    const card = round.committed[round.winner]!;
    call("effects", { seat: round.winner, card, left: [...cardOf(card).whenWon] });
  }),

  // TPL-014 In the long game everybody then lays cards aside in secret, one by one, as many as each likes.
  layAside: planTogether<LayAside | Keep>({
    when: isLong,
    seats: seatsInTurn,
    options: (s, _round, seat, soFar) => [
      ...differentCards(keptOf(s, seat, soFar)).map(card => ({ kind: "layAside", card }) as const),
      { kind: "keep" },
    ],
    refused: (s, _round, seat, soFar) =>
      differentCards(s.hands[seat]!)
        .filter(card => !keptOf(s, seat, soFar).includes(card))
        .map(card => ({ choice: { kind: "layAside", card }, why: "laid-aside", rule: "TPL-014" })),
    args: (s, _round, seat, soFar): BeaconsArgs["round.layAside"] => ({ left: keptOf(s, seat, soFar).length }),
    isDone: (_s, _round, _seat, soFar) => soFar.at(-1)?.kind === "keep",
    take: (s, _round, answers, { emit }) => {
      for (const seat of seatsInTurn(s)) {
        const cards = (answers[seat] ?? []).flatMap(choice => (choice.kind === "layAside" ? [choice.card] : []));
        for (const card of cards) removeCard(s.hands[seat]!, card);
        s.discard.push(...cards);
        s.laidAside[seat] = [...cards];
        if (cards.length > 0) emit({ type: "cardsLaidAside", seat, cards });
      }
    },
  }),

  // TPL-011 Played cards are discarded; hands are filled up to three.
  refillHands: auto((s, round, flow) => {
    s.discard.push(...round.committed, ...round.sparks.flat());
    round.committed = [];
    round.sparks = [];
    for (const seat of seatsInTurn(s)) draw(s, seat, numbers.handSize - s.hands[seat]!.length, flow);
  }),
});
