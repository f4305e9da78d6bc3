// What the person types: lines from a terminal or a pipe, and what they mean.
import { createInterface } from "node:readline";

/** What comes instead of a line when Ctrl-C is pressed. */
export const INTERRUPT = Symbol("interrupt");

/** Lines one after another; null when there are no more. */
export interface Lines {
  next(prompt: string): Promise<string | null | typeof INTERRUPT>;
  /** Settles when Ctrl-C is pressed while nothing is asked. */
  interrupted(): Promise<void>;
  close(): void;
}

/** Where lines come from. */
type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** Lines from standard input or the like. A terminal answers only what it has been shown: keys typed ahead are dropped. */
export function linesFrom(input: Input, output: NodeJS.WritableStream): Lines {
  const isTerminal = input.isTTY === true;
  const reader = createInterface({ input, ...(isTerminal && { output, terminal: true }) });
  const waiting: (string | typeof INTERRUPT)[] = [];
  let ended = false;
  let isAsking = false;
  let wake = (): void => {};
  let interrupt = (): void => {};
  reader.on("line", line => {
    if (isTerminal && !isAsking) return;
    waiting.push(line);
    wake();
  });
  reader.on("SIGINT", () => {
    if (isAsking) waiting.push(INTERRUPT);
    else interrupt();
    wake();
  });
  reader.on("close", () => {
    ended = true;
    wake();
  });
  const ask = (prompt: string): void => {
    // The beginning of a line that was typed ahead goes, too.
    reader.write(null, { ctrl: true, name: "e" });
    reader.write(null, { ctrl: true, name: "u" });
    reader.setPrompt(prompt);
    reader.prompt();
  };
  return {
    next: async prompt => {
      if (isTerminal) ask(prompt);
      isAsking = true;
      while (waiting.length === 0 && !ended) await new Promise<void>(resolve => (wake = resolve));
      isAsking = false;
      const line = waiting.shift() ?? null;
      // A transcript of a scripted game shows what was typed; a terminal has shown it already.
      if (!isTerminal) output.write(`${prompt}${typeof line === "string" ? line : ""}\n`);
      return line;
    },
    interrupted: () => new Promise<void>(resolve => (interrupt = resolve)),
    close: () => reader.close(),
  };
}

/** What a typed line asks for. */
export type Wish =
  | { readonly kind: "pick"; readonly option: number }
  | { readonly kind: "several"; readonly options: readonly number[] }
  | { readonly kind: "unclear" }
  | { readonly kind: "help" | "board" | "why" | "undo" | "quit" }
  | { readonly kind: "log"; readonly lines: number }
  | { readonly kind: "save"; readonly file: string | null };

/** Lines of the log that are shown when no number is given. */
const LOG_LINES = 20;

const verbs: Readonly<Record<string, "help" | "board" | "why" | "undo" | "quit" | "log" | "save">> = {
  ...{ h: "help", help: "help", pomoc: "help" },
  ...{ b: "board", board: "board", plansza: "board" },
  ...{ "?": "why", why: "why", dlaczego: "why", czemu: "why" },
  ...{ u: "undo", undo: "undo", cofnij: "undo" },
  ...{ q: "quit", quit: "quit", exit: "quit", koniec: "quit" },
  ...{ l: "log", log: "log", dziennik: "log" },
  ...{ s: "save", save: "save", zapisz: "save" },
};

/**
 * The numbers by which options are chosen: 1, 2, 3 …; where the options are amounts, the amounts themselves, so that
 * nobody types 3 to give 2.
 */
export function keysOf(labels: readonly string[]): number[] {
  const amounts = labels.map(label => (/^\d+(?!\S)/.test(label) ? Number.parseInt(label, 10) : Number.NaN));
  const areAmounts = labels.length > 0 && amounts.every(Number.isInteger) && new Set(amounts).size === amounts.length;
  return areAmounts ? amounts : labels.map((_, i) => i + 1);
}

/** Reads a line; `labels` are the words of the options. */
export function wishOf(line: string, labels: readonly string[]): Wish {
  const text = line.trim();
  if (text === "" && labels.length === 1) return { kind: "pick", option: 0 };
  if (/^\d+$/.test(text)) {
    const option = keysOf(labels).indexOf(Number(text));
    return option >= 0 ? { kind: "pick", option } : { kind: "unclear" };
  }
  const [verb = "", ...rest] = text.split(/\s+/);
  const kind = Object.hasOwn(verbs, verb.toLowerCase()) ? verbs[verb.toLowerCase()] : undefined;
  const more = rest.join(" ");
  if (kind === "log" && /^\d*$/.test(more)) return { kind, lines: more === "" ? LOG_LINES : Number(more) };
  if (kind === "save") return { kind, file: more === "" ? null : more };
  if (kind !== undefined && kind !== "log" && more === "") return { kind };
  return byWords(simple(text), labels.map(simple));
}

/** The option whose label is, begins with, or contains what was typed. */
function byWords(text: string, labels: readonly string[]): Wish {
  if (text === "") return { kind: "unclear" };
  const tests = [
    (label: string) => label === text,
    (label: string) => label.startsWith(text),
    (label: string) => label.includes(text),
  ];
  for (const matches of tests) {
    const options = labels.flatMap((label, i) => (matches(label) ? [i] : []));
    if (options.length === 1) return { kind: "pick", option: options[0]! };
    if (options.length > 1) return { kind: "several", options };
  }
  return { kind: "unclear" };
}

/** Lower case without accents, for comparing what people type. */
function simple(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "l").toLowerCase().trim();
}
