// The session cookie, and which sites may use it.
import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../settings.ts";

type Site = Pick<Settings, "publicUrl">;

const isSecure = ({ publicUrl }: Site): boolean => publicUrl.startsWith("https:");

/** The cookie's name; with https it is one that browsers take from this very host only. */
export const cookieName = (site: Site): string => (isSecure(site) ? "__Host-hetman" : "hetman");

/** Sets the session cookie: scripts cannot read it, other sites cannot send it. */
export function setSession(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string | null,
): void {
  const secure = isSecure(settings) || request.protocol === "https";
  const common = { path: "/", httpOnly: true, sameSite: "strict" as const, secure };
  const name = cookieName(settings);
  if (secret === null) void reply.clearCookie(name, common);
  else void reply.setCookie(name, secret, { ...common, maxAge: settings.sessionDays * 24 * 3600 });
}

/** Whether a request comes from our own pages, or from a program that names no origin. */
export function isOwnOrigin(settings: Site, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (settings.publicUrl && origin === new URL(settings.publicUrl).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** The session's secret of a raw request, such as the opening of a socket. */
export function secretOf(site: Site, request: IncomingMessage): string | undefined {
  for (const part of (request.headers.cookie ?? "").split(";")) {
    const [name, value] = part.split("=", 2);
    if (name?.trim() === cookieName(site)) return value?.trim();
  }
  return undefined;
}

const browsers: readonly [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrom|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** By what a person tells a session from another: browser and system, and no more than that. */
export function deviceOf(agent: string | undefined): string {
  const named = (list: readonly [RegExp, string][]): string | undefined =>
    list.find(([sign]) => sign.test(agent ?? ""))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(", ");
}
