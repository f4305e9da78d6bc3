// From the words typed after `hetman` to what a command is given, with a clear line for each mistake.
import { parseArgs } from "node:util";
import { botIds, botNamed } from "#bots/index.ts";
import type { Registered } from "#games/registry.ts";
import { closest } from "#kernel/closest.ts";
import { type AnyGame, type OptionSpec, type Options, SetupError, settle } from "#kernel/game.ts";
import { isRecord } from "#kernel/json.ts";
import type { Language } from "#kernel/texts.ts";
import { type Command, type Flag, type Given, UsageError } from "./command.ts";

/** The flags that every command has. */
export const commonFlags: Readonly<Record<string, Flag>> = {
  json: {
    about: {
      en: "print one JSON document on standard output",
      pl: "wypisz jeden dokument JSON na standardowe wyjście",
    },
  },
  pack: {
    value: "FILE",
    about: {
      en: "play with this content pack (a file, a folder or a zip)",
      pl: "graj z tą paczką (plik, katalog albo zip)",
    },
  },
  lang: { value: "en|pl", about: { en: "the language", pl: "język" } },
  help: { about: { en: "explain the command", pl: "objaśnij polecenie" } },
};

/** The language asked for, else the one of the terminal. */
export function languageOf(words: readonly string[], env: NodeJS.ProcessEnv): Language {
  const at = words.findLastIndex(word => word === "--lang" || word.startsWith("--lang="));
  const asked = at < 0 ? undefined : (words[at]!.split("=")[1] ?? words[at + 1]);
  return (asked ?? env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? "").startsWith("pl") ? "pl" : "en";
}

/** Splits words into arguments and flags, and refuses what the command does not know. */
export function parse(command: Command, typed: readonly string[]): Pick<Given, "words" | "flags"> {
  const known = { ...commonFlags, ...command.flags };
  const types = Object.entries(known).map(([name, flag]) => [name, { type: flag.value ? "string" : "boolean" }]);
  const { tokens } = parseArgs({
    args: [...typed],
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const flags: Record<string, string | true> = {};
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind === "option") {
      // The next flag is no value, though one that truly begins so can be given as --flag=--value.
      const isFlag = !token.inlineValue && token.value?.startsWith("--");
      flags[token.name] = flagValue(known, token.name, token.rawName, isFlag ? undefined : token.value);
    }
  }
  checkWords(command, words, flags.help === true);
  return { words, flags };
}

function flagValue(known: Record<string, Flag>, name: string, raw: string, value: string | undefined): string | true {
  const flag = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!flag) {
    const near = closest(name, Object.keys(known));
    const [en, pl] = near ? [`; did you mean --${near}?`, `; czy chodziło o --${near}?`] : ["", ""];
    throw new UsageError(`unknown flag ${raw}${en}`, `nieznana opcja ${raw}${pl}`);
  }
  if (flag.value && value === undefined)
    throw new UsageError(`${raw} needs a value: ${flag.value}`, `${raw} wymaga wartości: ${flag.value}`);
  if (!flag.value && value !== undefined)
    throw new UsageError(`${raw} takes no value`, `${raw} nie przyjmuje wartości`);
  return value ?? true;
}

function checkWords({ words: [least, most], usage }: Command, words: readonly string[], isHelp: boolean): void {
  if (words.length < least && !isHelp) throw new UsageError(`missing argument: ${usage}`, `brak argumentu: ${usage}`);
  if (words.length > most) {
    const extra = words[most]!;
    throw new UsageError(`unexpected argument "${extra}"`, `nieoczekiwany argument „${extra}”`);
  }
}

/** The text of a flag, if it was given. */
export function textOf(given: Given, name: string): string | undefined {
  const value = given.flags[name];
  return value === true ? undefined : value;
}

/** A whole number given by a flag. */
export function numberOf(given: Given, name: string, least: number, most: number): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(
    `--${name} must be a whole number from ${least} to ${most}, not "${text}"`,
    `--${name} musi być liczbą całkowitą od ${least} do ${most}, a nie „${text}”`,
  );
}

