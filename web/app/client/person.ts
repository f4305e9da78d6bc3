// Who the reader is to the server: nobody yet, a guest, or an account. A guest is made with the first thing that
// needs a person, under a nickname the reader gave or a made-up one.
import type { Me } from "#protocol/people.ts";
import { keep, kept } from "../kept.ts";
import { Problem } from "../problem.ts";
import { languageOf, settings } from "../settings.ts";
import { storeOf } from "../store.ts";
import { call } from "./api.ts";
import { reconnect } from "./socket.ts";

/** The person of this session; undefined until the server has said. */
export const person = storeOf<Me | null | undefined>(undefined);

let asked: Promise<Me | null> | null = null;

/** Asks the server who we are, once. */
export function whoAmI(): Promise<Me | null> {
  asked ??= call("GET /api/me", {}).then(({ me }) => {
    person.set(me);
    return me;
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
  const { me: guest } = await call("POST /api/guest", { body: { name, language: languageOf(settings.get()) } });
  become(guest);
  return guest;
}
