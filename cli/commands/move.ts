// hetman move
import { moveToPostgres } from "#server/ops/move.ts";
import type { Command } from "../command.ts";
import { politely } from "./backup.ts";

export const command: Command = {
  usage: "",
  about: {
    en: "carries everything from the SQLite file in DATA_DIR to the empty PostgreSQL database at DATABASE_URL",
    pl: "przenosi wszystko z pliku SQLite w DATA_DIR do pustej bazy PostgreSQL pod DATABASE_URL",
  },
  flags: {},
  words: [0, 0],
  run: async ({ language }) => {
    const counts = await politely(settings => moveToPostgres(settings));
    const rows = Object.entries(counts).map(([table, n]) => `${table} ${n}`);
    const said = {
      en: "moved, counted and compared on both sides; the file stays as it was",
      pl: "przeniesiono, policzono i porównano po obu stronach; plik został bez zmian",
    };
    return { document: { counts }, lines: [rows.join(", "), said[language]] };
  },
};
