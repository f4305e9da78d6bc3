// A person who looks after a server.
import { randomId } from "#server/ids.ts";
import { newFactor } from "#server/people/totp.ts";
import type { Server } from "#server/server.ts";
import { Client } from "./client.ts";

/** A moderator with a second factor, or without one. */
export async function moderator({ services, port }: Server, hasFactor = true): Promise<Client> {
  const client = new Client(port);
  const body = { login: `moderator-${randomId(10)}`, password: "correct horse" };
  client.me = (await client.call("POST /api/account", { body })).me;
  const factor = hasFactor ? { ...newFactor(), isOn: true } : null;
  await services.node.store.people.change(client.me.id, { role: "moderator", factor });
  return client;
}
