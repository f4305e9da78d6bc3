// The HTTP API: one table that registers the server's routes, types the clients and makes the OpenAPI page.
import { z } from "zod";
import { care } from "./api-care.ts";
import { groups } from "./api-groups.ts";
import { people } from "./api-people.ts";
import { records } from "./api-records.ts";
import { asViewer, inTable, withKey } from "./at-table.ts";
import { type Endpoint, nothing } from "./endpoint.ts";
import { orderChange, orders, questionsAhead } from "./orders.ts";
import { chatMessage, choice, ownPlace, present, recap, sequence, step } from "./play.ts";
import {
  gameInfo,
  lobbyFilter,
  options,
  pace,
  seatNumber,
  seatPlan,
  sitter,
  tableChange,
  tableId,
  tableInfo,
  tableLanguage,
  tablePlan,
  tableSummary,
} from "./tables.ts";
import { code, count, id, linesOf } from "./text.ts";

const inSeat = z.object({ table: tableId, seat: z.coerce.number().pipe(seatNumber) });
const flag = z.enum(["true", "false"]).transform(v => v === "true");

const tables = {
  "GET /api/games": { about: "Installed games.", who: "anyone", reply: z.object({ games: z.array(gameInfo) }) },
  "GET /api/tables": {
    about: "Public tables, newest first.",
    who: "anyone",
    query: z.object({
      game: z.string().max(40).optional(),
      stage: z.enum(["open", "running", "finished"]).optional(),
      seats: lobbyFilter.shape.seats,
      pace: lobbyFilter.shape.pace,
      language: lobbyFilter.shape.language,
      level: lobbyFilter.shape.level,
      free: flag.optional().describe("true: only tables with a free seat."),
      friends: flag.optional().describe("true: only tables where a friend of mine sits."),
      substitute: flag.optional().describe("true: only games in which a substitute is looked for."),
      search: lobbyFilter.shape.search,
      before: count.optional().describe("Of finished tables: only those updated before; for the next page."),
    }),
    reply: z.object({ tables: z.array(tableSummary), total: z.number().int() }),
  },
  "POST /api/tables": {
    about: "Makes a table; its maker owns it.",
    who: "person",
    body: tablePlan,
    reply: z.object({ table: tableInfo }),
  },
  "POST /api/quick-match": {
    about: "Sits down at a public table that fits, the one that waits longest first; makes one if there is none.",
    who: "person",
    body: z.strictObject({
      games: z.array(z.string().max(40)).min(1).max(20),
      pace,
      language: tableLanguage.default("any"),
    }),
    reply: z.object({ table: tableInfo }),
  },
  "GET /api/tables/:table": {
    about: "A table one may see; the code of an invitation opens it, too.",
    who: "anyone",
    params: inTable,
    query: withKey.extend({ invite: code.optional() }),
    reply: z.object({ table: tableInfo }),
  },
  "GET /api/tables/:table/people": {
    about: "Who sits at a table one may see, and what others may expect of them.",
    who: "anyone",
    params: inTable,
    query: withKey.extend({ invite: code.optional() }),
    reply: z.object({ people: z.array(sitter) }),
  },
  "PATCH /api/tables/:table": {
    about: "Changes a table before its start; owner only.",
    who: "person",
    params: inTable,
    body: tableChange,
    reply: z.object({ table: tableInfo }),
  },
  "DELETE /api/tables/:table": {
    about: "Removes a table before its start; owner only.",
    who: "person",
    params: inTable,
    reply: nothing,
  },
  "PUT /api/tables/:table/seats/:seat": {
    about: "Changes who is to sit in a seat before the start; owner only; a person in it has to get up.",
    who: "person",
    params: inSeat,
    body: seatPlan,
    reply: z.object({ table: tableInfo }),
  },
  "PUT /api/tables/:table/seats/:seat/options": {
    about: "Changes a seat's own settings before the start; its person or the owner.",
    who: "person",
    params: inSeat,
    body: z.strictObject({ options }),
    reply: z.object({ table: tableInfo }),
  },
  "PUT /api/tables/:table/seats/:seat/substitute": {
    about:
      "Looks for a substitute, or not any more: for one's own seat, or for a person who has been away for as long as the table waits.",
    who: "person",
    params: inSeat,
    body: z.strictObject({ seeks: z.boolean() }),
    reply: z.object({ table: tableInfo }),
  },
  "POST /api/tables/:table/join": {
    about: "Takes a free seat: the given one, the one of the invitation code, or any open one.",
    who: "person",
    params: inTable,
    body: z.strictObject({
      seat: seatNumber.optional(),
      key: code.optional(),
      invite: code.optional(),
    }),
    reply: z.object({ table: tableInfo }),
  },
  "POST /api/tables/:table/ready": {
    about: "Says before the start that one is ready, or not any more; people with a seat.",
    who: "person",
    params: inTable,
    body: z.strictObject({ ready: z.boolean() }),
    reply: z.object({ table: tableInfo }),
  },
  "POST /api/tables/:table/swap": {
    about: "Lets two seats change places before the start, with everything in them; owner only.",
    who: "person",
    params: inTable,
    body: z.strictObject({ seats: z.tuple([seatNumber, seatNumber]) }),
    reply: z.object({ table: tableInfo }),
  },
  "POST /api/tables/:table/owner": {
    about:
      "Hands the table over to a person with a seat; owner only. When the owner has been away for as long as the table waits, a person with a seat may take it.",
    who: "person",
    params: inTable,
    body: z.strictObject({ person: id }),
    reply: z.object({ table: tableInfo }),
  },
  "POST /api/tables/:table/leave": {
    about:
      "Gets up: before the start the seat is free again, in a running game a bot plays it until its person returns.",
    who: "person",
    params: inTable,
    body: nothing,
    reply: z.object({ table: tableInfo }),
  },
  "POST /api/tables/:table/return": {
    about: "Takes one's own seats back from the bot, or from the substitute to whom one has lent them.",
    who: "person",
    params: inTable,
    body: nothing,
    reply: z.object({ table: tableInfo }),
  },
  "POST /api/tables/:table/start": {
    about:
      "Starts the game; owner only. `fill` says what becomes of seats nobody took: a bot plays, or they are left out.",
    who: "person",
    params: inTable,
    body: z.strictObject({
      fill: z
        .discriminatedUnion("with", [
          z.object({ with: z.literal("bots"), level: z.string().max(32) }),
          z.object({ with: z.literal("nobody") }),
        ])
        .optional(),
    }),
    reply: z.object({ table: tableInfo }),
  },
  "POST /api/tables/:table/rematch": {
    about: "Makes the table where the same people play again, or gives the one that was made.",
    who: "person",
    params: inTable,
    body: nothing,
    reply: z.object({ table: tableInfo }),
  },
} satisfies Record<string, Endpoint>;

