// The board in words, made from the same view and the same options as the picture: for screen readers, and for
// anyone who prefers reading. Every legal choice is a button here, before the board is told.
import { type RefObject, useEffect, useRef } from "react";
import type { Question } from "#kernel/look.ts";
import type { GameEvent } from "#kernel/procedure.ts";
import type { BoardProps } from "./board.ts";
import { isByKeys } from "./keys.ts";
import { useKit } from "./kit.tsx";
import { Sentence } from "./Sentence.tsx";
import { useReader } from "./use-offers.ts";

/** The text form of any board. */
export function TextBoard<V, E extends GameEvent>(props: BoardProps<V, E>) {
  const { look, texts } = props;
  const { words } = useKit();
  const reader = useReader(props);
  const lines = texts.describe(look.view, reader);
  return (
    <section className="hk-textboard" aria-label={words.boardInWords}>
      <h2>{words.yourChoices}</h2>
      <ChoiceList {...props} />
      <h2>{words.boardInWords}</h2>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a description have no other identity
          <li key={i}>
            <Sentence sentence={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every option as a button with the game's own label; answers given so far can be taken back one by one. */
export function ChoiceList<V, E extends GameEvent>(props: BoardProps<V, E>) {
  const { question } = props.look;
  const { words } = useKit();
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, question);
  return (
    <div className="hk-choices" ref={box} tabIndex={-1}>
      {question ? <Choices {...props} question={question} /> : <p className="hk-empty">{words.noChoices}</p>}
    </div>
  );
}

function Choices<V, E extends GameEvent>(props: BoardProps<V, E> & { readonly question: Question }) {
  const { look, texts, choose, retract, pending, question } = props;
  const { words } = useKit();
  const reader = useReader(props);
  const { view } = look;
  return (
    <>
      <p>
        <Sentence sentence={texts.question(question, view, reader)} />
      </p>
      {question.soFar.length > 0 && (
        <ol className="hk-choices-sofar">
          {question.soFar.map((choice, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place
            <li key={i}>
              {/* Said as it was offered: where a road leads depends on what went before. */}
              <Sentence
                sentence={texts.choice(choice, { ...question, soFar: question.soFar.slice(0, i) }, view, reader)}
              />{" "}
              <button type="button" className="hk-link" onClick={() => retract(i)}>
                {words.takeBack}
              </button>
            </li>
          ))}
        </ol>
      )}
      <ul className="hk-choices-list">
        {question.options.map(choice => (
          <li key={JSON.stringify(choice)}>
            <button
              type="button"
              className="hk-button"
              aria-disabled={pending !== null}
              onClick={() => pending === null && choose([choice])}
            >
              <Sentence sentence={texts.choice(choice, question, view, reader)} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What one chose goes away, and the focus with it: it goes to the first thing one can choose then, or stays here. */
function useKeptFocus(box: RefObject<HTMLDivElement | null>, question: Question | null): void {
  const wasInside = useRef(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const note = (event: FocusEvent) => {
      wasInside.current = event.type === "focusin" || (event.relatedTarget === null && wasInside.current);
    };
    element.addEventListener("focusin", note);
    element.addEventListener("focusout", note);
    return () => {
      element.removeEventListener("focusin", note);
      element.removeEventListener("focusout", note);
    };
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again at every question
  useEffect(() => {
    const element = box.current;
    if (!element || !wasInside.current || element.contains(document.activeElement)) return;
    (element.querySelector<HTMLElement>(".hk-choices-list button") ?? element).focus({ preventScroll: !isByKeys() });
  }, [box, question]);
}
