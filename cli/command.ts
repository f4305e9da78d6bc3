// What a command is, and what it is given. One file per command in commands/, one line each in commands/index.ts.
import type { Registered } from "#games/registry.ts";
import type { Language } from "#kernel/texts.ts";
import type { Merged } from "./pool/shards.ts";

/** A text in both languages. */
export type Both = Readonly<Record<Language, string>>;

/** A `--flag` of a command; without `value` it is a switch. */
export interface Flag {
  /** What stands for the value in the help: "N", "FILE", "a,b,…". */
  readonly value?: string;
  readonly about: Both;
}

/** The table of commands; each is loaded when it is called. */
export type Commands = Readonly<Record<string, () => Promise<{ command: Command }>>>;

/** What a command is called with. */
export interface Given {
  readonly commands: Commands;
  readonly registry: Readonly<Record<string, Registered>>;
  /** The arguments that are no flags. */
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | true>>;
  readonly language: Language;
  /** Everything as it was typed, the command's name first. */
  readonly typed: readonly string[];
  /** Games of the series that were played elsewhere, all of them. */
  readonly merged?: Merged;
  /** Whether standard output belongs to one JSON document. */
  readonly json: boolean;
}

/** What a command has to say: to programs with `--json`, else to people. */
export interface Report {
  readonly document: unknown;
  readonly lines: readonly string[];
  /** False makes the exit code 1. */
  readonly ok?: boolean;
}

/** A command of `hetman`. */
export interface Command {
  /** The arguments after its name, as the help shows them: "<game>". */
  readonly usage: string;
  readonly about: Both;
  readonly flags: Readonly<Record<string, Flag>>;
  /** The least and most arguments that are no flags. */
  readonly words: readonly [number, number];
  run(given: Given): Promise<Report>;
}

/** A mistake in the arguments: one line for the person who typed them, exit code 2. */
export class UsageError extends Error {
  readonly both: Both;
  constructor(en: string, pl: string) {
    super(en);
    this.both = { en, pl };
  }
}
