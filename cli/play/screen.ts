// How the terminal game looks: colour in a terminal only, long lists of short options side by side.
import { styleText } from "node:util";
import type { Sentence } from "#kernel/texts.ts";
import { keysOf } from "./input.ts";

/** What a text is, which decides its look. */
export type Look = "title" | "question" | "number" | "quiet" | "refused" | "thing";

const styles: Readonly<Record<Look, Parameters<typeof styleText>[0]>> = {
  title: ["bold", "underline"],
  question: ["bold", "yellow"],
  number: "cyan",
  quiet: "dim",
  refused: "red",
  thing: "bold",
};

/** Where the game is shown. */
export interface Screen {
  readonly stream: NodeJS.WriteStream;
  print(...lines: readonly string[]): void;
  paint(look: Look, text: string): string;
  /** A sentence with the things it names made to stand out. */
  sentence(sentence: Sentence): string;
  /** A passing line while a bot thinks, in a terminal only; the empty one takes it away. */
  status(text: string): void;
  readonly width: number;
}

/** A screen on standard output or standard error. */
export function screenOn(stream: NodeJS.WriteStream): Screen {
  const paint = (look: Look, text: string) => styleText(styles[look], text, { stream });
  return {
    stream,
    print: (...lines) => {
      stream.write(lines.map(line => `${line}\n`).join(""));
    },
    paint,
    sentence: sentence => sentence.map(part => (typeof part === "string" ? part : paint("thing", part.text))).join(""),
    status: text => {
      if (stream.isTTY) stream.write(`\r\x1b[K${text}`);
    },
    get width() {
      return stream.columns ?? 80;
    },
  };
}

/** Options with their numbers one below the other, or in columns when there are many short ones. */
export function numbered(
  screen: Screen,
  labels: readonly string[],
  which: readonly number[] = labels.map((_, i) => i),
): string[] {
  const keys = keysOf(labels);
  const digits = String(Math.max(...keys)).length + 2;
  const widest = digits + 2 + Math.max(...which.map(i => labels[i]!.length));
  const across = which.length > 12 ? Math.max(1, Math.floor((screen.width + 2) / (widest + 2))) : 1;
  const down = Math.ceil(which.length / across);
  const cell = (i: number) => {
    const label = labels[i]!;
    const gap = " ".repeat(widest - digits - 2 - label.length);
    return `${screen.paint("number", String(keys[i]).padStart(digits))}  ${label}${gap}`;
  };
  return Array.from({ length: down }, (_, row) =>
    which
      .filter((_, n) => n % down === row)
      .map(cell)
      .join("  ")
      .trimEnd(),
  );
}
