// Small games for the kernel's own tests: a bare one that keeps a diary, and one with cards, hands and secrets.
import type { Game } from "#kernel/game.ts";
import {
  type Choice,
  type Frame,
  frameOf,
  type GameEvent,
  type Procedure,
  type State,
  stepsOf,
} from "#kernel/procedure.ts";
import { start } from "#kernel/start.ts";

/** A state that keeps a diary, so that tests can see what ran and in which order. */
export interface Diary extends State {
  diary: string[];
}

/** A word of the diary as an event. */
export interface Wrote extends GameEvent {
  readonly type: "wrote";
  readonly word: string;
}

interface Named<P extends string> extends Frame {
  proc: P;
  passes: number;
  [local: string]: unknown;
}

/** Any frame of the tests' procedures; locals as they like. */
export type AnyFrame = Named<"main"> | Named<"inner"> | Named<"counter"> | Named<"idle"> | Named<"nowhere">;

/** The words of the tests' procedures. */
export const words = stepsOf<Diary, AnyFrame, Wrote, AnyFrame>();

/** The words of a procedure that goes to a step of its own. */
export const wordsTo = <Target extends string>() => stepsOf<Diary, AnyFrame, Wrote, AnyFrame, Target>();

/** A choice that says a word. */
export interface Say extends Choice {
  readonly kind: "say";
  readonly word: string;
}

/** Says a word. */
export const sayWord = (word: string): Say => ({ kind: "say", word });

/** A game of the given procedures; the first is the main one. */
export function diaryGame(procedures: Procedure[], parts: Partial<Game<Diary, Wrote>> = {}): Game<Diary, Wrote> {
  return {
    id: "diary",
    rules: "1",
    seats: [1, 2, 3, 4],
    options: [],
    seatOptions: [],
    setup: () => ({ diary: [] }),
    main: { proc: procedures[0]?.name ?? "", passes: 0 } as { proc: string },
    procedures,
    viewFor: s => s.diary,
    viewEvent: event => event,
    imagine: () => {},
    result: s => ({ winners: [], places: Array(s.seats).fill(1), scores: Array(s.seats).fill({}), reason: "end" }),
    fallback: (_s, _seat, options) => options[0] as Choice,
    bot: { evaluate: () => 0 },
    renames: {},
    ...parts,
  };
}

/** The diary game at its first question. */
export function diaryAt(procedures: Procedure[], seats = 2): { game: Game<Diary, Wrote>; state: Diary } {
  const game = diaryGame(procedures);
  return { game, state: start(game, { seats, seed: "diary" }) as Diary };
}

/** A state with hidden hands and a hidden deck. */
export interface Cards extends State {
  hands: number[][];
  deck: number[];
  table: number[];
  coins: number[];
  turn: number;
}

/** What one may do in the game of cards. */
export type CardsChoice =
  | { readonly kind: "draw" }
  | { readonly kind: "play"; readonly card: number }
  | { readonly kind: "show"; readonly card: number }
  | { readonly kind: "coin" }
  | { readonly kind: "roll" }
  | { readonly kind: "search" }
  | { readonly kind: "peek" }
  | { readonly kind: "keep"; readonly card: number }
  | { readonly kind: "end" };

/** What happens in the game of cards; `seen` lists who may know the card (empty: all). */
export interface CardsEvent extends GameEvent {
  readonly seat: number;
  readonly card?: number;
  readonly seen?: readonly number[];
}

interface Turn extends Frame {
  proc: "turn";
}
interface Search extends Frame {
  proc: "search";
}

const turnWords = stepsOf<Cards, Turn, CardsEvent, Turn | Search>();
const searchWords = stepsOf<Cards, Search, CardsEvent, Turn | Search>();

const take = (list: number[], card: number): number[] => list.splice(list.indexOf(card), 1);

