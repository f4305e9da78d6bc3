// Cards and fans of cards: face up, face down, lit when they can be played, refused with a reason.
import type { CSSProperties, ReactNode } from "react";
import type { Refusal } from "#kernel/procedure.ts";
import type { Sentence as Words } from "#kernel/texts.ts";
import type { Hint } from "./Hint.tsx";
import type { Offer } from "./options.ts";
import { Target } from "./Target.tsx";

/** What a card needs. */
export interface CardProps {
  /** The reference of the card ("card:torchbearers"). */
  readonly place: string;
  readonly title: string;
  readonly offer: Offer;
  readonly children?: ReactNode;
  /** A picture or symbol at the top. */
  readonly art?: ReactNode;
  readonly cost?: ReactNode;
  readonly isFaceDown?: boolean;
  readonly hint?: Hint | null;
  onPick?(): void;
  want?(): void;
  why?(refusal: Refusal): Words;
}

/** One card. */
export function Card(props: CardProps) {
  const { place, title, offer, children, art, cost, isFaceDown, hint, onPick, want, why } = props;
  return (
    <Target
      as="div"
      place={place}
      label={title}
      offer={offer}
      className={isFaceDown ? "hk-card hk-card-back" : "hk-card"}
      hint={hint ?? null}
      {...(onPick && { onPick })}
      {...(want && { want })}
      {...(why && { why })}
    >
      {!isFaceDown && (
        <>
          <div className="hk-card-art">{art}</div>
          {cost !== undefined && <div className="hk-card-cost">{cost}</div>}
          <div className="hk-card-title">{title}</div>
          <div className="hk-card-text">{children}</div>
        </>
      )}
    </Target>
  );
}

/** The turn and drop of each card in a fan, in degrees and pixels. */
export function fanPlaces(n: number, spread = 5, most = 40): { turn: number; drop: number }[] {
  const step = n < 2 ? 0 : Math.min(spread, most / (n - 1));
  return Array.from({ length: n }, (_, i) => {
    const turn = (i - (n - 1) / 2) * step;
    return { turn, drop: Math.round(turn * turn * 0.14 * 10) / 10 };
  });
}

/** Cards held in a hand; the one pointed at rises. */
export function Fan({ children, label }: { children: readonly ReactNode[]; label: string }) {
  const places = fanPlaces(children.length);
  return (
    <ul className="hk-fan" aria-label={label}>
      {children.map((child, i) => {
        const { turn, drop } = places[i]!;
        const style = { "--turn": `${turn}deg`, "--drop": `${drop}px` } as CSSProperties;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card in a hand is known by its place
          <li key={i} style={style}>
            {child}
          </li>
        );
      })}
    </ul>
  );
}
