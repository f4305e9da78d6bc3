// What happened at a table besides the game, as lines of its log among those of the game.
import type { TableInfo } from "#protocol/tables.ts";
import type { TableNote } from "#protocol/votes.ts";
import type { LogLine } from "#web/kit/Log.tsx";
import type { Words } from "../i18n/index.ts";
import type { Happened } from "../local/messages.ts";
import { momentOf } from "./use-log.ts";

/** What somebody at a table is called, by id. */
export function nameAt({ seats }: Pick<TableInfo, "seats">, id: string): string {
  const all = seats.flatMap(({ person, earlier }) => [...(person ? [person] : []), ...earlier]);
  return all.find(person => person.id === id)?.name ?? "?";
}

function votesText(t: Words, info: TableInfo, { kind, votes }: TableNote): string {
  const cast = Object.entries(votes);
  if (cast.length === 0) return t(kind.endsWith("refused") || kind === "waited" ? "note.silence" : "note.alone");
  return `(${cast.map(([id, answer]) => `${nameAt(info, id)}: ${t(`vote.said.${answer}`)}`).join(", ")})`;
}

/** A note as a sentence. */
export function noteText(t: Words, info: TableInfo, note: TableNote): string {
  const who = note.people.map(({ name }) => name).join(", ") || t("note.clock");
  const seat = info.seats[note.seat]?.name ?? "";
  return t(`note.${note.kind}`, { who, seat, votes: votesText(t, info, note) });
}

/** A note of the log and when it was made. */
export interface NoteLine {
  readonly at: number;
  readonly text: string;
}

/** The log with the notes where they belong by time. */
export function withNotes(
  lines: readonly LogLine[],
  past: readonly Happened[],
  notes: readonly NoteLine[],
): readonly LogLine[] {
  if (notes.length === 0) return lines;
  const times = new Map(past.map(({ line, at = 0 }) => [line, at]));
  const out: LogLine[] = [];
  const left = notes.map((note, i) => ({ ...note, id: `0.note${i}` }));
  const take = (before: number) => {
    while (left[0] && left[0].at < before) {
      const { id, text } = left.shift()!;
      out.push({ id, sentence: [text], isNote: true });
    }
  };
  for (const line of lines) {
    take(times.get(momentOf(line)) ?? 0);
    out.push(line);
  }
  take(Number.POSITIVE_INFINITY);
  return out;
}
