// hetman verify
import { type Verified, verifyAll } from "#server/ops/backup.ts";
import type { Command } from "../command.ts";
import { politely } from "./backup.ts";

export const command: Command = {
  usage: "",
  about: {
    en: "runs every stored game again on the installed rules and compares every state",
    pl: "rozgrywa ponownie każdą zapisaną grę na obecnych zasadach i porównuje stany",
  },
  flags: {},
  words: [0, 0],
  run: async ({ registry, language }) => {
    const all: Verified[] = [];
    await politely(settings => verifyAll(settings, registry, verified => all.push(verified)));
    const wrong = all.filter(({ problem }) => problem !== null);
    const sum = {
      en: `${all.length} games, ${wrong.length} differ`,
      pl: `gier: ${all.length}, różni się: ${wrong.length}`,
    };
    const lines = wrong.map(({ table, game, problem }) => `${game} ${table}: ${problem}`);
    return { document: { games: all.length, wrong }, lines: [...lines, sum[language]], ok: wrong.length === 0 };
  },
};
