// Games of a few lines, each with one difficulty that a search must master.
import type { BotHints, Game, Result } from "#kernel/game.ts";
import { type Choice, type Frame, type Seat, type State, stepsOf } from "#kernel/procedure.ts";

interface Main extends Frame {
  proc: "main";
}

type Pick = Choice & { readonly kind: "pick"; readonly n: number };

const picks: readonly Pick[] = Array.from({ length: 600 }, (_, n) => ({ kind: "pick", n }));

/** Scores decide; used by all toys. */
function byPoints(points: readonly number[]): Result {
  const top = Math.max(...points);
  return {
    winners: points.flatMap((each, seat) => (each === top ? [seat] : [])),
    places: points.map(each => 1 + points.filter(other => other > each).length),
    scores: points.map(each => ({ points: each })),
    reason: "end",
  };
}

interface Scored extends State {
  points: number[];
}

type Toy<S extends Scored> = Pick2<S> & { readonly bot: BotHints<S> };
type Pick2<S extends Scored> = Partial<Game<S>> & {
  readonly id: string;
  readonly setup: Game<S>["setup"];
  readonly steps: Parameters<ReturnType<typeof stepsOf<S, Main, { type: string }, Main>>["procedure"]>[1];
};

function toy<S extends Scored>({ steps, ...rest }: Toy<S>): Game<S> {
  return {
    rules: "1",
    seats: [1, 2, 3],
    options: [],
    seatOptions: [],
    main: { proc: "main" },
    procedures: [stepsOf<S, Main, { type: string }, Main>().procedure("main", steps)],
    viewFor: s => ({ points: s.points }),
    viewEvent: event => event,
    imagine: () => {},
    result: s => byPoints(s.points),
    fallback: (_s, _seat, options) => options[0]!,
    renames: {},
    ...rest,
  };
}

export interface Nim extends Scored {
  pile: number;
  turn: Seat;
}
const nimSteps = stepsOf<Nim, Main, { type: string }, Main>();

/** Take one to three; who takes the last wins. The evaluation knows nothing. */
export const nim = (pile: number): Game<Nim> =>
  toy<Nim>({
    id: "nim",
    setup: () => ({ points: [0, 0], pile, turn: 0 }),
    steps: {
      take: nimSteps.ask<Pick>({
        when: s => s.pile > 0,
        seat: s => s.turn,
        options: s => picks.slice(1, Math.min(3, s.pile) + 1),
        take: (s, _frame, { n }, { repeat }) => {
          s.pile -= n;
          if (s.pile === 0) s.points[s.turn] = 1;
          s.turn = 1 - s.turn;
          repeat();
        },
      }),
    },
    bot: { evaluate: () => 0 },
  });

const plainSteps = stepsOf<Scored, Main, { type: string }, Main>();
const noPoints = { setup: ({ seats }: { seats: number }) => ({ points: Array.from({ length: seats }, () => 0) }) };

/** One of many numbers; the nearer to the target the better, and only the evaluation knows it. */
export const wide = (target: number): Game<Scored> =>
  toy<Scored>({
    id: "wide",
    ...noPoints,
    steps: {
      first: plainSteps.ask<Pick>({
        seat: () => 0,
        options: () => picks,
        take: (s, _frame, { n }) => {
          s.points[0] = 1000 - Math.abs(n - target);
        },
      }),
      after: plainSteps.ask<Pick>({ seat: () => 0, options: () => picks.slice(0, 2), take: () => {} }),
    },
    bot: { evaluate: s => s.points[0]!, isQuiet: (_from, now) => now.stack[0]?.step === "after" },
  });

/** Wins of row against column at stone, paper, scissors, where stone counts double. */
const duelPoints = [
  [0, -1, 2],
  [1, 0, -1],
  [-2, 1, 0],
] as const;

/** Stone, paper, scissors; the only good answer is to mix them 1 : 2 : 1. */
export const hands: Game<Scored> = toy<Scored>({
  id: "hands",
  ...noPoints,
  steps: {
    show: plainSteps.askTogether<Pick>({
      seats: () => [0, 1],
      options: () => picks.slice(0, 3),
      take: (s, _frame, [mine, theirs]) => {
        const won = duelPoints[mine!.n]![theirs!.n]!;
        s.points[0]! += won;
        s.points[1]! -= won;
      },
    }),
    after: plainSteps.ask<Pick>({ seat: () => 0, options: () => picks.slice(0, 2), take: () => {} }),
  },
  bot: { evaluate: (s, seat) => s.points[seat]!, isQuiet: (_from, now) => now.stack[0]?.step === "after" },
});

