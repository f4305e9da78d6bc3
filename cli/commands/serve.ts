// hetman serve
import { check, serve } from "#server/serve.ts";
import type { Command, Report } from "../command.ts";

export const command: Command = {
  usage: "",
  about: {
    en: "opens a server; settings are in docs/operate.md",
    pl: "uruchamia serwer; ustawienia są w docs/operate.md",
  },
  flags: {
    port: { value: "N", about: { en: "port to listen on", pl: "port, na którym słucha" } },
    check: {
      about: {
        en: "only check the settings and whether storage, Redis, mail and port can be used",
        pl: "tylko sprawdź ustawienia oraz to, czy baza, Redis, poczta i port działają",
      },
    },
  },
  words: [0, 0],
  run: async ({ flags }) => {
    const env = { ...process.env, ...(typeof flags.port === "string" && { PORT: flags.port }) };
    if (flags.check) return checked(env);
    const code = await serve(env);
    return { document: { code }, lines: [], ok: code === 0 };
  },
};

async function checked(env: NodeJS.ProcessEnv): Promise<Report> {
  const findings = await check(env);
  return {
    document: findings,
    lines: findings.map(({ what, problem }) => `${what}: ${problem ?? "ok"}`),
    ok: findings.every(({ problem }) => problem === null),
  };
}
