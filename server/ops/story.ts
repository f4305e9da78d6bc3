// One line of log for everything that was asked of the server: who asked what of which table, and how it was answered.
// Ids only: no name, no text, no choice, no secret.
import type { Logger } from "pino";
import type { ErrorCode } from "#protocol/errors.ts";

/** What was asked. */
export interface Asked {
  /** The same in every line about one request or message. */
  readonly request: string;
  /** The route, or the type of a message. */
  readonly what: string;
  readonly person: string | null;
  readonly table?: unknown;
  readonly seat?: unknown;
  readonly sequence?: unknown;
  readonly address?: string;
}

/** Refusals that an operator wants to see without asking for more. */
const noted = new Set<ErrorCode>(["bad-sign-in", "too-many", "bad-origin"]);

/** Tells that something was done or, with a code, refused. */
export function tellStory(log: Logger, asked: Asked, code: ErrorCode | null): void {
  const level = code !== null && noted.has(code) ? "info" : "debug";
  if (!log.isLevelEnabled(level)) return;
  const { address, ...rest } = asked;
  const line = { ...rest, ...(code && { code }), ...(level === "info" && { address }) };
  log[level](line, code ? "refused" : "accepted");
}

interface Line {
  readonly time?: number;
  readonly level?: number;
  readonly msg?: string;
  readonly [key: string]: unknown;
}

const levels: Readonly<Record<number, string>> = { 20: "debug", 30: "info", 40: "warn", 50: "error", 60: "fatal" };

function lineOf(text: string): Line | null {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Line) : null;
  } catch {
    return null;
  }
}

/** The lines of a log that are about a table, a person or a request, in order of time, for people to read. */
export function storyOf(log: string, id: string): string[] {
  const lines = log
    .split("\n")
    .map(lineOf)
    .filter(line => line !== null);
  const isAbout = (line: Line): boolean => Object.values(line).includes(id);
  return lines
    .filter(isAbout)
    .sort((a, b) => (a.time ?? 0) - (b.time ?? 0))
    .map(({ time = 0, level = 0, msg = "", pid: _, hostname: __, ...rest }) => {
      const about = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
      return [new Date(time).toISOString(), levels[level] ?? level, msg, ...about].join(" ");
    });
}
