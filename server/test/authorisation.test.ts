// Who may do what: every endpoint and every message, by stranger, spectator, another seat, the own seat, the owner.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api, type Route } from "#protocol/api.ts";
import type { clientMessage } from "#protocol/socket.ts";
import type { Server } from "#server/server.ts";
import { Client, ClientError, settle } from "./client.ts";
import { seated, tempDir, testServer } from "./harness.ts";
import { moderator } from "./moderator.ts";

const dir = tempDir();
let server: Server;
let caring: Client;
beforeAll(async () => {
  server = await testServer(dir.path);
  caring = await moderator(server);
});
afterAll(async () => {
  await server.close();
  dir.remove();
});

/** moderator: looks after the server, and has nothing to do with the table. nobody: no session; stranger: a session, no key; spectator: has the key; other: another seat; own: seat 1; owner: seat 0's person, not seat 1. */
const roles = ["nobody", "stranger", "spectator", "other", "own", "owner", "moderator"] as const;
type Role = (typeof roles)[number];
type Outcome = string;
type Line = Readonly<Record<Role, Outcome>>;

const line = (
  nobody: Outcome,
  stranger: Outcome,
  spectator: Outcome,
  other: Outcome,
  own: Outcome,
  owner: Outcome,
  moderator: Outcome = stranger,
): Line => ({
  nobody,
  stranger,
  spectator,
  other,
  own,
  owner,
  moderator,
});
const all = (outcome: Outcome): Line => line(outcome, outcome, outcome, outcome, outcome, outcome);
const moderators = (outcome: Outcome): Line => ({ ...persons("not-allowed"), moderator: outcome });
const persons = (outcome: Outcome): Line => ({ ...all(outcome), nobody: "not-signed-in" });

async function openScene(): Promise<{ people: Client[]; table: string }> {
  const people = await Promise.all(["Owner", "Own", "Other"].map(name => Client.guest(server.port, name)));
  const body = {
    game: "duel",
    seats: [{ kind: "me" as const }, { kind: "open" as const }, { kind: "open" as const }, { kind: "open" as const }],
  };
  const { table } = await people[0]!.call("POST /api/tables", { body });
  const key = table.key!;
  for (const person of people.slice(1))
    await person.call("POST /api/tables/:table/join", { params: { table: table.id }, body: { key } });
  return { people, table: table.id };
}

async function cast(stage: "open" | "running" | "finished") {
  const { people, table } = await (stage === "open" ? openScene() : runningScene(stage));
  const { table: info } = await people[0]!.call("GET /api/tables/:table", { params: { table } });
  const clients: Record<Role, Client> = {
    nobody: new Client(server.port),
    stranger: await Client.guest(server.port, "Stranger"),
    spectator: await Client.guest(server.port, "Spectator"),
    other: people[2]!,
    own: people[1]!,
    owner: people[0]!,
    moderator: caring,
  };
  return { table, key: info.key!, clients, ids: people.map(person => person.me!.id) };
}

async function runningScene(stage: "running" | "finished"): Promise<{ people: Client[]; table: string }> {
  const { people, table } = await openScene();
  await people[0]!.call("POST /api/tables/:table/start", { params: { table }, body: { fill: { with: "nobody" } } });
  if (stage === "finished") {
    const live = await server.services.hub.get(table);
    const { endTable } = await import("#server/play/votes.ts");
    await live.run(() => endTable(live));
  }
  return { people, table };
}

const outcomeOf = async (act: () => Promise<unknown>): Promise<Outcome> => {
  try {
    await act();
    return "ok";
  } catch (error) {
    if (error instanceof ClientError) return error.code;
    throw error;
  }
};

interface Case {
  readonly stage: "open" | "running" | "finished";
  readonly expected: Line;
  readonly body?: unknown;
  readonly query?: Record<string, unknown>;
  readonly params?: (ids: readonly string[]) => Record<string, unknown>;
  /** Everything below needs the key of the table from those who have no seat. */
  readonly withKey?: "query" | "body";
}

