// The story of a table as lines of the log.
import { useMemo, useRef } from "react";
import type { GameEvent } from "#kernel/procedure.ts";
import { logLine, plain, type Reader, type Texts } from "#kernel/texts.ts";
import type { LogLine } from "#web/kit/Log.tsx";
import type { Happened } from "../local/messages.ts";

/** Whether an event opens a chapter of the story. */
export type IsChapter = (event: GameEvent) => boolean;

/** The same sentence several times in a row becomes one with a count. */
function counted(lines: readonly LogLine[]): LogLine[] {
  const out: { line: LogLine; text: string; times: number }[] = [];
  for (const line of lines) {
    const text = plain(line.sentence);
    const last = out.at(-1);
    if (last?.text === text && !line.isHeading) last.times++;
    else out.push({ line, text, times: 1 });
  }
  return out.map(({ line, times }) => {
    return times > 1 ? { ...line, sentence: [...line.sentence, ` ×${times}`] } : line;
  });
}

/** The lines of some events; `isChapter` finds the headings. */
export function linesOf(
  past: readonly Happened[],
  texts: Texts<unknown, GameEvent>,
  reader: Reader,
  isChapter: IsChapter,
): LogLine[] {
  const lines = past.flatMap(({ line, events }) =>
    events.flatMap((event, i) => {
      const sentence = logLine(texts, event, reader);
      return sentence ? [{ id: `${line}.${i}`, sentence, isHeading: isChapter(event) }] : [];
    }),
  );
  return counted(lines);
}

/** The line number of the moment a log line belongs to. */
export function momentOf(line: LogLine): number {
  return Number(line.id.split(".")[0]);
}

/** Everything but the last events, which the board is still playing. */
function shown(past: readonly Happened[], unplayed: number): readonly Happened[] {
  if (unplayed === 0) return past;
  const out = [...past];
  for (let left = unplayed; left > 0 && out.length > 0; ) {
    const last = out.pop()!;
    const kept = last.events.slice(0, Math.max(0, last.events.length - left));
    left -= last.events.length - kept.length;
    if (kept.length > 0) out.push({ ...last, events: kept });
  }
  return out;
}

/** The log, up to what the board has shown. */
export function useLog(
  past: readonly Happened[],
  unplayed: number,
  texts: Texts<unknown, GameEvent>,
  reader: Reader,
  isChapter: IsChapter,
): readonly LogLine[] {
  return useMemo(
    () => linesOf(shown(past, unplayed), texts, reader, isChapter),
    [past, unplayed, texts, reader, isChapter],
  );
}

/** After a pause so long a line says when it happened. */
const PAUSE = 10 * 60_000;

/** The log with times, where a while has passed; games on this device have none. */
export function withTimes(
  lines: readonly LogLine[],
  past: readonly Happened[],
  format: (at: number) => string,
): readonly LogLine[] {
  const times = new Map(past.map(({ line, at }) => [line, at]));
  let last = 0;
  return lines.map(line => {
    const at = times.get(momentOf(line)) ?? 0;
    if (at === 0 || at - last < PAUSE) return line;
    last = at;
    return { ...line, time: format(at) };
  });
}

/** Which line a log opens at: the first one after the reader's last turn, which ends when nothing is asked of them. */
export function useSince(lines: readonly LogLine[], isAsked: boolean): string | null {
  const last = lines.at(-1)?.id ?? null;
  const turn = useRef<{ wasAsked: boolean; ended: string | null }>({ wasAsked: false, ended: null });
  const { wasAsked, ended } = turn.current;
  turn.current = { wasAsked: isAsked, ended: wasAsked && !isAsked ? last : ended };
  const at = lines.findIndex(({ id }) => id === turn.current.ended);
  return at < 0 ? null : (lines[at + 1]?.id ?? null);
}
