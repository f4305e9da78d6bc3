// A sentence of the game with its references: pointing at a name lights up the thing, and the other way
// round; the id of a rule opens it.
import { Fragment } from "react";
import type { Ref, Sentence as Words } from "#kernel/texts.ts";
import { useKit } from "./kit.tsx";
import { SeatShield } from "./seat-colours.tsx";

/** Renders a sentence; names of things are live. */
export function Sentence({ sentence }: { sentence: Words }) {
  return sentence.map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
    typeof part === "string" ? <Fragment key={i}>{part}</Fragment> : <Name key={i} name={part} />,
  );
}

const RULE = "rule:";

function Name({ name }: { name: Ref }) {
  const { onRef, lit, seats, words, openRule } = useKit();
  if (name.ref.startsWith(RULE)) {
    return (
      <button
        type="button"
        className="hk-link"
        title={words.openRule}
        onClick={event => {
          event.stopPropagation();
          openRule(name.ref.slice(RULE.length));
        }}
      >
        {name.text}
      </button>
    );
  }
  const seat = name.ref.startsWith("seat:") ? seats[Number(name.ref.slice(5))] : undefined;
  return (
    <span
      className="hk-name"
      data-lit={lit.has(name.ref) || undefined}
      onPointerEnter={() => onRef(name.ref)}
      onPointerLeave={() => onRef(null)}
    >
      {seat && <SeatShield colour={seat.colour} size={13} />}
      {name.text}
    </span>
  );
}

/** The references a sentence carries. */
export function refsOf(sentence: Words): string[] {
  return sentence.flatMap(part => (typeof part === "string" ? [] : [part.ref]));
}
