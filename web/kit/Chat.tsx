// Talk at the table. What is being typed survives a lost connection: it is cleared only once it was sent.
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
}

/** What the chat needs. */
export interface ChatProps {
  readonly messages: readonly ChatMessage[];
  /** Sends a message; resolves to false when it could not be sent, and the text stays. */
  send(text: string): Promise<boolean>;
  readonly maxLength?: number;
}

/** The chat. */
export function Chat({ messages, send, maxLength = 500 }: ChatProps) {
  const { words, seats } = useKit();
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a message was added
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said !== "" && (await send(said))) setText("");
  };
  return (
    <section className="hk-chat" aria-label={words.chat}>
      {messages.length === 0 ? (
        <p className="hk-empty">{words.chatEmpty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ol className="hk-chat-list" ref={list} tabIndex={0} aria-live="polite">
          {messages.map(message => {
            const colour = message.seat === null ? undefined : seats[message.seat]?.colour;
            return (
              <li key={message.id}>
                <span className="hk-chat-from">
                  {colour && <SeatShield colour={colour} size={13} />} {message.from}
                  <time>{message.time}</time>
                </span>
                <p>{message.text}</p>
              </li>
            );
          })}
        </ol>
      )}
      <form className="hk-chat-form" onSubmit={event => void submit(event)}>
        <input
          className="hk-input"
          value={text}
          maxLength={maxLength}
          placeholder={words.chatPlaceholder}
          aria-label={words.chatPlaceholder}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="hk-button hk-button-main" disabled={text.trim() === ""}>
          {words.send}
        </button>
      </form>
    </section>
  );
}
