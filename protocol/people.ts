// People: guests, accounts, how they want to be told.
import { z } from "zod";
import { lineOf } from "./text.ts";

/** A name people see. */
export const name = lineOf(1, 32).describe("A name that others see; need not be unique.");

export const login = z
  .string()
  .normalize("NFC")
  .trim()
  .min(3)
  .max(32)
  .regex(/^[\p{L}\p{N}._-]+$/u)
  .describe("What an account signs in with; unique, upper and lower case are the same.");

export const password = z.string().min(8).max(200).describe("At least eight characters; stored as an argon2id hash.");

export const email = z.email().max(254).describe("Only for notifications; never shown.");

export const language = z.enum(["en", "pl"]).describe("The person's language, for notifications.");

/** A code of a second factor: six digits by the time of day, or a recovery code. */
export const factorCode = z
  .string()
  .max(40)
  .transform(code => code.toLowerCase().replace(/[^0-9a-z]/g, ""))
  .describe("Six digits from the person's own device, or a recovery code.");

/** What an account has to show before it changes how it is opened. */
export const proof = z
  .strictObject({ password: z.string().max(200), code: factorCode.optional() })
  .describe("The password, and a code of the second factor where there is one; guests have neither.");
export type Proof = z.infer<typeof proof>;

/** The secret of a link that works once. */
export const linkSecret = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/)
  .describe("The secret of a link that works once.");

/** A person as everybody at a table sees it. */
export const person = z
  .object({ id: z.string(), name: z.string() })
  .describe("A person as others see it; a deleted person has an empty name.");

/** The person behind this session, as only they see it. */
export const me = z
  .object({
    id: z.string(),
    name: z.string(),
    isGuest: z.boolean(),
    login: z.string().nullable(),
    email: z.string().nullable(),
    isProven: z.boolean().describe("Whether the address has proven to be this person's; mail goes to no other."),
    hasFactor: z.boolean().describe("Whether signing in asks for a second factor."),
    role: z.enum(["moderator"]).nullable(),
    language,
    created: z.number().describe("Milliseconds since 1970."),
    muted: z.array(person).describe("Whose chat this person does not want to see."),
  })
  .describe("The person of this session, as only they see it.");
export type Me = z.infer<typeof me>;

/** A session as its person sees it. */
export const session = z
  .object({
    id: z.string(),
    device: z.string().describe("Browser and system; empty when unknown."),
    created: z.number(),
    seen: z.number().describe("When it was last used, to the day."),
    isThis: z.boolean(),
  })
  .describe("One of this person's sessions.");

/** What one can be told about when not looking. */
export const noticeKinds = ["turn", "start", "end", "invitation", "vote", "chat"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const channels = ["push", "webhook", "email"] as const;
export type Channel = (typeof channels)[number];

const pushSubscription = z
  .object({
    endpoint: z.url().max(1000),
    keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  })
  .describe("What PushManager.subscribe() gives in the browser, as JSON.");
export type PushSubscriptionInfo = z.infer<typeof pushSubscription>;

/** How well a channel works for this person. */
export const channelHealth = z
  .object({
    channel: z.enum(channels),
    isConfigured: z.boolean().describe("Whether the operator has set this channel up."),
    isOn: z.boolean().describe("Whether this person uses it."),
    devices: z.number().int().describe("Push: how many browsers are subscribed."),
    waiting: z.number().int().describe("Notices not delivered yet."),
    lastDelivered: z.number().nullable(),
    lastError: z.string().nullable(),
  })
  .describe("State of one way of telling this person something.");
export type ChannelHealth = z.infer<typeof channelHealth>;

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};
const hourOfDay = z.number().int().min(0).max(23);
const zone = z.string().max(60).refine(isZone).describe("Where the person lives, for example Europe/Warsaw.");

/** When somebody is told everything together, once a day. */
const digest = z
  .object({ hour: hourOfDay, zone })
  .describe("At this hour where the person lives: one message about all slow games; live ones are told at once.");