/** Draw from one of two urns: number n wins n + 1 times in three. */
export const urns: Game<Scored> = toy<Scored>({
  id: "urns",
  ...noPoints,
  steps: {
    draw: plainSteps.ask<Pick>({
      seat: () => 0,
      options: () => picks.slice(0, 2),
      take: (s, _frame, { n }, { below }) => {
        s.points[below(3) <= n ? 0 : 1] = 1;
      },
    }),
  },
  bot: { evaluate: () => 0 },
});

/** A tempting move that the other seat punishes, and a modest one that it cannot. */
export const trap: Game<Scored> = toy<Scored>({
  id: "trap",
  ...noPoints,
  steps: {
    tempt: plainSteps.ask<Pick>({
      seat: () => 0,
      options: () => picks.slice(0, 2),
      take: (s, _frame, { n }) => {
        s.points[0] = n === 0 ? 5 : 2;
      },
    }),
    punish: plainSteps.ask<Pick>({
      when: s => s.points[0] === 5,
      seat: () => 1,
      options: () => picks.slice(0, 8),
      take: (s, _frame, { n }) => {
        if (n === 6) s.points[1] = 9;
      },
    }),
    after: plainSteps.ask<Pick>({ seat: () => 1, options: () => picks.slice(0, 2), take: () => {} }),
  },
  bot: { evaluate: (s, seat) => s.points[seat]! - s.points[1 - seat]! },
});

export interface Veiled extends Scored {
  card: number;
}
const veiledSteps = stepsOf<Veiled, Main, { type: string }, Main>();

/** Guess the hidden card: 0 in three worlds of four, else 1. */
export const veiled: Game<Veiled> = toy<Veiled>({
  id: "veiled",
  setup: ({ chance }) => ({ points: [0, 0], card: chance.below(4) === 0 ? 1 : 0 }),
  steps: {
    guess: veiledSteps.ask<Pick>({
      seat: () => 0,
      options: () => picks.slice(0, 2),
      take: (s, _frame, { n }) => {
        s.points[s.card === n ? 0 : 1] = 1;
      },
    }),
  },
  imagine: (s, viewer, chance) => {
    const card = chance.below(4) === 0 ? 1 : 0;
    if (viewer !== 1) s.card = card;
  },
  bot: { evaluate: () => 0 },
});

const digits = [0, 1, 2, 3] as const;
const planOf = (code: number) => digits.map(at => picks[(code >> (2 * at)) & 3]!);

/** Four secret digits each; who comes nearer to 1-2-3-0 has more points. Only plans of the list are thought about. */
export const codes: Game<Scored> = toy<Scored>({
  id: "codes",
  ...noPoints,
  steps: {
    plan: plainSteps.planTogether<Pick>({
      seats: s => s.points.map((_, seat) => seat),
      options: () => picks.slice(0, 4),
      isDone: (_s, _frame, _seat, soFar) => soFar.length === 4,
      take: (s, _frame, answers) => {
        answers.forEach((digitsOf, seat) => {
          s.points[seat] = digitsOf!.filter(({ n }, at) => n === (at + 1) % 4).length;
        });
      },
    }),
    after: plainSteps.ask<Pick>({ seat: () => 0, options: () => picks.slice(0, 2), take: () => {} }),
  },
  bot: {
    evaluate: (s, seat) => s.points[seat]!,
    isQuiet: (_from, now) => now.stack[0]?.step === "after",
    plans: (s, seat) => {
      if (s.answers.length === 0) return null;
      const done = s.answers[seat]!.length;
      return [0b11100100, 0b00111001, 0b01010101].map(code => ({ choices: planOf(code).slice(done), weight: 1 }));
    },
  },
});

/** One is behind and can end the game, or put the end off for ever. */
export const lost: Game<Scored> = toy<Scored>({
  id: "lost",
  setup: () => ({ points: [0, 5] }),
  steps: {
    end: plainSteps.ask<Pick>({
      seat: () => 0,
      options: () => picks.slice(0, 2),
      take: (_s, _frame, { n }, { repeat }) => {
        if (n === 1) repeat();
      },
    }),
  },
  bot: { evaluate: (s, seat) => s.points[seat]! },
});
