// hetman backup <file>
import { backup } from "#server/ops/backup.ts";
import { BackupError } from "#server/ops/backup-error.ts";
import { readSettings, SettingError, type Settings } from "#server/settings.ts";
import { type Command, UsageError } from "../command.ts";
import { pathOf } from "../files.ts";

export const command: Command = {
  usage: "<file>",
  about: {
    en: "copies everything the server has stored to a file; the server may be running",
    pl: "kopiuje wszystko, co zapisał serwer, do pliku; serwer może działać",
  },
  flags: {},
  words: [1, 1],
  run: async ({ words }) => {
    const file = pathOf(words[0] ?? "");
    await politely(settings => backup(settings, file));
    return { document: { file }, lines: [file] };
  },
};

/** Does something with the server's settings; what cannot be done is said in one line. */
export async function politely<T>(act: (settings: Settings) => Promise<T>): Promise<T> {
  try {
    return await act(readSettings(process.env));
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof SettingError)) throw error;
    throw new UsageError(error.message, error.message);
  }
}
