// Endpoints about the person of the session.
import { z } from "zod";
import { type Endpoint, nothing } from "./endpoint.ts";
import {
  email,
  gameStatistics,
  language,
  login,
  me,
  name,
  noticeRules,
  noticeSettings,
  password,
  pushSubscription,
  session,
} from "./people.ts";
import { tableSummary } from "./tables.ts";
import { code, count, id } from "./text.ts";

export const people = {
  "GET /api/me": {
    about: "The person of this session, or null.",
    who: "anyone",
    reply: z.object({ me: me.nullable() }),
  },
  "POST /api/guest": {
    about: "Becomes a guest by nickname; the answer sets the session cookie.",
    who: "anyone",
    body: z.strictObject({ name, language: language.optional() }),
    reply: z.object({ me }),
  },
  "POST /api/account": {
    about: "Gives the guest of this session an account (keeping its games), or makes a new person with one.",
    who: "anyone",
    body: z.strictObject({
      login,
      password,
      name: name.optional(),
      email: email.optional(),
      language: language.optional(),
    }),
    reply: z.object({ me }),
  },
  "POST /api/sign-in": {
    about: "Signs in; `keep` moves the seats of this session's guest to the account.",
    who: "anyone",
    body: z.strictObject({ login, password: z.string().max(200), keep: z.boolean().default(false) }),
    reply: z.object({ me }),
  },
  "POST /api/sign-out": {
    about: "Ends this session, or with `everywhere` all sessions of this person.",
    who: "person",
    body: z.strictObject({ everywhere: z.boolean().default(false) }),
    reply: nothing,
  },
  "PATCH /api/me": {
    about:
      "Changes name, e-mail (null removes it), language, or the password (with the current one; it ends the other sessions).",
    who: "person",
    body: z.strictObject({
      name: name.optional(),
      email: email.nullable().optional(),
      language: language.optional(),
      password: z.strictObject({ current: z.string().max(200), next: password }).optional(),
    }),
    reply: z.object({ me }),
  },
  "DELETE /api/me": {
    about: "Deletes this person; finished games keep an anonymous seat, bots take over in running ones.",
    who: "person",
    body: z.strictObject({ password: z.string().max(200).optional().describe("Needed for accounts.") }),
    reply: nothing,
  },
  "GET /api/me/sessions": {
    about: "Where this person is signed in, the latest first.",
    who: "person",
    reply: z.object({ sessions: z.array(session) }),
  },
  "DELETE /api/me/sessions/:session": {
    about: "Ends one of this person's sessions; its sockets close.",
    who: "person",
    params: z.object({ session: id }),
    reply: nothing,
  },
  "POST /api/me/way-back": {
    about: "Makes a guest's way back from another device: a code shown this once; an earlier one ends.",
    who: "person",
    body: nothing,
    reply: z.object({ code }),
  },
  "DELETE /api/me/way-back": {
    about: "Ends the guest's way back.",
    who: "person",
    reply: nothing,
  },
  "POST /api/way-back": {
    about: "A guest comes back by the code; the answer sets the session cookie.",
    who: "anyone",
    body: z.strictObject({ code }),
    reply: z.object({ me }),
  },
  "GET /api/me/export": {
    about: "Everything stored about this person, as one JSON document.",
    who: "person",
    reply: z.record(z.string(), z.unknown()),
  },
  "GET /api/me/tables": {
    about: "My tables, those that wait for me first.",
    who: "person",
    query: z.object({ stage: z.enum(["current", "over"]).default("current"), before: count.optional() }),
    reply: z.object({ tables: z.array(tableSummary) }),
  },
  "GET /api/me/statistics": {
    about: "How my finished games went.",
    who: "person",
    reply: z.object({ games: z.array(gameStatistics) }),
  },
  "GET /api/me/notices": {
    about: "How I am told things, and whether that works.",
    who: "person",
    reply: noticeSettings,
  },
  "PUT /api/me/notices": {
    about: "Changes how I am told things.",
    who: "person",
    body: noticeRules,
    reply: noticeSettings,
  },
  "POST /api/me/push": {
    about: "Adds a browser for web push.",
    who: "person",
    body: pushSubscription,
    reply: noticeSettings,
  },
  "DELETE /api/me/push": {
    about: "Removes a browser.",
    who: "person",
    body: z.strictObject({ endpoint: z.string().max(1000) }),
    reply: noticeSettings,
  },
  "POST /api/me/notices/test": {
    about: "Sends a test notice on every channel in use.",
    who: "person",
    body: nothing,
    reply: noticeSettings,
  },
  "PUT /api/me/muted/:person": {
    about: "Mutes a person for me, at all tables.",
    who: "person",
    params: z.object({ person: id }),
    body: z.strictObject({ muted: z.boolean() }),
    reply: z.object({ me }),
  },
} satisfies Record<string, Endpoint>;