const seen = line("not-found", "not-found", "ok", "ok", "ok", "ok");
const ownerOnly = line("not-signed-in", "not-found", "not-found", "not-allowed", "not-allowed", "ok");
const sitters = line("not-signed-in", "not-found", "not-found", "ok", "ok", "ok");
/** Of a group: its owner, a member (own), a person who was asked (other), a person with its link (spectator). */
const groupPeople = (withLink: Outcome, asked: Outcome): Line =>
  line("not-signed-in", "not-found", withLink, asked, "ok", "ok");
const groupOwner = line("not-signed-in", "not-found", "not-found", "not-found", "not-allowed", "ok");
const seatOne = { seat: 1, sequence: 1, choices: [{ kind: "card", card: -1 }] };

/** A person to be cared for: who has seat 1. */
const cared = (ids: readonly string[]) => ({ person: ids[1] });

const cases: Partial<Record<Route, Case>> = {
  "GET /api/me": { stage: "open", expected: all("ok") },
  "GET /api/me/sessions": { stage: "open", expected: persons("ok") },
  "DELETE /api/me/sessions/:session": {
    stage: "open",
    expected: persons("not-found"),
    params: () => ({ session: "none" }),
  },
  "POST /api/me/way-back": { stage: "open", expected: { ...persons("ok"), moderator: "already-account" }, body: {} },
  "DELETE /api/me/way-back": { stage: "open", expected: persons("ok") },
  "POST /api/way-back": { stage: "open", expected: all("no-way-back"), body: { code: "none" } },
  "POST /api/password/forgotten": { stage: "open", expected: all("no-mail"), body: { account: "nobody" } },
  "POST /api/password/reset": {
    stage: "open",
    expected: all("bad-link"),
    body: { secret: "none", password: "correct horse" },
  },
  "POST /api/address/prove": { stage: "open", expected: all("bad-link"), body: { secret: "none" } },
  "POST /api/me/address": { stage: "open", expected: persons("ok"), body: {} },
  "POST /api/me/factor": {
    stage: "open",
    expected: { ...persons("no-account"), moderator: "bad-sign-in" },
    body: { proof: { password: "" } },
  },
  "PUT /api/me/factor": { stage: "open", expected: persons("no-factor"), body: { code: "000000" } },
  "DELETE /api/me/factor": {
    stage: "open",
    expected: { ...persons("ok"), moderator: "bad-sign-in" },
    body: { proof: { password: "" } },
  },
  "GET /api/me/export": { stage: "open", expected: persons("ok") },
  "GET /api/me/tables": { stage: "open", expected: persons("ok") },
  "GET /api/me/statistics": { stage: "open", expected: persons("ok") },
  "GET /api/me/notices": { stage: "open", expected: persons("ok") },
  "PUT /api/me/notices": {
    stage: "open",
    expected: persons("ok"),
    body: { kinds: [], delaySeconds: 0, webhook: null, email: false },
  },
  "POST /api/me/push": {
    stage: "open",
    expected: persons("ok"),
    body: { endpoint: "https://example.org/x", keys: { p256dh: "x", auth: "x" } },
  },
  "DELETE /api/me/push": { stage: "open", expected: persons("ok"), body: { endpoint: "https://example.org/x" } },
  "POST /api/me/notices/test": { stage: "open", expected: persons("ok"), body: {} },
  "GET /api/me/holidays": { stage: "open", expected: persons("ok") },
  "POST /api/me/holidays": { stage: "open", expected: persons("no-holidays"), body: { since: 1, until: 2 } },
  "DELETE /api/me/holidays/:since": { stage: "open", expected: persons("not-found"), params: () => ({ since: 1 }) },
  "GET /api/me/people": { stage: "open", expected: persons("ok") },
  "PUT /api/me/people/:person": {
    stage: "open",
    expected: { ...persons("ok"), owner: "not-found" },
    body: { tie: "friend" },
    params: ids => ({ person: ids[0] }),
  },
  "GET /api/me/groups": { stage: "open", expected: persons("ok") },
  "POST /api/groups": { stage: "open", expected: persons("ok"), body: { name: "Thursday" } },
  "GET /api/groups/:group": { stage: "open", expected: groupPeople("ok", "ok"), withKey: "query" },
  "PATCH /api/groups/:group": { stage: "open", expected: groupOwner, body: { name: "Friday" } },
  "DELETE /api/groups/:group": { stage: "open", expected: groupOwner },
  "POST /api/groups/:group/join": {
    stage: "open",
    expected: groupPeople("ok", "ok"),
    body: {},
    withKey: "body",
  },
  "POST /api/groups/:group/invite": {
    stage: "open",
    expected: { ...groupPeople("not-found", "not-found"), own: "not-friends", owner: "not-friends" },
    body: {},
  },
  "DELETE /api/groups/:group/members/:person": {
    stage: "open",
    expected: { ...groupOwner, own: "ok" },
    params: ids => ({ person: ids[1] }),
  },
  "POST /api/quick-match": {
    stage: "open",
    expected: persons("ok"),
    body: { games: ["duel"], pace: { kind: "none" } },
  },
  "PUT /api/me/muted/:person": {
    stage: "open",
    expected: persons("ok"),
    body: { muted: true },
    params: ids => ({ person: ids[0] }),
  },
  "PATCH /api/me": { stage: "open", expected: persons("ok"), body: { language: "pl" } },
  "GET /api/site": { stage: "open", expected: all("ok") },
  "PUT /api/care/site": { stage: "open", expected: moderators("ok"), body: {} },
  "POST /api/care/invitations": { stage: "open", expected: moderators("ok"), body: { uses: 1 } },
  "GET /api/care/reports": { stage: "open", expected: moderators("ok") },
  "POST /api/care/reports/:report/close": {
    stage: "open",
    expected: moderators("not-found"),
    body: {},
    params: () => ({ report: 1 }),
  },
  "GET /api/care/people": { stage: "open", expected: moderators("ok"), query: { find: "x" } },
  "GET /api/care/people/:person": { stage: "open", expected: moderators("ok"), params: cared },
  "PUT /api/care/people/:person/silenced": {
    stage: "open",
    expected: moderators("ok"),
    body: { until: 1 },
    params: cared,
  },
  "PUT /api/care/people/:person/suspended": {
    stage: "open",
    expected: moderators("ok"),
    body: { until: 1 },
    params: cared,
  },
  "PUT /api/care/people/:person/name": {
    stage: "open",
    expected: moderators("ok"),
    body: { name: "N" },
    params: cared,
  },
  "POST /api/care/people/:person/password": {
    stage: "open",
    expected: moderators("no-account"),
    body: {},
    params: cared,
  },
  "GET /api/care/people/:person/export": { stage: "open", expected: moderators("ok"), params: cared },
  "DELETE /api/care/people/:person": { stage: "open", expected: moderators("ok"), body: {}, params: cared },
  "POST /api/care/tables/:table/end": { stage: "running", expected: moderators("ok"), body: {} },
  "DELETE /api/care/tables/:table": { stage: "running", expected: moderators("ok"), body: {} },
  "GET /api/care/log": { stage: "open", expected: moderators("ok") },
  "GET /api/games": { stage: "open", expected: all("ok") },
  "GET /api/tables": { stage: "open", expected: all("ok") },
  "POST /api/tables": {
    stage: "open",
    expected: persons("ok"),
    body: { game: "duel", seats: [{ kind: "me" }, { kind: "open" }] },
  },
  "GET /api/tables/:table": { stage: "open", expected: seen, withKey: "query" },
  "GET /api/tables/:table/people": { stage: "open", expected: seen, withKey: "query" },
  "PATCH /api/tables/:table": { stage: "open", expected: ownerOnly, body: { title: "T" } },
  "DELETE /api/tables/:table": { stage: "open", expected: ownerOnly },
  "PUT /api/tables/:table/seats/:seat": {
    stage: "open",
    expected: ownerOnly,
    body: { kind: "open" },
    params: () => ({ seat: 3 }),
  },
  "PUT /api/tables/:table/seats/:seat/options": {
    stage: "open",
    expected: line("not-signed-in", "not-found", "not-found", "not-allowed", "ok", "ok"),
    body: { options: {} },
    params: () => ({ seat: 1 }),
  },
  "POST /api/tables/:table/join": {
    stage: "open",
    expected: line("not-signed-in", "not-found", "ok", "already-seated", "already-seated", "already-seated"),
    body: {},
    withKey: "body",
  },
  "POST /api/tables/:table/ready": { stage: "open", expected: sitters, body: { ready: true } },
  "POST /api/tables/:table/swap": { stage: "open", expected: ownerOnly, body: { seats: [0, 1] } },
  "POST /api/tables/:table/owner": {
    stage: "open",
    expected: line("not-signed-in", "not-found", "not-found", "not-allowed", "still-there", "ok"),
    body: {},
  },
  "POST /api/tables/:table/leave": { stage: "open", expected: sitters, body: {} },
  "POST /api/tables/:table/start": { stage: "open", expected: ownerOnly, body: { fill: { with: "nobody" } } },
  "PUT /api/tables/:table/seats/:seat/substitute": {
    stage: "running",
    expected: line("not-signed-in", "not-found", "not-found", "still-there", "ok", "still-there"),
    body: { seeks: true },
    params: () => ({ seat: 1 }),
  },
  "POST /api/tables/:table/return": { stage: "running", expected: sitters, body: {} },
  "POST /api/tables/:table/rematch": { stage: "finished", expected: sitters, body: {} },
  "GET /api/tables/:table/present": {
    stage: "running",
    expected: line("not-found", "not-found", "not-allowed", "not-allowed", "ok", "not-allowed"),
    query: { as: 1 },
    withKey: "query",
  },
  "POST /api/tables/:table/choices": {
    stage: "running",
    expected: line("not-signed-in", "not-found", "not-found", "not-allowed", "not-offered", "not-allowed"),
    body: seatOne,
  },
  "GET /api/tables/:table/history": {
    stage: "running",
    expected: line("not-found", "not-found", "not-allowed", "not-allowed", "ok", "not-allowed"),
    query: { as: 1 },
    withKey: "query",
  },
  "GET /api/tables/:table/recap": {
    stage: "running",
    expected: line("not-signed-in", "not-found", "not-found", "not-allowed", "ok", "not-allowed"),
    query: { seat: 1 },
  },
  "GET /api/tables/:table/chat": {
    stage: "running",
    expected: line("not-found", "not-found", "not-seated", "ok", "ok", "ok"),
    withKey: "query",
  },
  "GET /api/tables/:table/own": { stage: "running", expected: sitters },
  "GET /api/tables/:table/orders": { stage: "running", expected: sitters },
  "GET /api/tables/:table/orders/questions": {
    stage: "running",
    expected: line("not-signed-in", "not-found", "not-found", "not-allowed", "ok", "not-allowed"),
    query: { seat: 1 },
  },
  "PATCH /api/tables/:table/orders": { stage: "running", expected: sitters, body: { skipsIdle: true } },
  "PATCH /api/tables/:table/own": { stage: "running", expected: sitters, body: { notes: "secret plan" } },
  "PUT /api/tables/:table/silenced/:person": {
    stage: "running",
    expected: ownerOnly,
    body: { silenced: true },
    params: ids => ({ person: ids[1] }),
  },
  "POST /api/tables/:table/report": {
    stage: "running",
    expected: line("not-signed-in", "not-found", "not-found", "ok", "ok", "ok"),
    body: {},
  },
  "GET /api/tables/:table/replay": { stage: "finished", expected: seen, query: { as: 1 }, withKey: "query" },
  "GET /api/tables/:table/export": { stage: "finished", expected: seen, withKey: "query" },
  "GET /api/openapi.json": { stage: "open", expected: all("ok") },
};

