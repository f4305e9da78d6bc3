// The socket at /api/socket: JSON messages both ways. Every message has a `type`; a message of the client may carry
// a `ref`, which comes back in the answer (`done`, `error` or the message named below).
import { z } from "zod";
import { type ErrorCode, type ErrorParams, errorCodes } from "./errors.ts";
import { orders } from "./orders.ts";
import { me } from "./people.ts";
import {
  beside,
  change,
  chatMessage,
  chatText,
  choice,
  gameEvent,
  present,
  preview,
  previewWish,
  refusal,
  sequence,
  step,
  viewer,
} from "./play.ts";
import { lobbyFilter, seatNumber, tableId, tableInfo, tableSummary } from "./tables.ts";
import { code, id } from "./text.ts";
import { proposalKind, voteAnswer } from "./votes.ts";

const ref = z.number().int().min(0).optional();
const key = code.optional().describe("The key of a table by link, for people who do not sit there.");
const submission = { ref, table: tableId, seat: seatNumber, sequence };

/** The part that every message of a client may have. */
export const refOnly = z.object({ ref });

/** What a client says. */
export const clientMessage = z.discriminatedUnion("type", [
  z
    .strictObject({ type: z.literal("hello"), ref, protocol: z.number().int(), build: z.string().max(80).optional() })
    .describe("Must be the first message; answered by `welcome`, or by `reload` and the end of the connection."),
  z
    .strictObject({
      type: z.literal("subscribe"),
      ref,
      table: tableId,
      as: viewer,
      key,
      seen: z.number().int().min(0).optional(),
    })
    .describe(
      "Follows a table through one pair of eyes (several are allowed: hot-seat); answered by `subscribed`; `seen` is the last version this client has.",
    ),
  z
    .strictObject({ type: z.literal("unsubscribe"), ref, table: tableId, as: viewer })
    .describe("Stops following; answered by `done`."),
  z
    .strictObject({ type: z.literal("choose"), ...submission, choices: z.array(choice).min(1).max(64) })
    .describe("Makes one or several choices of a seat, all or none; answered by `accepted` once they are durable."),
  z
    .strictObject({ type: z.literal("retract"), ...submission, keep: z.number().int().min(0).max(1000).default(0) })
    .describe("Takes back answers to an open simultaneous question, but the first `keep`; answered by `accepted`."),
  z
    .strictObject({ type: z.literal("undo"), ...submission })
    .describe("Undoes the seat's last choice if nobody has learned anything from it; answered by `accepted`."),
  z
    .strictObject({ type: z.literal("propose"), ref, table: tableId, kind: proposalKind, seat: seatNumber, key })
    .describe("Asks the other people at the table to agree to something about a seat; answered by `done`."),
  z
    .strictObject({
      type: z.literal("vote"),
      ref,
      table: tableId,
      proposal: id,
      answer: voteAnswer,
    })
    .describe("Answers a proposal of `info`; answered by `done`."),
  z
    .strictObject({ type: z.literal("refusals"), ref, table: tableId, seat: seatNumber })
    .describe("Asks which choices are shown but not legal, and why; answered by `refusals`."),
  z
    .strictObject({ type: z.literal("preview"), ref, table: tableId, seat: seatNumber, wish: previewWish })
    .describe("Asks what choices would lead to, as far as the seat can know; answered by `preview`."),
  z
    .strictObject({ type: z.literal("chat"), ref, table: tableId, text: chatText })
    .describe(
      "Says something to the people at the table, or where the table allows it to the others who watch; answered by `done`.",
    ),
  z
    .strictObject({
      type: z.literal("watch"),
      ref,
      lists: z.array(z.enum(["lobby", "mine"])).max(2),
      filter: lobbyFilter.optional(),
    })
    .describe(
      "Follows lists of tables (an empty list: none), of the lobby those that fit; answered by `done`, then `tables` now and on changes.",
    ),
  z.strictObject({ type: z.literal("ping"), ref }).describe("Asks for a sign of life; answered by `pong`."),
]);
export type ClientMessage = z.input<typeof clientMessage>;
export type ClientMessageOf<T extends ClientMessage["type"]> = Extract<z.output<typeof clientMessage>, { type: T }>;

