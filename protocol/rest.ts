// When people rest: quiet hours, in which nothing is told, and holidays. Slow clocks stand still then. Server and client ask
// the same questions.
import type { Digest, QuietHours, Rest } from "./people.ts";

/** A part of time. */
export interface Span {
  readonly since: number;
  readonly until: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  formats.set(zone, format);
  return format;
}

/** The minute of the day at a place. */
function minuteAt(at: number, zone: string): number {
  const [hour = 0, minute = 0] = formatOf(zone).format(at).split(":").map(Number);
  return hour * 60 + minute;
}

/** When something that is due at a moment may be told. */
export function afterQuiet(at: number, quiet: QuietHours | null): number {
  if (!quiet || quiet.from === quiet.to) return at;
  const now = minuteAt(at, quiet.zone);
  const [from, to] = [quiet.from * 60, quiet.to * 60];
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  if (!isQuiet) return at;
  return at - (at % MINUTE) + ((to - now + DAY) % DAY) * MINUTE;
}

/** The next time the clock at a place shows an hour; the minute in which it does counts. */
export function nextHour(at: number, { hour, zone }: Digest): number {
  return at - (at % MINUTE) + ((hour * 60 - minuteAt(at, zone) + DAY) % DAY) * MINUTE;
}

/** The nights within a time; where clocks are put forward or back, each still begins at its hour. */
function quietBetween({ from, to, zone }: QuietHours, { since, until }: Span): Span[] {
  const length = ((to - from + 24) % 24) * 60 * MINUTE;
  const spans: Span[] = [];
  let begin = since - (since % MINUTE) - ((minuteAt(since, zone) - from * 60 + DAY) % DAY) * MINUTE;
  while (begin < until) {
    if (begin + length > since) spans.push({ since: begin, until: begin + length });
    begin += DAY * MINUTE;
    begin += (((from * 60 - minuteAt(begin, zone) + DAY + DAY / 2) % DAY) - DAY / 2) * MINUTE;
  }
  return spans;
}

/** The parts of a time in which a person rests. */
export function restsIn(rest: Rest | null | undefined, time: Span): Span[] {
  if (!rest) return [];
  const away = rest.holidays.filter(({ since, until }) => since < time.until && until > time.since);
  return [...away, ...(rest.quiet ? quietBetween(rest.quiet, time) : [])];
}

/** Until when a person rests who does so now; null: they do not. */
export function restingUntil(rest: Rest | null | undefined, now: number): number | null {
  const spans = restsIn(rest, { since: now, until: now + 1 });
  return spans.length > 0 ? Math.max(...spans.map(({ until }) => until)) : null;
}
