// Endpoints about the person of the session.
import { channels, type NoticeSettings } from "#protocol/people.ts";
import { digestOf } from "../ids.ts";
import { mustHaveRoom } from "../people/caps.ts";
import { exportOf } from "../people/export.ts";
import { meOf, sessionId } from "../people/people.ts";
import { removePerson } from "../people/remove.ts";
import { adoptSeats, renameSeats } from "../people/seats.ts";
import { statisticsOf } from "../people/statistics.ts";
import type { Services } from "../services.ts";
import type { PersonRow } from "../store/people.ts";
import type { Handlers } from "./door.ts";

type PeopleRoutes = Extract<
  keyof Handlers,
  | `${string} /api/me${string}`
  | "POST /api/guest"
  | "POST /api/way-back"
  | "POST /api/account"
  | `POST /api/sign-${string}`
>;

/** Another secret for a session; its sockets stay. */
async function renewed({ people, connections }: Services, old: string): Promise<string> {
  const secret = await people.renewSecret(old);
  connections.renewSession(digestOf(old), digestOf(secret));
  return secret;
}

/** Endpoints for the sessions one has. */
function sessionRoutes({
  people,
  connections,
}: Services): Pick<Handlers, Extract<keyof Handlers, `${string} /api/me/sessions${string}`>> {
  return {
    "GET /api/me/sessions": async (_, { person, secret }) => ({
      sessions: (await people.sessions(person)).map(({ digest, device, created, seen }) => {
        return {
          id: sessionId(digest),
          device,
          created,
          seen,
          isThis: secret !== undefined && digest === digestOf(secret),
        };
      }),
    }),
    "DELETE /api/me/sessions/:session": async ({ params }, { person }) => {
      connections.endSession(await people.endSession(person, params.session));
      return {};
    },
  };
}

/** Endpoints for a guest's way back from another device. */
function wayBackRoutes({
  people,
  connections,
}: Services): Pick<Handlers, Extract<keyof Handlers, `${string}/way-back`>> {
  return {
    "POST /api/me/way-back": async (_, { person }) => ({ code: await people.newWayBack(person) }),
    "DELETE /api/me/way-back": async (_, { person }) => {
      await people.endWayBack(person);
      return {};
    },
    "POST /api/way-back": async ({ body }, { setSession, secret: old, device }) => {
      const { person, secret } = await people.comeBack(body.code, device);
      if (old) {
        await people.signOut(old);
        connections.endSession(digestOf(old));
      }
      setSession(secret);
      return { me: meOf(person) };
    },
  };
}

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
    "POST /api/guest": async ({ body }, { setSession, device }) => {
      const { person, secret } = await people.newGuest(body.name, device, body.language);
      setSession(secret);
      return { me: meOf(person) };
    },
    "POST /api/account": async ({ body }, { person, setSession, secret, device }) => {
      const made = await people.newAccount(person, body, device);
      if (!("secret" in made)) {
        // A secret that was a guest's opens no account, nor does a guest's way back.
        await people.endWayBack(made);
        if (secret) setSession(await renewed(services, secret));
        if (made.name !== person?.name) await renameSeats(services, made);
        return { me: meOf(made) };
      }
      setSession(made.secret);
      return { me: meOf(made.person) };
    },
    "POST /api/sign-in": async ({ body }, { person: before, setSession, secret: old, device }) => {
      const { person, secret } = await people.signIn(body.login, body.password, device);
      if (body.keep && before && !before.login) await adoptSeats(services, before, person);
      if (old) {
        await people.signOut(old);
        connections.endSession(digestOf(old));
      }
      setSession(secret);
      return { me: meOf(person) };
    },
    "POST /api/sign-out": async ({ body }, { person, secret, setSession }) => {
      if (body.everywhere) {
        await people.signOutEverywhere(person);
        connections.signOut(person.id);
      } else if (secret) {
        await people.signOut(secret);
        connections.endSession(digestOf(secret));
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
      const known = await node.store.notices.browsers(person.id);
      if (!known.some(({ endpoint }) => endpoint === body.endpoint))
        mustHaveRoom(node.settings, person, "browsersPerPerson", known.length);
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

/** Endpoints for what is known of a person. */
function readRoutes(
  services: Services,
): Pick<Handlers, "GET /api/me/export" | "GET /api/me/tables" | "GET /api/me/statistics"> {
  const { lists, node } = services;
  return {
    "GET /api/me/export": async (_, { person, asFile }) => {
      asFile("hetman-me.json");
      return exportOf(services, person);
    },
    "GET /api/me/tables": async ({ query }, { person }) => ({
      tables: await lists.mine(person.id, query.stage === "over", query.before ?? Number.MAX_SAFE_INTEGER),
    }),
    "GET /api/me/statistics": async (_, { person }) => ({ games: await statisticsOf(node.store.tables, person.id) }),
  };
}

/** Endpoints about the person of the session. */
export function peopleRoutes(services: Services): Pick<Handlers, PeopleRoutes> {
  const { people, node, connections } = services;
  return {
    ...sessions(services),
    ...sessionRoutes(services),
    ...wayBackRoutes(services),
    ...noticeRoutes(services),
    ...readRoutes(services),
    "PATCH /api/me": async ({ body }, { person, secret, setSession }) => {
      const { name = person.name, language = person.language, email = person.email, password } = body;
      const known = password ? await people.changePassword(person, password.current, password.next) : person;
      if (password && secret) {
        // Whoever got in with the old password is out, and so is whoever copied this session's cookie.
        const next = await renewed(services, secret);
        await people.signOutEverywhere(person, next);
        connections.signOut(person.id, digestOf(next));
        setSession(next);
      }
      const changed = await people.change(known, { name, language, email });
      if (name !== person.name) await renameSeats(services, changed);
      connections.changed(person.id);
      return { me: meOf(changed) };
    },
    "DELETE /api/me": async ({ body }, { person, setSession }) => {
      await people.mustKnow(person, body.password);
      await removePerson(services, person);
      setSession(null);
      return {};
    },
    "PUT /api/me/muted/:person": async ({ params, body }, { person }) => {
      const others = person.muted.filter(({ id }) => id !== params.person);
      if (body.muted) mustHaveRoom(node.settings, person, "namesPerList", others.length);
      const named = body.muted ? await node.store.people.byId(params.person) : null;
      const muted = named ? [...others, { id: named.id, name: named.name }] : others;
      const changed = await people.change(person, { muted });
      connections.changed(person.id);
      return { me: meOf(changed) };
    },
  };
}
