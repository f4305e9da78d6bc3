// The board in words, made from the same view and the same options as the picture: for screen readers, and for
// anyone who prefers reading. Every legal choice is a button here.
import type { GameEvent } from "#kernel/procedure.ts";
import type { BoardProps } from "./board.ts";
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
      <h2>{words.boardInWords}</h2>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a description have no other identity
          <li key={i}>
            <Sentence sentence={line} />
          </li>
        ))}
      </ul>
      <h2>{words.yourChoices}</h2>
      <ChoiceList {...props} />
    </section>
  );
}

/** Every option as a button with the game's own label; answers given so far can be taken back one by one. */
export function ChoiceList<V, E extends GameEvent>(props: BoardProps<V, E>) {
  const { look, texts, choose, retract, pending } = props;
  const { words } = useKit();
  const reader = useReader(props);
  const { question, view } = look;
  if (!question) return <p className="hk-empty">{words.noChoices}</p>;
  return (
    <div className="hk-choices">
      <p>
        <Sentence sentence={texts.question(question, view, reader)} />
      </p>
      {question.soFar.length > 0 && (
        <ol className="hk-choices-sofar">
          {question.soFar.map((choice, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place
            <li key={i}>
              <Sentence sentence={texts.choice(choice, question, view, reader)} />{" "}
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
            <button type="button" className="hk-button" disabled={pending !== null} onClick={() => choose([choice])}>
              <Sentence sentence={texts.choice(choice, question, view, reader)} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