/** These make or end persons and sessions; tested on their own in people.test.ts. */
const elsewhere: Route[] = [
  "POST /api/guest",
  "POST /api/account",
  "POST /api/sign-in",
  "POST /api/sign-out",
  "DELETE /api/me",
];

test("every endpoint has a line in the matrix", () => {
  expect(Object.keys(api).sort()).toEqual([...Object.keys(cases), ...elsewhere].sort());
});

/** Doors beside the protocol's: for anybody, but figures only for this machine (operations.test.ts). */
const operators = ["GET /healthz", "GET /readyz", "GET /livez", "GET /metrics", "GET /api/docs"];

/** Every route that the server listens to, read from the tree it prints. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split("\n").flatMap(line => {
    const [, indent, part, methods] = /^([^/\w*]*?)(?:[├└]── )(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) return [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, (above[depth - 1] ?? "") + part);
    return (methods?.split(", ") ?? []).map(method => `${method} ${above[depth]}`);
  });
}

test("the server listens to nothing that no line is about", () => {
  const routes = routesOf(server.app.printRoutes({ commonPrefix: false })).filter(route => !route.startsWith("HEAD "));
  expect(routes.sort()).toEqual([...Object.keys(api), ...operators].sort());
});

/** A group of the owner and seat 1's person, which has asked another one. */
async function groupOf({ owner, own, other }: Record<Role, Client>): Promise<{ group: string; code: string }> {
  const { group } = await owner.call("POST /api/groups", { body: { name: "Club" } });
  const params = { group: group.id };
  const { code } = group.inside!;
  await own.call("POST /api/groups/:group/join", { params, body: { code } });
  for (const [by, to] of [
    [owner, other],
    [other, owner],
  ] as const)
    await by.call("PUT /api/me/people/:person", { params: { person: to.me!.id }, body: { tie: "friend" } });
  await owner.call("POST /api/groups/:group/invite", { params, body: { person: other.me!.id } });
  return { group: group.id, code };
}

