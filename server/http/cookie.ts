// The session cookie, and which sites may use it.
import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../settings.ts";

export const cookieName = "hetman";
const YEAR = 365 * 24 * 3600;

/** Sets the session cookie: scripts cannot read it, other sites cannot send it. */
export function setSession(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string | null,
): void {
  const secure = settings.publicUrl.startsWith("https:") || request.protocol === "https";
  const common = { path: "/", httpOnly: true, sameSite: "lax" as const, secure };
  if (secret === null) void reply.clearCookie(cookieName, common);
  else void reply.setCookie(cookieName, secret, { ...common, maxAge: YEAR });
}

/** Whether a request comes from our own pages, or from a program that names no origin. */
export function isOwnOrigin(settings: Settings, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (settings.publicUrl && origin === new URL(settings.publicUrl).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** The session's secret of a raw request, such as the opening of a socket. */
export function secretOf(request: IncomingMessage): string | undefined {
  for (const part of (request.headers.cookie ?? "").split(";")) {
    const [name, value] = part.split("=", 2);
    if (name?.trim() === cookieName) return value?.trim();
  }
  return undefined;
}
