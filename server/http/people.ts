// Endpoints about the person of the session.
import { channels, type NoticeSettings } from "#protocol/people.ts";
import { mustHaveRoom } from "../people/caps.ts";
import { exportOf } from "../people/export.ts";
import { finishRateOf } from "../people/finish-rate.ts";
import { addHoliday, endHoliday, holidaysOf, restAtTables } from "../people/holidays.ts";
import { meOf } from "../people/people.ts";
import { removePerson } from "../people/remove.ts";
import { renameSeats } from "../people/seats.ts";
import { statisticsOf } from "../people/statistics.ts";
import type { Services } from "../services.ts";
import type { PersonRow } from "../store/people.ts";
import { type AccessRoutes, accessRoutes, endOthers } from "./access.ts";
import type { Handlers } from "./door.ts";
import { tieRoutes } from "./ties.ts";

type PeopleRoutes = Exclude<Extract<keyof Handlers, `${string} /api/me${string}`>, `${string}/groups`> | AccessRoutes;

function noticeRoutes(
  services: Services,
): Pick<Handlers, Extract<keyof Handlers, `${string} /api/me/notices${string}` | `${string} /api/me/push`>> {
  const { people, notices, node } = services;
  const settingsOf = (person: PersonRow): Promise<NoticeSettings> => notices.settings(person, channels);
  return {
    "GET /api/me/notices": async (_, { person }) => settingsOf(person),
    "PUT /api/me/notices": async ({ body }, { person }) => {
      const changed = await people.change(person, { rules: body });
      if (JSON.stringify(body.quiet) !== JSON.stringify(person.rules.quiet)) await restAtTables(services, changed);
      return settingsOf(changed);
    },
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

/** Endpoints for what is known of a person, and for whom they know. */
function readRoutes(
  services: Services,
): Pick<
  Handlers,
  | "GET /api/me/export"
  | "GET /api/me/tables"
  | "GET /api/me/statistics"
  | Extract<keyof Handlers, `${string} /api/me/people${string}` | `${string} /api/me/holidays${string}`>
> {
  const { lists, node } = services;
  return {
    ...tieRoutes(services),
    "GET /api/me/holidays": async (_, { person }) => holidaysOf(services, person),
    "POST /api/me/holidays": ({ body }, { person }) => addHoliday(services, person, body),
    "DELETE /api/me/holidays/:since": ({ params }, { person }) => endHoliday(services, person, params.since),
    "GET /api/me/export": async (_, { person, asFile }) => {
      asFile("hetman-me.json");
      return exportOf(node, person);
    },
    "GET /api/me/tables": async ({ query }, { person }) => ({
      tables: await lists.mine(person.id, query.stage === "over", query.before ?? Number.MAX_SAFE_INTEGER),
    }),
    "GET /api/me/statistics": async (_, { person }) => {
      const { tables } = node.store;
      const finishRate = await finishRateOf(tables, person.id);
      return { games: await statisticsOf(tables, person.id), finishRate };
    },
  };
}

/** Endpoints about the person of the session. */
export function peopleRoutes(services: Services): Pick<Handlers, PeopleRoutes> {
  const { people, node, connections, notices } = services;
  return {
    ...accessRoutes(services),
    ...noticeRoutes(services),
    ...readRoutes(services),
    "PATCH /api/me": async ({ body }, { person, secret, setSession, address: place }) => {
      const { name = person.name, language = person.language, email = person.email } = body;
      const isNewAddress = email !== person.email;
      if (isNewAddress || body.password) await people.mustProve(person, body.proof);
      if (isNewAddress && email !== null && notices.canBringLinks)
        await notices.mustHaveLetters(person.id, email, place);
      const hash = body.password && person.hash ? await people.hashOf(body.password) : person.hash;
      const proven = email === null ? null : person.proven;
      const changed = await people.change(person, {
        ...(name !== person.name && { name }),
        ...(hash !== person.hash && { hash }),
        ...(isNewAddress && { email, proven }),
        language,
      });
      if (hash !== person.hash) {
        setSession(await endOthers(services, person, secret));
        await notices.write(person, "password-changed");
      }
      if (isNewAddress) {
        await notices.write(person, "address-changed");
        if (notices.canBringLinks) await notices.write(changed, "address", email);
      }
      if (name !== person.name) await renameSeats(services, changed);
      connections.changed(person.id);
      return { me: meOf(changed) };
    },
    "DELETE /api/me": async ({ body }, { person, setSession }) => {
      await people.mustProve(person, body.proof);
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