describe.each(Object.keys(cases) as Route[])("%s", route => {
  test.each(roles)("%s", async role => {
    const { stage, expected, body, query, params, withKey } = cases[route]!;
    const { table, key, clients, ids } = await cast(stage);
    const ofGroup = route.includes("/:group") ? await groupOf(clients) : null;
    const opens = role === "spectator" && (ofGroup ? { code: ofGroup.code } : { key });
    const call = {
      params: { table, group: ofGroup?.group, ...params?.(ids) },
      query: { ...query, ...(withKey === "query" && opens) },
      ...(body === undefined ? {} : { body: { ...bodyFor(route, body, ids), ...(withKey === "body" && opens) } }),
    };
    expect(await outcomeOf(() => clients[role].call(route, call as never))).toBe(expected[role]);
  });
});

function bodyFor(route: Route, body: unknown, ids: readonly string[]): object {
  const extra = route.endsWith("/report")
    ? { person: ids[0], reason: "rude" }
    : route.endsWith("/owner")
      ? { person: ids[1] }
      : route.endsWith("/invite")
        ? { person: ids[1] }
        : {};
  return { ...(body as object), ...extra };
}

describe("without a session, the key opens a table by link to look at", () => {
  test("as a spectator, never as a seat", async () => {
    const { table, key, clients } = await cast("running");
    const look = (as: number | "spectator") =>
      outcomeOf(() => clients.nobody.call("GET /api/tables/:table/present", { params: { table }, query: { as, key } }));
    expect(await look("spectator")).toBe("ok");
    expect(await look(1)).toBe("not-signed-in");
  });
});

