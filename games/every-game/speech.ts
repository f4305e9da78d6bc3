// Whether a game can say in both languages whatever it has to say: settings, questions, options, reasons, events, the
// board in words and the ending.
import type { AnyGame, OptionSpec, Result, Viewer } from "#kernel/game.ts";
import { eventsFor, isOver, look, refusalsOf } from "#kernel/look.ts";
import type { GameEvent, State } from "#kernel/procedure.ts";
import { type Language, type OptionText, plain, type Reader, type Sentence, type Texts } from "#kernel/texts.ts";
import type { Problem } from "./report.ts";
import { viewersOf } from "./secrecy.ts";

/** Events of one type that are put into words; more of them would say little new. */
const EVENTS_PER_TYPE = 24;
/** Options of one question that are put into words. */
const OPTIONS_PER_QUESTION = 30;
/** Distinct sentences it takes to judge whether the languages differ. */
const ENOUGH = 10;

const languages: readonly Language[] = ["en", "pl"];
const seatNames = ["Ada", "Bruno", "Celia", "Dawid", "Ewa", "Filip", "Greta", "Hugo"];

/** What the texts make of something in one language. */
type Saying = (texts: Texts) => Sentence | null;

/** Listens to a game in both languages. */
export class Speech {
  private readonly game: AnyGame;
  private readonly texts: Readonly<Record<Language, Texts>>;
  private readonly heard = new Map<string, number>();
  private readonly said = new Map<string, string>();

  constructor(game: AnyGame, texts: Readonly<Record<Language, Texts>>) {
    this.game = game;
    this.texts = texts;
  }

  /** What is missing in the words for the table and its settings. */
  settings(): Problem[] {
    const missing: string[] = [];
    for (const language of languages) {
      const { name, tagline, options, seatOptions } = this.texts[language];
      if (!isSaid(name) || !isSaid(tagline)) missing.push(`${language}: name or tagline`);
      missing.push(...unnamed(this.game.options, options).map(what => `${language}: ${what}`));
      missing.push(...unnamed(this.game.seatOptions, seatOptions).map(what => `${language}: ${what}`));
    }
    return missing.map(what => ({ kind: "text", message: `${what} has no text` }));
  }

  /** Puts a position into words, for every viewer. */
  position(state: State): Problem | null {
    for (const viewer of viewersOf(state)) {
      const broken = this.positionFor(state, viewer);
      if (broken) return { kind: "text", message: broken };
    }
    return null;
  }

  /** Puts events into words, for every viewer. */
  events(state: State, events: readonly GameEvent[]): Problem | null {
    for (const event of events) {
      const times = this.heard.get(event.type) ?? 0;
      if (times >= EVENTS_PER_TYPE) continue;
      this.heard.set(event.type, times + 1);
      for (const viewer of viewersOf(state)) {
        const reader = readerOf(state, viewer);
        const [seen] = eventsFor(this.game, [event], viewer);
        const broken = seen ? this.hear(`the event ${event.type}`, texts => texts.log(seen, reader)) : null;
        if (broken) return { kind: "text", message: broken };
      }
    }
    return null;
  }

  /** Whether the two languages say the same all too often. */
  sameness(): Problem | null {
    const same = [...this.said].filter(([english, polish]) => english === polish);
    if (this.said.size < ENOUGH || same.length * 2 < this.said.size) return null;
    const message = `${same.length} of ${this.said.size} texts are the same in both languages: ${same[0]?.[0]}`;
    return { kind: "text", message };
  }

  private positionFor(state: State, viewer: Viewer): string | null {
    const { game } = this;
    const { view, waiting, question, result } = look(game, state, viewer);
    const reader = readerOf(state, viewer);
    const sayings: [string, Saying][] = [];
    if (waiting) sayings.push([`waiting for ${waiting.step}`, texts => texts.waiting(waiting, view, reader)]);
    if (question) {
      sayings.push([`the question ${question.step}`, texts => texts.question(question, view, reader)]);
      for (const choice of [...question.options.slice(0, OPTIONS_PER_QUESTION), ...question.soFar]) {
        const what = `the option ${JSON.stringify(choice)}`;
        sayings.push([what, texts => texts.choice(choice, question, view, reader)]);
      }
      for (const refusal of viewer === "spectator" ? [] : refusalsOf(game, state, viewer)) {
        sayings.push([`the refusal ${refusal.why}`, texts => texts.refusal(refusal, view, reader)]);
      }
    }
    if (result) sayings.push([`the ending ${result.reason}`, texts => texts.ending(result, reader)]);
    return first(sayings, ([what, saying]) => this.hear(what, saying)) ?? this.board(state, viewer, view, reader);
  }

  private board(state: State, viewer: Viewer, view: unknown, reader: Reader): string | null {
    const { scores = [], others = [] }: Partial<Result> = isOver(state) ? this.game.result(state) : {};
    for (const language of languages) {
      const texts = this.texts[language];
      const lines = texts.describe(view, reader);
      const bad = lines.length === 0 || lines.some(line => !isSaid(plain(line)));
      if (bad) return `${language}: the board in words, for ${viewer}, has an empty or broken line`;
      const source = scores.flatMap(score => Object.keys(score)).find(key => !isSaid(texts.scores[key]));
      if (source !== undefined) return `${language}: the score ${source} has no text`;
      const unnamed = others.find(({ id }) => !isSaid(texts.others?.[id]));
      if (unnamed) return `${language}: ${unnamed.id}, who plays without a seat, has no name`;
    }
    return null;
  }

  private hear(what: string, saying: Saying): string | null {
    const [english, polish] = [saying(this.texts.en), saying(this.texts.pl)];
    if (!english || !polish) return !english === !polish ? null : `${what} is said in one language only`;
    const [en, pl] = [plain(english), plain(polish)];
    if (!isSaid(en)) return `en: ${what} reads "${en}"`;
    if (!isSaid(pl)) return `pl: ${what} reads "${pl}"`;
    this.said.set(en, pl);
    return null;
  }
}

function first<T>(list: readonly T[], test: (item: T) => string | null): string | null {
  for (const item of list) {
    const found = test(item);
    if (found) return found;
  }
  return null;
}

/** Whether a text says something, and nothing that only a mistake would say. */
function isSaid(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== "" && !/undefined|\[object|NaN|\bnull\b/.test(text);
}

function unnamed(specs: readonly OptionSpec[], texts: Readonly<Record<string, OptionText>>): string[] {
  return specs.flatMap(spec => {
    const text = texts[spec.id];
    if (!text || !isSaid(text.name) || !isSaid(text.about)) return [`the setting ${spec.id}`];
    return spec.values.filter(value => !isSaid(text.values[value])).map(value => `the setting ${spec.id} ${value}`);
  });
}

function readerOf(state: State, viewer: Viewer): Reader {
  return {
    viewer,
    seatName: seat => {
      if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) throw new Error(`a text names seat ${seat}`);
      return seatNames[seat] ?? `Seat ${seat}`;
    },
  };
}
