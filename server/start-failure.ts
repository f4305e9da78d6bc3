// Why a server could not be opened, as one sentence for the operator: what is wrong, and what to do about it.
import type { Settings } from "./settings.ts";

/** A start that failed; the message is for people, the cause for the log. */
export class StartFailure extends Error {}

const textOf = (error: unknown): string => {
  const { message = "", code = "" } = error as { message?: string; code?: string };
  return (message || code || String(error)).split("\n")[0] ?? "";
};

/** Where a service is, without its user and password. */
function placeOf(address: string): string {
  try {
    const { hostname, port, pathname } = new URL(address.replace("@/", "@localhost/").replace(":///", "://localhost/"));
    return `${hostname}${port && `:${port}`}${pathname === "/" ? "" : pathname}`;
  } catch {
    return "its address";
  }
}

const sentences = {
  storage: ({ databaseUrl }: Settings, error: unknown): string =>
    databaseUrl
      ? `DATABASE_URL: PostgreSQL at ${placeOf(databaseUrl)} cannot be used: ${textOf(error)}`
      : `DATA_DIR: ${textOf(error)}`,
  redis: ({ redisUrl }: Settings, error: unknown): string =>
    `REDIS_URL: Redis at ${placeOf(redisUrl)} cannot be used: ${textOf(error)}`,
  mail: ({ smtpUrl }: Settings, error: unknown): string =>
    `SMTP_URL: the mail server at ${placeOf(smtpUrl)} cannot be used: ${textOf(error)}`,
  door: ({ host, port }: Settings, error: unknown): string => {
    const { code = "" } = error as { code?: string };
    if (code === "EADDRINUSE") return `PORT: another program listens on port ${port} already; choose another one`;
    if (code === "EACCES") return `PORT: this user may not listen on port ${port}; choose one above 1023`;
    if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"].includes(code))
      return `HOST must be an address of this machine or 0.0.0.0 for all of them, not ${JSON.stringify(host)}`;
    return `the server could not listen on ${host}:${port}: ${textOf(error)}`;
  },
} as const;

/** Runs a part of the start; its failure becomes a sentence. */
export async function startPart<T>(
  part: keyof typeof sentences,
  settings: Settings,
  act: () => Promise<T> | T,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new StartFailure(sentences[part](settings, error), { cause: error });
  }
}

/** A failed start as one sentence. */
export function sentenceOf(error: unknown): string {
  return error instanceof StartFailure ? error.message : `the server could not be opened: ${textOf(error)}`;
}
