// Endpoints for the people who look after a server, and what everybody may know of how it is open.
import { z } from "zod";
import { type Endpoint, nothing } from "./endpoint.ts";
import { name, person } from "./people.ts";
import { count, id, lineOf, linesOf } from "./text.ts";

const reason = linesOf(0, 500).default("").describe("Why, for the log that the others who look after the server read.");
const until = z
  .number()
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER)
  .nullable()
  .describe("Until when, in milliseconds since 1970; null ends it.");
/** What everybody is told. */
export const notice = lineOf(1, 300);

const site = z
  .object({
    announcement: z.object({ en: notice, pl: notice }).nullable().describe("What everybody should know."),
    isReadOnly: z.boolean().describe("Nothing can be changed for now; no clock runs."),
    isByInvitation: z.boolean().describe("New people need an invitation."),
  })
  .describe("How this server is open.");
export type SiteState = z.infer<typeof site>;

const report = z.object({
  no: z.number().int(),
  at: z.number(),
  table: z.string().nullable(),
  person,
  reporter: person,
  line: z.string().nullable().describe("The line of chat it is about."),
  reason: z.string(),
  closed: z.number().nullable(),
});

const inCare = z
  .object({
    id: z.string(),
    name: z.string(),
    login: z.string().nullable(),
    created: z.number(),
    hasAddress: z.boolean().describe("Whether mail can reach this person."),
    role: z.enum(["moderator"]).nullable(),
    suspended: z.number().nullable(),
    silenced: z.number().nullable(),
    reports: z.number().int().describe("Complaints about this person that are open."),
  })
  .describe("A person as those see it who look after the server.");
export type PersonInCare = z.infer<typeof inCare>;

const deed = z.object({
  no: z.number().int(),
  at: z.number(),
  actor: z.string().describe("A person's id, or `operator`."),
  actorName: z.string(),
  deed: z.string(),
  person: z.string().nullable(),
  personName: z.string(),
  table: z.string().nullable(),
  reason: z.string(),
});

const who = "moderator" as const;
const ofPerson = z.object({ person: id });
const ofTable = z.object({ table: id });

export const care = {
  "GET /api/site": {
    about: "How this server is open: announcement, read-only, by invitation.",
    who: "anyone",
    reply: site.extend({ canMail: z.boolean().describe("Whether links can be sent by mail.") }),
  },
  "PUT /api/care/site": {
    about: "Announces something, lets nothing be changed for a while, or asks new people for an invitation.",
    who,
    body: site.partial().extend({ reason }),
    reply: site,
  },
  "POST /api/care/invitations": {
    about: "Makes a link by which so many people can come in; it works for two weeks.",
    who,
    body: z.strictObject({ uses: z.number().int().min(1).max(1000) }),
    reply: z.object({ link: z.string() }),
  },
  "GET /api/care/reports": {
    about: "Complaints, the latest first, up to 50 before `before`.",
    who,
    query: z.object({ state: z.enum(["open", "closed"]).default("open"), before: count.optional() }),
    reply: z.object({ reports: z.array(report) }),
  },
  "POST /api/care/reports/:report/close": {
    about: "Puts a complaint away.",
    who,
    params: z.object({ report: count }),
    body: z.strictObject({ reason }),
    reply: nothing,
  },
  "GET /api/care/people": {
    about: "People whose name, login or id begins like this, up to 50.",
    who,
    query: z.object({ find: lineOf(1, 40) }),
    reply: z.object({ people: z.array(inCare) }),
  },
  "GET /api/care/people/:person": {
    about: "One person.",
    who,
    params: ofPerson,
    reply: z.object({ person: inCare }),
  },
  "PUT /api/care/people/:person/silenced": {
    about: "Lets a person say nothing at any table.",
    who,
    params: ofPerson,
    body: z.strictObject({ until, reason }),
    reply: z.object({ person: inCare }),
  },
  "PUT /api/care/people/:person/suspended": {
    about: "Keeps a person out: sockets end at once, and nobody new may take the name.",
    who,
    params: ofPerson,
    body: z.strictObject({ until, reason }),
    reply: z.object({ person: inCare }),
  },
  "PUT /api/care/people/:person/name": {
    about: "Gives a person another name, at all tables.",
    who,
    params: ofPerson,
    body: z.strictObject({ name, reason }),
    reply: z.object({ person: inCare }),
  },
  "POST /api/care/people/:person/password": {
    about: "Sends a link that sets a new password to the person's proven address.",
    who,
    params: ofPerson,
    body: z.strictObject({ reason }),
    reply: nothing,
  },
  "GET /api/care/people/:person/export": {
    about: "Everything stored about a person, for when they ask for it.",
    who,
    params: ofPerson,
    reply: z.record(z.string(), z.unknown()),
  },
  "DELETE /api/care/people/:person": {
    about: "Deletes a person, as they could themselves.",
    who,
    params: ofPerson,
    body: z.strictObject({ reason }),
    reply: nothing,
  },
  "POST /api/care/tables/:table/end": {
    about: "Ends a running game as it stands.",
    who,
    params: ofTable,
    body: z.strictObject({ reason }),
    reply: nothing,
  },
  "DELETE /api/care/tables/:table": {
    about: "Deletes a table with its game and its chat.",
    who,
    params: ofTable,
    body: z.strictObject({ reason }),
    reply: nothing,
  },
  "GET /api/care/log": {
    about: "What was done by those who look after the server, the latest first, up to 50 before `before`.",
    who,
    query: z.object({ before: count.optional() }),
    reply: z.object({ deeds: z.array(deed) }),
  },
} satisfies Record<string, Endpoint>;
