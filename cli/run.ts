// Runs one command line: finds the command, gives it its arguments, prints its report, turns mistakes into one line.
import type { Registered } from "#games/registry.ts";
import { SetupError } from "#kernel/game.ts";
import { printable, printableJson } from "#kernel/printable.ts";
import type { Language } from "#kernel/texts.ts";
import { languageOf, oneOf, parse } from "./args.ts";
import { type Given, type Report, UsageError } from "./command.ts";
import { commands } from "./commands/index.ts";
import { commandNamed, helpOn } from "./help.ts";

/** Runs what was typed after `hetman`; returns the exit code. */
export async function run(
  typed: readonly string[],
  games: Given["registry"] | (() => Promise<Given["registry"]>),
): Promise<number> {
  const language = languageOf(typed, process.env);
  try {
    const registry = typeof games === "function" ? await games() : games;
    const { report, json } = await reportOf(typed, registry, language);
    if (json) print(printableJson(`${JSON.stringify(report.document)}\n`));
    else if (report.lines.length > 0)
      print(
        report.lines
          .flatMap(line => line.split("\n"))
          .map(line => `${printable(line)}\n`)
          .join(""),
      );
    return report.ok === false ? 1 : 0;
  } catch (error) {
    const mistake = error instanceof SetupError ? setupMistake(error) : error;
    if (!(mistake instanceof UsageError)) throw error;
    process.stderr.write(`hetman: ${printable(mistake.both[language])}\n`);
    return 2;
  }
}

async function reportOf(
  typed: readonly string[],
  registry: Readonly<Record<string, Registered>>,
  language: Language,
): Promise<{ report: Report; json: boolean }> {
  const isNamed = typed[0] !== undefined && !typed[0].startsWith("-");
  const name = isNamed ? typed[0]! : "help";
  const command = await commandNamed(commands, name);
  const { words, flags } = parse(command, isNamed ? typed.slice(1) : typed);
  const given: Given = { commands, registry, words, flags, typed, language, json: flags.json === true };
  oneOf(given, "lang", ["en", "pl"]);
  const report = flags.help && name !== "help" ? helpOn(name, command, language) : await command.run(given);
  return { report, json: given.json };
}

/** What the arguments could not show to be wrong before the game looked at them. */
function setupMistake({ code, params }: SetupError): UsageError {
  const { option = "", value = "" } = params;
  if (code === "taken-twice")
    return new UsageError(
      `two seats cannot both have ${option} "${value}"`,
      `dwa miejsca nie mogą mieć ${option} „${value}”`,
    );
  const all = `${code} ${JSON.stringify(params)}`;
  return new UsageError(`the table cannot be set up: ${all}`, `nie można przygotować stołu: ${all}`);
}

function print(text: string): void {
  // A reader that has seen enough (`hetman games | head -1`) is no error.
  process.stdout.once("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  process.stdout.write(text);
}