/** One of a few words given by a flag. */
export function oneOf<W extends string>(given: Given, name: string, words: readonly W[]): W | undefined {
  const text = textOf(given, name);
  const word = words.find(each => each === text);
  if (text === undefined || word !== undefined) return word;
  const list = words.join(", ");
  throw new UsageError(`--${name} must be one of: ${list}`, `--${name} musi być jednym z: ${list}`);
}

/** The game of that id. */
export function gameOf(given: Given, id: string | undefined): Registered {
  const ids = Object.keys(given.registry);
  if (id !== undefined && Object.hasOwn(given.registry, id)) return given.registry[id]!;
  const near = id === undefined ? null : closest(id, ids);
  const [en, pl] = near
    ? [`did you mean "${near}"?`, `czy chodziło o „${near}”?`]
    : [`there are: ${ids.join(", ")}`, `dostępne: ${ids.join(", ")}`];
  throw new UsageError(`unknown game "${id}"; ${en}`, `nieznana gra „${id}”; ${pl}`);
}

/** The number of seats: as asked, else four if the game allows it, else as many as it has. */
export function seatsOf(given: Given, game: AnyGame): number {
  const asked = numberOf(given, "seats", 1, 99);
  if (asked === undefined) return game.seats.includes(4) ? 4 : Math.max(...game.seats);
  if (game.seats.includes(asked)) return asked;
  const list = game.seats.join(", ");
  throw new UsageError(
    `${game.id} is for ${list} seats, not ${asked}`,
    `${game.id} jest na ${list} miejsc, nie ${asked}`,
  );
}

/** The ids of the bots named by a flag. */
export function botsOf(given: Given, game: AnyGame, byDefault: string): string[] {
  const ids = (textOf(given, "bots") ?? byDefault).split(",").map(id => id.trim());
  const unknown = ids.find(id => botNamed(game, id) === null);
  if (unknown === undefined) return ids;
  const list = botIds.join(", ");
  throw new UsageError(`unknown bot "${unknown}"; there are: ${list}`, `nieznany bot „${unknown}”; dostępne: ${list}`);
}

/** The value of a flag that holds JSON. */
export function jsonOf(given: Given, name: string): unknown {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll("\n", " ") : String(error);
    throw new UsageError(`--${name} is not JSON: ${why}`, `--${name} to nie JSON: ${why}`);
  }
}

/** Table settings given as JSON, checked against what the game has. */
export function settingsOf(given: Given, game: AnyGame, seats: number): { options: Options; seatOptions: Options[] } {
  const options = plainOptions("options", jsonOf(given, "options") ?? {});
  const list = jsonOf(given, "seat-options") ?? [];
  if (!Array.isArray(list) || list.length > seats)
    throw new UsageError(
      `--seat-options must be a JSON list with at most ${seats} objects`,
      `--seat-options musi być listą JSON najwyżej ${seats} obiektów`,
    );
  const seatOptions = list.map(each => plainOptions("seat-options", each));
  checkSettings("options", game.options, seats, options);
  for (const each of seatOptions) checkSettings("seat-options", game.seatOptions, seats, each);
  return { options, seatOptions };
}

function plainOptions(flag: string, value: unknown): Options {
  if (!isRecord(value) || Object.values(value).some(each => typeof each === "object"))
    throw new UsageError(
      `--${flag} must hold settings by id, like {"id": "value"}`,
      `--${flag} musi zawierać ustawienia według nazw, np. {"id": "wartość"}`,
    );
  return Object.fromEntries(Object.entries(value).map(([id, each]) => [id, String(each)]));
}

function checkSettings(flag: string, specs: readonly OptionSpec[], seats: number, chosen: Options): void {
  try {
    settle(specs, seats, chosen);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    const { option, value } = error.params;
    const spec = specs.find(each => each.id === option);
    const list = (spec?.values ?? specs.map(each => each.id)).join(", ") || "–";
    const [en, pl] = spec
      ? [`"${option}" cannot be "${value}"; possible: ${list}`, `„${option}” nie może być „${value}”; możliwe: ${list}`]
      : [`unknown setting "${option}"; there are: ${list}`, `nieznane ustawienie „${option}”; dostępne: ${list}`];
    throw new UsageError(`--${flag}: ${en}`, `--${flag}: ${pl}`);
  }
}