type MessageType = (typeof clientMessage)["options"][number]["shape"]["type"]["value"];
interface MessageCase {
  readonly expected: Line;
  message(table: string, key: string | undefined): Record<string, unknown>;
}

const messages: Record<MessageType, MessageCase> = {
  hello: { expected: all("ok"), message: () => ({ protocol: 1 }) },
  ping: { expected: all("ok"), message: () => ({}) },
  watch: { expected: all("ok"), message: () => ({ lists: ["lobby", "mine"] }) },
  subscribe: {
    expected: line("not-found", "not-found", "not-allowed", "not-allowed", "ok", "not-allowed"),
    message: (table, key) => ({ table, as: 1, key }),
  },
  unsubscribe: { expected: all("ok"), message: table => ({ table, as: 1 }) },
  choose: {
    expected: line("not-signed-in", "not-found", "not-found", "not-allowed", "not-offered", "not-allowed"),
    message: table => ({ table, ...seatOne }),
  },
  retract: {
    expected: line("not-signed-in", "not-found", "not-found", "not-allowed", "nothing-to-retract", "not-allowed"),
    message: table => ({ table, seat: 1, sequence: 1 }),
  },
  undo: {
    expected: line("not-signed-in", "not-found", "not-found", "not-allowed", "undo-nothing", "not-allowed"),
    message: table => ({ table, seat: 1, sequence: 1 }),
  },
  propose: {
    expected: line("not-signed-in", "not-found", "not-found", "not-allowed", "undo-nothing", "not-allowed"),
    message: table => ({ table, kind: "undo", seat: 1 }),
  },
  vote: {
    expected: line("not-signed-in", "not-found", "not-found", "no-proposal", "no-proposal", "no-proposal"),
    message: table => ({ table, proposal: "x", answer: "yes" }),
  },
  refusals: {
    expected: line("not-signed-in", "not-found", "not-found", "not-allowed", "ok", "not-allowed"),
    message: table => ({ table, seat: 1 }),
  },
  preview: {
    expected: line("not-signed-in", "not-found", "not-found", "not-allowed", "ok", "not-allowed"),
    message: table => ({ table, seat: 1, wish: { choices: [] } }),
  },
  chat: { expected: sitters, message: table => ({ table, text: "hello" }) },
};