const turn = turnWords.procedure("turn", {
  act: turnWords.ask<CardsChoice>({
    when: s => s.deck.length > 3,
    seat: s => s.turn,
    options: (s, _frame, seat) => [
      { kind: "draw" },
      { kind: "coin" },
      { kind: "roll" },
      { kind: "search" },
      { kind: "peek" },
      { kind: "end" },
      ...s.hands[seat]!.flatMap(card => [{ kind: "play", card } as const, { kind: "show", card } as const]),
    ],
    refused: () => [{ choice: { kind: "steal" }, why: "no-thieves", rule: "CARD-1" }],
    args: s => ({ deck: s.deck.length }),
    take: (s, _frame, choice, flow) => {
      flow.repeat();
      const seat = s.turn;
      const hand = s.hands[seat]!;
      switch (choice.kind) {
        case "draw": {
          const card = s.deck.pop()!;
          hand.push(card);
          return flow.emit({ type: "drawn", seat, card, seen: [seat] });
        }
        case "play":
          s.table.push(...take(hand, choice.card));
          return flow.emit({ type: "played", seat, card: choice.card });
        case "show":
          return flow.emit({ type: "shown", seat, card: choice.card });
        case "coin":
          s.coins[seat]!++;
          return flow.emit({ type: "coin", seat });
        case "roll":
          s.coins[seat]! += flow.roll(6);
          return flow.emit({ type: "rolled", seat });
        case "search":
          return flow.call("search", {});
        case "peek":
          // Told by the event alone: neither view nor options show it.
          return flow.emit({ type: "peeked", seat, card: s.deck.at(-1)!, seen: [seat] });
        case "end":
          s.turn = (seat + 1) % s.seats;
          return flow.emit({ type: "ended", seat });
      }
    },
  }),
});

// The top three cards are seen only as options: nothing in the view tells them.
const search = searchWords.procedure("search", {
  keepOne: searchWords.ask<CardsChoice & { kind: "keep" }>({
    seat: s => s.turn,
    options: s => s.deck.slice(-3).map(card => ({ kind: "keep", card })),
    take: (s, _frame, { card }, { emit }) => {
      s.hands[s.turn]!.push(...take(s.deck, card));
      emit({ type: "kept", seat: s.turn, card, seen: [s.turn] });
    },
  }),
});

/** A game with hidden hands and a deck shuffled beforehand. */
export const cards: Game<Cards, CardsEvent> = {
  id: "cards",
  rules: "1",
  seats: [2, 3],
  options: [
    { id: "size", values: ["small", "large"], default: "small" },
    { id: "pairs", values: ["no", "yes"], default: "no", seats: [2] },
  ],
  seatOptions: [{ id: "colour", values: ["any", "red", "blue"], default: "any", unique: true }],
  setup: ({ seats, options, chance }) => {
    const deck = chance.shuffle(Array.from({ length: options.size === "large" ? 40 : 20 }, (_, i) => i));
    return {
      hands: Array.from({ length: seats }, () => deck.splice(-2)),
      deck,
      table: [],
      coins: Array(seats).fill(0),
      turn: 0,
    };
  },
  main: { proc: "turn" },
  procedures: [turn, search],
  viewFor: (s, viewer) => ({
    hands: s.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    deck: s.deck.length,
    table: s.table,
    coins: s.coins,
    turn: s.turn,
  }),
  viewEvent: (event, viewer) =>
    event.seen && !event.seen.includes(viewer as number) ? { type: event.type, seat: event.seat } : event,
  imagine: (s, viewer, chance) => {
    // The seat that searches sees the top three, which the imagined world must keep.
    const known = frameOf(s, "search") && viewer === s.turn ? s.deck.splice(-3) : [];
    const hidden = s.hands.filter((_, seat) => seat !== viewer);
    const pool = chance.shuffle([...s.deck, ...hidden.flat()].sort((a, b) => a - b));
    for (const hand of hidden) hand.splice(0, hand.length, ...pool.splice(0, hand.length));
    s.deck = [...pool, ...known];
  },
  result: s => ({
    winners: [0],
    places: s.coins.map((_, seat) => (seat === 0 ? 1 : 2)),
    scores: s.coins.map(coins => ({ coins })),
    reason: "deck",
  }),
  fallback: () => ({ kind: "end" }),
  bot: { evaluate: (s, seat) => s.coins[seat] ?? 0 },
  renames: {},
};
