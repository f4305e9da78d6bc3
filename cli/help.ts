// Finds commands and explains them.

import { closest } from "#kernel/closest.ts";
import type { Language } from "#kernel/texts.ts";
import { commonFlags } from "./args.ts";
import { type Command, type Commands, type Flag, type Report, UsageError } from "./command.ts";
import { columns } from "./table.ts";

/** The command of that name. */
export async function commandNamed(commands: Commands, name: string): Promise<Command> {
  if (Object.hasOwn(commands, name)) return (await commands[name]!()).command;
  const near = closest(name, Object.keys(commands));
  const [en, pl] = near
    ? [`did you mean "${near}"?`, `czy chodziło o „${near}”?`]
    : ['"help" lists them', "„help” wypisze wszystkie"];
  throw new UsageError(`unknown command "${name}"; ${en}`, `nieznane polecenie „${name}”; ${pl}`);
}

/** What one command does and takes. */
export function helpOn(name: string, command: Command, language: Language): Report {
  const flags = { ...command.flags, ...commonFlags };
  const usage = `hetman ${name} ${command.usage}`.trimEnd();
  return {
    document: {
      command: name,
      usage,
      about: command.about[language],
      flags: Object.entries(flags).map(([flag, { value, about }]) => ({ flag, value, about: about[language] })),
    },
    lines: [usage, "", command.about[language], "", ...columns(flagRows(flags, language), "  ")],
  };
}

function flagRows(flags: Readonly<Record<string, Flag>>, language: Language): string[][] {
  return Object.entries(flags).map(([name, { value, about }]) => [
    value ? `--${name} ${value}` : `--${name}`,
    about[language],
  ]);
}