const playing = {
  "GET /api/tables/:table/present": {
    about: "What a viewer sees now; with `after` waits up to 25 seconds for a version later than that.",
    who: "anyone",
    params: inTable,
    query: withKey.extend({ as: asViewer, after: count.optional() }),
    reply: z.object({ present }),
  },
  "POST /api/tables/:table/choices": {
    about: "Like the socket's `choose`, for clients without one.",
    who: "person",
    params: inTable,
    body: z.strictObject({ seat: seatNumber, sequence, choices: z.array(choice).min(1).max(64) }),
    reply: z.object({ version: z.number().int(), sequence, present }),
  },
  "GET /api/tables/:table/history": {
    about: "What happened, as a viewer saw it; up to 500 steps after `after`.",
    who: "anyone",
    params: inTable,
    query: withKey.extend({ as: asViewer, after: count.default(0) }),
    reply: z.object({ steps: z.array(step), isCut: z.boolean() }),
  },
  "GET /api/tables/:table/recap": {
    about: "What happened since the seat's last move, picture by picture; for its person.",
    who: "person",
    params: inTable,
    query: z.object({ seat: inSeat.shape.seat }),
    reply: recap,
  },
  "GET /api/tables/:table/chat": {
    about:
      "The chat, newest last; up to 100 lines before `before`. For people with a seat and the owner; for those who watch, what the table lets them hear.",
    who: "anyone",
    params: inTable,
    query: withKey.extend({ before: count.optional() }),
    reply: z.object({ messages: z.array(chatMessage) }),
  },
  "GET /api/tables/:table/own": {
    about: "What is only mine at this table; for people with a seat and the owner.",
    who: "person",
    params: inTable,
    reply: ownPlace,
  },
  "PATCH /api/tables/:table/own": {
    about: "Changes what is only mine at this table; for people with a seat and the owner.",
    who: "person",
    params: inTable,
    body: z.strictObject(ownPlace.partial().shape),
    reply: ownPlace,
  },
  "GET /api/tables/:table/orders": {
    about: "What I have ordered at this table; for people with a seat.",
    who: "person",
    params: inTable,
    reply: orders,
  },
  "GET /api/tables/:table/orders/questions": {
    about: "What my seat may be asked next, as far as it can know: questions that can be answered in advance.",
    who: "person",
    params: inTable,
    query: z.object({ seat: inSeat.shape.seat }),
    reply: questionsAhead,
  },
  "PATCH /api/tables/:table/orders": {
    about: "Gives an order, withdraws one, or says whether windows in which I can do nothing pass by themselves.",
    who: "person",
    params: inTable,
    body: orderChange,
    reply: orders,
  },
  "PUT /api/tables/:table/silenced/:person": {
    about: "Silences a person at this table for everybody; owner only.",
    who: "person",
    params: z.object({ table: tableId, person: id }),
    body: z.strictObject({ silenced: z.boolean() }),
    reply: z.object({ table: tableInfo }),
  },
  "POST /api/tables/:table/report": {
    about: "Reports a person at the table to the operator.",
    who: "person",
    params: inTable,
    body: z.strictObject({
      person: id,
      message: z.number().int().min(0).optional().describe("The line of chat it is about."),
      reason: linesOf(1, 1000),
    }),
    reply: nothing,
  },
} satisfies Record<string, Endpoint>;

