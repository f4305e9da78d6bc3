// A tiny game that has everything a client must cope with: hidden hands, a simultaneous secret choice, a die, a
// turn of several small choices, a refused option, a table setting. Used by the tests of bots and command line.
import type { Game, Viewer } from "#kernel/game.ts";
import { type Frame, frameOf, type Seat, type State, stepsOf } from "#kernel/procedure.ts";

export interface Duel extends State {
  rounds: number;
  round: number;
  hands: number[][];
  points: number[];
  /** Banners of each seat on the three hills. */
  hills: number[][];
}

export interface DuelFrame extends Frame {
  proc: "duel";
  winner: Seat;
  banners: number;
}

export type DuelEvent =
  | { type: "revealed"; cards: number[]; winner: Seat }
  | { type: "scored"; seat: Seat; points: number }
  | { type: "drew"; seat: Seat; card: number | null }
  | { type: "raised"; seat: Seat; hill: number };

const { procedure, auto, ask, askTogether } = stepsOf<Duel, DuelFrame, DuelEvent, DuelFrame, "commitCard">();

const score = (s: Duel, seat: Seat, points: number): DuelEvent => {
  s.points[seat]! += points;
  return { type: "scored", seat, points };
};

const duel = procedure("duel", {
  commitCard: askTogether<{ kind: "commit"; card: number }>({
    seats: s => s.hands.map((_, seat) => seat),
    options: (s, _f, seat) => s.hands[seat]!.map(card => ({ kind: "commit", card })),
    take: (s, frame, chosen, { emit }) => {
      const cards = chosen.map(choice => choice!.card);
      frame.winner = cards.indexOf(Math.max(...cards));
      frame.banners = 2;
      s.hands = s.hands.map((hand, seat) => hand.filter(card => card !== cards[seat]));
      emit({ type: "revealed", cards, winner: frame.winner });
    },
  }),
  takePrize: ask<{ kind: "take" } | { kind: "gamble" } | { kind: "double" }>({
    seat: (_s, frame) => frame.winner,
    options: (s, frame) => [
      { kind: "take" },
      { kind: "gamble" },
      ...(s.points[frame.winner]! >= 2 ? [{ kind: "double" } as const] : []),
    ],
    refused: (s, frame) =>
      s.points[frame.winner]! >= 2 ? [] : [{ choice: { kind: "double" }, why: "too-poor", rule: "DUEL-004" }],
    args: (s, frame) => ({ points: s.points[frame.winner]! }),
    take: (s, frame, { kind }, { emit, roll }) => {
      const points = { take: () => 1, gamble: () => (roll(6) > 5 ? 2 : 0), double: () => s.points[frame.winner]! };
      emit(score(s, frame.winner, points[kind]()));
    },
  }),
  raiseBanners: ask<{ kind: "banner"; hill: number }>({
    seat: (_s, frame) => frame.winner,
    options: () => [0, 1, 2].map(hill => ({ kind: "banner", hill })),
    take: (s, frame, { hill }, { emit, repeat }) => {
      s.hills[frame.winner]![hill]!++;
      emit({ type: "raised", seat: frame.winner, hill });
      if (--frame.banners > 0) repeat();
    },
  }),
  endRound: auto((s, _frame, { goto, end }) => (++s.round < s.rounds ? goto("commitCard") : end())),
});

const viewFor = (s: Duel, viewer: Viewer) => ({
  round: s.round,
  points: [...s.points],
  hills: s.hills.map(hill => [...hill]),
  hand: viewer === "spectator" ? [] : [...s.hands[viewer]!],
  cards: s.hands.map(hand => hand.length),
  banners: frameOf<DuelFrame>(s, "duel")?.banners ?? 0,
});

export type DuelView = ReturnType<typeof viewFor>;

export const duelGame: Game<Duel, DuelEvent, DuelView> = {
  id: "duel",
  rules: "1",
  seats: [2, 3],
  options: [{ id: "length", values: ["short", "long"], default: "short" }],
  seatOptions: [],
  setup: ({ seats, options, chance }) => {
    const deck = chance.shuffle(Array.from({ length: 15 }, (_, i) => i + 1));
    return {
      rounds: options.length === "long" ? 5 : 3,
      round: 0,
      hands: Array.from({ length: seats }, (_, seat) => deck.slice(seat * 5, seat * 5 + 5).sort((a, b) => a - b)),
      points: Array.from({ length: seats }, () => 0),
      hills: Array.from({ length: seats }, () => [0, 0, 0]),
    };
  },
  main: { proc: "duel", winner: 0, banners: 2 } as { proc: "duel" },
  procedures: [duel],
  viewFor,
  viewEvent: event => event,
  imagine: (s, viewer, chance) => {
    const own = viewer === "spectator" ? [] : s.hands[viewer]!;
    const unknown = chance.shuffle(Array.from({ length: 15 }, (_, i) => i + 1).filter(card => !own.includes(card)));
    s.hands = s.hands.map((hand, seat) =>
      seat === viewer ? hand : unknown.splice(0, hand.length).sort((a, b) => a - b),
    );
  },
  result: s => {
    const top = Math.max(...s.points);
    return {
      winners: s.points.flatMap((points, seat) => (points === top ? [seat] : [])),
      places: s.points.map(points => 1 + s.points.filter(other => other > points).length),
      scores: s.points.map(points => ({ duels: points })),
      reason: "rounds",
    };
  },
  fallback: (_s, _seat, options) => options[0]!,
  bot: {
    evaluate: (s, seat) => s.points[seat]! + s.hills[seat]![2]! / 10,
    advise: (s, seat) => (s.answers.length > 0 ? ({ kind: "commit", card: s.hands[seat]!.at(-1)! } as never) : null),
  },
  renames: {},
};
