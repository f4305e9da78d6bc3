// hetman restore <file>
import { restore } from "#server/ops/backup.ts";
import type { Command } from "../command.ts";
import { politely } from "./backup.ts";

export const command: Command = {
  usage: "<file>",
  about: {
    en: "puts a backup back; the server must be stopped, what was there is kept beside it",
    pl: "przywraca kopię; serwer musi być zatrzymany, poprzedni plik zostaje obok",
  },
  flags: {},
  words: [1, 1],
  run: async ({ words }) => {
    const file = words[0] ?? "";
    await politely(settings => restore(settings, file));
    return { document: { file }, lines: [] };
  },
};
