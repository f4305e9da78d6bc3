// hetman serve
import { serve } from "#server/serve.ts";
import type { Command } from "../command.ts";

export const command: Command = {
  usage: "",
  about: {
    en: "opens a server; settings are in docs/operate.md",
    pl: "uruchamia serwer; ustawienia są w docs/operate.md",
  },
  flags: { port: { value: "N", about: { en: "port to listen on", pl: "port, na którym słucha" } } },
  words: [0, 0],
  run: async ({ flags }) => {
    const code = await serve({ ...process.env, ...(typeof flags.port === "string" && { PORT: flags.port }) });
    return { document: { code }, lines: [], ok: code === 0 };
  },
};
