// What the texts of both languages have in common: which sentences there are, and where each is said. A language has
// nothing but its words; one that lacks a sentence, or asks about a step that does not exist, does not compile.
import type { Result } from "#kernel/game.ts";
import type { Seat, StepOf } from "#kernel/procedure.ts";
import { type OptionText, type Reader, type Ref, ref, type Sentence, type Texts } from "#kernel/texts.ts";
import type { BeaconsArgs, BeaconsChoice } from "../choices.ts";
import type { Card, CardId } from "../content/cards.ts";
import type { BeaconsEvent } from "../events.ts";
import type { dim } from "../rules/effects.ts";
import type { round } from "../rules/round.ts";
import type { BeaconsView, SeatView } from "../view/view.ts";

/** The steps that ask something. */
type QuestionId = Extract<
  StepOf<typeof round> | StepOf<typeof dim>,
  "round.commitCards" | "round.playSparks" | "round.layAside" | "dim.chooseSeat"
>;

type ArgsOf<Q extends QuestionId> = Q extends keyof BeaconsArgs ? BeaconsArgs[Q] : null;

/** Things by name, as sentences refer to them. */
export interface Names {
  card(id: CardId): Ref;
  who(seat: Seat): Ref;
  /** Cards, one after another. */
  list(ids: readonly CardId[]): string;
}

/** The words of one language. */
export interface Words {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<"length", OptionText>>;
  readonly cards: Readonly<Record<CardId, string>>;
  /** A list without anything in it. */
  readonly nothing: string;
  readonly questions: { readonly [Q in QuestionId]: (args: ArgsOf<Q>, view: BeaconsView) => Sentence };
  readonly waiting: Readonly<Record<QuestionId, Sentence>>;
  readonly choices: {
    readonly [K in BeaconsChoice["kind"]]: (choice: Extract<BeaconsChoice, { kind: K }>, names: Names) => Sentence;
  };
  readonly refusals: Readonly<Record<"no-spark" | "no-light" | "laid-aside", Sentence>>;
  readonly log: {
    readonly [T in BeaconsEvent["type"]]: (event: Extract<BeaconsEvent, { type: T }>, names: Names) => Sentence;
  };
  round(view: BeaconsView): Sentence;
  seat(seat: SeatView, at: Seat, names: Names): Sentence;
  won(winner: Ref): Sentence;
  shared(winners: string): Sentence;
  readonly scores: Readonly<Record<"light", string>>;
  /** What the board says by itself. */
  readonly board: {
    readonly coast: string;
    readonly hand: string;
    readonly tabs: Readonly<Record<"play" | "table", string>>;
    worth(worth: number): string;
    card(card: Card): string;
  };
}

const namesOf = ({ cards, nothing }: Words, reader: Reader): Names => ({
  card: id => ref(`card:${id}`, cards[id]),
  who: seat => ref(`seat:${seat}`, reader.seatName(seat)),
  list: ids => (ids.length === 0 ? nothing : ids.map(id => cards[id]).join(", ")),
});

/** What a table of sentences says of a thing; the table has one for each kind. */
function sentenceOf<T, N>(table: object, kind: string, thing: T, more: N): Sentence {
  return (table as Readonly<Record<string, (thing: T, more: N) => Sentence>>)[kind]!(thing, more);
}

/** The texts of a language. */
export function textsFrom(words: Words): Texts<BeaconsView, BeaconsEvent> {
  const ending = ({ winners }: Result, reader: Reader): Sentence => {
    const [first] = winners;
    if (winners.length === 1) return words.won(namesOf(words, reader).who(first!));
    return words.shared(winners.map(seat => reader.seatName(seat)).join(", "));
  };
  return {
    name: words.name,
    tagline: words.tagline,
    options: words.options,
    seatOptions: {},
    question: ({ proc, step, args }, view) => sentenceOf(words.questions, `${proc}.${step}`, args, view),
    waiting: ({ proc, step }) => words.waiting[`${proc}.${step}` as QuestionId],
    choice: (choice, _question, _view, reader) =>
      sentenceOf(words.choices, choice.kind, choice, namesOf(words, reader)),
    refusal: ({ why }) => words.refusals[why as keyof Words["refusals"]],
    log: (event, reader) => sentenceOf(words.log, event.type, event, namesOf(words, reader)),
    describe: (view, reader) => [
      words.round(view),
      ...view.seats.map((seat, at) => words.seat(seat, at, namesOf(words, reader))),
    ],
    ending,
    scores: words.scores,
  };
}
