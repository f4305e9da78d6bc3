// Links that work once: they prove an address, set a password or bring a guest back. Their secret stands in the mail alone; the storage has
// its digest.
import { hash as hashPassword } from "@node-rs/argon2";
import { digestOf, randomSecret } from "../ids.ts";
import type { ServerNode } from "../node.ts";
import { Refused } from "../refusal.ts";
import type { Settings } from "../settings.ts";
import type { LinkKind } from "../store/links.ts";
import type { PersonRow } from "../store/people.ts";

const HOUR = 3_600_000;
const LASTING: Readonly<Record<LinkKind, number>> = {
  address: 24 * HOUR,
  password: HOUR,
  "way-back": HOUR,
  invitation: 14 * 24 * HOUR,
};

/** The page that each link opens; the secret stands behind the `#`, which no server and no other site is told. */
const pages: Readonly<Record<LinkKind, string>> = {
  address: "/confirm",
  password: "/reset",
  "way-back": "/back/mail",
  invitation: "/welcome",
};

type Parts = Pick<ServerNode, "store" | "time"> & { readonly settings: Pick<Settings, "publicUrl"> };

/** The address of a link on this site. */
export const linkTo = (publicUrl: string, kind: LinkKind, secret: string): string =>
  new URL(`${pages[kind]}#${secret}`, publicUrl || "http://localhost").href;

/** A new link; what was sent before of the same kind works no more. */
export async function newLink(
  { store, time, settings }: Parts,
  kind: LinkKind,
  { person, address = null, uses = 1 }: { person: string; address?: string | null; uses?: number },
): Promise<string> {
  const secret = randomSecret();
  const now = time.now();
  await store.links.add({ digest: digestOf(secret), kind, person, address, uses, until: now + LASTING[kind] }, now);
  return linkTo(settings.publicUrl, kind, secret);
}

/** Proves an address; whose it is. */
export async function proveAddress({ store, time }: Parts, secret: string): Promise<string> {
  const link = await store.links.find(digestOf(secret), "address", time.now());
  if (!link || !(await store.links.prove(link, time.now()))) throw new Refused("bad-link");
  return link.person;
}

/** The guest whom a link from a mail brings back; null when it is none, is over, or went to another address. */
export async function guestByLink({ store, time }: Parts, secret: string): Promise<PersonRow | null> {
  const digest = digestOf(secret);
  const link = await store.links.find(digest, "way-back", time.now());
  const guest = link && (await store.people.byId(link.person));
  if (!link || !guest || guest.login || guest.isDeleted || guest.proven !== link.address) return null;
  return (await store.links.bringBack(digest, time.now())) ? guest : null;
}

/** Sets a password by a link; whose it is. All sessions of the person are over. */
export async function resetPassword({ store, time }: Parts, secret: string, password: string): Promise<PersonRow> {
  const link = await store.links.find(digestOf(secret), "password", time.now());
  const person = link && (await store.people.byId(link.person));
  if (!link || !person?.login) throw new Refused("bad-link");
  if (!(await store.links.resetPassword(link, await hashPassword(password), time.now()))) throw new Refused("bad-link");
  return person;
}
