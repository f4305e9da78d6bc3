// hetman backup <file>
import { BackupError, backup } from "#server/ops/backup.ts";
import { readSettings } from "#server/settings.ts";
import { type Command, UsageError } from "../command.ts";

export const command: Command = {
  usage: "<file>",
  about: {
    en: "copies everything the server has stored to a file; the server may be running",
    pl: "kopiuje wszystko, co zapisał serwer, do pliku; serwer może działać",
  },
  flags: {},
  words: [1, 1],
  run: async ({ words }) => {
    const file = words[0] ?? "";
    await backup(readSettings(process.env), file).catch(complain);
    return { document: { file }, lines: [file] };
  },
};

/** What cannot be backed up or restored is the caller's mistake, said in one line. */
export function complain(error: unknown): never {
  if (error instanceof BackupError) throw new UsageError(error.message, error.message);
  throw error;
}