const operation = {
  "GET /api/openapi.json": {
    about: "This API as an OpenAPI document.",
    who: "anyone",
    reply: z.record(z.string(), z.unknown()),
  },
} satisfies Record<string, Endpoint>;

/** Every endpoint, by method and path. */
export const api = { ...people, ...groups, ...care, ...tables, ...playing, ...records, ...operation };

export type Api = typeof api;
export type Route = keyof Api;

type Part<R extends Route, P extends "params" | "query" | "body"> =
  Api[R] extends Record<P, infer S extends z.ZodType> ? S : never;

/** What a client gives to an endpoint. */
export interface Call<R extends Route> {
  params: [Part<R, "params">] extends [never] ? undefined : z.input<Part<R, "params">>;
  query: [Part<R, "query">] extends [never] ? undefined : z.input<Part<R, "query">>;
  body: [Part<R, "body">] extends [never] ? undefined : z.input<Part<R, "body">>;
}

/** What the server's handler of an endpoint gets. */
export interface Asked<R extends Route> {
  params: [Part<R, "params">] extends [never] ? undefined : z.output<Part<R, "params">>;
  query: [Part<R, "query">] extends [never] ? undefined : z.output<Part<R, "query">>;
  body: [Part<R, "body">] extends [never] ? undefined : z.output<Part<R, "body">>;
}

/** What an endpoint gives back. */
export type Reply<R extends Route> = z.output<Api[R]["reply"]>;
