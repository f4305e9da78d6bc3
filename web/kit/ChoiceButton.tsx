// Options that lie on no thing of the board: a button each; and the question which of several on one thing is meant.
import type { ReactNode } from "react";
import type { Choice } from "#kernel/procedure.ts";
import { useKit } from "./kit.tsx";
import { useLeads } from "./surroundings.ts";
import type { Offers } from "./use-offers.ts";

interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly offers: Offers;
  readonly isMain?: boolean;
  readonly picture?: ReactNode;
  /** The words on it; without them, the game's label of the choice. */
  readonly label?: ReactNode;
  /** What it does, below the words. */
  readonly text?: string;
  /** What is to be said beside the words. */
  readonly children?: ReactNode;
}

/** An option as a button, with the picture of what it is about where there is one. */
export function ChoiceButton({ choice, offers, isMain, picture, label, text, children }: ChoiceButtonProps) {
  const leadsTo = useLeads();
  return (
    <button
      type="button"
      className={isMain ? "hk-button hk-button-main hk-choice" : "hk-button hk-choice"}
      data-kind={choice.kind}
      data-leads={leadsTo([choice]) || undefined}
      title={text || undefined}
      disabled={offers.isSending}
      onClick={() => offers.choose(choice)}
    >
      {picture}
      <span className="hk-choice-words">
        <span>{label ?? offers.label(choice)}</span>
        {text && <small>{text}</small>}
      </span>
      {children}
    </button>
  );
}

/** Several choices on one thing: their buttons, and the way back. */
export function Picker({ children, back }: { readonly children: ReactNode; back(): void }) {
  const { words } = useKit();
  return (
    <fieldset className="hk-picker" aria-label={words.pickOne}>
      <p className="hk-work-title">{words.pickOne}</p>
      <div className="hk-rest">
        {children}
        <button type="button" className="hk-button hk-back" onClick={back}>
          {words.back}
        </button>
      </div>
    </fieldset>
  );
}
