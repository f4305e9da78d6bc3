// hetman schema [--to N]
import { schemaNow, takeSchemaBack } from "#server/ops/schema.ts";
import { numberOf } from "../args.ts";
import type { Command } from "../command.ts";
import { politely } from "./backup.ts";

export const command: Command = {
  usage: "",
  about: {
    en: "shows the storage's schema, or takes it back for an older version of this program",
    pl: "pokazuje schemat magazynu albo cofa go dla starszej wersji programu",
  },
  flags: {
    to: {
      value: "N",
      about: {
        en: "back to this schema; the server must be stopped, and a copy is made first",
        pl: "cofnij do tego schematu; serwer musi być zatrzymany, a wcześniej powstaje kopia",
      },
    },
  },
  words: [0, 0],
  run: async given => {
    const to = numberOf(given, "to", 1, 9999);
    if (to !== undefined) await politely(settings => takeSchemaBack(settings, to));
    const { found, known } = await politely(schemaNow);
    const lines = {
      en: `schema ${found}; this version knows ${known}`,
      pl: `schemat ${found}; ta wersja zna ${known}`,
    };
    return { document: { found, known }, lines: [lines[given.language]] };
  },
};