export type Digest = z.infer<typeof digest>;

/** Hours in which somebody does not want to be told anything. */
export const quietHours = z
  .object({
    from: hourOfDay,
    to: hourOfDay.describe("The hour at which it is over; the same as `from`: never quiet."),
    zone,
    stopsClock: z
      .boolean()
      .default(false)
      .describe("Whether slow clocks stand still in these hours, too; then they are at most ten, and tables see them."),
  })
  .refine(({ from, to, stopsClock }) => !stopsClock || (to - from + 24) % 24 <= 10)
  .describe("Hours of the day, over midnight too, in which notices wait.");
export type QuietHours = z.infer<typeof quietHours>;

const moment = z.number().int().min(0).max(8_640_000_000_000_000);
export const holiday = z
  .object({ since: moment, until: moment })
  .describe("A time in which slow clocks of this person stand still.");

/** When a person rests, as the people at their tables know it. */
export const rest = z
  .object({ holidays: z.array(holiday), quiet: quietHours.nullable() })
  .describe("Holidays, and hours in which the person's slow clocks stand still.");
export type Rest = z.infer<typeof rest>;

/** A person's holidays. */
export const holidays = z.object({
  holidays: z.array(holiday).describe("Of the last year and to come, the earliest first."),
  daysLeft: z.number().int().describe("How many days may still be announced."),
});
export type Holidays = z.infer<typeof holidays>;

export const paceKinds = ["none", "live", "days"] as const;

export const noticeRules = z
  .object({
    kinds: z.array(z.enum(noticeKinds)).describe("What to be told about."),
    delaySeconds: z.number().int().min(0).max(86400).describe("How long to wait whether the person comes by anyway."),
    webhook: z
      .url({ protocol: /^https?$/ })
      .max(1000)
      .nullable()
      .describe("Gets Discord-compatible JSON by POST."),
    email: z.boolean().describe("Whether to write to the e-mail address of this person."),
    quiet: quietHours.nullable().default(null),
    digest: digest.nullable().default(null),
    paces: z
      .array(z.enum(paceKinds))
      .default([...paceKinds])
      .describe("Of tables of which pace to be told; invitations are told always."),
  })
  .describe("When and how this person wants to be told.");
export type NoticeRules = z.infer<typeof noticeRules>;

export const noticeSettings = z.object({
  rules: noticeRules,
  health: z.array(channelHealth),
  pushKey: z.string().nullable().describe("The server's public VAPID key for PushManager.subscribe()."),
});
export type NoticeSettings = z.infer<typeof noticeSettings>;

export { pushSubscription };

/** How one game went for this person. */
export const gameStatistics = z.object({
  game: z.string(),
  played: z.number().int(),
  won: z.number().int(),
  places: z.array(z.number().int()).describe("How often each place, first to last."),
  bySeat: z.array(z.object({ seat: z.number().int(), played: z.number().int(), won: z.number().int() })),
  bySetting: z
    .array(z.object({ option: z.string(), value: z.string(), played: z.number().int(), won: z.number().int() }))
    .describe("By the seat's own settings, for example its faction."),
});
export type GameStatistics = z.infer<typeof gameStatistics>;

/** How many of a person's latest games with others they played to the end. */
export const finishRate = z
  .object({ finished: z.number().int(), of: z.number().int() })
  .describe("Of the latest games with other people, how many the person played to the end; each further game counts.");
export type FinishRate = z.infer<typeof finishRate>;

/** What two people are to each other, as one of them knows it. */
export const tie = z
  .object({
    person,
    state: z
      .enum(["friend", "asked", "asks", "blocked"])
      .describe("friend: both have said so; asked: I have; asks: they have; blocked: I do not want to meet them."),
  })
  .describe("A person and what they are to me.");
export type Tie = z.infer<typeof tie>;
