// A tiny game for tests of the server: it has a secret hand, a simultaneous secret plan, chance, turns and an end.
import type { Game, Viewer } from "#kernel/game.ts";
import { type Choice, type Frame, type GameEvent, type State, stepsOf } from "#kernel/procedure.ts";

interface Duel extends State {
  hands: number[][];
  points: number[];
  round: number;
  rounds: number;
  lastDie: number;
}
interface RoundFrame extends Frame {
  proc: "round";
  turn: number;
}
interface Card extends Choice {
  kind: "card" | "done";
  card: number;
}
interface Grow extends Choice {
  kind: "roll" | "rest" | "think";
}
type DuelEvent =
  | (GameEvent & { type: "revealed"; cards: number[][] })
  | (GameEvent & { type: "rolled"; seat: number; die: number })
  | (GameEvent & { type: "rested"; seat: number });

const { procedure, auto, ask, planTogether } = stepsOf<Duel, RoundFrame, DuelEvent, RoundFrame, "plan">();

const round = procedure("round", {
  // Each seat secretly picks two cards.
  plan: planTogether<Card>({
    seats: s => s.hands.map((_, seat) => seat),
    options: (s, _frame, seat, soFar) =>
      s.hands[seat]!.filter(card => !soFar.some(each => each.card === card)).map(card => ({ kind: "card", card })),
    refused: (_s, _frame, _seat, soFar) =>
      soFar.map(({ card }) => ({ choice: { kind: "card", card } as Choice, why: "picked", rule: "DUEL-1" })),
    args: (_s, _frame, _seat, soFar) => ({ left: 2 - soFar.length }),
    isDone: (_s, _frame, _seat, soFar) => soFar.length === 2,
    take: (s, frame, answers, { emit }) => {
      const cards = answers.map(each => (each ?? []).map(({ card }) => card));
      for (const [seat, picked] of cards.entries()) {
        s.points[seat]! += Math.max(...picked);
      }
      frame.turn = 0;
      emit({ type: "revealed", cards });
    },
  }),
  // In turn each seat rolls a die or rests; thinking changes nothing and can be undone.
  grow: ask<Grow>({
    seat: (_s, frame) => frame.turn,
    options: () => [{ kind: "roll" }, { kind: "rest" }, { kind: "think" }],
    take: (s, frame, { kind }, { emit, roll, repeat }) => {
      if (kind === "think") return repeat();
      if (kind === "roll") {
        const die = roll(6);
        s.points[frame.turn]! += die;
        s.lastDie = die;
        emit({ type: "rolled", seat: frame.turn, die });
      } else emit({ type: "rested", seat: frame.turn });
      frame.turn++;
      if (frame.turn < s.seats) repeat();
    },
  }),
  again: auto((s, _frame, { goto }) => {
    s.round++;
    if (s.round < s.rounds) goto("plan");
  }),
});

/** The test game. */
export const duel: Game<Duel, DuelEvent> = {
  id: "duel",
  rules: "1",
  seats: [2, 3, 4],
  options: [{ id: "length", values: ["short", "long"], default: "short" }],
  seatOptions: [{ id: "color", values: ["any", "red", "blue"], default: "any", unique: true }],
  setup: ({ seats, options, chance }) => {
    const deck = chance.shuffle(Array.from({ length: seats * 5 }, (_, i) => i));
    return {
      hands: Array.from({ length: seats }, (_, seat) => deck.slice(seat * 5, seat * 5 + 5)),
      points: Array.from({ length: seats }, () => 0),
      round: 0,
      rounds: options.length === "long" ? 12 : 3,
      lastDie: 0,
    };
  },
  main: { proc: "round", turn: 0 } as { proc: string },
  procedures: [round],
  viewFor: (s, viewer: Viewer) => ({
    hands: s.hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
    points: s.points,
    round: s.round,
    lastDie: s.lastDie,
  }),
  viewEvent: event => event,
  imagine: (s, viewer, chance) => {
    const unknown = s.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
    chance.shuffle(unknown);
    let at = 0;
    s.hands = s.hands.map((hand, seat) => {
      if (seat === viewer) return hand;
      at += hand.length;
      return unknown.slice(at - hand.length, at);
    });
  },
  result: s => {
    const best = Math.max(...s.points);
    return {
      winners: s.points.flatMap((points, seat) => (points === best ? [seat] : [])),
      places: s.points.map(points => 1 + s.points.filter(other => other > points).length),
      scores: s.points.map(points => ({ points })),
      reason: "rounds",
    };
  },
  fallback: (_s, _seat, options) => options[0]!,
  bot: { evaluate: (s, seat) => s.points[seat]! },
  renames: {},
};