const viewed = { table: tableId, as: viewer };
const back = z
  .number()
  .int()
  .nullable()
  .describe("Not null after an undo: what this viewer saw after that version was taken back and is void.");

/** What the server says. */
export const serverMessage = z.discriminatedUnion("type", [
  z
    .object({
      type: z.literal("welcome"),
      ref,
      protocol: z.number(),
      build: z.string(),
      me: me.nullable(),
      now: z.number(),
    })
    .describe("The connection is open; `me` is null without a session (public views only)."),
  z
    .object({ type: z.literal("reload"), ref, protocol: z.number() })
    .describe("The client is of another version: keep drafts, reload the page."),
  z
    .object({
      type: z.literal("subscribed"),
      ref,
      ...viewed,
      info: tableInfo,
      present: present.nullable(),
      back,
      missed: z.array(step),
      isCut: z.boolean(),
    })
    .describe(
      "The table as it stands (`present` is null before the start), and what was missed since `seen`, or without it since the seat's last choice; `isCut`: there was more, see the history endpoint.",
    ),
  z
    .object({
      type: z.literal("look"),
      ...viewed,
      back,
      from: z
        .number()
        .int()
        .nullable()
        .describe("The version whose look the changes begin at; without it, subscribe again. Null: the look is whole."),
      events: z.array(gameEvent),
      pictures: z
        .array(change.nullable())
        .describe("What each event changed in the view, one after another; empty when nobody took them."),
      look: change.nullable().describe("What leads from there to the look as it is now."),
      present: beside,
    })
    .describe("Something happened: the events, what each of them changed, and the present after them."),
  z.object({ type: z.literal("info"), table: tableId, info: tableInfo }).describe("The table itself changed."),
  z
    .object({
      type: z.literal("presence"),
      table: tableId,
      online: z.array(z.string()),
      spectators: z.number().int(),
      away: z.record(z.string(), z.number()).describe("Since when the other people with a seat have not been there."),
    })
    .describe("Which people with a seat are looking at the table now, and how many others."),
  z
    .object({ type: z.literal("orders"), table: tableId, orders })
    .describe("My own orders changed: by me, because one was used, or because it ended."),
  z.object({ type: z.literal("chat"), table: tableId, message: chatMessage }).describe("A person said something."),
  z
    .object({ type: z.literal("accepted"), ref, table: tableId, seat: seatNumber, sequence, version: z.number().int() })
    .describe("The submission is durable (or was already: a repeat); `version` is the seat's own version after it."),
  z
    .object({
      type: z.literal("refusals"),
      ref,
      table: tableId,
      seat: seatNumber,
      version: z.number().int(),
      refusals: z.array(refusal),
    })
    .describe("Choices that are not legal now, with reasons."),
  z
    .object({ type: z.literal("preview"), ref, table: tableId, seat: seatNumber, version: z.number().int(), preview })
    .describe("What the choices would lead to; nothing has changed."),
  z
    .object({
      type: z.literal("tables"),
      list: z.enum(["lobby", "mine"]),
      tables: z.array(tableSummary),
      total: z.number().int().describe("How many there are; of the lobby only the first are sent."),
    })
    .describe("A watched list as it is now."),
  z
    .object({ type: z.literal("closed"), ...viewed, code: z.custom<ErrorCode>(isCode) })
    .describe("The subscription ended."),
  z.object({ type: z.literal("done"), ref }).describe("It is done."),
  z.object({ type: z.literal("pong"), ref, now: z.number() }).describe("A sign of life."),
  z
    .object({ type: z.literal("error"), ref, code: z.custom<ErrorCode>(isCode), params: z.custom<ErrorParams>() })
    .describe("The message was refused and changed nothing."),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type ServerMessageOf<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;

function isCode(value: unknown): boolean {
  return typeof value === "string" && Object.hasOwn(errorCodes, value);
}

/** Why the server closes a socket; a client reconnects after all but the first. */
export const closeCodes = { reload: 4001, malformed: 4002, tooMany: 4003, draining: 4004, signedOut: 4005 } as const;
