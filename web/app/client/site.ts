// How the server is open: what everybody should know, whether anything can be changed, who may come in.
import type { Reply } from "#protocol/api.ts";
import { keep, kept } from "../kept.ts";
import { storeOf } from "../store.ts";
import { call } from "./api.ts";

/** Null until the server has said, and while it cannot be reached. */
export const site = storeOf<Reply<"GET /api/site"> | null>(null);

const LOOK_MS = 60_000;

/** Asks now and then; returns how to stop. */
export function watchSite(): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") void lookAtSite();
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

export async function lookAtSite(): Promise<void> {
  const found = await call("GET /api/site", {}).catch(() => null);
  if (found && JSON.stringify(found) !== JSON.stringify(site.get())) site.set(found);
}

/** The invitation by which this browser came, as part of a request that makes a person. */
export function invitation(): { invitation?: string } {
  const secret = kept("invitation");
  return typeof secret === "string" && secret !== "" ? { invitation: secret } : {};
}

export const keepInvitation = (secret: string): void => keep("invitation", secret);
