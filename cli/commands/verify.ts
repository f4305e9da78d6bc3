// hetman verify
import { type Verified, verifyAll } from "#server/ops/verify.ts";
import type { Command } from "../command.ts";
import { politely } from "./backup.ts";

export const command: Command = {
  usage: "",
  about: {
    en: "runs every stored game again on the installed rules and says what would differ; changes nothing",
    pl: "rozgrywa ponownie każdą zapisaną grę na obecnych zasadach i mówi, co wyszłoby inaczej; niczego nie zmienia",
  },
  flags: {
    full: {
      about: { en: "read every page and index of the storage, too", pl: "sprawdź też każdą stronę i indeks magazynu" },
    },
  },
  words: [0, 0],
  run: async ({ registry, language, flags }) => {
    const wrong: Verified[] = [];
    const note = (verified: Verified): void => {
      if (verified.problem !== null) wrong.push(verified);
    };
    const isFull = flags.full === true;
    const { damage, games } = await politely(settings => verifyAll(settings, registry, note, isFull));
    const sum = {
      en: `${games} games, ${wrong.length} differ`,
      pl: `gier: ${games}, różni się: ${wrong.length}`,
    };
    const storage = { en: "the storage is damaged", pl: "magazyn jest uszkodzony" };
    const lines = wrong.map(({ table, game, stage, problem }) => `${game} ${table} (${stage}): ${problem}`);
    return {
      document: { games, damage, wrong },
      lines: [...lines, ...(damage ? [`${storage[language]}: ${damage}`] : []), sum[language]],
      ok: wrong.length === 0 && damage === null,
    };
  },
};
