// Endpoints about the person of the session.
import { channels, type NoticeSettings } from "#protocol/people.ts";
import { exportOf } from "../people/export.ts";
import { meOf } from "../people/people.ts";
import { adoptSeats, renameSeats } from "../people/seats.ts";
import { statisticsOf } from "../people/statistics.ts";
import type { Services } from "../services.ts";
import type { PersonRow } from "../store/people.ts";
import { leave } from "../tables/seats.ts";
import type { Handlers } from "./door.ts";

type PeopleRoutes = Extract<
  keyof Handlers,
  `${string} /api/me${string}` | "POST /api/guest" | "POST /api/account" | `POST /api/sign-${string}`
>;

/** Endpoints for becoming somebody. */
function sessions(
  services: Services,
): Pick<
  Handlers,
  "GET /api/me" | "POST /api/guest" | "POST /api/account" | "POST /api/sign-in" | "POST /api/sign-out"
> {
  const { people, connections } = services;
  return {
    "GET /api/me": async (_, { person }) => ({ me: person && meOf(person) }),
    "POST /api/guest": async ({ body }, { setSession }) => {
      const { person, secret } = await people.newGuest(body.name, body.language);
      setSession(secret);
      return { me: meOf(person) };
    },
    "POST /api/account": async ({ body }, { person, setSession }) => {
      const made = await people.newAccount(person, body);
      if (!("secret" in made)) {
        if (made.name !== person?.name) await renameSeats(services, made);
        return { me: meOf(made) };
      }
      setSession(made.secret);
      return { me: meOf(made.person) };
    },
    "POST /api/sign-in": async ({ body }, { person: before, setSession, secret: old }) => {
      const { person, secret } = await people.signIn(body.login, body.password);
      if (body.keep && before && !before.login) await adoptSeats(services, before, person);
      if (old) await people.signOut(old);
      setSession(secret);
      return { me: meOf(person) };
    },
    "POST /api/sign-out": async ({ body }, { person, secret, setSession }) => {
      if (body.everywhere) {
        await people.signOutEverywhere(person);
        connections.signOut(person.id);
      } else if (secret) {
        await people.signOut(secret);
        connections.endSession(secret);
      }
      setSession(null);
      return {};
    },
  };
}

function noticeRoutes(
  services: Services,
): Pick<Handlers, Extract<keyof Handlers, `${string} /api/me/notices${string}` | `${string} /api/me/push`>> {
  const { people, notices, node } = services;
  const settingsOf = (person: PersonRow): Promise<NoticeSettings> => notices.settings(person, channels);
  return {
    "GET /api/me/notices": async (_, { person }) => settingsOf(person),
    "PUT /api/me/notices": async ({ body }, { person }) => settingsOf(await people.change(person, { rules: body })),
    "POST /api/me/push": async ({ body }, { person }) => {
      await node.store.notices.addBrowser(person.id, body, node.time.now());
      return settingsOf(person);
    },
    "DELETE /api/me/push": async ({ body }, { person }) => {
      await node.store.notices.dropBrowser(person.id, body.endpoint);
      return settingsOf(person);
    },
    "POST /api/me/notices/test": async (_, { person }) => {
      await notices.test(person);
      return settingsOf(person);
    },
  };
}

/** Endpoints about the person of the session. */
export function peopleRoutes(services: Services): Pick<Handlers, PeopleRoutes> {
  const { people, lists, node, hub, connections } = services;
  return {
    ...sessions(services),
    ...noticeRoutes(services),
    "PATCH /api/me": async ({ body }, { person }) => {
      const { name = person.name, language = person.language, email = person.email, password } = body;
      const known = password ? await people.changePassword(person, password.current, password.next) : person;
      const changed = await people.change(known, { name, language, email });
      if (name !== person.name) await renameSeats(services, changed);
      connections.changed(person.id);
      return { me: meOf(changed) };
    },
    "DELETE /api/me": async ({ body }, { person, setSession }) => {
      await people.mustKnow(person, body.password);
      for (const { doc } of await node.store.tables.ofPerson(person.id, false, Number.MAX_SAFE_INTEGER, 1000)) {
        const live = await hub.get(doc.id);
        await live.run(() => leave(live, person.id, "deleted"));
      }
      await renameSeats(services, { ...person, name: "" });
      await people.remove(person);
      connections.signOut(person.id);
      setSession(null);
      return {};
    },
    "GET /api/me/export": async (_, { person, asFile }) => {
      asFile("hetman-me.json");
      return exportOf(services, person);
    },
    "GET /api/me/tables": async ({ query }, { person }) => ({
      tables: await lists.mine(person.id, query.stage === "over", query.before ?? Number.MAX_SAFE_INTEGER),
    }),
    "GET /api/me/statistics": async (_, { person }) => ({ games: await statisticsOf(node.store.tables, person.id) }),
    "PUT /api/me/muted/:person": async ({ params, body }, { person }) => {
      const others = person.muted.filter(({ id }) => id !== params.person);
      const named = body.muted ? await node.store.people.byId(params.person) : null;
      const muted = named ? [...others, { id: named.id, name: named.name }] : others;
      const changed = await people.change(person, { muted });
      connections.changed(person.id);
      return { me: meOf(changed) };
    },
  };
}
