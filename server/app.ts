// A complete server on a node's parts: doors, tables, notices; opened and closed as a whole.
import { existsSync } from "node:fs";
import type { Server as HttpServer } from "node:http";
import type { Socket } from "node:net";
import { resolve } from "node:path";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import statics from "@fastify/static";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Redis } from "ioredis";
import { placeOf, type Trusts, trustsOf } from "./http/address.ts";
import { assetOf, storeAssets } from "./http/assets.ts";
import { careRoutes } from "./http/care.ts";
import { isOwnOrigin } from "./http/cookie.ts";
import { openDoor, statusOf } from "./http/door.ts";
import { groupRoutes } from "./http/groups.ts";
import { docsPage } from "./http/openapi.ts";
import { peopleRoutes } from "./http/people.ts";
import { playRoutes } from "./http/playing.ts";
import { recordRoutes } from "./http/records.ts";
import { tableRoutes } from "./http/tables.ts";
import { talkRoutes } from "./http/talk.ts";
import { randomId } from "./ids.ts";
import type { ServerNode } from "./node.ts";
import { health, isReady, mayReadMetrics } from "./ops/health.ts";
import { isTrouble, Refused } from "./refusal.ts";
import type { Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { Counts } from "./socket/counts.ts";
import { every } from "./time.ts";

const BODY_LIMIT = 64 * 1024;

const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // React and its libraries set styles of elements; scripts stay in files.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", "blob:"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** What pages may use of a device: nothing but the screen and the clipboard. */
const permissions = [
  ...["accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "geolocation", "gyroscope", "hid"],
  ...["magnetometer", "microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking"],
]
  .map(feature => `${feature}=()`)
  .concat(["fullscreen=(self)", "screen-wake-lock=(self)", "clipboard-write=(self)"])
  .join(", ");

/** A connection on which nothing moves for so long is closed; the longest wait for news is shorter. */
const IDLE = 60_000;

/** Lets a connection in, unless its address has as many as it may; proxies speak for many. */
function admit(socket: Socket, counts: Counts, trusts: Trusts, most: number): void {
  const address = socket.remoteAddress ?? "";
  if (trusts(address, 0)) return;
  const place = placeOf(address);
  if (!counts.add(place, most)) socket.destroy();
  else socket.once("close", () => counts.remove(place));
}

/** Requests that one connection may have under way: browsers and proxies wait for each answer, or open another. */
const AT_ONCE = 4;

/** Cuts connections that ask for more and more without taking the answers: each would hold a file and a buffer. */
function capPipelines(server: HttpServer): void {
  const underWay = new WeakMap<Socket, number>();
  server.prependListener("request", ({ socket }, response) => {
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    if (count > AT_ONCE) socket.destroy();
  });
}

/** The server itself: how long it waits, and for how many. */
function openHttp(settings: Settings, logger: FastifyBaseLogger): FastifyInstance {
  const trusts = trustsOf(settings.trustProxy);
  const connections = new Counts();
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomId(12),
    trustProxy: trusts,
    // An address that no route can have is malformed like everything else.
    frameworkErrors: (_error, _request, reply) => {
      const refused = new Refused("malformed", { where: "address" });
      void (reply as unknown as FastifyReply).status(statusOf(refused.code)).send({ error: refused.wire });
    },
    // A body that drips in, and a reader that takes nothing, are cut.
    requestTimeout: settings.requestSeconds * 1000,
    connectionTimeout: IDLE,
    http: {
      headersTimeout: settings.requestSeconds * 1000,
      connectionsCheckingInterval: Math.min(5000, settings.requestSeconds * 500),
    },
  });
  capPipelines(app.server);
  app.server.on("connection", socket => admit(socket, connections, trusts, settings.connectionsPerAddress));
  return app;
}

