// The question, always on screen as a sentence: whose turn, what for, what is left. Others see whom they wait for.
// Its height never changes, so nothing jumps when the question does.
import type { ReactNode } from "react";
import type { Viewer } from "#kernel/game.ts";
import type { Look } from "#kernel/look.ts";
import type { GameEvent, Seat } from "#kernel/procedure.ts";
import { type Reader, say, type Texts, type Sentence as Words } from "#kernel/texts.ts";
import type { Playing } from "./board.ts";
import { Clock } from "./Clock.tsx";
import { useKit } from "./kit.tsx";
import { Sentence } from "./Sentence.tsx";
import { SeatShield } from "./seat-colours.tsx";
import { useStepBackNow } from "./step-back.tsx";
import type { KitWords } from "./words.ts";

/** Undo as the table offers it. */
export interface UndoOffer {
  /** Null when undo is possible, else why not. */
  readonly blocked: string | null;
  /** What is taken back, in words. */
  readonly what?: string | null;
  undo(): void;
}

type Shown<E extends GameEvent> = Pick<Playing<E>, "event">;

/** What the question bar needs. */
export interface QuestionBarProps<V, E extends GameEvent> {
  readonly look: Look<V>;
  readonly viewer: Viewer;
  readonly texts: Texts<V, E>;
  readonly reader: Reader;
  /** The event that is shown now, moving or as a still. */
  readonly playing: Shown<E> | null;
  /** There is more to be shown before the present. */
  readonly isBehind: boolean;
  /** A choice is on its way to the server. */
  readonly isSending: boolean;
  /** The server cannot be reached: what was chosen waits here. */
  readonly isCutOff?: boolean;
  readonly undo: UndoOffer | null;
  onSkip(): void;
  /** More buttons of the page, at the end. */
  readonly children?: ReactNode;
}

type Mood = "yours" | "waiting" | "happening" | "over";

/** The bar. */
export function QuestionBar<V, E extends GameEvent>(props: QuestionBarProps<V, E>) {
  const { look, playing, isBehind, undo, isSending, isCutOff, onSkip, children } = props;
  const { words, seats } = useKit();
  const mood = moodOf(look, playing);
  const who = seatsOf(look, mood, playing);
  const isUnsent = isSending && isCutOff === true;
  return (
    <section className="hk-question" data-mood={mood} aria-label={labelOf(mood, words)}>
      <div className="hk-question-who" aria-hidden="true">
        {who.slice(0, 5).map(seat => {
          const info = seats[seat];
          return info && <SeatShield key={seat} colour={info.colour} size={26} />;
        })}
      </div>
      <div className="hk-question-text">
        <span className="hk-question-mood" data-unsent={isUnsent || undefined}>
          {isUnsent ? words.unsent : isSending ? words.sending : labelOf(mood, words)}
        </span>
        <p aria-live="polite" aria-atomic="true">
          <Sentence sentence={sentenceOf(props, mood, words)} />
        </p>
      </div>
      <QuestionClock seats={who} />
      <div className="hk-question-buttons">
        {isBehind && (
          <button type="button" className="hk-button" aria-label={words.skip} onClick={onSkip}>
            <span aria-hidden="true">»</span> <span className="hk-wide">{words.skip}</span>
          </button>
        )}
        {undo && <UndoButton offer={undo} />}
        {children}
      </div>
    </section>
  );
}

/** Takes back the smallest thing there is: what is half done on the board, else what the table offers. */
function UndoButton({ offer }: { readonly offer: UndoOffer }) {
  const { words } = useKit();
  const step = useStepBackNow();
  const { blocked, what, undo }: UndoOffer = step ? { ...step, blocked: null } : offer;
  return (
    <button
      type="button"
      className="hk-button"
      disabled={blocked !== null}
      title={blocked ?? what ?? undefined}
      aria-label={what ? `${words.undo}: ${what}` : words.undo}
      onClick={undo}
    >
      <span aria-hidden="true">↶</span> <span className="hk-wide">{words.undo}</span>
    </button>
  );
}

/** The clock that runs for this question, where the players and their clocks are not beside the board. */
function QuestionClock({ seats: asked }: { readonly seats: readonly Seat[] }) {
  const { seats } = useKit();
  const info = asked.map(seat => seats[seat]).find(each => each?.clock?.runningSince != null);
  if (!info?.clock) return null;
  return (
    <span className="hk-question-clock">
      <Clock clock={info.clock} name={info.name} />
    </span>
  );
}

function moodOf<V, E extends GameEvent>(look: Look<V>, playing: Shown<E> | null): Mood {
  if (playing) return "happening";
  // Without a result nobody is waited for only at a table that its people have ended.
  if (look.result || !look.waiting) return "over";
  return look.question && look.question.options.length > 0 ? "yours" : "waiting";
}

function labelOf(mood: Mood, words: KitWords): string {
  const labels = { yours: words.yourTurn, waiting: words.waiting, happening: words.happening, over: words.gameOver };
  return labels[mood];
}

function seatsOf<V, E extends GameEvent>(look: Look<V>, mood: Mood, playing: Shown<E> | null): readonly Seat[] {
  if (playing) return "seat" in playing.event && typeof playing.event.seat === "number" ? [playing.event.seat] : [];
  if (mood === "yours" && look.question) return [look.question.seat];
  if (mood === "over") return look.result?.winners ?? [];
  return look.waiting?.open ?? [];
}

function sentenceOf<V, E extends GameEvent>(props: QuestionBarProps<V, E>, mood: Mood, words: KitWords): Words {
  const { look, texts, reader, playing } = props;
  if (mood === "happening" && playing) return texts.log(playing.event, reader) ?? say`…`;
  if (look.result) return texts.ending(look.result, reader);
  if (mood === "yours" && look.question) return texts.question(look.question, look.view, reader);
  return look.waiting ? texts.waiting(look.waiting, look.view, reader) : [words.gameOver];
}
