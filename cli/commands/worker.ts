// hetman worker
import { work } from "#server/serve.ts";
import type { Command } from "../command.ts";

export const command: Command = {
  usage: "",
  about: {
    en: "thinks for servers at the same Redis that have BOT_WORKERS=0; takes BOT_WORKERS, REDIS_URL and LOG_LEVEL",
    pl: "myśli za serwery przy tym samym Redisie, które mają BOT_WORKERS=0; bierze BOT_WORKERS, REDIS_URL i LOG_LEVEL",
  },
  flags: {},
  words: [0, 0],
  run: async () => {
    const code = await work(process.env);
    return { document: { code }, lines: [], ok: code === 0 };
  },
};
