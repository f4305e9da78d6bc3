// hetman restore <file>
import { restore } from "#server/ops/backup.ts";
import type { Command } from "../command.ts";
import { pathOf } from "../files.ts";
import { politely } from "./backup.ts";

export const command: Command = {
  usage: "<file>",
  about: {
    en: "puts a backup back; the server must be stopped, what was there is kept",
    pl: "przywraca kopię; serwer musi być zatrzymany, poprzednia zawartość zostaje obok",
  },
  flags: {},
  words: [1, 1],
  run: async ({ words, language }) => {
    const file = pathOf(words[0] ?? "");
    const { kept, counts } = await politely(settings => restore(settings, file));
    const said = { en: "what was there before is kept in", pl: "poprzednia zawartość jest w" };
    const rows = Object.entries(counts ?? {}).map(([table, n]) => `${table} ${n}`);
    return {
      document: { file, kept, counts },
      lines: [...(rows.length > 0 ? [rows.join(", ")] : []), ...(kept ? [`${said[language]} ${kept}`] : [])],
    };
  },
};
