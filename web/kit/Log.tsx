// The log: sentences made from events, under headings of years and rounds and beside the colour of the seat they are
// about. It opens at what is new to the reader. Pointing at a line lights up the places it names; choosing it jumps there.
import { type CSSProperties, Fragment, useEffect, useMemo, useRef, useState } from "react";
import type { Sentence as Words } from "#kernel/texts.ts";
import type { SeatInfo } from "./board.ts";
import { useKit } from "./kit.tsx";
import { refsOf, Sentence } from "./Sentence.tsx";

/** One line. */
export interface LogLine {
  readonly id: string;
  readonly sentence: Words;
  /** A line that opens a group: a year, a round, a battle. */
  readonly isHeading?: boolean;
  /** Not of the game: what people decided. It has no moment to jump to. */
  readonly isNote?: boolean;
  /** When it happened, already formatted for the reader; only where a pause came before. */
  readonly time?: string;
}

/** What the log needs. */
export interface LogProps {
  readonly lines: readonly LogLine[];
  /** Lights up what a line names; null when the pointer leaves. */
  onPoint(refs: readonly string[] | null): void;
  /** Shows the moment of a line; without it lines are not clickable. */
  onJump?(line: LogLine): void;
  /** The line of the moment shown now, in a replay. */
  readonly now?: string | null;
  /** The first line after the reader's last turn. */
  readonly since?: string | null;
}

const nearEndPx = 80;
/** Lines shown at once; the older ones come on demand. A long game has thousands. */
const pageLines = 100;

/** How many of the newest lines are shown: as many as were asked for, and in a replay back to the moment shown. */
function countShown(lines: readonly LogLine[], now: string | null | undefined, wanted: number): number {
  const at = lines.findIndex(({ id }) => id === now);
  return Math.min(lines.length, at < 0 ? wanted : Math.max(wanted, lines.length - at));
}

/** The seat each line is about: the one it begins with, or else that of the line before, up to the next heading. */
function seatsOfLines(lines: readonly LogLine[]): (number | null)[] {
  let seat: number | null = null;
  return lines.map(({ sentence: [first], isHeading, isNote }) => {
    const named = typeof first === "object" && first.ref.startsWith("seat:") ? Number(first.ref.slice(5)) : null;
    seat = isHeading || isNote ? null : (named ?? seat);
    return seat;
  });
}

const lineStyle = (seat: SeatInfo | undefined): CSSProperties | undefined =>
  seat && ({ "--seat": `var(--seat-${seat.colour})` } as CSSProperties);

/** Scrolls the list, and nothing around it, until the line of the moment is in sight. */
function reveal(list: HTMLElement): void {
  const line = list.querySelector("[data-now]")?.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  if (!line) return;
  if (line.top < box.top) list.scrollTop -= box.top - line.top;
  else if (line.bottom > box.bottom) list.scrollTop += line.bottom - box.bottom;
}

/** The list of lines; it follows the newest one unless the reader has scrolled up. */
export function Log({ lines, onPoint, onJump, now, since = null }: LogProps) {
  const { words, seats } = useKit();
  const list = useRef<HTMLOListElement>(null);
  const isFollowing = useRef(now === undefined);
  const [wanted, setWanted] = useState(pageLines);
  const shown = countShown(lines, now, wanted);
  const last = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a line was added
  useEffect(() => {
    const element = list.current;
    if (element && isFollowing.current) element.scrollTop = element.scrollHeight;
  }, [last]);
  useEffect(() => {
    const news = list.current?.querySelector<HTMLElement>(".hk-log-since");
    if (list.current && news) list.current.scrollTop = news.offsetTop - list.current.offsetTop;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in a replay the list follows the moment shown
  useEffect(() => {
    if (list.current) reveal(list.current);
  }, [now]);
  const about = useMemo(() => seatsOfLines(lines), [lines]);
  if (lines.length === 0) return <p className="hk-empty">{words.logEmpty}</p>;
  const first = lines.length - shown;
  return (
    <ol
      className="hk-log"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={words.log}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isFollowing.current = now === undefined && scrollHeight - scrollTop - clientHeight < nearEndPx;
      }}
    >
      {shown < lines.length && (
        <li>
          <button type="button" className="hk-link" onClick={() => setWanted(shown + pageLines)}>
            {words.logEarlier(lines.length - shown)}
          </button>
        </li>
      )}
      {lines.slice(first).map((line, i) => (
        <Fragment key={line.id}>
          {line.id === since && <li className="hk-log-since">{words.logSince}</li>}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button in it does the same by keyboard */}
          <li
            className={line.isHeading ? "hk-log-heading" : line.isNote ? "hk-log-line hk-log-note" : "hk-log-line"}
            data-turn={about[first + i] !== about[first + i - 1] || undefined}
            style={lineStyle(seats[about[first + i] ?? -1])}
            data-now={line.id === now || undefined}
            onPointerEnter={() => onPoint(refsOf(line.sentence))}
            onPointerLeave={() => onPoint(null)}
            // In a record the whole line leads to its moment; at a table one must not leave it by a slip of the hand.
            onClick={now === undefined || line.isNote ? undefined : () => onJump?.(line)}
          >
            <span>
              {line.time && <time className="hk-log-time">{line.time}</time>}
              <Sentence sentence={line.sentence} />
            </span>
            {onJump && !line.isNote && (
              <button
                type="button"
                className="hk-log-jump"
                aria-label={words.showMoment}
                title={words.showMoment}
                onFocus={() => onPoint(refsOf(line.sentence))}
                onBlur={() => onPoint(null)}
                onClick={() => onJump(line)}
              >
                ↩
              </button>
            )}
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
