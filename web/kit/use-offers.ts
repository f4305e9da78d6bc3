// Options, refusals and their words for one board, ready for its targets.
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Choice, GameEvent, Refusal, Seat } from "#kernel/procedure.ts";
import { plain, type Reader, type Sentence } from "#kernel/texts.ts";
import type { BoardProps } from "./board.ts";
import { type PlaceOf, type Wiring, wire } from "./options.ts";

/** What a board needs to light up its things. */
export interface Offers {
  readonly wiring: Wiring;
  readonly reader: Reader;
  /** A choice is on its way: no other can be made meanwhile. */
  readonly isSending: boolean;
  /** Asks for the refusals of this question, once; called when somebody points at a thing without options. */
  want(): void;
  why(refusal: Refusal): Sentence;
  /** An option as a short label. */
  label(choice: Choice): string;
  choose(choice: Choice): void;
}

/** Who reads, for the game's texts. */
export function useReader<V, E extends GameEvent>(props: Pick<BoardProps<V, E>, "viewer" | "seats">): Reader {
  const { viewer, seats } = props;
  return useMemo(() => ({ viewer, seatName: (seat: Seat) => seats[seat]?.name ?? "" }), [viewer, seats]);
}

/** Wires the question of a board to its things. */
export function useOffers<V, E extends GameEvent>(props: BoardProps<V, E>, placeOf: PlaceOf): Offers {
  const { look, texts, pending } = props;
  const { question, view } = look;
  const reader = useReader(props);
  const [known, setKnown] = useState<{ question: unknown; refusals: readonly Refusal[] } | null>(null);
  const asked = useRef<unknown>(null);
  // The page may make its functions again at every turn; the offers must not change for that.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const want = useCallback(() => {
    const { question } = latest.current.look;
    if (!question || asked.current === question) return;
    asked.current = question;
    latest.current.requestRefusals().then(
      refusals => latest.current.look.question === question && setKnown({ question, refusals }),
      // Without an answer the board merely cannot say why; the page reports the lost connection.
      () => {
        asked.current = null;
      },
    );
  }, []);

  return useMemo(() => {
    const refusals = known && known.question === question ? known.refusals : [];
    return {
      wiring: wire(question?.options ?? [], refusals, pending, placeOf),
      reader,
      isSending: pending !== null,
      want,
      why: refusal => texts.refusal(refusal, view, reader),
      label: choice => (question ? plain(texts.choice(choice, question, view, reader)) : ""),
      choose: choice => latest.current.choose([choice]),
    };
  }, [known, question, pending, placeOf, reader, want, texts, view]);
}
