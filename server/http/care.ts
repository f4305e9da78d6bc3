// Endpoints for the people who look after a server.
import type { PersonInCare, SiteState } from "#protocol/api-care.ts";
import * as deeds from "../care/deeds.ts";
import type { Services } from "../services.ts";
import type { Site } from "../store/care.ts";
import type { PersonRow } from "../store/people.ts";
import type { Handlers } from "./door.ts";

type CareRoutes = Extract<keyof Handlers, `${string} /api/care/${string}` | "GET /api/site">;

const PAGE = 50;
const LAST = Number.MAX_SAFE_INTEGER;

/** How the site is open, as everybody may know it. */
const shown = ({ announcement, readOnlySince, isByInvitation }: Site): SiteState => ({
  announcement,
  isReadOnly: readOnlySince !== null,
  isByInvitation,
});

/** A person as those see it who look after the server. */
async function inCare({ node }: Services, person: PersonRow): Promise<PersonInCare> {
  const { id, name, login, created, proven, role, suspended, silenced } = person;
  const reports = await node.store.care.reportsAbout(id);
  return { id, name, login, created, hasAddress: proven !== null, role, suspended, silenced, reports };
}

function personRoutes(services: Services): Pick<Handlers, Extract<CareRoutes, `${string}/people${string}`>> {
  const { node, care } = services;
  /** Does something about a person and says how they stand. */
  const about = async (act: Promise<PersonRow>): Promise<{ person: PersonInCare }> => {
    const person = await act;
    await care.done();
    return { person: await inCare(services, person) };
  };
  const by = (person: PersonRow, reason: string): deeds.By => ({ actor: person.id, reason });
  return {
    "GET /api/care/people": async ({ query }) => {
      const found = await node.store.people.find(query.find, PAGE);
      return { people: await Promise.all(found.map(each => inCare(services, each))) };
    },
    "GET /api/care/people/:person": async ({ params }, { person }) => ({
      person: await inCare(services, await deeds.personInCare(node, by(person, ""), params.person)),
    }),
    "PUT /api/care/people/:person/silenced": ({ params, body }, { person }) =>
      about(deeds.silence(node, by(person, body.reason), params.person, body.until)),
    "PUT /api/care/people/:person/suspended": ({ params, body }, { person }) =>
      about(deeds.suspend(node, by(person, body.reason), params.person, body.until)),
    "PUT /api/care/people/:person/name": ({ params, body }, { person }) =>
      about(deeds.rename(node, by(person, body.reason), params.person, body.name)),
    "POST /api/care/people/:person/password": async ({ params, body }, { person }) => {
      await deeds.mailPassword(node, by(person, body.reason), params.person);
      await care.done();
      return {};
    },
    "GET /api/care/people/:person/export": async ({ params }, { person, asFile }) => {
      asFile("hetman-person.json");
      return deeds.exportPerson(node, by(person, ""), params.person);
    },
    "DELETE /api/care/people/:person": async ({ params, body }, { person }) => {
      await deeds.deletePerson(node, by(person, body.reason), params.person);
      await care.done();
      return {};
    },
  };
}

/** Endpoints for the people who look after a server. */
export function careRoutes(services: Services): Pick<Handlers, CareRoutes> {
  const { node, care, notices } = services;
  const nameOf = async (id: string | null): Promise<string> =>
    id === null ? "" : ((await node.store.people.byId(id))?.name ?? "");
  const idOf = async (no: number | null): Promise<string | null> =>
    no === null ? null : ((await node.store.tables.byNo(no))?.doc.id ?? null);
  return {
    ...personRoutes(services),
    "GET /api/site": async () => ({ ...shown(node.site), canMail: notices.canBringLinks }),
    "PUT /api/care/site": async ({ body }, { person }) => {
      const { reason, ...wish } = body;
      const site = await deeds.changeSite(node, { actor: person.id, reason }, wish);
      await care.done();
      return shown(site);
    },
    "POST /api/care/invitations": async ({ body }, { person }) => ({
      link: await deeds.invite(node, { actor: person.id, reason: "" }, body.uses),
    }),
    "GET /api/care/reports": async ({ query }) => ({
      reports: await node.store.care.reports(query.state === "closed", query.before ?? LAST, PAGE),
    }),
    "POST /api/care/reports/:report/close": async ({ params, body }, { person }) => {
      await deeds.putAway(node, { actor: person.id, reason: body.reason }, params.report);
      return {};
    },
    "POST /api/care/tables/:table/end": async ({ params, body }, { person }) => {
      await deeds.endTable(node, { actor: person.id, reason: body.reason }, params.table);
      await care.done();
      return {};
    },
    "DELETE /api/care/tables/:table": async ({ params, body }, { person }) => {
      await deeds.removeTable(node, { actor: person.id, reason: body.reason }, params.table);
      await care.done();
      return {};
    },
    "GET /api/care/log": async ({ query }) => {
      const found = await node.store.care.log(query.before ?? LAST, PAGE);
      const named = found.map(async each => ({
        ...each,
        actorName: await nameOf(each.actor),
        personName: await nameOf(each.person),
        table: await idOf(each.table),
      }));
      return { deeds: await Promise.all(named) };
    },
  };
}
