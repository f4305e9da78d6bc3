// Endpoints for getting in and keeping others out: sessions, passwords, addresses, the second factor.
import { digestOf } from "../ids.ts";
import { proveAddress, resetPassword } from "../people/links.ts";
import { meOf, sessionId } from "../people/people.ts";
import { adoptSeats, renameSeats } from "../people/seats.ts";
import type { Services } from "../services.ts";
import type { PersonRow } from "../store/people.ts";
import type { Handlers } from "./door.ts";

export type AccessRoutes = Extract<
  keyof Handlers,
  | "GET /api/me"
  | "POST /api/guest"
  | "POST /api/account"
  | `POST /api/sign-${string}`
  | `POST /api/password/${string}`
  | "POST /api/address/prove"
  | "POST /api/me/address"
  | `${string} /api/me/factor`
  | `${string} /api/me/sessions${string}`
  | `${string}/way-back`
>;

/** Endpoints for getting in and keeping others out. */
export function accessRoutes(services: Services): Pick<Handlers, AccessRoutes> {
  return {
    ...sessions(services),
    ...sessionRoutes(services),
    ...wayBackRoutes(services),
    ...linkRoutes(services),
    ...factorRoutes(services),
  };
}

/** Ends the other sessions of a person, and gives this one another secret: a copy of its cookie opens nothing. */
export async function endOthers(services: Services, person: PersonRow, secret: string | undefined): Promise<string> {
  const next = await renewed(services, secret ?? "");
  await services.people.signOutEverywhere(person, next);
  services.connections.signOut(person.id, digestOf(next));
  return next;
}

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

/** Endpoints for passwords that were forgotten, and addresses that are to be proven. */
function linkRoutes(
  services: Services,
): Pick<
  Handlers,
  "POST /api/password/forgotten" | "POST /api/password/reset" | "POST /api/address/prove" | "POST /api/me/address"
> {
  const { node, notices, connections } = services;
  /** The letters to the accounts that were meant, if they have a proven address. */
  const remind = async (named: string): Promise<void> => {
    const { people } = node.store;
    const found = named.includes("@") ? await people.byAddress(named) : [await people.byLogin(named)];
    for (const person of found) if (person) await notices.remind(person);
  };
  return {
    "POST /api/password/forgotten": async ({ body }, { address }) => {
      await notices.mustHaveLetters(`forgotten ${body.account.toLowerCase()}`, null, address);
      // Nobody waits for it: the answer comes after the same time, whether there is such an account or not.
      remind(body.account).catch(error => node.log.warn({ err: error }, "a letter could not be written"));
      return {};
    },
    "POST /api/password/reset": async ({ body }) => {
      const person = await resetPassword(node, body.secret, body.password);
      connections.signOut(person.id);
      await notices.write(person, "password-changed");
      return { login: person.login ?? "" };
    },
    "POST /api/address/prove": async ({ body }) => {
      connections.changed(await proveAddress(node, body.secret));
      return {};
    },
    "POST /api/me/address": async (_, { person, address }) => {
      if (person.email === null || person.email === person.proven) return {};
      await notices.mustHaveLetters(person.id, person.email, address);
      await notices.write(person, "address", person.email);
      return {};
    },
  };
}

/** Endpoints for the second factor. */
function factorRoutes(
  services: Services,
): Pick<Handlers, "POST /api/me/factor" | "PUT /api/me/factor" | "DELETE /api/me/factor"> {
  const { people, notices } = services;
  return {
    "POST /api/me/factor": async ({ body }, { person }) => {
      await people.mustProve(person, body.proof);
      return people.beginFactor(person);
    },
    "PUT /api/me/factor": async ({ body }, { person: before, secret, setSession }) => {
      const { person, codes } = await people.turnFactorOn(before, body.code);
      setSession(await endOthers(services, person, secret));
      await notices.write(person, "factor-on");
      return { me: meOf(person), codes };
    },
    "DELETE /api/me/factor": async ({ body }, { person }) => {
      await people.mustProve(person, body.proof);
      await notices.write(person, "factor-off");
      return { me: meOf(await people.turnFactorOff(person)) };
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

/** Endpoints for becoming a known person. */
function sessions(
  services: Services,
): Pick<
  Handlers,
  "GET /api/me" | "POST /api/guest" | "POST /api/account" | "POST /api/sign-in" | "POST /api/sign-out"
> {
  const { people, connections, notices } = services;
  return {
    "GET /api/me": async (_, { person }) => ({ me: person && meOf(person) }),
    "POST /api/guest": async ({ body }, { setSession, device }) => {
      const { person, secret } = await people.newGuest(body.name, device, body);
      setSession(secret);
      return { me: meOf(person) };
    },
    "POST /api/account": async ({ body }, { person, setSession, secret, device, address }) => {
      const isLetter = body.email !== undefined && body.email !== person?.email && notices.canBringLinks;
      if (isLetter) await notices.mustHaveLetters(person?.id ?? "new", body.email ?? "", address);
      const made = await people.newAccount(person, body, device);
      if (isLetter) await notices.write("secret" in made ? made.person : made, "address", body.email);
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
    "POST /api/sign-in": async ({ body }, { person: before, setSession, secret: old, device, address }) => {
      const { person, secret } = await people.signIn(body.login, body, { device, address });
      if (body.keep && before && !before.login) await adoptSeats(services, before, person);
      if (old) {
        await people.signOut(old);
        connections.endSession(digestOf(old));
      }
      setSession(secret);
      return { me: meOf(person), failed: person.failed };
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