describe.each(Object.keys(messages) as MessageType[])("message %s", type => {
  test.each(roles)("%s", async role => {
    const { table, key, clients } = await cast("running");
    const talk = await clients[role].connect();
    const body = messages[type].message(table, role === "spectator" ? key : undefined);
    expect(await outcomeOf(() => talk.ask({ type, ...body } as never))).toBe(messages[type].expected[role]);
    talk.close();
  });
});

test("what is said at a public table is heard by its people only, on every channel", async () => {
  const { people, table } = await seated(server.port, "duel", 2);
  const stranger = await Client.guest(server.port, "Stranger");
  const [own, watcher, nobody] = await Promise.all(
    [people[0]!, stranger, new Client(server.port)].map(client => client.connect()),
  );
  await own!.subscribe(table, 0);
  for (const talk of [watcher!, nobody!]) await talk.subscribe(table, "spectator");
  const other = await people[1]!.connect();
  await other.ask({ type: "chat", table, text: "between us" });
  await own!.until("chat", ({ message }) => message.text === "between us");
  await settle([watcher!, nobody!]);
  for (const talk of [watcher!, nobody!]) expect(talk.wire.join()).not.toContain("between us");
  const read = (client: Client) => outcomeOf(() => client.call("GET /api/tables/:table/chat", { params: { table } }));
  expect([await read(people[0]!), await read(stranger), await read(new Client(server.port))]).toEqual([
    "ok",
    "not-seated",
    "not-signed-in",
  ]);
  for (const talk of [own!, other, watcher!, nobody!]) talk.close();
});

test("requests and sockets from other sites are refused", async () => {
  const { clients } = await cast("open");
  const evil = { origin: "https://evil.example" };
  expect(await outcomeOf(() => clients.own.call("PATCH /api/me", { body: { name: "X" } }, evil))).toBe("bad-origin");
  const { WebSocket } = await import("ws");
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/socket`, { origin: evil.origin });
  const status = await new Promise(done =>
    socket.on("unexpected-response", (_, response) => done(response.statusCode)),
  );
  expect(status).toBe(403);
  socket.on("error", () => undefined);
});
