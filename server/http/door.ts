// The HTTP door: routes made from the protocol's table, checked by its schemas, refusals as codes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Api, type Asked, api, type Reply, type Route } from "#protocol/api.ts";
import type { Endpoint } from "#protocol/endpoint.ts";
import type { ErrorCode } from "#protocol/errors.ts";
import { digestOf } from "../ids.ts";
import { tellStory } from "../ops/story.ts";
import { Refused } from "../refusal.ts";
import type { Services } from "../services.ts";
import { mustBeSound } from "../sound.ts";
import type { PersonRow } from "../store/people.ts";
import { cookieName, deviceOf, setSession } from "./cookie.ts";

/** Who calls an endpoint, and what the answer may do besides being one. */
export interface Caller<P> {
  readonly person: P;
  /** The session's secret, if there is one. */
  readonly secret: string | undefined;
  /** Browser and system, to tell sessions apart. */
  readonly device: string;
  /** Where the caller is. */
  readonly address: string;
  /** Starts a session, or with null ends it. */
  setSession(secret: string | null): void;
  /** Names the answer as a file to save. */
  asFile(name: string): void;
  /** Called when the caller has gone away. */
  onGone(act: () => void): void;
}

type PersonOf<R extends Route> = Api[R]["who"] extends "anyone" ? PersonRow | null : PersonRow;

/** What each endpoint does. */
export type Handlers = { readonly [R in Route]: (asked: Asked<R>, caller: Caller<PersonOf<R>>) => Promise<Reply<R>> };

const statuses: Partial<Record<ErrorCode, number>> = {
  "not-signed-in": 401,
  "bad-sign-in": 401,
  "no-way-back": 401,
  "proof-needed": 401,
  "code-needed": 401,
  "bad-code": 401,
  "not-allowed": 403,
  "bad-origin": 403,
  "no-spectators": 403,
  "not-together": 403,
  "finish-rate": 403,
  removed: 403,
  "no-holidays": 409,
  "not-friends": 403,
  muted: 403,
  suspended: 403,
  "invitation-needed": 403,
  "factor-needed": 403,
  "not-found": 404,
  "unknown-game": 404,
  "too-large": 413,
  "too-many": 429,
  bug: 500,
  storage: 503,
  draining: 503,
  "read-only": 503,
};

/** The HTTP status of a refusal; what is not named here is a conflict with how things stand, or a bad request. */
export function statusOf(code: ErrorCode): number {
  return statuses[code] ?? (code === "malformed" ? 400 : 409);
}

/** Checks one part of a request. */
function part(endpoint: Endpoint, name: "params" | "query" | "body", value: unknown): unknown {
  const schema = endpoint[name];
  if (!schema) return undefined;
  mustBeSound(value, name);
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Refused("malformed", { where: [name, ...(issue?.path ?? [])].join("."), problem: issue?.message ?? "" });
}

function callerOf(
  services: Services,
  person: PersonRow | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Caller<PersonRow> {
  return {
    // Endpoints for persons are refused before their handler runs when there is none.
    person: person as PersonRow,
    secret: secretIn(services, request),
    device: deviceOf(request.headers["user-agent"]),
    address: request.ip,
    setSession: secret => setSession(services.node.settings, request, reply, secret),
    asFile: name => {
      void reply.header("content-disposition", `attachment; filename="${name}"`);
    },
    onGone: act => {
      reply.raw.once("close", act);
    },
  };
}

const secretIn = ({ node }: Services, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(node.settings)];

/** The person of the session; a session in use lasts on, and so does its cookie. */
async function personOf(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<PersonRow | null> {
  const secret = secretIn(services, request);
  const session = secret ? await services.people.session(digestOf(secret)) : null;
  if (secret && session?.isRenewed) setSession(services.node.settings, request, reply, secret);
  return session?.person ?? null;
}

/** Endpoints that make people, try passwords or write to others: few per minute are enough. */
export const guarded: ReadonlySet<string> = new Set<string>([
  "POST /api/guest",
  "POST /api/account",
  "POST /api/sign-in",
  "POST /api/way-back",
  "POST /api/password/forgotten",
  "POST /api/password/reset",
  "POST /api/address/prove",
  "POST /api/me/address",
  "POST /api/me/notices/test",
]);

/** Refuses callers whom an endpoint is not for. */
function mustBe(who: Endpoint["who"], person: PersonRow | null): void {
  if (who === "anyone") return;
  if (!person) throw new Refused("not-signed-in");
  if (who === "person") return;
  if (person.role !== "moderator") throw new Refused("not-allowed");
  if (!person.factor?.isOn) throw new Refused("factor-needed");
}

const isChange = (method: string): boolean => method !== "GET";

/** What may be changed while nothing else may: those who look after the server have to get in. */
const isForCare = (route: string, { who }: Endpoint): boolean =>
  who === "moderator" || route === "POST /api/sign-in" || route === "POST /api/sign-out";

/** Registers every endpoint of the protocol. */
export function openDoor(app: FastifyInstance, services: Services, handlers: Handlers): void {
  for (const [route, endpoint] of Object.entries(api) as [Route, Endpoint][]) {
    const [method, url] = route.split(" ") as ["GET", string];
    const handler = handlers[route] as (asked: unknown, caller: Caller<PersonRow>) => Promise<unknown>;
    const config = guarded.has(route)
      ? { rateLimit: { max: Math.max(1, services.node.settings.requestsPerMinute / 20) } }
      : {};
    app.route({
      method,
      url,
      config,
      handler: async (request, reply) => {
        const asked = {
          params: part(endpoint, "params", request.params),
          query: part(endpoint, "query", request.query),
          body: part(endpoint, "body", request.body),
        };
        const person = await personOf(services, request, reply);
        const told = (code: ErrorCode | null): void => {
          const { table } = (asked.params ?? {}) as { table?: string };
          const { seat, sequence } = (asked.body ?? {}) as { seat?: number; sequence?: number };
          const about = { request: request.id, what: route, person: person?.id ?? null, address: request.ip };
          tellStory(services.node.log, { ...about, table, seat, sequence }, code);
        };
        try {
          mustBe(endpoint.who, person);
          if (isChange(method) && services.node.site.readOnlySince !== null && !isForCare(route, endpoint))
            throw new Refused("read-only");
          const answer = await handler(asked, callerOf(services, person, request, reply));
          told(null);
          return answer;
        } catch (error) {
          told(error instanceof Refused ? error.code : "bug");
          throw error;
        }
      },
    });
  }
}
