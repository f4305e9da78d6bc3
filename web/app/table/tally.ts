// What each seat did in a game, counted from what everybody learned.
import type { GameEvent } from "#kernel/procedure.ts";
import type { Reader, Sentence, Texts } from "#kernel/texts.ts";
import type { Deeds } from "#web/kit/board.ts";
import type { Happened } from "../local/messages.ts";

/** A kind of deed, and how much of it each seat did. */
export interface Row {
  readonly kind: string;
  readonly amounts: readonly number[];
}

/** The deeds of all seats; kinds that nobody did are left out. */
export function tally(deeds: Deeds<GameEvent>, past: readonly Happened[], seats: number): Row[] {
  const rows = new Map(Object.keys(deeds.names.en).map(kind => [kind, Array<number>(seats).fill(0)]));
  for (const { events } of past) {
    for (const event of events) {
      for (const [kind, seat, amount] of deeds.of[event.type]?.(event) ?? []) {
        const amounts = rows.get(kind);
        // Creatures and enemies without a seat have no column.
        if (amounts && seat in amounts) amounts[seat]! += amount;
      }
    }
  }
  return [...rows]
    .filter(([, amounts]) => amounts.some(each => each > 0))
    .map(([kind, amounts]) => ({ kind, amounts }));
}

/** An event told again, and the line of its moment. */
export interface Told {
  readonly id: string;
  readonly line: number;
  readonly sentence: Sentence;
}

/** What is worth telling again, in the words of the log. */
export function toldAgain(
  { told }: Deeds<GameEvent>,
  past: readonly Happened[],
  texts: Texts<unknown, GameEvent>,
  reader: Reader,
): Told[] {
  return past.flatMap(({ line, events }) =>
    events.flatMap((event, i) => {
      const sentence = told.includes(event.type) ? texts.log(event, reader) : null;
      return sentence ? [{ id: `${line}.${i}`, line, sentence }] : [];
    }),
  );
}
