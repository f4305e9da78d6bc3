// Who the reader is to the server: nobody yet, a guest, or an account. A guest is made with the first thing that
// needs a person, under a nickname the reader gave or a made-up one.
import type { Me } from "#protocol/people.ts";
import { keep, kept } from "../kept.ts";
import { Problem } from "../problem.ts";
import { languageOf, settings } from "../settings.ts";
import { storeOf } from "../store.ts";
import { call } from "./api.ts";
import { invitation } from "./site.ts";
import { reconnect } from "./socket.ts";

/** The person of this session; undefined until the server has said. */
export const person = storeOf<Me | null | undefined>(undefined);

let asked: Promise<Me | null> | null = null;

/** A guest's way back, as this browser keeps it. */
interface Way {
  readonly person: string;
  readonly code: string;
}

const WAY = "way-back";

function keptWay(): Way | null {
  const way = kept(WAY) as Partial<Way> | null;
  return typeof way?.person === "string" && typeof way.code === "string" ? (way as Way) : null;
}

async function returned(): Promise<Me | null> {
  const way = keptWay();
  if (!way) return null;
  try {
    const { me } = await call("POST /api/way-back", { body: { code: way.code } });
    reconnect();
    return me;
  } catch (error) {
    if (error instanceof Problem && error.code === "no-way-back") keep(WAY, null);
    return null;
  }
}

/** The code that brings this guest back from another device; with `isNew` another one, and the old one ends. */
export async function wayBack(guest: Me, isNew = false): Promise<string> {
  const way = keptWay();
  if (way?.person === guest.id && !isNew) return way.code;
  const { code } = await call("POST /api/me/way-back", { body: {} });
  keep(WAY, { person: guest.id, code } satisfies Way);
  return code;
}

/** Comes back by the code of another device, or by a link from a mail, which works once. */
export async function comeBackBy(code: string, isByMail: boolean): Promise<void> {
  const { me } = await call("POST /api/way-back", { body: { code } });
  if (!isByMail) keep(WAY, { person: me.id, code } satisfies Way);
  become(me);
}

/** Asks the server who we are, once. */
export function whoAmI(): Promise<Me | null> {
  asked ??= call("GET /api/me", {}).then(async ({ me }) => {
    // A browser that lost its cookie still knows a guest's way back.
    const found = me ?? (await returned());
    person.set(found);
    return found;
  });
  asked.catch(() => {
    asked = null;
  });
  return asked;
}

/** The session changed hands: the socket must say hello as the new person. */
export function become(me: Me | null): Me | null {
  person.set(me);
  asked = Promise.resolve(me);
  if (me) keep("nickname", me.name);
  if (me?.id !== keptWay()?.person) keep(WAY, null);
  reconnect();
  return me;
}

/** The nickname used for guests and for games on this device. */
export function nickname(): string | null {
  const name = person.get()?.name ?? kept("nickname");
  return typeof name === "string" && name.trim() !== "" ? name : null;
}

/** Makes sure there is a person; throws a problem when a nickname is needed first. */
export async function somebody(name = nickname()): Promise<Me> {
  const me = await whoAmI();
  if (me) return me;
  if (!name) throw new Problem("nickname-needed");
  const { me: guest } = await call("POST /api/guest", {
    body: { name, language: languageOf(settings.get()), ...invitation() },
  });
  become(guest);
  return guest;
}
