// Endpoints about the person of the session.
import { z } from "zod";
import { type Endpoint, nothing } from "./endpoint.ts";
import {
  email,
  factorCode,
  finishRate,
  gameStatistics,
  holiday,
  holidays,
  language,
  linkSecret,
  login,
  me,
  name,
  noticeRules,
  noticeSettings,
  password,
  proof,
  pushSubscription,
  session,
  tie,
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
    body: z.strictObject({ name, language: language.optional(), invitation: linkSecret.optional() }),
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
      invitation: linkSecret.optional(),
    }),
    reply: z.object({ me }),
  },
  "POST /api/sign-in": {
    about: "Signs in; `keep` moves the seats of this session's guest to the account.",
    who: "anyone",
    body: z.strictObject({
      login,
      password: z.string().max(200),
      code: factorCode.optional(),
      keep: z.boolean().default(false),
    }),
    reply: z.object({
      me,
      failed: z.number().int().describe("Sign-ins to this account that failed since the last one that did not."),
    }),
  },
  "POST /api/password/forgotten": {
    about:
      "Sends a link to the proven address of an account, which sets a new password, or of a guest, which brings them back; says nothing of whether it did.",
    who: "anyone",
    body: z.strictObject({ account: z.union([login, email]).describe("The login, or the e-mail address.") }),
    reply: nothing,
  },
  "POST /api/password/reset": {
    about: "Sets a new password by the secret of such a link, once; every session of the account ends.",
    who: "anyone",
    body: z.strictObject({ secret: linkSecret, password }),
    reply: z.object({ login: z.string() }),
  },
  "POST /api/address/prove": {
    about: "Proves an e-mail address by the secret that was sent to it.",
    who: "anyone",
    body: z.strictObject({ secret: linkSecret }),
    reply: nothing,
  },
  "POST /api/sign-out": {
    about: "Ends this session, or with `everywhere` all sessions of this person.",
    who: "person",
    body: z.strictObject({ everywhere: z.boolean().default(false) }),
    reply: nothing,
  },
  "PATCH /api/me": {
    about:
      "Changes name, e-mail (null removes it), language or password. An account shows a proof before its e-mail or password changes; a new password ends the other sessions, a new e-mail is sent a link to prove it.",
    who: "person",
    body: z.strictObject({
      name: name.optional(),
      email: email.nullable().optional(),
      language: language.optional(),
      password: password.optional(),
      proof: proof.optional(),
    }),
    reply: z.object({ me }),
  },
  "DELETE /api/me": {
    about: "Deletes this person; finished games keep an anonymous seat, bots take over in running ones.",
    who: "person",
    body: z.strictObject({ proof: proof.optional() }),
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
    about:
      "A guest comes back by the code, or by the secret of a link from a mail; the answer sets the session cookie.",
    who: "anyone",
    body: z.strictObject({ code }),
    reply: z.object({ me }),
  },
  "POST /api/me/address": {
    about: "Sends the link that proves this person's e-mail address again.",
    who: "person",
    body: nothing,
    reply: nothing,
  },
  "POST /api/me/factor": {
    about: "Begins a second factor: the secret for a program that makes codes by the time of day (RFC 6238).",
    who: "person",
    body: z.strictObject({ proof }),
    reply: z.object({ secret: z.string(), address: z.string().describe("An otpauth: address, for a QR code.") }),
  },
  "PUT /api/me/factor": {
    about: "Turns it on with a first code; the answer has the recovery codes, once. The other sessions end.",
    who: "person",
    body: z.strictObject({ code: factorCode }),
    reply: z.object({ me, codes: z.array(z.string()) }),
  },
  "DELETE /api/me/factor": {
    about: "Turns the second factor off.",
    who: "person",
    body: z.strictObject({ proof }),
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
    reply: z.object({ games: z.array(gameStatistics), finishRate }),
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
  "GET /api/me/holidays": {
    about: "My holidays, and how many days are left this year.",
    who: "person",
    reply: holidays,
  },
  "POST /api/me/holidays": {
    about: "Announces a holiday at all my tables: slow clocks of mine stand still.",
    who: "person",
    body: z.strictObject(holiday.shape),
    reply: holidays,
  },
  "DELETE /api/me/holidays/:since": {
    about: "Cancels a holiday that begins at this moment, or ends it now if it has begun.",
    who: "person",
    params: z.object({ since: count }),
    reply: holidays,
  },
  "GET /api/me/people": {
    about: "My friends, those who have asked or been asked, and whom I block.",
    who: "person",
    reply: z.object({ people: z.array(tie) }),
  },
  "PUT /api/me/people/:person": {
    about:
      "Says what a person is to me: a friend (they say so, too, or are asked), blocked (never seated together, no chat), or nothing.",
    who: "person",
    params: z.object({ person: id }),
    body: z.strictObject({ tie: z.enum(["friend", "block", "none"]) }),
    reply: z.object({ people: z.array(tie) }),
  },
  "PUT /api/me/muted/:person": {
    about: "Mutes a person for me, at all tables.",
    who: "person",
    params: z.object({ person: id }),
    body: z.strictObject({ muted: z.boolean() }),
    reply: z.object({ me }),
  },
} satisfies Record<string, Endpoint>;
