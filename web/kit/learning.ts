// The contract between a game's `learn` folder and the pages that teach it: the rules in our own words, and a guided
// first game on the real engine.
import type { Options } from "#kernel/game.ts";
import type { Look } from "#kernel/look.ts";
import type { Choice, GameEvent, Seat } from "#kernel/procedure.ts";
import type { Language } from "#kernel/texts.ts";
import type { RuleChapter } from "./RulesDrawer.tsx";

/** One step of a guided game. */
export interface LessonStep<V = unknown, C extends Choice = Choice> {
  readonly id: string;
  /** Things to light up while a step lasts that only tells something. */
  readonly lit?: readonly string[];
  /**
   * Whether these choices are what the learner is to do now; a board may send several at once, or a part of a plan.
   * The first option that fits is what the learner is shown. Without it and without `isDone` the step only tells
   * something: it ends when the learner has read it.
   */
  expects?(choices: readonly C[], look: Look<V>): boolean;
  /** Whether what was to be done in this step is done. Without it, after one expected choice. */
  isDone?(look: Look<V>): boolean;
  /** A step that is skipped when it does not fit the position. */
  when?(look: Look<V>): boolean;
}

/** What a step says: a heading, some paragraphs, and a hint for those who try something else. */
export interface LessonWords {
  readonly title: string;
  readonly text: readonly string[];
  readonly hint?: string;
}

/** A guided first game: seed, seats and what the others do are fixed, so that every learner sees the same. */
export interface Lesson<V = unknown, C extends Choice = Choice> {
  readonly seats: number;
  readonly learner: Seat;
  readonly seed: string;
  readonly options: Options;
  readonly seatOptions: readonly Options[];
  /**
   * What the other seats choose: one line for each choice that the seat makes, in order, those of a plan one by one. When a
   * line does not fit, the game's own fallback answers and the line is used up.
   */
  readonly script: Readonly<Record<Seat, readonly C[]>>;
  readonly steps: readonly LessonStep<V, C>[];
}

/** The rules in the words of one language: titles of chapters, and what each rule or group of rules says. */
export interface ReferenceWords<C extends string, R extends string> {
  readonly chapters: Readonly<Record<C, string>>;
  readonly rules: Readonly<Record<R, string>>;
}

/** The rules by chapter; an entry that tells several rules names them all ("SALT-004 SALT-005"). */
export function referenceFrom<C extends string, R extends string>(
  chapters: readonly { readonly id: C; readonly rules: readonly R[] }[],
  words: ReferenceWords<C, R>,
): readonly RuleChapter[] {
  return chapters.map(({ id, rules }) => ({
    id,
    title: words.chapters[id],
    rules: rules.map(entry => {
      const [id = "", ...also] = entry.split(" ");
      return { id, also, text: words.rules[entry] };
    }),
  }));
}

/** Everything a game teaches: the default export of `games/<id>/learn/index.ts`. */
export interface GameLearning<V = unknown, E extends GameEvent = GameEvent> {
  /** The rules by chapter. */
  reference(language: Language): Promise<readonly RuleChapter[]>;
  /** The chapter that speaks of what happens now. */
  chapterNow(look: Look<V>): string | null;
  readonly lesson: Lesson<V>;
  /** The words of the lesson's steps, by id. */
  lessonWords(language: Language): Promise<Readonly<Record<string, LessonWords>>>;
  /** Whether an event opens a chapter of the story (a year, a round): a heading of the log, a mark of the replay. */
  isChapter(event: E): boolean;
}