/** The HTTP side of a server. */
export async function makeApp(services: Services, redis: Redis | null): Promise<FastifyInstance> {
  const { settings, log } = services.node;
  const app = openHttp(settings, log.child({ part: "http" }));
  app.setErrorHandler((error, request, reply) => refuse(services, error, request, reply));
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: "deny" },
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: "1 minute",
    // The client's own files do not count: a first visit fetches many, and a club may sit behind one address. What
    // counts is the route that was found, however its address was written.
    allowList: request => !isOfServer(request.routeOptions.url),
    ...(redis && { redis, nameSpace: "hetman:rate:" }),
    skipOnError: true,
    errorResponseBuilder: (_request, context) => new Refused("too-many", { seconds: Math.ceil(context.ttl / 1000) }),
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = { route: request.routeOptions.url ?? "none", status: `${Math.floor(reply.statusCode / 100)}xx` };
    services.node.metrics.http.observe(labels, reply.elapsedTime / 1000);
  });
  app.addHook("onRequest", (request, reply) => atTheDoor(services, request, reply));
  openDoor(app, services, {
    ...peopleRoutes(services),
    ...groupRoutes(services),
    ...careRoutes(services),
    ...tableRoutes(services),
    ...playRoutes(services),
    ...talkRoutes(services),
    ...recordRoutes(services),
  });
  operatorRoutes(app, services);
  await webClient(app, services.node);
  app.server.on("upgrade", (request, stream, head) => services.connections.upgrade(request, stream, head));
  return app;
}

/** What every request is met with. */
async function atTheDoor({ node }: Services, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.header("permissions-policy", permissions);
  // What the server says is personal, and of the moment.
  if (isOfServer(request.routeOptions.url)) void reply.header("cache-control", "no-store");
  if (request.method === "GET" || request.method === "HEAD") return;
  if (!isOwnOrigin(node.settings, request.headers.origin, request.headers.host)) throw new Refused("bad-origin");
  if (node.isDraining) throw new Refused("draining");
}

function refuse(services: Services, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = error instanceof Refused ? error : byFastify(error);
  if (refused.code === "bug" || isTrouble(refused))
    services.node.log.error({ err: error, request: request.id, route: request.routeOptions.url }, "a request failed");
  services.node.metrics.refused.inc({ code: refused.code });
  return reply.status(statusOf(refused.code)).send({ error: refused.wire });
}

/** Fastify's own errors: bodies that are not JSON or too large. */
function byFastify(error: unknown): Refused {
  const status = typeof error === "object" && error !== null && "statusCode" in error ? Number(error.statusCode) : 500;
  if (status === 413) return new Refused("too-large", { bytes: BODY_LIMIT });
  return status >= 400 && status < 500 ? new Refused("malformed", { where: "body" }) : new Refused("bug");
}

function operatorRoutes(app: FastifyInstance, services: Services): void {
  const { node } = services;
  app.get("/healthz", async (_request, reply) => {
    const { isWell, ...details } = await health(node);
    return reply.status(isWell ? 200 : 503).send({ isWell, ...details });
  });
  app.get("/readyz", async (_request, reply) => {
    const ready = await isReady(node);
    return reply.status(ready ? 200 : 503).send({ isReady: ready });
  });
  app.get("/livez", async () => ({ isAlive: true }));
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(node.settings, request.ip, request.headers)) throw new Refused("not-allowed");
    return reply.type(node.metrics.registry.contentType).send(await node.metrics.registry.metrics());
  });
  app.get("/api/docs", async (_request, reply) => reply.type("text/html; charset=utf-8").send(docsPage()));
}

/** Whether a route is the server's own, not a file of the built client. */
const isOfServer = (route: string | undefined): boolean => /^\/(api\/|healthz$|metrics$)/.test(route ?? "");

const DAY = 86_400_000;
const FOR_EVER = "public, max-age=31536000, immutable";

/** The built client: hashed files for ever, everything else asked again; unknown pages are the client's own. */
async function webClient(app: FastifyInstance, node: ServerNode): Promise<void> {
  const root = resolve(node.settings.webDir);
  const isBuilt = existsSync(root);
  if (isBuilt) {
    // A build that runs for months is still one of the last.
    const refresh = (): Promise<void> =>
      storeAssets(node).catch(error => node.log.warn({ err: error }, "the client's files could not be stored"));
    await refresh();
    const stop = every(node.time, DAY, refresh);
    app.addHook("onClose", async () => stop());
    await app.register(statics, {
      root,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        void reply.header("vary", "accept-encoding");
        void reply.header("cache-control", path.includes("/assets/") ? FOR_EVER : "no-cache");
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isReading = request.method === "GET" && !request.url.startsWith("/api/");
    const isPage = isReading && !/\.\w+$/.test(request.url.split("?")[0] ?? "");
    if (isBuilt && isPage) return reply.header("cache-control", "no-cache").sendFile("index.html");
    const asset = isReading ? await assetOf(node, request.url) : null;
    if (!asset) throw new Refused("not-found");
    return reply.header("cache-control", FOR_EVER).type(asset.type).send(asset.body);
  });
}
