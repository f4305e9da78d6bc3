// Whether a node is well, and who may read its figures.
import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { ServerNode } from "../node.ts";
import type { Settings } from "../settings.ts";

/** Whether a node can take people: it has its storage and is not going away. Redis is not needed for that. */
export async function isReady(node: ServerNode): Promise<boolean> {
  return !node.isDraining && (await node.store.isWell());
}

/** How a node is, with everything it uses. */
export async function health(node: ServerNode) {
  const isStorageWell = await node.store.isWell();
  const notices = isStorageWell ? await node.store.notices.backlog().catch(() => null) : null;
  return {
    isWell: isStorageWell && node.bus.isWell() && !node.isDraining,
    storage: isStorageWell,
    bus: node.bus.isWell(),
    draining: node.isDraining,
    build: node.build,
    notices,
  };
}

const isThisMachine = (address: string): boolean => ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(address);

/** With a token anyone who knows it, else only programs on this machine; a proxy on this machine speaks for others. */
export function mayReadMetrics(settings: Settings, address: string, headers: IncomingHttpHeaders): boolean {
  const { authorization } = headers;
  if (!settings.metricsToken) return isThisMachine(address) && !headers["x-forwarded-for"] && !headers.forwarded;
  const given = Buffer.from(authorization ?? "");
  const wanted = Buffer.from(`Bearer ${settings.metricsToken}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
