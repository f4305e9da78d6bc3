// Talk at the table. What is being typed survives a lost connection and a closed drawer: it is cleared only once it was
// sent, and the user of the chat keeps it.
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Seat } from "#kernel/procedure.ts";
import { useKit } from "./kit.tsx";
import { SeatShield } from "./seat-colours.tsx";

/** One message. */
export interface ChatMessage {
  readonly id: string;
  readonly from: string;
  /** The seat of the writer; null for spectators. */
  readonly seat: Seat | null;
  readonly text: string;
  /** Already formatted for the reader ("14:05"). */
  readonly time: string;
  /** The first one that the reader has not read. */
  readonly isFirstNew?: boolean;
}

/** What the chat needs. */
export interface ChatProps {
  readonly messages: readonly ChatMessage[];
  /** Sends a message; resolves to false when it could not be sent, and the text stays. Null: the reader only reads. */
  readonly send: ((text: string) => Promise<boolean>) | null;
  /** What was being typed when the chat was last open. */
  readonly typed?: string;
  onType?(text: string): void;
  readonly maxLength?: number;
}

const signs = ["👍", "👏", "🙂", "😂", "😮", "😢", "🤔", "🎉", "⚔️", "🛡️", "🐉", "👑"];
/** An address in a text; what closes a sentence is not part of it. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'»”])/u;

/** A text with its addresses as links. */
function linked(text: string) {
  return text.split(address).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <a key={i} href={part} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** The chat. */
export function Chat({ messages, send, typed = "", onType, maxLength = 500 }: ChatProps) {
  const { words } = useKit();
  const [text, setText] = useState(typed);
  const type = (next: string) => {
    setText(next);
    onType?.(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (send && said !== "" && (await send(said))) type("");
  };
  return (
    <section className="hk-chat" aria-label={words.chat}>
      {messages.length === 0 ? <p className="hk-empty">{words.chatEmpty}</p> : <Lines messages={messages} />}
      {send && (
        <form className="hk-chat-form" onSubmit={event => void submit(event)}>
          <details className="hk-chat-signs">
            <summary aria-label={words.chatSigns}>
              <span aria-hidden="true">🙂</span>
            </summary>
            <div>
              {signs.map(sign => (
                <button key={sign} type="button" onClick={() => type(`${text}${sign}`)}>
                  {sign}
                </button>
              ))}
            </div>
          </details>
          <input
            className="hk-input"
            value={text}
            maxLength={maxLength}
            placeholder={words.chatPlaceholder}
            aria-label={words.chatPlaceholder}
            onChange={event => type(event.target.value)}
          />
          <button type="submit" className="hk-button hk-button-main" disabled={text.trim() === ""}>
            {words.send}
          </button>
        </form>
      )}
    </section>
  );
}

function Lines({ messages }: Pick<ChatProps, "messages">) {
  const { words, seats } = useKit();
  const list = useRef<HTMLOListElement>(null);
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a message was added
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <ol className="hk-chat-list" ref={list} tabIndex={0} aria-live="polite">
      {messages.map(message => {
        const colour = message.seat === null ? undefined : seats[message.seat]?.colour;
        return (
          <li key={message.id} data-new={message.isFirstNew ? words.chatNew : undefined}>
            <span className="hk-chat-from">
              {colour && <SeatShield colour={colour} size={13} />} {message.from}
              <time>{message.time}</time>
            </span>
            <p>{linked(message.text)}</p>
          </li>
        );
      })}
    </ol>
  );
}
