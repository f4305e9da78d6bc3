// Hours in which people do not want to be told anything: a notice waits until they are over.
import type { QuietHours } from "#protocol/people.ts";

const MINUTE = 60_000;
const DAY = 24 * 60;

/** The minute of the day at a place. */
function minuteAt(at: number, zone: string): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const [hour = 0, minute = 0] = format.format(at).split(":").map(Number);
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
